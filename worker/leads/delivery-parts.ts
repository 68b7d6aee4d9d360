import { estimateFromQuery } from "#app/estimators/index.ts";
import { business } from "#content/business.ts";
import type { EstimateOrigin } from "#content/request/origin.ts";
import { shownClock } from "../clock.ts";
import type { Log } from "../log.ts";
import { withDeadline } from "./delivery/gate-deadline.ts";
import type { DeliveryDependencies } from "./delivery/lead-delivery.ts";
import type { MailGateDependencies } from "./delivery/mail-gate.ts";
import { deliveryRules } from "./delivery/rules.ts";
import { createHook } from "./hook/hook.ts";
import { createLinks } from "./links/links.ts";
import { createSignatures } from "./links/signatures.ts";
import { createCompose } from "./mail/compose.ts";
import { createRelay } from "./mail/relay.ts";
import { readSettings } from "./settings.ts";

interface Surroundings {
  env: Pick<Env, "LEADS" | "MAIL_GATE" | "CLOCK_OFFSET_MS">;
  now(): Date;
  log: Log;
}

/** What a lead's Durable Object works with. */
export function deliveryDependencies({ env, now, log }: Surroundings): DeliveryDependencies {
  const time = () => now().getTime();
  const { mail, siteUrl, timing, linkSecrets, hook } = readSettings(env);
  const signatures = createSignatures(linkSecrets);
  const { aliasOf, fingerprint } = signatures;
  const written = {
    links: createLinks(siteUrl, signatures, time),
    aliasOf,
    describeEstimate,
    shownNow: shownClock(env, now),
    now: time,
  };
  return {
    rules: deliveryRules,
    bucket: env.LEADS,
    relay: createRelay(mail, timing.mailDeadlineMs, business.name),
    // There is one for the whole site.
    gate: withDeadline(env.MAIL_GATE.getByName("all mails"), 5000),
    addressKey: (email) => fingerprint(plainAddress(email)),
    compose: createCompose({ ...written, bucket: env.LEADS, siteUrl, staffAddress: mail.to }),
    hook: createHook(hook, written, timing.mailDeadlineMs),
    timing,
    now: time,
    chance: Math.random,
    log,
  };
}

export function mailGateDependencies({ env, now }: Pick<Surroundings, "now"> & { env: object }): MailGateDependencies {
  return { spacingMs: readSettings(env).timing.mailSpacingMs, now: () => now().getTime() };
}

/** One mailbox has many spellings: what follows a plus sign, capitals, and dots where the provider ignores them. */
function plainAddress(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const name = local.replace(/\+.*/, "");
  return `${["gmail.com", "googlemail.com"].includes(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}

function describeEstimate({ tool, query }: EstimateOrigin, today: string): string[] | undefined {
  const estimate = estimateFromQuery(tool, new URLSearchParams(query), today);
  return estimate && [estimate.title, ...estimate.lines.map(({ label, value }) => `${label}: ${value}`)];
}
