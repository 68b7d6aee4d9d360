import { clockOffset } from "./clock.ts";

interface LocalAddresses {
  site: string;
  mailbox: string;
  /** What Melbourne's calendar shows, where it isn't today. */
  date?: string | undefined;
  /** Whether the mailbox stands in for the business's own system, too. */
  webhook?: boolean;
}

/** What the Worker is told on this machine, in place of secrets and hosts. Nothing here is a secret of a real site. */
export function localVars({ site, mailbox, date, webhook = false }: LocalAddresses): Record<string, string> {
  return {
    SITE_URL: site,
    LINK_SECRET: localLinkSecret,
    MAIL_API_URL: mailbox,
    MAIL_API_KEY: localMailKey,
    MAIL_RECEIPTS: "on",
    ...(webhook && { LEAD_WEBHOOK_URL: `${mailbox}/webhook`, LEAD_WEBHOOK_SECRET: localWebhookSecret }),
    ...(date !== undefined && { CLOCK_OFFSET_MS: clockOffset(date) }),
    TIMING: "local",
  };
}

export const localLinkSecret = "on-this-machine-only";

export const localWebhookSecret = "webhook-on-this-machine";

/** The mailbox refuses any other, as the real service would. */
export const localMailKey = "mailbox-on-this-machine";
