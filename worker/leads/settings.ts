import * as z from "zod/mini";
import { business } from "#content/business.ts";
import { defaultTiming, type Timing } from "./timing.ts";

/** What the lead's way is told by the environment. What is missing or wrong is left out: it never costs a lead. */
export interface Settings {
  siteUrl: string;
  /** The present secret first, then the one before, whose links still work. */
  linkSecrets: string[];
  mail: MailSettings;
  timing: Timing;
}

export interface MailSettings {
  url: string;
  key: string | undefined;
  from: string;
  to: string;
  dkim: { domain: string; selector: string; privateKey?: string } | undefined;
  /** The public half of the key that signs receipts, where it isn't to be asked of the relay. */
  receiptKey: string | undefined;
}

export function readSettings(env: object): Settings {
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(env, name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const milliseconds = (name: string, usual: number): number => {
    const read = z.coerce.number().check(z.int(), z.nonnegative()).safeParse(text(name));
    return text(name) !== undefined && read.success ? read.data : usual;
  };
  const domain = text("MAIL_DKIM_DOMAIN");
  const selector = text("MAIL_DKIM_SELECTOR");
  const privateKey = text("MAIL_DKIM_PRIVATE_KEY");
  const usual = defaultTiming;
  return {
    siteUrl: (text("SITE_URL") ?? "").replace(/\/$/, ""),
    linkSecrets: [text("LINK_SECRET"), text("LINK_SECRET_PREVIOUS")].filter((secret) => secret !== undefined),
    mail: {
      url: text("MAIL_API_URL") ?? "https://api.mailchannels.net",
      key: text("MAIL_API_KEY"),
      from: text("MAIL_FROM") ?? business.email,
      to: text("MAIL_TO") ?? business.email,
      dkim: domain && selector ? { domain, selector, ...(privateKey && { privateKey }) } : undefined,
      receiptKey: text("MAIL_RECEIPT_KEY"),
    },
    timing: {
      retryFirstMs: milliseconds("RETRY_FIRST_MS", usual.retryFirstMs),
      retryParkedMs: milliseconds("RETRY_PARKED_MS", usual.retryParkedMs),
      ambiguousMs: milliseconds("AMBIGUOUS_MS", usual.ambiguousMs),
      // Where no receipts come in, none is missed.
      receiptMs:
        text("MAIL_RECEIPTS") === "on" ? milliseconds("RECEIPT_MS", usual.receiptMs) : Number.POSITIVE_INFINITY,
      abandonedMs: milliseconds("ABANDONED_MS", usual.abandonedMs),
      mailDeadlineMs: milliseconds("MAIL_DEADLINE_MS", usual.mailDeadlineMs),
    },
  };
}
