import { isLocal } from "./clock.ts";

// Checked at every start, so without the schema library: that alone would take longer than everything here.
const anything = /./;
const secret = /^.{16,}$/s;
const address = { test: (value: string) => URL.canParse(value) };
const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const onOrOff = /^(on|off)$/;
const timing = /^(production|local|test|test-patient)$/;
const offset = /^-?\d{1,13}$/;

/** Everything that can be configured: what for, and what the site does without it. The README's table says the same. */
export const settings = {
  SITE_URL: { valid: address, needed: true, purpose: "the site's public address, for canonical links and mails" },
  PLACES_KEY: {
    valid: anything,
    needed: false,
    purpose: "address suggestions from the maps service; without it only suburbs are suggested",
  },
  LINK_SECRET: {
    valid: secret,
    needed: true,
    purpose:
      "signs confirmations and the links to uploads and to withdrawal, with 16 characters or more; without it mails carry no such links, and confirmations are not signed",
  },
  LINK_SECRET_PREVIOUS: {
    valid: secret,
    needed: false,
    purpose: "the secret before it, so that links in mails already sent go on working",
  },
  MAIL_API_KEY: {
    valid: anything,
    needed: true,
    purpose: "the mail service's key; without it requests are kept, and mailed once it is there",
  },
  MAIL_API_URL: { valid: address, needed: false, purpose: "the mail service's address" },
  MAIL_FROM: {
    valid: email,
    needed: false,
    purpose: "the sender's address, not the inbox's; the website's own if absent",
  },
  MAIL_TO: { valid: email, needed: false, purpose: "who gets the requests; the business's own address if absent" },
  MAIL_ALERTS_TO: {
    valid: email,
    needed: false,
    purpose: "a second address for alerts, outside the staff's own mail; alerts go to staff alone if absent",
  },
  MAIL_DKIM_DOMAIN: { valid: anything, needed: false, purpose: "signs mails, with the selector" },
  MAIL_DKIM_SELECTOR: { valid: anything, needed: false, purpose: "signs mails, with the domain" },
  MAIL_DKIM_PRIVATE_KEY: {
    valid: anything,
    needed: false,
    purpose: "signs mails where the service doesn't hold the key itself",
  },
  MAIL_RECEIPTS: {
    valid: onOrOff,
    needed: false,
    purpose: "“on” says that delivery events are posted to /api/mail-events, so that a missing one is noticed",
  },
  MAIL_RECEIPT_KEY: {
    valid: anything,
    needed: false,
    purpose: "the public key of delivery events; asked of the mail service if absent",
  },
  LEAD_WEBHOOK_URL: {
    valid: { test: (value: string) => /^(https:|http:\/\/127\.0\.0\.1)/.test(value) && URL.canParse(value) },
    needed: false,
    purpose: "the business's own system, which is then told of every request; Privacy says so",
  },
  LEAD_WEBHOOK_SECRET: {
    valid: secret,
    needed: false,
    purpose: "signs what that system is told; without it nothing is told",
  },
  PLACES_URL: { valid: address, needed: false, purpose: "the maps service's address" },
  SERVICE_WORKER: {
    valid: onOrOff,
    needed: false,
    purpose: "“off” withdraws the service worker at each visitor's next visit",
  },
  CLOCK_OFFSET_MS: {
    valid: offset,
    needed: false,
    purpose: "shows the site as at another date, on a developer's machine only",
  },
  TIMING: {
    valid: timing,
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
  /** Set, though it only counts on a developer's machine. */
  ignored: SettingName[];
}

/**
 * Checked once, when the Worker starts: names only, never a value. What is missing never stops a request. A secret that is
 * too short isn't used: it is as good as none, and nobody is told that there is one to be guessed.
 */
export function checkConfiguration(env: object): Configuration {
  const result: Configuration = { configured: [], missing: [], unset: [], invalid: [], ignored: [] };
  const local = isLocal(Reflect.get(env, "SITE_URL"));
  for (const name of Object.keys(settings) as SettingName[]) {
    const value: unknown = Reflect.get(env, name);
    const { valid, needed } = settings[name];
    if (name === "CLOCK_OFFSET_MS" && value !== undefined && !local) result.ignored.push(name);
    else if (typeof value === "string" && value !== "" && valid.test(value)) result.configured.push(name);
    else if (value === undefined || value === "" || valid === secret) result[needed ? "missing" : "unset"].push(name);
    else result.invalid.push(name);
  }
  return result;
}
