import {
  attemptBegins,
  attemptEnded,
  begin,
  type Delivery,
  type MailKind,
  mailKinds,
  type Outcome,
  type Problem,
  problemOf,
} from "#worker/leads/inbox/policy.ts";
import { day, timings } from "#worker/leads/timing.ts";

export const timing = timings.production;

export const start = Date.parse("2026-11-21T00:00:00Z");
export const hour = 3_600_000;
export const contentRefused: Outcome = { kind: "refused", because: "content", status: 400 };
export const busy = { kind: "refused", because: "other", status: 500 } satisfies Outcome;

/** A request of which nobody has to be reminded, and that no other system is told of. */
export function fresh(now = start): Delivery {
  const id = "3f9a2c1b-1111-4111-8111-111111111111";
  const state = begin({ id, received: now, promised: null, consentEnds: now + 365 * day, uploadEnds: null }, now, {
    confirms: true,
  });
  return { ...state, mails: { ...state.mails, webhook: { ...state.mails.webhook, phase: "off" } } };
}

export function attempt(state: Delivery, kind: MailKind, outcome: Outcome, now: number): Delivery {
  return attemptEnded(attemptBegins(state, kind, now), kind, outcome, now, timing);
}

export function problems(state: Delivery): Problem[] {
  return mailKinds.flatMap((kind) => problemOf(kind, state.mails[kind]) ?? []);
}
