// The Worker's configuration and variables on a developer's machine.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { momentOf } from "#content/melbourne.ts";
import { UserError } from "../command-line.ts";

interface LocalSettings {
  root: string;
  /** Added to the file's name, so that several sites can run from one build. */
  name: string;
  vars: Record<string, string>;
  /** Requests per minute from one address, in place of every limit in wrangler.toml: a whole test run comes from one address. */
  limit: number;
  /** Whether staff's email has its fallback. The runtime only simulates it: it accepts every email and writes it to a file. */
  hasFallback?: boolean;
}

interface BuiltConfig {
  vars?: Record<string, unknown>;
  ratelimits?: { simple: { limit: number; period: number } }[];
}

/** Writes the built Worker's configuration with values for this machine, beside the original. Returns its path. */
export function writeLocalConfig({ root, name, vars, limit, hasFallback = false }: LocalSettings): string {
  const folder = join(root, "dist/worker");
  const config: BuiltConfig = JSON.parse(readFileSync(join(folder, "wrangler.json"), "utf8"));
  const ratelimits = config.ratelimits?.map((binding) => ({ ...binding, simple: { ...binding.simple, limit } }));
  // Replaces the owner's binding, which may allow only an address that the mailbox doesn't have.
  const send_email = hasFallback ? [{ name: "STAFF_MAIL" }] : [];
  const path = join(folder, `wrangler.${name}.json`);
  // No cron runs locally: whatever starts the Worker calls the scheduled handler itself.
  const local = { ...config, triggers: undefined, vars: { ...config.vars, ...vars }, ratelimits, send_email };
  writeFileSync(path, JSON.stringify(local));
  return path;
}

interface LocalUrls {
  site: string;
  mailbox: string;
  /** The date that the site shows, if not today's in Melbourne. */
  date?: string | undefined;
  /** Whether the mailbox also stands in for the business's own system. */
  webhook?: boolean;
}

/** The Worker's variables on a developer's machine, with local hosts, and secrets that no real site uses. */
export function localVars({ site, mailbox, date, webhook = false }: LocalUrls): Record<string, string> {
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

/** The mailbox refuses every other key, as the real service would. */
export const localMailKey = "mailbox-on-this-machine";

/** The offset, in milliseconds, that moves the site's clock to a moment in Melbourne: 2027-01-02T16:30, or 2027-01-02 for 9 am. */
function clockOffset(date: string, now = Date.now()): string {
  const [, day = "", hour = "9", minute = "00"] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]?\d|2[0-3]):([0-5]\d))?$/.exec(date.trim()) ?? [];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day)
    throw new UserError(`${date} is not a date: write it as 2027-01-02, or with a time as 2027-01-02T16:30.`);
  return String(momentOf({ date: day, minutes: Number(hour) * 60 + Number(minute) }).getTime() - now);
}
