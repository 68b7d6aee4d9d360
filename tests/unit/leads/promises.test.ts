import { expect, test } from "vitest";
import { callBackBy } from "#content/melbourne.ts";
import { callBy } from "#worker/leads/mail/visitor.ts";

/** Friday, 10:00 in Melbourne. */
const received = "2026-11-20T10:00:00+11:00";

function promised(now: string, receivedAt = received): string {
  const at = new Date(receivedAt);
  return callBy({ receivedAt: at.toISOString(), callBackBy: callBackBy(at).toISOString() }, new Date(now));
}

test("a mail never promises a call by a time that has passed", () => {
  const first = promised(received);
  expect(first).toContain("Saturday 21 November");
  expect(promised("2026-12-02T10:00:00+11:00")).toMatch(/December/);
  expect(promised(received, "2027-03-01T10:00:00+11:00")).toBe(first);
});
