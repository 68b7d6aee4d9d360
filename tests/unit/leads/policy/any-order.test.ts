import fc from "fast-check";
import { expect, test } from "vitest";
import { tries } from "#tests/prove.ts";
import {
  attemptBegins,
  attemptEnded,
  type Delivery,
  escalate,
  isOut,
  longestWait,
  type MailKind,
  mendClock,
  nextStep,
  type Outcome,
  type Receipt,
  receiptCame,
  type Step,
  stopTrying,
  tryOnceMore,
  withdraw,
} from "#worker/leads/inbox/policy.ts";
import { day } from "#worker/leads/timing.ts";
import { busy, contentRefused, fresh, hour, problems, start, timing } from "./attempt.ts";

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
function happen(state: Delivery, now: number, happening: Happening): { state: Delivery; step?: Step } {
  if (happening.what === "receipt")
    return { state: receiptCame(state, happening.kind, happening.receipt, happening.requestId, now, timing) };
  if (happening.what === "withdraw")
    return { state: withdraw(state, now, { tellsStaff: state.mails.staff.attempts > 0 }) };
  if (happening.what !== "run" && happening.what !== "crash") return { state };
  const awake = mendClock(state, now, timing);
  const step = nextStep(awake, now, timing);
  if (step.do === "send") {
    const begun = attemptBegins(awake, step.mail, now);
    return {
      state: happening.what === "crash" ? begun : attemptEnded(begun, step.mail, happening.outcome, now, timing),
      step,
    };
  }
  if (step.do === "stop-trying") return { state: stopTrying(awake, step.mail), step };
  if (step.do === "erase") return { state: { ...awake, erased: awake.erased + 1 }, step };
  if (step.do === "escalate") return { state: escalate(awake), step };
  return { state: awake, step };
}

test("whatever happens, in whatever order, staff's mail goes out or will, and withdrawal is final", () => {
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 60 }), (sequence) => {
      let now = start;
      let state: Delivery = { ...fresh(now), uploadEnds: start + 30 * day };
      for (const happening of sequence) {
        if (happening.what === "pass" || happening.what === "jump") now += happening.ms;
        const before = state;
        const taken = happen(state, now, happening);
        ({ state } = taken);
        const { step } = taken;
        if (step?.do === "send") {
          if (before.withdrawn !== null) expect(step.mail).toBe("stop");
          if (step.mail === "visitor") expect(isOut(before.mails.staff)).toBe(true);
        }
        if (step?.do === "forget" || step?.do === "forget-upload")
          expect(before.withdrawn !== null || isOut(before.mails.staff)).toBe(true);
        const { staff } = state.mails;
        if (state.withdrawn === null) {
          expect(["due", "sending", "accepted", "delivered", "unconfirmed"]).toContain(staff.phase);
          if (staff.parked && !before.mails.staff.parked && !isOut(staff)) expect(problems(state)).not.toEqual([]);
          if (staff.phase === "unconfirmed") expect(problems(state)).toContain("staff-unconfirmed");
          expect(staff.unknowns).toBeLessThanOrEqual(3);
          const next = nextStep(mendClock(state, now, timing), now, timing);
          if (!isOut(staff) && staff.phase !== "unconfirmed" && next.do === "wait")
            expect(next.until - now).toBeLessThanOrEqual(hour);
        } else
          expect(
            before.withdrawn === null ||
              isOut(state.mails.stop) ||
              state.mails.stop.phase !== "off" ||
              staff.attempts === 0,
          ).toBe(true);
      }
    }),
    { numRuns: tries(2000) },
  );
});

test("when the relay takes mail again, every lead is out within an hour or after the next digest of alerts, whatever happened before", () => {
  // Two attempts that died with the isolate: the last one's end isn't known until after a digest has gone.
  const diedTwice: Happening[] = [
    { what: "run", outcome: { kind: "unknown" } },
    { what: "pass", ms: 900_000 },
    { what: "crash" },
    { what: "pass", ms: 900_000 },
    { what: "crash" },
  ];
  const bouncedThenSetBack: Happening[] = [
    { what: "run", outcome: { kind: "accepted", requestId: "1" } },
    { what: "receipt", kind: "staff", receipt: "failed", requestId: "1" },
    { what: "jump", ms: -1 },
  ];
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 40 }), (sequence) => {
      let now = start;
      let state = fresh(now);
      for (const happening of sequence) {
        if (happening.what === "withdraw") continue;
        if (happening.what === "pass" || happening.what === "jump") now += happening.ms;
        ({ state } = happen(state, now, happening));
      }
      // Where the clock was set back, a wait that began before then is that much longer, up to what mending the clock allows.
      const setBack = sequence.some((happening) => happening.what === "jump" && happening.ms < 0);
      const until = now + (setBack ? longestWait(timing) : hour);
      // A digest of alerts comes through: what was never confirmed is tried once more. So it is after the next, no more.
      state = tryOnceMore(mendClock(state, now, timing), "staff", now);
      let nextDigest = true;
      for (let steps = 0; steps < 30; steps++) {
        if (nextDigest && state.mails.staff.phase === "unconfirmed") {
          state = tryOnceMore(mendClock(state, now, timing), "staff", now);
          nextDigest = false;
        }
        const { state: next, step } = happen(state, now, { what: "run", outcome: { kind: "accepted" } });
        state = next;
        if (step?.do === "wait") now = step.until;
        if (isOut(state.mails.staff) && isOut(state.mails.visitor)) break;
        if (now > until) break;
      }
      expect(isOut(state.mails.staff)).toBe(true);
    }),
    { numRuns: tries(2000), examples: [[diedTwice], [bouncedThenSetBack]] },
  );
});
