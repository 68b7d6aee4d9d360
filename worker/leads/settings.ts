import * as z from "zod/mini";
import { business } from "#content/business.ts";
import type { AccessSettings } from "./office/access.ts";
import { type Timing, timingOf } from "./timing.ts";

/** What the lead pipeline is told by the environment. A value that is missing or wrong is left out: it never costs a lead. */
export interface Settings {
  siteUrl: string;
  /** The present secret first, then the one before, whose links still work. */
  linkSecrets: string[];
  mail: MailSettings;
  timing: Timing;
  hook: HookSettings | undefined;
  access: AccessSettings | undefined;
}

/** Where the business's own system takes requests, and what it knows us by. */
export interface HookSettings {
  url: string;
  secret: string;
}

export interface MailSettings {
  url: string;
  key: string | undefined;
  /** Never the inbox itself: filters take mail from an address to itself for forged. */
  from: string;
  to: string;
  /** Staff, and anyone else who is told when something has to be looked at. */
  alertsTo: string[];
  dkim: { domain: string; selector: string; privateKey?: string } | undefined;
  /** The public half of the key that signs receipts, where it isn't to be requested from the relay. */
  receiptKey: string | undefined;
}

export function readSettings(env: object): Settings {
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(env, name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  /** A short one can be guessed. */
  const secret = (name: string): string | undefined => {
    const value = text(name);
    return value !== undefined && value.length >= 16 ? value : undefined;
  };
  /** A mistyped address must not swallow requests: the business's own is used instead. */
  const address = (name: string): string | undefined => {
    const value = z.email().safeParse(text(name)?.trim());
    return value.success ? value.data : undefined;
  };
  const [team, audience] = [text("ACCESS_TEAM"), text("ACCESS_AUD")];
  const domain = text("MAIL_DKIM_DOMAIN");
  const selector = text("MAIL_DKIM_SELECTOR");
  const privateKey = text("MAIL_DKIM_PRIVATE_KEY");
  const to = address("MAIL_TO") ?? business.email;
  const alertsTo = [to, address("MAIL_ALERTS_TO")].filter((each) => each !== undefined);
  return {
    siteUrl: (text("SITE_URL") ?? "").replace(/\/$/, ""),
    linkSecrets: [secret("LINK_SECRET"), secret("LINK_SECRET_PREVIOUS")].filter((each) => each !== undefined),
    mail: {
      url: text("MAIL_API_URL") ?? "https://api.mailchannels.net",
      key: text("MAIL_API_KEY"),
      from: [address("MAIL_FROM"), business.websiteEmail].find((each) => each !== undefined && each !== to) ?? to,
      to,
      alertsTo: [...new Set(alertsTo)],
      dkim: domain && selector ? { domain, selector, ...(privateKey && { privateKey }) } : undefined,
      receiptKey: text("MAIL_RECEIPT_KEY"),
    },
    // With one of the two alone nobody is let in: the owner who set it wants the office closed.
    access: team === undefined && audience === undefined ? undefined : { team: team ?? "", audience: audience ?? "" },
    hook: hookSettings(text("LEAD_WEBHOOK_URL"), secret("LEAD_WEBHOOK_SECRET")),
    timing: timingOf(env),
  };
}

/** Requests are personal: they go nowhere unsigned, and over no line that others can read. */
function hookSettings(url: string | undefined, secret: string | undefined): HookSettings | undefined {
  if (url === undefined || secret === undefined || !URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || hostname === "127.0.0.1" ? { url, secret } : undefined;
}
