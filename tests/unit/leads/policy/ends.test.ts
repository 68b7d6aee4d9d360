import { expect, test } from "vitest";
import { type Delivery, mendClock, nextStep, withdraw } from "#worker/leads/inbox/policy.ts";
import { day } from "#worker/leads/timing.ts";
import { attempt, busy, fresh, hour, start, timing } from "./attempt.ts";

const erasedOnceMore = (state: Delivery): Delivery => ({ ...state, erased: state.erased + 1 });

test("uploads go after their time, everything when consent ends, but nothing before staff have it", () => {
  const ends = { uploadEnds: start + 30 * day, consentEnds: start + 365 * day };
  const waiting = { ...attempt(fresh(), "staff", busy, start + 400 * day), ...ends };
  expect(nextStep(waiting, start + 400 * day, timing).do).toBe("wait");
  const out = attempt(
    attempt({ ...fresh(), ...ends }, "staff", { kind: "accepted" }, start),
    "visitor",
    { kind: "accepted" },
    start,
  );
  const unreported = { ...timing, receiptMs: Number.POSITIVE_INFINITY };
  expect(nextStep(out, start + day, unreported)).toEqual({ do: "wait", until: ends.uploadEnds });
  expect(nextStep(out, ends.uploadEnds, unreported)).toEqual({ do: "forget-upload" });
  expect(nextStep(out, ends.consentEnds, unreported)).toEqual({ do: "forget" });
});

test("a withdrawn request is erased, staff who may have it are told, and the tombstone stays for over a year", () => {
  expect(withdraw(fresh(), start, { tellsStaff: false }).mails.withdrawal.phase).toBe("off");
  const tried = attempt(fresh(), "staff", { kind: "unknown" }, start);
  let state = withdraw(tried, start + 10, { tellsStaff: true });
  expect(nextStep(state, start + 10, timing)).toEqual({ do: "erase" });
  state = erasedOnceMore(state);
  expect(nextStep(state, start + 10, timing)).toEqual({ do: "send", mail: "withdrawal" });
  state = attempt(state, "withdrawal", { kind: "accepted" }, start + 10);
  expect(nextStep(state, start + 20, timing)).toEqual({ do: "wait", until: start + 10 + hour });
  expect(nextStep(state, start + 10 + hour, timing)).toEqual({ do: "erase" });
  state = erasedOnceMore(state);
  expect(nextStep(state, start + 10 + hour, timing)).toEqual({ do: "wait", until: start + 10 + 400 * day });
});

test("a clock that was ahead at the withdrawal puts nothing off that is to be erased once more", () => {
  const state = erasedOnceMore(withdraw(fresh(), start + 30 * day, { tellsStaff: false }));
  expect(nextStep(mendClock(state, start, timing), start, timing)).toEqual({ do: "wait", until: start + hour });
});
