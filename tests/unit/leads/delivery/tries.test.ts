import { expect, test } from "vitest";
import {
  attemptBegins,
  attemptEnded,
  mendClock,
  stopTrying,
  tryOnceMore,
  waitForTurn,
} from "#worker/leads/delivery/changes.ts";
import { begin, isOut, nextStep, type Outcome } from "#worker/leads/delivery/state.ts";
import { day } from "#worker/leads/timing.ts";
import { attempt, busy, contentRefused, hour, id, start, timing } from "./attempt.ts";

test("staff's mail comes first, the visitor's after it was taken, then the lead is settled", () => {
  let state = begin(id, start);
  expect(nextStep(state, start, timing)).toEqual({ do: "send", mail: "staff" });
  state = attempt(state, "staff", { kind: "accepted" }, start);
  expect(nextStep(state, start, timing)).toEqual({ do: "send", mail: "visitor" });
  state = attempt(state, "visitor", { kind: "accepted" }, start);
  expect(nextStep(state, start, timing)).toEqual({ do: "settle" });
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
