// Over 200 lines: one subject, and its tests share what they stand on.
import fc from "fast-check";
import { expect, test } from "vitest";
import { tries } from "#tests/prove.ts";
import {
  attemptBegins,
  attemptEnded,
  erasedOnceMore,
  mendClock,
  stopTrying,
  tryOnceMore,
  waitForTurn,
  withdraw,
} from "#worker/leads/delivery/changes.ts";
import { escalate, receiptCame } from "#worker/leads/delivery/receipt-changes.ts";
import {
  begin,
  type DeliveryState,
  isOut,
  type MailKind,
  mailKinds,
  nextStep,
  type Outcome,
  type Receipt,
  type Step,
} from "#worker/leads/delivery/state.ts";
import { parseState, toStore } from "#worker/leads/delivery/stored-state.ts";
import { day, timings } from "#worker/leads/timing.ts";

const timing = timings.production;

const start = Date.parse("2026-11-21T00:00:00Z");
const hour = 3_600_000;
const id = "3f9a2c1b-1111-4111-8111-111111111111";
const contentRefused: Outcome = { kind: "refused", because: "content", status: 400 };
const busy = { kind: "refused", because: "other", status: 500 } satisfies Outcome;

function attempt(state: DeliveryState, kind: MailKind, outcome: Outcome, now: number): DeliveryState {
  return attemptEnded(attemptBegins(state, kind, now), kind, outcome, now, timing);
}

test("staff's mail comes first, the visitor's after it was taken, then the lead is settled", () => {
  let state = begin(id, start);
  expect(nextStep(state, start, timing)).toEqual({ do: "send", mail: "staff" });
  state = attempt(state, "staff", { kind: "accepted" }, start);
  expect(nextStep(state, start, timing)).toEqual({ do: "send", mail: "visitor" });
  state = attempt(state, "visitor", { kind: "accepted" }, start);
  expect(nextStep(state, start, timing)).toEqual({ do: "settle" });
});

test("a bounce that is reported before the relay's answer was noted counts once it is", () => {
  const taken = attempt(begin(id, start), "staff", { kind: "accepted" }, start);
  const sending = attemptBegins(taken, "visitor", start);
  const early = receiptCame(sending, "visitor", "failed", "r1", start + 1, timing);
  const noted = attemptEnded(early, "visitor", { kind: "accepted", requestId: "r1" }, start + 2, timing);
  expect(noted.mails.visitor.phase).toBe("off");
  expect(noted.problems).toEqual(["visitor-bounced"]);
});

test("tries come after 30 seconds, then ever more slowly, then every hour", () => {
  let state = begin(id, start);
  let now = start;
  const waits: number[] = [];
  for (let count = 0; count < 9; count++) {
    state = attempt(state, "staff", busy, now);
    waits.push((state.mails.staff.at - now) / 1000);
    now = state.mails.staff.at;
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 3600, 3600, 3600, 3600]);
  expect(state.problems).toEqual(["staff-refused"]);
});

test("an attempt without an outcome is repeated after a quarter of an hour", () => {
  const state = attempt(begin(id, start), "staff", { kind: "unknown" }, start);
  expect(nextStep(state, start + 1, timing)).toEqual({ do: "wait", until: start + 900_000 });
  expect(nextStep(state, start + 900_000, timing)).toEqual({ do: "send", mail: "staff" });
});

test("a receipt ends the doubt about an attempt, late or twice makes no difference", () => {
  const doubtful = attempt(begin(id, start), "staff", { kind: "unknown" }, start);
  const known = receiptCame(doubtful, "staff", "processed", "r1", start + 5, timing);
  expect(known.mails.staff.phase).toBe("accepted");
  const delivered = receiptCame(known, "staff", "delivered", "r1", start + 6, timing);
  expect(delivered.mails.staff.phase).toBe("delivered");
  expect(receiptCame(delivered, "staff", "delivered", "r1", start + 7, timing)).toBe(delivered);
});

