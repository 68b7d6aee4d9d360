import * as z from "zod/mini";

const offset = z.string().check(z.regex(/^-?\d{1,13}$/));

/** Everything that can be configured: what for, and what the site does without it. The README's table says the same. */
export const settings = {
  SITE_URL: { schema: z.url(), needed: true, purpose: "the site's public address, for canonical links and mails" },
  PLACES_KEY: {
    schema: z.string(),
    needed: false,
    purpose: "address suggestions from the maps service; without it our own list of towns answers",
  },
  LINK_SECRET: {
    schema: z.string().check(z.minLength(16)),
    needed: true,
    purpose:
      "signs confirmations and the links to uploads and to withdrawal; without it mails carry no such links, and confirmations are not signed",
  },
  LINK_SECRET_PREVIOUS: {
    schema: z.string().check(z.minLength(16)),
    needed: false,
    purpose: "the secret before it, so that links in mails already sent go on working",
  },
  MAIL_API_KEY: {
    schema: z.string(),
    needed: true,
    purpose: "the mail service's key; without it requests are kept, and mailed once it is there",
  },
  MAIL_API_URL: { schema: z.url(), needed: false, purpose: "the mail service's address" },
  MAIL_FROM: { schema: z.email(), needed: false, purpose: "the sender's address; the business's own if absent" },
  MAIL_TO: { schema: z.email(), needed: false, purpose: "who gets the requests; the business's own address if absent" },
  MAIL_DKIM_DOMAIN: { schema: z.string(), needed: false, purpose: "signs mails, with the selector" },
  MAIL_DKIM_SELECTOR: { schema: z.string(), needed: false, purpose: "signs mails, with the domain" },
  MAIL_DKIM_PRIVATE_KEY: {
    schema: z.string(),
    needed: false,
    purpose: "signs mails where the service doesn't hold the key itself",
  },
  MAIL_RECEIPTS: {
    schema: z.enum(["on", "off"]),
    needed: false,
    purpose: "“on” says that delivery events are posted to /api/mail-events, so that a missing one is noticed",
  },
  MAIL_RECEIPT_KEY: {
    schema: z.string(),
    needed: false,
    purpose: "the public key of delivery events; asked of the mail service if absent",
  },
  PLACES_URL: { schema: z.url(), needed: false, purpose: "the maps service's address" },
  SERVICE_WORKER: {
    schema: z.enum(["on", "off"]),
    needed: false,
    purpose: "“off” withdraws the service worker at each visitor's next visit",
  },
  CLOCK_OFFSET_MS: {
    schema: offset,
    needed: false,
    purpose: "shows the site as at another date; never set in production",
  },
  TIMING: {
    schema: z.enum(["production", "local", "test", "test-patient"]),
    needed: false,
    purpose: "how long mails wait before they are retried: “production” if absent",
  },
} as const;

type SettingName = keyof typeof settings;

export interface Configuration {
  configured: SettingName[];
  /** Needed, and not there. */
  missing: SettingName[];
  /** Not needed, and not there. */
  unset: SettingName[];
  invalid: SettingName[];
}

/** Checked once, when the Worker starts: names only, never a value. What is missing never stops a request. */
export function checkConfiguration(env: object): Configuration {
  const result: Configuration = { configured: [], missing: [], unset: [], invalid: [] };
  for (const name of Object.keys(settings) as SettingName[]) {
    const value: unknown = Reflect.get(env, name);
    if (value === undefined || value === "") result[settings[name].needed ? "missing" : "unset"].push(name);
    else if (settings[name].schema.safeParse(value).success) result.configured.push(name);
    else result.invalid.push(name);
  }
  return result;
}
