import { expect, test } from "vitest";
import { dayMs, hourMs, minuteMs, secondMs } from "#content/durations.ts";
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
const timingWithoutReceipts = { ...timing, receiptMs: Number.POSITIVE_INFINITY };
const startMs = Date.parse("2026-11-21T00:00:00Z");
const acceptedResult: SendResult = { kind: "accepted" };
const unknownResult: SendResult = { kind: "unknown" };
const contentRefusal: SendResult = { kind: "refused", because: "content", status: 400 };
const temporaryRefusal: SendResult = { kind: "refused", because: "other", status: 500 };

/** A request without call reminders and without a webhook. */
function freshState(now = startMs): LeadState {
  const id = "3f9a2c1b-1111-4111-8111-111111111111";
  const request = {
    id,
    received: now,
    promised: null,
    consentEnds: startMs + 365 * dayMs,
    uploadEnds: startMs + 30 * dayMs,
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
const unwritten = tried({ kind: "refused", because: "our-fault", status: 0 });
const preparationFailed: Transition = (state, now) => policy.preparationFailed(state, "staff", now, timing);
const markedUnwritable: Transition = (state) => ({
  ...state,
  deliveries: { ...state.deliveries, staff: { ...state.deliveries.staff, isUnwritable: true } },
});
const acceptedAs = (requestId: string) => tried({ kind: "accepted", requestId });
const confirmed: Transition = (state, now) => attempt(state, "visitor", acceptedResult, now);

function attempt(state: LeadState, kind: DeliveryKind, result: SendResult, now: number) {
  return policy.attemptEnded(policy.attemptBegins(state, kind, now), kind, result, now, timing);
}

function stateAfter(...happened: Transition[]): LeadState {
  return happened.reduce((state, happening) => happening(state, startMs), freshState());
}

function problemsIn(state: LeadState): Problem[] {
  return deliveryKinds.flatMap((kind) => policy.problemOf(kind, state.deliveries[kind]) ?? []);
}

test.each<[rule: string, happened: Transition[], phase: DeliveryState["phase"]]>([
  ["a report about an email that was never sent changes nothing", [reported("delivered", "1")], "due"],
  [
    "a receipt settles an attempt whose result was unknown",
    [tried(unknownResult), reported("processed", "1")],
    "accepted",
  ],
  [
    "a delivered email stays delivered",
    [acceptedAs("1"), reported("delivered", "1"), reported("processed", "1")],
    "delivered",
  ],
  ["a bounced email is retried", [acceptedAs("1"), reported("failed", "1")], "due"],
  ["a bounce of an earlier attempt doesn't affect this one", [acceptedAs("2"), reported("failed", "1")], "accepted"],
  [
    "a late receipt doesn't undo a bounce",
    [acceptedAs("1"), reported("failed", "1"), reported("delivered", "1")],
    "due",
  ],
  [
    "a late receipt doesn't undo a bounce during the retry",
    [acceptedAs("1"), reported("failed", "1"), begun, reported("delivered", "1")],
    "sending",
  ],
  [
    "a receipt for the retry does undo a bounce",
    [acceptedAs("1"), reported("failed", "1"), begun, reported("processed", "2")],
    "accepted",
  ],
  [
    "a late receipt doesn't undo a bounce after an unknown result",
    [tried(unknownResult), reported("failed", "1"), reported("delivered", "1")],
    "sending",
  ],
  [
    "a bounce may arrive before the mail service's answer",
    [begun, reported("failed", "1"), ended({ ...acceptedResult, requestId: "1" })],
    "due",
  ],
  [
    "an attempt known only from its receipt can bounce, even after an earlier bounce",
    [
      acceptedAs("1"),
      reported("failed", "1"),
      tried(unknownResult),
      reported("processed", "2"),
      reported("failed", "2"),
    ],
    "due",
  ],
  [
    "a delivery report outweighs a later refusal",
    [begun, reported("delivered", "1"), ended(temporaryRefusal)],
    "delivered",
  ],
  ["a withdrawal outweighs a later refusal", [begun, withdrawn, ended(temporaryRefusal)], "off"],
  ["a withdrawal outweighs a later refusal of the content", [begun, withdrawn, ended(contentRefusal)], "off"],
  ["a withdrawal outweighs a later acceptance", [begun, withdrawn, ended(acceptedResult)], "off"],
  ["a withdrawal outweighs a later unknown result", [begun, withdrawn, ended(unknownResult)], "off"],
])("%s", (_, happened, phase) => {
  expect(stateAfter(...happened).deliveries.staff.phase).toBe(phase);
});

test("staff are emailed first, then the visitor, then the request is settled", () => {
  expect(policy.nextAction(freshState(), startMs, timing)).toEqual({ do: "send", kind: "staff" });
  const emailedToStaff = stateAfter(tried(acceptedResult));
  expect(policy.nextAction(emailedToStaff, startMs, timing)).toEqual({ do: "send", kind: "visitor" });
  expect(policy.isSettled(emailedToStaff)).toBe(false);
  const settledState = stateAfter(tried(acceptedResult), confirmed);
  expect(policy.isSettled(settledState)).toBe(true);
  expect(policy.nextAction(settledState, startMs, timing).do).toBe("wait");
});

test("a request is unsettled again while a change of it must be emailed", () => {
  const stage = stageAt([], startMs);
  const settledState = stateAfter(tried(acceptedResult), confirmed);
  const changedState = policy.planAfterEvent(settledState, { outcome: "new-phone" }, startMs, {
    before: stage,
    after: stage,
  });
  expect(policy.isSettled(changedState)).toBe(false);
});

test("retries back off from 30 seconds to an hour", () => {
  let state = freshState();
  let now = startMs;
  const waitsSeconds: number[] = [];
  for (let count = 0; count < 9; count++) {
    state = tried(temporaryRefusal)(state, now);
    waitsSeconds.push((state.deliveries.staff.at - now) / secondMs);
    now = state.deliveries.staff.at;
  }
  expect(waitsSeconds).toEqual([30, 60, 120, 240, 480, 3600, 3600, 3600, 3600]);
  expect(problemsIn(state)).toEqual(["staff-refused"]);
});

test("emails that failed together are retried at different times, up to a quarter of the wait earlier or later", () => {
  const secondsUntilRetry = (chance: number) => {
    const { deliveries } = policy.attemptEnded(stateAfter(begun), "staff", temporaryRefusal, startMs, timing, chance);
    return (deliveries.staff.at - startMs) / secondMs;
  };
  expect([0, 0.5, 1].map(secondsUntilRetry)).toEqual([22.5, 30, 37.5]);
});

test("an email refused for its content is retried as plain text, and staff are alerted if that is refused too", () => {
  const refusedOnce = stateAfter(tried(contentRefusal));
  expect(refusedOnce.deliveries.staff).toMatchObject({ plainText: true, needsAttention: false, phase: "due" });
  const refusedTwice = stateAfter(tried(contentRefusal), tried(contentRefusal));
  expect(refusedTwice.deliveries.staff).toMatchObject({ needsAttention: true, phase: "due", at: startMs + hourMs });
  expect(problemsIn(refusedTwice)).toEqual(["staff-refused"]);
  expect(problemsIn(tried(acceptedResult)(refusedTwice, startMs))).toEqual([]);
});

test("a letter that our own code can't write is reported as that, not as refused by the mail service", () => {
  expect(problemsIn(stateAfter(unwritten))).toEqual([]);
  expect(problemsIn(stateAfter(unwritten, unwritten))).toEqual(["unwritable"]);
  expect(problemsIn(stateAfter(unwritten, unwritten, tried(temporaryRefusal)))).toEqual(["staff-refused"]);
});

/** The state once every attempt at staff's email had an unknown result, when the visitor's email is due. */
function afterUnknownResults() {
  let state = freshState();
  let now = startMs;
  const attemptMinutes: number[] = [];
  for (let action = policy.nextAction(state, now, timing); ; action = policy.nextAction(state, now, timing)) {
    if (action.do === "wait") now = action.until;
    else if (action.do === "stop-trying") state = policy.stopTrying(state, action.kind);
    else if (action.do !== "send" || action.kind === "visitor") return { state, now, attemptMinutes };
    else {
      attemptMinutes.push((now - startMs) / minuteMs);
      state = tried(unknownResult)(state, now);
    }
  }
}

test("an email whose result stays unknown is tried three times at most, 15 minutes apart", () => {
  const { state, now, attemptMinutes } = afterUnknownResults();
  expect(attemptMinutes).toEqual([0, 15, 30]);
  expect(problemsIn(state)).toEqual(["staff-unconfirmed"]);
  expect(policy.isSettled(confirmed(state, now))).toBe(false);
  expect(policy.nextAction(state, now, timing)).toEqual({ do: "send", kind: "visitor" });
});

test("staff hear of their own unconfirmed email and of the visitor's refused one", () => {
  const { state, now } = afterUnknownResults();
  const refused = attempt(attempt(state, "visitor", contentRefusal, now), "visitor", contentRefusal, now);
  expect(problemsIn(refused)).toEqual(["staff-unconfirmed", "visitor-refused"]);
});

test("an unconfirmed email is tried once more when the mail service answers", () => {
  const { state, now } = afterUnknownResults();
  const retriedState = policy.tryOnceMore(state, "staff", now);
  expect(policy.nextAction(retriedState, now, timing)).toEqual({ do: "send", kind: "staff" });
  expect(problemsIn(tried(acceptedResult)(retriedState, now))).toEqual([]);
});

test("an email isn't tried again if its extra attempt has an unknown result too", () => {
  const { state, now } = afterUnknownResults();
  const unheardState = tried(unknownResult)(policy.tryOnceMore(state, "staff", now), now);
  expect(policy.nextAction(unheardState, now + hourMs, timing)).toEqual({ do: "stop-trying", kind: "staff" });
  const stoppedState = policy.stopTrying(unheardState, "staff");
  expect(policy.tryOnceMore(stoppedState, "staff", now + hourMs)).toBe(stoppedState);
  expect(problemsIn(stoppedState)).toEqual(["staff-unconfirmed"]);
  expect(policy.isSettled(confirmed(stoppedState, now))).toBe(true);
});

/** The state once one kind of delivery was refused until it was given up, or 1,000 times. */
function afterRefusals(kind: DeliveryKind) {
  let state = policy.withDelivery(stateAfter(acceptedAs("1")), kind, { phase: "due", at: startMs });
  let now = startMs;
  for (let count = 0; count < 1000 && state.deliveries[kind].phase === "due"; count++) {
    now = Math.max(now, state.deliveries[kind].at);
    state = attempt(state, kind, temporaryRefusal, now);
  }
  return { state, days: (now - startMs) / dayMs };
}

test.each([
  ["visitor's confirmation", 3, "visitor"],
  ["webhook's message", 30, "webhook"],
] as const)("a %s that is always refused is given up after %i days", (_, limitDays, kind) => {
  const { state, days } = afterRefusals(kind);
  expect(state.deliveries[kind].phase).toBe("given-up");
  expect(days).toBeGreaterThanOrEqual(limitDays);
  expect(days, "by the next retry").toBeLessThanOrEqual(limitDays + timing.slowRetryMs / dayMs);
  expect(problemsIn(state)).toEqual([`${kind}-refused`]);
});

test("an email to staff about a change is never given up", () => {
  expect(afterRefusals("change").state.deliveries.change.phase).toBe("due");
});

test.each<[situation: string, happened: Transition[]]>([
  ["couldn't be written at first", [unwritten, acceptedAs("1")]],
  ["was found to be accepted while its next attempt failed to start", [acceptedAs("1"), preparationFailed]],
  ["still has the “unwritable” mark of an earlier version", [acceptedAs("1"), markedUnwritable]],
])("a letter that %s, and later bounces, is reported as bounced", (_, happened) => {
  expect(problemsIn(stateAfter(...happened, reported("failed", "1")))).toEqual(["staff-bounced"]);
});

test("a letter returned by staff's own mailbox is reported as bounced, not as refused", () => {
  const bouncedState = stateAfter(acceptedAs("1"), reported("failed", "1"));
  expect(problemsIn(bouncedState)).toEqual(["staff-bounced"]);
  expect(problemsIn(tried(acceptedResult)(bouncedState, startMs))).toEqual([]);
});

test.each(["visitor", "link", "visit", "quote", "answer"] as const)(
  "an email of kind “%s” that bounces off a visitor's address isn't retried, and staff are told",
  (kind) => {
    const dueState = policy.withDelivery(stateAfter(acceptedAs("1"), confirmed), kind, { phase: "due", at: startMs });
    const bouncedState = policy.receiptCame(
      attempt(dueState, kind, acceptedResult, startMs),
      kind,
      "failed",
      "2",
      startMs,
      timing,
    );
    expect(problemsIn(bouncedState)).toEqual(["visitor-bounced"]);
    expect(policy.nextAction(bouncedState, startMs, timingWithoutReceipts).do).toBe("wait");
  },
);

test("staff are alerted once about a missing receipt, and only if receipts are enabled", () => {
  const state = stateAfter(tried(acceptedResult), confirmed);
  expect(policy.nextAction(state, startMs + hourMs - 1, timing)).not.toEqual({ do: "escalate" });
  expect(policy.nextAction(state, startMs + hourMs, timing)).toEqual({ do: "escalate" });
  expect(problemsIn(policy.escalate(state))).toEqual(["receipt-missing"]);
  expect(policy.nextAction(policy.escalate(state), startMs + 2 * hourMs, timing)).not.toEqual({ do: "escalate" });
  expect(policy.nextAction(state, startMs + 20 * dayMs, timingWithoutReceipts)).not.toEqual({ do: "escalate" });
});

test.each([
  ["2 hours fast", "a refusal", 2 * hourMs, temporaryRefusal],
  ["40 days fast", "a refusal", 40 * dayMs, temporaryRefusal],
  ["2 hours fast", "an unknown result", 2 * hourMs, unknownResult],
  ["40 days fast", "an unknown result", 40 * dayMs, unknownResult],
])(
  "once a clock that was %s is corrected, a retry after %s isn't held up by the wrong time",
  (_clock, _end, aheadMs, result) => {
    const state = tried(result)(freshState(startMs + aheadMs), startMs + aheadMs);
    expect(policy.nextAction(state, startMs, timing)).toEqual({ do: "send", kind: "staff" });
  },
);

test("nothing is deleted before staff have the request, however old it is", () => {
  expect(
    policy.nextAction(tried(temporaryRefusal)(freshState(), startMs + 400 * dayMs), startMs + 400 * dayMs, timing).do,
  ).toBe("wait");
});

test("uploads are deleted after 30 days, and everything when the consent ends", () => {
  const state = stateAfter(tried(acceptedResult), confirmed);
  expect(policy.nextAction(state, startMs + dayMs, timingWithoutReceipts)).toEqual({
    do: "wait",
    until: startMs + 30 * dayMs,
  });
  expect(policy.nextAction(state, startMs + 30 * dayMs, timingWithoutReceipts)).toEqual({ do: "forget-upload" });
  expect(policy.nextAction(state, startMs + 365 * dayMs, timingWithoutReceipts)).toEqual({ do: "forget" });
});

test("a withdrawal that needn't tell staff plans no email to them", () => {
  expect(policy.withdraw(freshState(), startMs, { tellsStaff: false }).deliveries.withdrawal.phase).toBe("off");
});

test("a withdrawn request is erased, staff who may have it are told, and its tombstone is kept for over a year", () => {
  const asErased = (state: LeadState) => ({ ...state, erased: state.erased + 1 });
  const nextAt = (state: LeadState, later: number) => policy.nextAction(state, startMs + later, timing);
  const withdrawnState = stateAfter(tried(unknownResult), withdrawn);
  expect(nextAt(withdrawnState, 0)).toEqual({ do: "erase" });
  expect(nextAt(asErased(withdrawnState), 0)).toEqual({ do: "send", kind: "withdrawal" });
  const toldState = attempt(asErased(withdrawnState), "withdrawal", acceptedResult, startMs);
  expect(nextAt(toldState, 10)).toEqual({ do: "wait", until: startMs + hourMs });
  expect(nextAt(toldState, hourMs)).toEqual({ do: "erase" });
  expect(nextAt(asErased(toldState), hourMs)).toEqual({ do: "wait", until: startMs + 400 * dayMs });
  expect(nextAt(asErased(toldState), 400 * dayMs)).toEqual({ do: "forget" });
});