test("what was said of a mail before it bounced, and comes after, stops neither its next try nor the alert", () => {
  const taken = attempt(begin(id, start), "staff", { kind: "accepted", requestId: "r1" }, start);
  const bounced = receiptCame(taken, "staff", "failed", "r1", start + 5, timing);
  for (const late of ["processed", "delivered"] as const)
    expect(receiptCame(bounced, "staff", late, "r1", start + 6, timing)).toBe(bounced);
  const again = attemptBegins(bounced, "staff", start + hour + 5);
  expect(receiptCame(again, "staff", "delivered", "r1", start + hour + 6, timing)).toBe(again);
  expect(receiptCame(again, "staff", "processed", "r2", start + hour + 6, timing).mails.staff.phase).toBe("accepted");
});

test("a mail whose content is blamed becomes plain, and is parked when that is blamed too", () => {
  let state = attempt(begin(id, start), "staff", contentRefused, start);
  expect(state.mails.staff).toMatchObject({ plain: true, parked: false, phase: "due" });
  state = attempt(state, "staff", contentRefused, start + 30_000);
  expect(state.mails.staff).toMatchObject({ parked: true, phase: "due", at: start + 30_000 + hour });
  expect(nextStep(state, start + 30_000, timing)).toEqual({ do: "mark-problems" });
});

test("a problem is gone once the mail it is about went out", () => {
  let state = attempt(begin(id, start), "staff", contentRefused, start);
  state = attempt(state, "staff", contentRefused, start);
  state = attempt(state, "staff", { kind: "accepted" }, start + hour);
  expect(state.problems).toEqual([]);
});

test("a bounce of an earlier attempt says nothing about the one that was taken", () => {
  const state = attempt(begin(id, start), "staff", { kind: "accepted", requestId: "second" }, start);
  expect(isOut(receiptCame(state, "staff", "failed", "first", start, timing).mails.staff)).toBe(true);
  expect(receiptCame(state, "staff", "failed", "second", start, timing).mails.staff.phase).toBe("due");
});

test("a report that is late doesn't undo the bounce of the same mail", () => {
  for (const late of ["processed", "delivered"] as const) {
    const sent = attempt(begin(id, start), "staff", { kind: "accepted", requestId: "first" }, start);
    const bounced = receiptCame(sent, "staff", "failed", "first", start, timing);
    expect(receiptCame(bounced, "staff", late, "first", start, timing)).toBe(bounced);
    const unsure = attempt(begin(id, start), "staff", { kind: "unknown" }, start);
    const early = receiptCame(unsure, "staff", "failed", "first", start, timing);
    expect(isOut(receiptCame(early, "staff", late, "first", start, timing).mails.staff)).toBe(false);
  }
});

test("a mail known only from its report bounces like any other, whatever came back before it", () => {
  let state = attempt(begin(id, start), "staff", { kind: "accepted", requestId: "first" }, start);
  state = receiptCame(state, "staff", "failed", "first", start, timing);
  state = attempt(state, "staff", { kind: "unknown" }, start + hour);
  state = receiptCame(state, "staff", "processed", "second", start + hour, timing);
  expect(isOut(state.mails.staff)).toBe(true);
  state = receiptCame(state, "staff", "failed", "second", start + hour, timing);
  expect(nextStep(state, start + 2 * hour, timing)).toEqual({ do: "send", mail: "staff" });
});

test("uploads go after their time, everything when consent ends, but nothing before staff have it", () => {
  const ends = { uploadEnds: start + 30 * day, consentEnds: start + 365 * day };
  const waiting = { ...attempt(begin(id, start), "staff", busy, start + 400 * day), ...ends };
  expect(nextStep(waiting, start + 400 * day, timing).do).toBe("wait");
  const out = attempt(
    attempt({ ...begin(id, start), ...ends }, "staff", { kind: "accepted" }, start),
    "visitor",
    { kind: "accepted" },
    start,
  );
  const unreported = { ...timing, receiptMs: Number.POSITIVE_INFINITY };
  const settled = { ...out, settledOn: "2026-11-21" };
  expect(nextStep(settled, start + day, unreported)).toEqual({ do: "wait", until: ends.uploadEnds });
  expect(nextStep(settled, ends.uploadEnds, unreported)).toEqual({ do: "forget-upload" });
  expect(nextStep(settled, ends.consentEnds, unreported)).toEqual({ do: "end" });
});

