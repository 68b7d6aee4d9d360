import { expect, test } from "vitest";
import { dayMs, hourMs } from "#content/durations.ts";
import * as policy from "#worker/leads/inbox/policy.ts";
import {
  type DeliveryKind,
  type DeliveryState,
  deliveryKinds,
  type LeadState,
  type Problem,
  type Receipt,
  type SendResult,
} from "#worker/leads/record/delivery.ts";
import { stageAt } from "#worker/leads/record/stage.ts";
import { timings } from "#worker/leads/timing.ts";

const timing = timings.production;
const unreported = { ...timing, receiptMs: Number.POSITIVE_INFINITY };
const start = Date.parse("2026-11-21T00:00:00Z");
const accepted: SendResult = { kind: "accepted" };
const unknown: SendResult = { kind: "unknown" };
const blamed: SendResult = { kind: "refused", because: "content", status: 400 };
const busy: SendResult = { kind: "refused", because: "other", status: 500 };

/** A request without call reminders and without a webhook. */
function fresh(now = start): LeadState {
  const id = "3f9a2c1b-1111-4111-8111-111111111111";
  const request = {
    id,
    received: now,
    promised: null,
    consentEnds: start + 365 * dayMs,
    uploadEnds: start + 30 * dayMs,
  };
  const state = policy.initialState(request, now, { confirms: true });
  return policy.withDelivery(state, "webhook", { phase: "off" });
}

type Transition = (state: LeadState, now: number) => LeadState;

const begun: Transition = (state, now) => policy.attemptBegins(state, "staff", now);
const ended =
  (result: SendResult): Transition =>
  (state, now) =>
    policy.attemptEnded(state, "staff", result, now, timing);
const tried =
  (result: SendResult): Transition =>
  (state, now) =>
    ended(result)(begun(state, now), now);
const reported =
  (receipt: Receipt, call: string): Transition =>
  (state, now) =>
    policy.receiptCame(state, "staff", receipt, call, now, timing);
const withdrawn: Transition = (state, now) => policy.withdraw(state, now, { tellsStaff: true });
const took = (requestId: string) => tried({ kind: "accepted", requestId });
const confirmed: Transition = (state, now) => attempt(state, "visitor", accepted, now);

function attempt(state: LeadState, kind: DeliveryKind, result: SendResult, now: number) {
  return policy.attemptEnded(policy.attemptBegins(state, kind, now), kind, result, now, timing);
}

function after(...happened: Transition[]): LeadState {
  return happened.reduce((state, happening) => happening(state, start), fresh());
}

function problems(state: LeadState): Problem[] {
  return deliveryKinds.flatMap((kind) => policy.problemOf(kind, state.deliveries[kind]) ?? []);
}

test.each<[rule: string, happened: Transition[], phase: DeliveryState["phase"]]>([
  ["a report about an email that was never sent changes nothing", [reported("delivered", "1")], "due"],
  ["a receipt settles an attempt whose result was unknown", [tried(unknown), reported("processed", "1")], "accepted"],
  [
    "a delivered email stays delivered",
    [took("1"), reported("delivered", "1"), reported("processed", "1")],
    "delivered",
  ],
  ["a bounced email is retried", [took("1"), reported("failed", "1")], "due"],
  ["a bounce of an earlier attempt doesn't affect this one", [took("2"), reported("failed", "1")], "accepted"],
  ["a late receipt doesn't undo a bounce", [took("1"), reported("failed", "1"), reported("delivered", "1")], "due"],
  [
    "a late receipt doesn't undo a bounce during the retry",
    [took("1"), reported("failed", "1"), begun, reported("delivered", "1")],
    "sending",
  ],
  [
    "a receipt for the retry does undo a bounce",
    [took("1"), reported("failed", "1"), begun, reported("processed", "2")],
    "accepted",
  ],
  [
    "a late receipt doesn't undo a bounce after an unknown result",
    [tried(unknown), reported("failed", "1"), reported("delivered", "1")],
    "sending",
  ],
  [
    "a bounce may arrive before the mail service's answer",
    [begun, reported("failed", "1"), ended({ ...accepted, requestId: "1" })],
    "due",
  ],
  [
    "an attempt known only from its receipt can bounce, even after an earlier bounce",
    [took("1"), reported("failed", "1"), tried(unknown), reported("processed", "2"), reported("failed", "2")],
    "due",
  ],
  ["a delivery report outweighs a later refusal", [begun, reported("delivered", "1"), ended(busy)], "delivered"],
  ...[busy, blamed, accepted, unknown].map((result): [string, Transition[], "off"] => [
    `a withdrawal outweighs “${result.kind}”`,
    [begun, withdrawn, ended(result)],
    "off",
  ]),
])("%s", (_, happened, phase) => {
  expect(after(...happened).deliveries.staff.phase).toBe(phase);
});

