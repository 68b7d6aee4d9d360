import { attemptBegins, attemptEnded } from "#worker/leads/delivery/changes.ts";
import type { DeliveryState, MailKind, Outcome } from "#worker/leads/delivery/state.ts";
import { timings } from "#worker/leads/timing.ts";

export const timing = timings.production;

export const start = Date.parse("2026-11-21T00:00:00Z");
export const hour = 3_600_000;
export const id = "3f9a2c1b-1111-4111-8111-111111111111";
export const contentRefused: Outcome = { kind: "refused", because: "content", status: 400 };
export const busy = { kind: "refused", because: "other", status: 500 } satisfies Outcome;

export function attempt(state: DeliveryState, kind: MailKind, outcome: Outcome, now: number): DeliveryState {
  return attemptEnded(attemptBegins(state, kind, now), kind, outcome, now, timing);
}