test("a withdrawn lead is erased, staff who may have it are told, and the tombstone stays for over a year", () => {
  const untouched = withdraw(begin(id, start), start);
  expect(untouched.mails.stop.phase).toBe("off");
  let state = withdraw(attempt(begin(id, start), "staff", { kind: "unknown" }, start), start + 10);
  expect(nextStep(state, start + 10, timing)).toEqual({ do: "erase" });
  state = erasedOnceMore(state, state);
  expect(nextStep(state, start + 10, timing)).toEqual({ do: "send", mail: "stop" });
  state = attempt(state, "stop", { kind: "accepted" }, start + 10);
  expect(nextStep(state, start + 20, timing)).toEqual({ do: "wait", until: start + 10 + hour });
  expect(nextStep(state, start + 10 + hour, timing)).toEqual({ do: "erase" });
  // Two that erase at the same moment are one.
  expect(erasedOnceMore(state, withdraw(begin(id, start), start)).withdrawn?.erased).toBe(1);
  state = erasedOnceMore(state, state);
  expect(nextStep(state, start + 10 + hour, timing)).toEqual({ do: "wait", until: start + 10 + 400 * day });
});

test("a clock that was ahead at the withdrawal puts nothing off that is to be erased once more", () => {
  let state = withdraw(begin(id, start), start + 30 * day);
  state = erasedOnceMore(state, state);
  const mended = mendClock(state, start, timing);
  expect(nextStep(mended, start, timing)).toEqual({ do: "wait", until: start + hour });
});

test("what happened while the relay was called outweighs what it answers", () => {
  const begun = attemptBegins(begin(id, start), "staff", start);
  const withdrawn = withdraw(begun, start + 5);
  for (const outcome of [busy, contentRefused, { kind: "accepted" } as const, { kind: "unknown" } as const])
    expect(attemptEnded(withdrawn, "staff", outcome, start + 10, timing)).toEqual(withdrawn);
  const delivered = receiptCame(begun, "staff", "delivered", "1", start + 5, timing);
  expect(attemptEnded(delivered, "staff", busy, start + 10, timing)).toEqual(delivered);
});

test("a report about a mail that was never sent changes nothing", () => {
  const state = begin(id, start);
  for (const receipt of ["processed", "delivered", "failed"] as const)
    expect(receiptCame(state, "staff", receipt, "1", start, timing)).toBe(state);
});

test("a missing receipt is told once, and only where receipts are expected", () => {
  const state = attempt(begin(id, start), "staff", { kind: "accepted" }, start);
  const told = escalate(state, start + hour, timing);
  expect(told.problems).toEqual(["receipt-missing"]);
  expect(escalate(told, start + 2 * hour, timing)).toBe(told);
  expect(escalate(state, start + 100 * day, { ...timing, receiptMs: Number.POSITIVE_INFINITY })).toBe(state);
});

test("an attempt without an outcome is made three times at most; the visitor's mail doesn't wait for it", () => {
  let state = begin(id, start);
  let now = start;
  let attempts = 0;
  for (let count = 0; count < 50; count++) {
    const step = nextStep(state, now, timing);
    if (step.do === "send" && step.mail === "visitor") break;
    if (step.do === "send") {
      attempts += 1;
      state = attempt(state, "staff", { kind: "unknown" }, now);
    } else if (step.do === "stop-trying") state = stopTrying(state, step.mail);
    else if (step.do === "mark-problems") state = { ...state, marked: state.problems };
    else if (step.do === "wait") now = step.until;
  }
  expect(attempts).toBe(3);
  expect(state.problems).toEqual(["staff-unconfirmed"]);
  const refused = attempt(attempt(state, "visitor", contentRefused, now), "visitor", contentRefused, now);
  expect(refused.problems).toEqual(["staff-unconfirmed", "visitor-refused"]);
  expect(nextStep(state, now, timing)).toEqual({ do: "send", mail: "visitor" });
  const again = tryOnceMore(state, now);
  expect(nextStep(again, now, timing)).toEqual({ do: "send", mail: "staff" });
  expect(isOut(attempt(again, "staff", { kind: "accepted" }, now).mails.staff)).toBe(true);
});