test("staff are emailed first, then the visitor, then the request is settled", () => {
  expect(policy.nextStep(fresh(), start, timing)).toEqual({ do: "send", kind: "staff" });
  const emailedToStaff = after(tried(accepted));
  expect(policy.nextStep(emailedToStaff, start, timing)).toEqual({ do: "send", kind: "visitor" });
  expect(policy.isSettled(emailedToStaff)).toBe(false);
  const settled = after(tried(accepted), confirmed);
  expect(policy.isSettled(settled)).toBe(true);
  expect(policy.nextStep(settled, start, timing).do).toBe("wait");
});

test("a request is unsettled again while a change of it must be emailed", () => {
  const stage = stageAt([], new Date(start));
  const settled = after(tried(accepted), confirmed);
  const changed = policy.planAfterEvent(settled, { outcome: "new-phone" }, start, { before: stage, after: stage });
  expect(policy.isSettled(changed)).toBe(false);
});

test("retries back off from 30 seconds to an hour", () => {
  let state = fresh();
  let now = start;
  const waits: number[] = [];
  for (let count = 0; count < 9; count++) {
    state = tried(busy)(state, now);
    waits.push((state.deliveries.staff.at - now) / 1000);
    now = state.deliveries.staff.at;
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 3600, 3600, 3600, 3600]);
  expect(problems(state)).toEqual(["staff-refused"]);
});

test("the retries of emails that failed together are spread by a quarter of the wait to each side", () => {
  const secondsUntilRetry = (chance: number) =>
    (policy.attemptEnded(after(begun), "staff", busy, start, timing, chance).deliveries.staff.at - start) / 1000;
  expect([0, 0.5, 1].map(secondsUntilRetry)).toEqual([22.5, 30, 37.5]);
});

test("an email refused for its content is retried as plain text, and staff are alerted if that is refused too", () => {
  const plain = after(tried(blamed));
  expect(plain.deliveries.staff).toMatchObject({ plainText: true, needsAttention: false, phase: "due" });
  const blamedTwice = after(tried(blamed), tried(blamed));
  expect(blamedTwice.deliveries.staff).toMatchObject({ needsAttention: true, phase: "due", at: start + hourMs });
  expect(problems(blamedTwice)).toEqual(["staff-refused"]);
  expect(problems(tried(accepted)(blamedTwice, start))).toEqual([]);
});

test("a letter that our own code can't write is reported as that, not as refused by the mail service", () => {
  const unwritten = tried({ kind: "refused", because: "our-fault", status: 0 });
  expect(problems(after(unwritten))).toEqual([]);
  expect(problems(after(unwritten, unwritten))).toEqual(["unwritable"]);
  expect(problems(after(unwritten, unwritten, tried(busy)))).toEqual(["staff-refused"]);
});

/** A request whose emails to staff all got an unknown result, at the time when the visitor's is due. */
function afterUnknownResults() {
  let state = fresh();
  let now = start;
  const minutes: number[] = [];
  for (let step = policy.nextStep(state, now, timing); ; step = policy.nextStep(state, now, timing)) {
    if (step.do === "wait") now = step.until;
    else if (step.do === "stop-trying") state = policy.stopTrying(state, step.kind);
    else if (step.do !== "send" || step.kind === "visitor") return { state, now, minutes };
    else {
      minutes.push((now - start) / 60_000);
      state = tried(unknown)(state, now);
    }
  }
}

test("an attempt with an unknown result is made three times at most, 15 minutes apart", () => {
  const { state, now, minutes } = afterUnknownResults();
  expect(minutes).toEqual([0, 15, 30]);
  expect(problems(state)).toEqual(["staff-unconfirmed"]);
  expect(policy.isSettled(confirmed(state, now))).toBe(false);
  expect(policy.nextStep(state, now, timing)).toEqual({ do: "send", kind: "visitor" });
});

test("staff hear of their own unconfirmed email and of the visitor's refused one", () => {
  const { state, now } = afterUnknownResults();
  const refused = attempt(attempt(state, "visitor", blamed, now), "visitor", blamed, now);
  expect(problems(refused)).toEqual(["staff-unconfirmed", "visitor-refused"]);
});

test("an unconfirmed email is tried once more when the mail service answers", () => {
  const { state, now } = afterUnknownResults();
  const again = policy.tryOnceMore(state, "staff", now);
  expect(policy.nextStep(again, now, timing)).toEqual({ do: "send", kind: "staff" });
  expect(problems(tried(accepted)(again, now))).toEqual([]);
});

test("an email is given up if its extra attempt has an unknown result too", () => {
  const { state, now } = afterUnknownResults();
  const unheard = tried(unknown)(policy.tryOnceMore(state, "staff", now), now);
  expect(policy.nextStep(unheard, now + hourMs, timing)).toEqual({ do: "stop-trying", kind: "staff" });
  const stopped = policy.stopTrying(unheard, "staff");
  expect(policy.tryOnceMore(stopped, "staff", now + hourMs)).toBe(stopped);
  expect(problems(stopped)).toEqual(["staff-unconfirmed"]);
  expect(policy.isSettled(confirmed(stopped, now))).toBe(true);
});

