import { expect, test } from "vitest";
import {
  attemptBegins,
  attemptEnded,
  escalate,
  nextStep,
  receiptCame,
  wasAccepted,
  withdraw,
} from "#worker/leads/inbox/policy.ts";
import { day } from "#worker/leads/timing.ts";
import { attempt, busy, contentRefused, fresh, hour, problems, start, timing } from "./attempt.ts";

test("a bounce that is reported before the relay's answer was noted counts once it is", () => {
  const taken = attempt(fresh(), "staff", { kind: "accepted" }, start);
  const sending = attemptBegins(taken, "visitor", start);
  const early = receiptCame(sending, "visitor", "failed", "r1", start + 1, timing);
  const noted = attemptEnded(early, "visitor", { kind: "accepted", requestId: "r1" }, start + 2, timing);
  expect(noted.mails.visitor.phase).toBe("bounced");
  expect(problems(noted)).toEqual(["visitor-bounced"]);
});

test("a receipt ends the doubt about an attempt, late or twice makes no difference", () => {
  const doubtful = attempt(fresh(), "staff", { kind: "unknown" }, start);
  const known = receiptCame(doubtful, "staff", "processed", "r1", start + 5, timing);
  expect(known.mails.staff.phase).toBe("accepted");
  const delivered = receiptCame(known, "staff", "delivered", "r1", start + 6, timing);
  expect(delivered.mails.staff.phase).toBe("delivered");
  expect(receiptCame(delivered, "staff", "delivered", "r1", start + 7, timing)).toBe(delivered);
});

test("what was said of a mail before it bounced, and comes after, stops neither its next try nor the alert", () => {
  const taken = attempt(fresh(), "staff", { kind: "accepted", requestId: "r1" }, start);
  const bounced = receiptCame(taken, "staff", "failed", "r1", start + 5, timing);
  for (const late of ["processed", "delivered"] as const)
    expect(receiptCame(bounced, "staff", late, "r1", start + 6, timing)).toBe(bounced);
  const again = attemptBegins(bounced, "staff", start + hour + 5);
  expect(receiptCame(again, "staff", "delivered", "r1", start + hour + 6, timing)).toBe(again);
  expect(receiptCame(again, "staff", "processed", "r2", start + hour + 6, timing).mails.staff.phase).toBe("accepted");
});

test("a bounce of an earlier attempt says nothing about the one that was taken", () => {
  const state = attempt(fresh(), "staff", { kind: "accepted", requestId: "second" }, start);
  expect(wasAccepted(receiptCame(state, "staff", "failed", "first", start, timing).mails.staff)).toBe(true);
  expect(receiptCame(state, "staff", "failed", "second", start, timing).mails.staff.phase).toBe("due");
});

test("a report that is late doesn't undo the bounce of the same mail", () => {
  for (const late of ["processed", "delivered"] as const) {
    const sent = attempt(fresh(), "staff", { kind: "accepted", requestId: "first" }, start);
    const bounced = receiptCame(sent, "staff", "failed", "first", start, timing);
    expect(receiptCame(bounced, "staff", late, "first", start, timing)).toBe(bounced);
    const unsure = attempt(fresh(), "staff", { kind: "unknown" }, start);
    const early = receiptCame(unsure, "staff", "failed", "first", start, timing);
    expect(wasAccepted(receiptCame(early, "staff", late, "first", start, timing).mails.staff)).toBe(false);
  }
});

test("a mail known only from its report bounces like any other, whatever came back before it", () => {
  let state = attempt(fresh(), "staff", { kind: "accepted", requestId: "first" }, start);
  state = receiptCame(state, "staff", "failed", "first", start, timing);
  state = attempt(state, "staff", { kind: "unknown" }, start + hour);
  state = receiptCame(state, "staff", "processed", "second", start + hour, timing);
  expect(wasAccepted(state.mails.staff)).toBe(true);
  state = receiptCame(state, "staff", "failed", "second", start + hour, timing);
  expect(nextStep(state, start + 2 * hour, timing)).toEqual({ do: "send", mail: "staff" });
});

test("what happened while the relay was called outweighs what it answers", () => {
  const begun = attemptBegins(fresh(), "staff", start);
  const withdrawn = withdraw(begun, start + 5, { tellsStaff: true });
  for (const outcome of [busy, contentRefused, { kind: "accepted" } as const, { kind: "unknown" } as const])
    expect(attemptEnded(withdrawn, "staff", outcome, start + 10, timing)).toEqual(withdrawn);
  const delivered = receiptCame(begun, "staff", "delivered", "1", start + 5, timing);
  expect(attemptEnded(delivered, "staff", busy, start + 10, timing)).toEqual(delivered);
});

test("a report about a mail that was never sent changes nothing", () => {
  const state = fresh();
  for (const receipt of ["processed", "delivered", "failed"] as const)
    expect(receiptCame(state, "staff", receipt, "1", start, timing)).toBe(state);
});

test("a missing receipt is told once, and only where receipts are expected", () => {
  const state = attempt(fresh(), "staff", { kind: "accepted" }, start);
  expect(nextStep(state, start + hour - 1, timing)).not.toEqual({ do: "escalate" });
  expect(nextStep(attempt(state, "visitor", { kind: "accepted" }, start), start + hour, timing)).toEqual({
    do: "escalate",
  });
  const told = escalate(state);
  expect(problems(told)).toEqual(["receipt-missing"]);
  expect(nextStep(told, start + 2 * hour, timing)).not.toEqual({ do: "escalate" });
  const unreported = { ...timing, receiptMs: Number.POSITIVE_INFINITY };
  expect(nextStep(state, start + 100 * day, unreported)).not.toEqual({ do: "escalate" });
});
