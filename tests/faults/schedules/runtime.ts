import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localMailKey } from "#tools/local/vars.ts";
import { startKillableRuntime } from "../killable-runtime.ts";
import { linkSecret } from "./entry/plan.ts";
import type { Relay } from "./relay.ts";

export const siteUrl = "https://site.example";

/** The Worker with faults. */
export function startRuntime(built: string, relay: Relay, planted = "") {
  return startKillableRuntime({ config: writeConfig(built, relay, planted) });
}

/** The built configuration with what schedules need: production's times, no limits, a second way to the objects. */
function writeConfig(built: string, relay: Relay, planted: string): string {
  const config = JSON.parse(readFileSync(join(built, "wrangler.json"), "utf8"));
  const { publicKey: MAIL_RECEIPT_KEY } = relay.receipts;
  const vars = {
    SITE_URL: siteUrl,
    LINK_SECRET: linkSecret,
    MAIL_API_KEY: localMailKey,
    MAIL_RECEIPT_KEY,
    DRIVER: relay.url,
    PLANTED: planted,
  };
  const bindings = [...config.durable_objects.bindings, { name: "OBJECTS", class_name: "LeadDelivery" }];
  const ratelimits = config.ratelimits.map((binding: object) => ({ ...binding, simple: { limit: 1e6, period: 60 } }));
  const path = join(built, `wrangler.${randomUUID()}.json`);
  const changed = { ...config, vars: { ...config.vars, ...vars }, durable_objects: { bindings }, ratelimits };
  writeFileSync(path, JSON.stringify(changed));
  return path;
}
