import { clockOffset } from "./clock.ts";

interface LocalAddresses {
  site: string;
  mailbox: string;
  /** What Melbourne's calendar shows, where it isn't today. */
  date?: string | undefined;
}

/** What the Worker is told on this machine, in place of secrets and hosts. Nothing here is a secret of a real site. */
export function localVars({ site, mailbox, date }: LocalAddresses): Record<string, string> {
  return {
    SITE_URL: site,
    LINK_SECRET: localLinkSecret,
    MAIL_API_URL: mailbox,
    MAIL_API_KEY: localMailKey,
    MAIL_RECEIPTS: "on",
    ...(date !== undefined && { CLOCK_OFFSET_MS: clockOffset(date) }),
    TIMING: "local",
  };
}

export const localLinkSecret = "on-this-machine-only";

/** The mailbox refuses any other, as the real service would. */
export const localMailKey = "mailbox-on-this-machine";
