// The Worker's settings, and how each is checked. The check runs at every start, so it uses no schema library: loading one would
// take longer than the check.
import { isLocal } from "./clock.ts";

const anyText = /./;
const secret = /^.{16,}$/s;
const url = { test: (value: string) => URL.canParse(value) };
// Requests hold personal data, so we post them only over HTTPS, or to this machine.
const privateUrl = {
  test: (value: string) => url.test(value) && isPrivate(new URL(value)),
};
const isPrivate = ({ protocol, hostname }: URL) =>
  protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const onOrOff = /^(on|off)$/;
const timing = /^(production|local|test|test-patient)$/;
const offset = /^-?\d{1,13}$/;

/** Every setting. docs/configuration.md says what each is for, and what the site does without it. */
export const settings = {
  SITE_URL: { valid: url, isRequired: true },
  PLACES_KEY: { valid: anyText, isRequired: false },
  LINK_SECRET: { valid: secret, isRequired: true },
  LINK_SECRET_PREVIOUS: { valid: secret, isRequired: false },
  MAIL_API_KEY: { valid: anyText, isRequired: true },
  MAIL_API_URL: { valid: url, isRequired: false },
  MAIL_FROM: { valid: email, isRequired: false },
  MAIL_TO: { valid: email, isRequired: false },
  MAIL_ALERTS_TO: { valid: email, isRequired: false },
  MAIL_HEARTBEAT_TO: { valid: email, isRequired: false },
  MAIL_DKIM_DOMAIN: { valid: anyText, isRequired: false },
  MAIL_DKIM_SELECTOR: { valid: anyText, isRequired: false },
  MAIL_DKIM_PRIVATE_KEY: { valid: anyText, isRequired: false },
  MAIL_RECEIPTS: { valid: onOrOff, isRequired: false },
  MAIL_RECEIPT_KEY: { valid: anyText, isRequired: false },
  ACCESS_TEAM: { valid: /^[a-z0-9-]+$/, isRequired: false },
  ACCESS_AUD: { valid: /^[0-9a-f]{64}$/, isRequired: false },
  LEAD_WEBHOOK_URL: { valid: privateUrl, isRequired: false },
  LEAD_WEBHOOK_SECRET: { valid: secret, isRequired: false },
  PLACES_URL: { valid: url, isRequired: false },
  BOOKINGS: { valid: onOrOff, isRequired: false },
  SERVICE_WORKER: { valid: onOrOff, isRequired: false },
  MCP: { valid: onOrOff, isRequired: false },
  CLOCK_OFFSET_MS: { valid: offset, isRequired: false },
  TIMING: { valid: timing, isRequired: false },
} as const;

type SettingName = keyof typeof settings;

/** Pairs of settings. Neither setting of a pair does anything without the other. */
const pairs: readonly (readonly [SettingName, SettingName])[] = [
  ["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"],
  ["ACCESS_TEAM", "ACCESS_AUD"],
  ["MAIL_DKIM_DOMAIN", "MAIL_DKIM_SELECTOR"],
];

/** A setting's value, or undefined if it is missing or invalid. Neither may lose a request. */
export function settingIn(env: object, name: SettingName): string | undefined {
  const value: unknown = Reflect.get(env, name);
  const text = typeof value === "string" ? value.trim() : "";
  return text !== "" && settings[name].valid.test(text) ? text : undefined;
}

export interface Configuration {
  configured: SettingName[];
  /** Required, or the other half of a pair, and not set. */
  missing: SettingName[];
  /** Optional, and not set. */
  unset: SettingName[];
  /** Set to a value that can't be used. */
  invalid: SettingName[];
  /** Set, but only used on a developer's machine. */
  ignored: SettingName[];
}

/** Checks every setting, once, when the Worker starts. The result holds names, never values. */
export function checkConfiguration(env: object): Configuration {
  const configuration: Configuration = { configured: [], missing: [], unset: [], invalid: [], ignored: [] };
  const isOnDevMachine = isLocal(Reflect.get(env, "SITE_URL"));
  for (const name of Object.keys(settings) as SettingName[]) {
    const value: unknown = Reflect.get(env, name);
    const { isRequired } = settings[name];
    if (name === "CLOCK_OFFSET_MS" && value !== undefined && !isOnDevMachine) configuration.ignored.push(name);
    else if (settingIn(env, name) !== undefined) configuration.configured.push(name);
    else if (isUnset(value)) configuration[isRequired || isHalfOfPair(env, name) ? "missing" : "unset"].push(name);
    else configuration.invalid.push(name);
  }
  return configuration;
}

/** Whether the setting's other half is set. */
function isHalfOfPair(env: object, name: SettingName): boolean {
  const pair = pairs.find((names) => names.includes(name));
  return pair?.some((half) => !isUnset(Reflect.get(env, half))) ?? false;
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === "";
}
