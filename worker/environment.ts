import { isLocal } from "./clock.ts";

// The check runs at every start, so it uses no schema library: loading that would take longer than all of this.
const anything = /./;
const secret = /^.{16,}$/s;
const address = { test: (value: string) => URL.canParse(value) };
// Requests hold personal data, so we send them only over HTTPS.
const ownSystem = {
  test: (value: string) => address.test(value) && isPrivate(new URL(value)),
};
const isPrivate = ({ protocol, hostname }: URL) =>
  protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const onOrOff = /^(on|off)$/;
const timing = /^(production|local|test|test-patient)$/;
const offset = /^-?\d{1,13}$/;

/** Every setting. docs/configuration.md says what each is for, and what the site does without it. */
export const settings = {
  SITE_URL: { valid: address, needed: true },
  PLACES_KEY: { valid: anything, needed: false },
  LINK_SECRET: { valid: secret, needed: true },
  LINK_SECRET_PREVIOUS: { valid: secret, needed: false },
  MAIL_API_KEY: { valid: anything, needed: true },
  MAIL_API_URL: { valid: address, needed: false },
  MAIL_FROM: { valid: email, needed: false },
  MAIL_TO: { valid: email, needed: false },
  MAIL_ALERTS_TO: { valid: email, needed: false },
  MAIL_HEARTBEAT_TO: { valid: email, needed: false },
  MAIL_DKIM_DOMAIN: { valid: anything, needed: false },
  MAIL_DKIM_SELECTOR: { valid: anything, needed: false },
  MAIL_DKIM_PRIVATE_KEY: { valid: anything, needed: false },
  MAIL_RECEIPTS: { valid: onOrOff, needed: false },
  MAIL_RECEIPT_KEY: { valid: anything, needed: false },
  ACCESS_TEAM: { valid: /^[a-z0-9-]+$/, needed: false },
  ACCESS_AUD: { valid: /^[0-9a-f]{64}$/, needed: false },
  LEAD_WEBHOOK_URL: { valid: ownSystem, needed: false },
  LEAD_WEBHOOK_SECRET: { valid: secret, needed: false },
  PLACES_URL: { valid: address, needed: false },
  BOOKINGS: { valid: onOrOff, needed: false },
  SERVICE_WORKER: { valid: onOrOff, needed: false },
  MCP: { valid: onOrOff, needed: false },
  CLOCK_OFFSET_MS: { valid: offset, needed: false },
  TIMING: { valid: timing, needed: false },
} as const;

type SettingName = keyof typeof settings;

/** A setting's value, or undefined if it is missing or invalid. Neither ever loses a request. */
export function settingIn(env: object, name: SettingName): string | undefined {
  const value: unknown = Reflect.get(env, name);
  const text = typeof value === "string" ? value.trim() : "";
  return text !== "" && settings[name].valid.test(text) ? text : undefined;
}

export interface Configuration {
  configured: SettingName[];
  /** Required, but missing or invalid. */
  missing: SettingName[];
  /** Optional and missing. */
  unset: SettingName[];
  invalid: SettingName[];
  /** Set, but only used on a developer's machine. */
  ignored: SettingName[];
}

/**
 * Checked once, when the Worker starts. It holds names only, never values. A missing setting never stops a request. A secret that
 * is too short isn't used, because it could be guessed.
 */
export function checkConfiguration(env: object): Configuration {
  const result: Configuration = { configured: [], missing: [], unset: [], invalid: [], ignored: [] };
  const local = isLocal(Reflect.get(env, "SITE_URL"));
  for (const name of Object.keys(settings) as SettingName[]) {
    const value: unknown = Reflect.get(env, name);
    const { valid, needed } = settings[name];
    if (name === "CLOCK_OFFSET_MS" && value !== undefined && !local) result.ignored.push(name);
    else if (settingIn(env, name) !== undefined) result.configured.push(name);
    else if (value === undefined || value === "" || valid === secret) result[needed ? "missing" : "unset"].push(name);
    else result.invalid.push(name);
  }
  return result;
}