/** A request of which one kind of delivery is always refused, for as long as it is retried, but at most 1,000 times. */
function afterRefusals(kind: DeliveryKind) {
  let state = policy.withDelivery(after(took("1")), kind, { phase: "due", at: start });
  let now = start;
  for (let count = 0; count < 1000 && state.deliveries[kind].phase === "due"; count++) {
    now = Math.max(now, state.deliveries[kind].at);
    state = attempt(state, kind, busy, now);
  }
  return { state, days: (now - start) / dayMs };
}

test.each([
  ["visitor's confirmation", 3, "visitor"],
  ["webhook's message", 30, "webhook"],
] as const)("a %s that is always refused is given up after %i days", (_, limit, kind) => {
  const { state, days } = afterRefusals(kind);
  expect(state.deliveries[kind].phase).toBe("given-up");
  expect(days).toBeGreaterThanOrEqual(limit);
  expect(days).toBeLessThan(limit + 0.1);
  expect(problems(state)).toEqual([`${kind}-refused`]);
});

test("an email to staff about a change is retried without end", () => {
  expect(afterRefusals("change").state.deliveries.change.phase).toBe("due");
});

test("a letter returned by staff's own mailbox is reported as bounced, not as refused", () => {
  const bounced = after(took("1"), reported("failed", "1"));
  expect(problems(bounced)).toEqual(["staff-bounced"]);
  expect(problems(tried(accepted)(bounced, start))).toEqual([]);
});

test.each(["visitor", "link", "visit", "quote", "answer"] as const)(
  "an email of kind “%s” that bounces off a visitor's address isn't retried, and staff are told",
  (kind) => {
    const due = policy.withDelivery(after(took("1"), confirmed), kind, { phase: "due", at: start });
    const bounced = policy.receiptCame(attempt(due, kind, accepted, start), kind, "failed", "2", start, timing);
    expect(problems(bounced)).toEqual(["visitor-bounced"]);
    expect(policy.nextStep(bounced, start, unreported).do).toBe("wait");
  },
);

test("staff are alerted once about a missing receipt, and only if receipts are enabled", () => {
  const state = after(tried(accepted), confirmed);
  expect(policy.nextStep(state, start + hourMs - 1, timing)).not.toEqual({ do: "escalate" });
  expect(policy.nextStep(state, start + hourMs, timing)).toEqual({ do: "escalate" });
  expect(problems(policy.escalate(state))).toEqual(["receipt-missing"]);
  expect(policy.nextStep(policy.escalate(state), start + 2 * hourMs, timing)).not.toEqual({ do: "escalate" });
  expect(policy.nextStep(state, start + 20 * dayMs, unreported)).not.toEqual({ do: "escalate" });
});

test.each([
  ["2 hours fast", 2 * hourMs, busy],
  ["40 days fast", 40 * dayMs, busy],
  ["2 hours fast", 2 * hourMs, unknown],
  ["40 days fast", 40 * dayMs, unknown],
])("once a clock that was %s is corrected, a retry doesn't wait for the time it showed", (_, ahead, result) => {
  const state = tried(result)(fresh(start + ahead), start + ahead);
  expect(policy.nextStep(state, start, timing)).toEqual({ do: "send", kind: "staff" });
});

test("nothing is deleted before staff have the request, however old it is", () => {
  expect(policy.nextStep(tried(busy)(fresh(), start + 400 * dayMs), start + 400 * dayMs, timing).do).toBe("wait");
});

test("uploads are deleted after 30 days, and everything when the consent ends", () => {
  const state = after(tried(accepted), confirmed);
  expect(policy.nextStep(state, start + dayMs, unreported)).toEqual({ do: "wait", until: start + 30 * dayMs });
  expect(policy.nextStep(state, start + 30 * dayMs, unreported)).toEqual({ do: "forget-upload" });
  expect(policy.nextStep(state, start + 365 * dayMs, unreported)).toEqual({ do: "forget" });
});

test("staff aren't told of a withdrawal if they can't have the request", () => {
  expect(policy.withdraw(fresh(), start, { tellsStaff: false }).deliveries.withdrawal.phase).toBe("off");
});

test("a withdrawn request is erased, staff who may have it are told, and its tombstone is kept for over a year", () => {
  const erased = (state: LeadState) => ({ ...state, erased: state.erased + 1 });
  const nextAt = (state: LeadState, later: number) => policy.nextStep(state, start + later, timing);
  const asked = after(tried(unknown), withdrawn);
  expect(nextAt(asked, 0)).toEqual({ do: "erase" });
  expect(nextAt(erased(asked), 0)).toEqual({ do: "send", kind: "withdrawal" });
  const told = attempt(erased(asked), "withdrawal", accepted, start);
  expect(nextAt(told, 10)).toEqual({ do: "wait", until: start + hourMs });
  expect(nextAt(told, hourMs)).toEqual({ do: "erase" });
  expect(nextAt(erased(told), hourMs)).toEqual({ do: "wait", until: start + 400 * dayMs });
  expect(nextAt(erased(told), 400 * dayMs)).toEqual({ do: "forget" });
});