test("a visitor's address that always refuses is tried for three days", () => {
  let state = attempt(begin(id, start), "staff", { kind: "accepted" }, start);
  let now = start;
  for (let count = 0; count < 500 && state.mails.visitor.phase === "due"; count++) {
    now = Math.max(now, state.mails.visitor.at);
    state = attempt(state, "visitor", busy, now);
  }
  expect(state.mails.visitor.phase).toBe("given-up");
  expect(now - start).toBeGreaterThanOrEqual(3 * day);
  expect(now - start).toBeLessThan(3 * day + 2 * hour);
  expect(state.problems).toEqual(["visitor-refused"]);
});

test("mails that failed together don't come back together, and none before the relay asked for", () => {
  const begun = attemptBegins(begin(id, start), "staff", start);
  const at = (chance: number, outcome: Outcome = busy) =>
    attemptEnded(begun, "staff", outcome, start, timing, chance).mails.staff.at - start;
  expect(at(0)).toBe(22_500);
  expect(at(1)).toBe(37_500);
  expect(at(0, { ...busy, retryAfterMs: 120_000 })).toBe(120_000);
});

test("a mail that waits for its turn is sent when it comes, and what was begun before still counts as a copy", () => {
  const waiting = waitForTurn(begin(id, start), "staff", start + 500);
  expect(nextStep(waiting, start, timing)).toEqual({ do: "wait", until: start + 500 });
  const unsure = attempt(begin(id, start), "staff", { kind: "unknown" }, start);
  expect(waitForTurn(unsure, "staff", start + 500).mails.staff).toMatchObject({
    phase: "due",
    paced: true,
    unknowns: 1,
  });
});

test("a clock that was ahead leaves nothing waiting for the day it showed", () => {
  for (const ahead of [2 * hour, 40 * day]) {
    const later = attempt(begin(id, start + ahead), "staff", busy, start + ahead);
    expect(nextStep(mendClock(later, start, timing), start, timing)).toEqual({ do: "send", mail: "staff" });
  }
});

test("state is read whatever its version, and is refused where it makes no sense", () => {
  const mail = { phase: "receipted", at: start, attempts: 1, plain: false, parked: false };
  const off = { ...mail, phase: "off", attempts: 0 };
  const old = {
    id,
    receivedAt: start,
    mails: { staff: mail, visitor: off, stop: off, alert: { ...mail, phase: "due" } },
    alertAbout: "visitor-parked",
  };
  expect(parseState(old)).toMatchObject({ problems: ["visitor-refused"], mails: { staff: { phase: "delivered" } } });
  expect(Object.keys(parseState(old)?.mails ?? {})).toEqual([...mailKinds]);
  const state = attempt(begin(id, start), "staff", busy, start);
  expect(parseState(JSON.parse(JSON.stringify(toStore(state))))).toEqual(state);
  const newer = { ...toStore(state), problems: ["a new one"], mails: { ...state.mails, reminder: state.mails.staff } };
  expect(parseState(newer)).toEqual(state);
  for (const nonsense of [null, 5, {}, { id }, { ...old, mails: 1 }]) expect(parseState(nonsense)).toBeUndefined();
});

type Happening =
  | { what: "run"; outcome: Outcome }
  | { what: "crash" }
  | { what: "pass"; ms: number }
  | { what: "jump"; ms: number }
  | { what: "receipt"; kind: MailKind; receipt: Receipt; requestId: string }
  | { what: "withdraw" };

const outcomes: fc.Arbitrary<Outcome> = fc.constantFrom<Outcome>(
  { kind: "accepted", requestId: "1" },
  { kind: "accepted" },
  { kind: "unknown" },
  busy,
  contentRefused,
);

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: fc.constant("run" as const), outcome: outcomes }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("crash" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant("pass" as const), ms: fc.integer({ min: 0, max: 2 * hour }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant("jump" as const), ms: fc.integer({ min: -500 * day, max: 500 * day }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("receipt" as const),
      kind: fc.constantFrom<MailKind>("staff", "visitor", "stop"),
      receipt: fc.constantFrom<Receipt>("processed", "delivered", "failed"),
      requestId: fc.constantFrom("1", "2"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("withdraw" as const) }) },
);

