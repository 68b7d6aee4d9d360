import { expect, test } from "vitest";
import { timeOnDay, workingTimeAfter } from "#content/melbourne.ts";
import { urgentMinutes } from "#content/request/limits.ts";
import { checkRequest, requestSchema } from "#content/request/schema.ts";
import { assessment } from "#tests/helpers/request/assessment.ts";
import { asText } from "#worker/leads/mail/layout.ts";
import { staffLetter } from "#worker/leads/mail/staff.ts";
import { confirmationLetter } from "#worker/leads/mail/visitor.ts";
import { leadOf } from "../leads/lead.ts";

const now = new Date("2026-11-23T00:00:00Z");

test("a visitor who wants an answer in writing leaves no number, and one that is left all the same isn't stored", () => {
  for (const phone of ["", "0412 345 678", "nonsense"]) {
    const checked = checkRequest(assessment({ answerBy: "writing", phone }));
    expect(checked).toMatchObject({ ok: true, request: { phone: "", answerBy: "writing" } });
    if (checked.ok) expect(requestSchema.safeParse(checked.request).success).toBe(true);
  }
  for (const answerBy of [undefined, "", "call"])
    expect(checkRequest(assessment({ answerBy, phone: "" }))).toMatchObject({
      ok: false,
      fields: { phone: expect.stringContaining("phone") },
    });
  expect(checkRequest(assessment({ answerBy: "pigeon" }))).toMatchObject({ ok: false });
});

test("then nobody is told to call: not staff, and not the visitor", async () => {
  const lead = leadOf({ answerBy: "writing", phone: "" }, { receivedAt: now.toISOString() });
  const staff = staffLetter(lead, { reference: "WB-1234ABCD", now });
  expect(staff.subject).toContain("(write, don’t call)");
  expect(asText(staff)).toContain("Don’t call: they want to be written to");
  expect(asText(staff)).not.toMatch(/Call \+?\d|tel:/);
  const visitor = asText(confirmationLetter(lead, { reference: "WB-1234ABCD", now }));
  expect(visitor).toContain("will write to you at this address by");
  expect(visitor).toContain("Nobody will call.");
});

test("a home without hot water is marked urgent for staff, and called within two opening hours", () => {
  const lead = leadOf({ kind: "callback", urgent: "on" }, { receivedAt: now.toISOString() });
  const staff = staffLetter(lead, { reference: "WB-1234ABCD", now });
  expect(staff.subject).toMatch(/^\[Urgent\] /);
  expect(asText(staff)).toContain("Urgent: no hot water.");
  const by = (moment: string) => timeOnDay(workingTimeAfter(new Date(moment), urgentMinutes));
  expect(by("2026-11-23T10:00+11:00")).toBe("12 pm on Monday 23 November");
  expect(by("2026-11-23T17:30+11:00")).toBe("9:30 am on Tuesday 24 November");
  expect(by("2026-11-21T20:00+11:00")).toBe("10 am on Monday 23 November");
});
