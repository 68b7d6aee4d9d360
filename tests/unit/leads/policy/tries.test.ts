import { expect, test } from "vitest";
import {
  attemptBegins,
  attemptEnded,
  isSettled,
  mendClock,
  nextStep,
  stopTrying,
  tryOnceMore,
  wasAccepted,
} from "#worker/leads/inbox/policy.ts";
import { day } from "#worker/leads/timing.ts";
import { attempt, busy, contentRefused, fresh, hour, problems, start, timing } from "./attempt.ts";

test("staff's mail comes first, the visitor's after it was taken, then the request is settled", () => {
  let state = fresh();
  expect(nextStep(state, start, timing)).toEqual({ do: "send", mail: "staff" });
  state = attempt(state, "staff", { kind: "accepted" }, start);
  expect(nextStep(state, start, timing)).toEqual({ do: "send", mail: "visitor" });
  state = attempt(state, "visitor", { kind: "accepted" }, start);
  expect(isSettled(state)).toBe(true);
  expect(nextStep(state, start, timing).do).toBe("wait");
});

test("tries come after 30 seconds, then ever more slowly, then every hour", () => {
  let state = fresh();
  let now = start;
  const waits: number[] = [];
  for (let count = 0; count < 9; count++) {
    state = attempt(state, "staff", busy, now);
    waits.push((state.mails.staff.at - now) / 1000);
    now = state.mails.staff.at;
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 3600, 3600, 3600, 3600]);
  expect(problems(state)).toEqual(["staff-refused"]);
});

test("an attempt without an outcome is repeated after a quarter of an hour", () => {
  const state = attempt(fresh(), "staff", { kind: "unknown" }, start);
  expect(nextStep(state, start + 1, timing)).toEqual({ do: "wait", until: start + 900_000 });
  expect(nextStep(state, start + 900_000, timing)).toEqual({ do: "send", mail: "staff" });
});

test("a mail whose content is blamed becomes plain, and needs attention when that is blamed too", () => {
  let state = attempt(fresh(), "staff", contentRefused, start);
  expect(state.mails.staff).toMatchObject({ plainText: true, needsAttention: false, phase: "due" });
  state = attempt(state, "staff", contentRefused, start + 30_000);
  expect(state.mails.staff).toMatchObject({ needsAttention: true, phase: "due", at: start + 30_000 + hour });
  expect(problems(state)).toEqual(["staff-refused"]);
});

test("a problem is gone once the mail it is about went out", () => {
  let state = attempt(fresh(), "staff", contentRefused, start);
  state = attempt(state, "staff", contentRefused, start);
  state = attempt(state, "staff", { kind: "accepted" }, start + hour);
  expect(problems(state)).toEqual([]);
});

test("an attempt without an outcome is made three times at most; the visitor's mail doesn't wait for it", () => {
  let state = fresh();
  let now = start;
  let attempts = 0;
  for (let count = 0; count < 50; count++) {
    const step = nextStep(state, now, timing);
    if (step.do === "send" && step.mail === "visitor") break;
    if (step.do === "send") {
      attempts += 1;
      state = attempt(state, "staff", { kind: "unknown" }, now);
    } else if (step.do === "stop-trying") state = stopTrying(state, step.mail);
    else if (step.do === "wait") now = step.until;
  }
  expect(attempts).toBe(3);
  expect(problems(state)).toEqual(["staff-unconfirmed"]);
  const refused = attempt(attempt(state, "visitor", contentRefused, now), "visitor", contentRefused, now);
  expect(problems(refused)).toEqual(["staff-unconfirmed", "visitor-refused"]);
  expect(nextStep(state, now, timing)).toEqual({ do: "send", mail: "visitor" });
  const again = tryOnceMore(state, "staff", now);
  expect(nextStep(again, now, timing)).toEqual({ do: "send", mail: "staff" });
  expect(wasAccepted(attempt(again, "staff", { kind: "accepted" }, now).mails.staff)).toBe(true);
  // One more, and no further.
  const unheard = attempt(again, "staff", { kind: "unknown" }, now);
  expect(nextStep(unheard, now + hour, timing)).toEqual({ do: "stop-trying", mail: "staff" });
  const stopped = stopTrying(unheard, "staff");
  expect(tryOnceMore(stopped, "staff", now + hour)).toBe(stopped);
  expect(problems(stopped)).toEqual(["staff-unconfirmed"]);
});

test("a visitor's address that always refuses is tried for three days", () => {
  let state = attempt(fresh(), "staff", { kind: "accepted" }, start);
  let now = start;
  for (let count = 0; count < 500 && state.mails.visitor.phase === "due"; count++) {
    now = Math.max(now, state.mails.visitor.at);
    state = attempt(state, "visitor", busy, now);
  }
  expect(state.mails.visitor.phase).toBe("given-up");
  expect(now - start).toBeGreaterThanOrEqual(3 * day);
  expect(now - start).toBeLessThan(3 * day + 2 * hour);
  expect(problems(state)).toEqual(["visitor-refused"]);
});

test("mails that failed together don't come back together", () => {
  const begun = attemptBegins(fresh(), "staff", start);
  const at = (chance: number) => attemptEnded(begun, "staff", busy, start, timing, chance).mails.staff.at - start;
  expect(at(0)).toBe(22_500);
  expect(at(1)).toBe(37_500);
});

test("a clock that was ahead leaves nothing waiting for the day it showed", () => {
  for (const ahead of [2 * hour, 40 * day]) {
    const later = attempt(fresh(start + ahead), "staff", busy, start + ahead);
    const mended = mendClock(later, start, timing);
    expect(nextStep(mended, start, timing)).toEqual({ do: "send", mail: "staff" });
    // Three days of tries are counted from then on.
    expect(mended.mails.staff.firstAt).toBe(start);
  }
});