/** As the object runs it: what the clock did is mended, then one step is taken, perhaps only half of it. */
function happen(state: DeliveryState, now: number, happening: Happening): { state: DeliveryState; step?: Step } {
  if (happening.what === "receipt")
    return { state: receiptCame(state, happening.kind, happening.receipt, happening.requestId, now, timing) };
  if (happening.what === "withdraw") return { state: withdraw(state, now) };
  if (happening.what !== "run" && happening.what !== "crash") return { state };
  const awake = escalate(mendClock(state, now, timing), now, timing);
  const step = nextStep(awake, now, timing);
  if (step.do === "send") {
    const begun = attemptBegins(awake, step.mail, now);
    return {
      state: happening.what === "crash" ? begun : attemptEnded(begun, step.mail, happening.outcome, now, timing),
      step,
    };
  }
  if (step.do === "stop-trying") return { state: stopTrying(awake, step.mail), step };
  if (step.do === "mark-problems") return { state: { ...awake, marked: awake.problems }, step };
  if (step.do === "erase") return { state: erasedOnceMore(awake, awake), step };
  if (step.do === "settle") return { state: { ...awake, settledOn: "2026-11-21" }, step };
  return { state: awake, step };
}

test("whatever happens, in whatever order, staff's mail goes out or will, and withdrawal is final", () => {
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 60 }), (sequence) => {
      let now = start;
      let state: DeliveryState = { ...begin(id, now), consentEnds: start + 365 * day, uploadEnds: start + 30 * day };
      for (const happening of sequence) {
        if (happening.what === "pass" || happening.what === "jump") now += happening.ms;
        const before = state;
        const taken = happen(state, now, happening);
        ({ state } = taken);
        const { step } = taken;
        if (step?.do === "send") {
          if (before.withdrawn) expect(step.mail).toBe("stop");
          if (step.mail === "visitor") expect(isOut(before.mails.staff)).toBe(true);
        }
        if (step?.do === "end" || step?.do === "forget-upload")
          expect(before.withdrawn !== undefined || isOut(before.mails.staff)).toBe(true);
        const { staff } = state.mails;
        if (!state.withdrawn) {
          expect(["due", "sending", "accepted", "delivered", "unconfirmed"]).toContain(staff.phase);
          if (staff.parked && !before.mails.staff.parked && !isOut(staff)) expect(state.problems).not.toEqual([]);
          if (staff.phase === "unconfirmed") expect(state.problems).toContain("staff-unconfirmed");
          expect(staff.unknowns).toBeLessThanOrEqual(3);
          const next = nextStep(mendClock(state, now, timing), now, timing);
          if (!isOut(staff) && staff.phase !== "unconfirmed" && next.do === "wait")
            expect(next.until - now).toBeLessThanOrEqual(hour);
        } else
          expect(
            before.withdrawn === undefined ||
              isOut(state.mails.stop) ||
              state.mails.stop.phase !== "off" ||
              staff.attempts === 0,
          ).toBe(true);
      }
    }),
    { numRuns: tries(2000) },
  );
});

test("when the relay takes mail again, every lead is out within an hour, whatever happened before", () => {
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 40 }), (sequence) => {
      let now = start;
      let state = begin(id, now);
      for (const happening of sequence) {
        if (happening.what === "withdraw") continue;
        if (happening.what === "pass" || happening.what === "jump") now += happening.ms;
        ({ state } = happen(state, now, happening));
      }
      const until = now + hour;
      // The digest of alerts came through: what was never confirmed is tried once more.
      state = tryOnceMore(mendClock(state, now, timing), now);
      for (let steps = 0; steps < 30; steps++) {
        const { state: next, step } = happen(state, now, { what: "run", outcome: { kind: "accepted" } });
        state = next;
        if (step?.do === "wait") now = step.until;
        if (isOut(state.mails.staff) && isOut(state.mails.visitor)) break;
        if (now > until) break;
      }
      expect(isOut(state.mails.staff)).toBe(true);
    }),
    { numRuns: tries(2000) },
  );
});
