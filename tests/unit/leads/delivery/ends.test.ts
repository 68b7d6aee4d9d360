import { expect, test } from "vitest";
import { erasedOnceMore, mendClock, withdraw } from "#worker/leads/delivery/changes.ts";
import { begin, nextStep } from "#worker/leads/delivery/state.ts";
import { day } from "#worker/leads/timing.ts";
import { attempt, busy, hour, id, start, timing } from "./attempt.ts";

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
