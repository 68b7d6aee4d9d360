import { expect, test } from "vitest";
import { timeOnDay, workingTimeAfter } from "#content/melbourne.ts";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import { rawFromForm, rawFromJson } from "#content/request/fields.ts";
import { urgentMinutes } from "#content/request/limits.ts";
import { messages } from "#content/request/messages.ts";
import { halfDayName, offeredHalfDays } from "#content/request/preferred.ts";
import { checkRequest, requestSchema } from "#content/request/schema.ts";
import { assessment } from "#tests/request/assessment.ts";
import { asText } from "#worker/leads/mail/layout.ts";
import { staffLetter } from "#worker/leads/mail/staff.ts";
import { confirmationLetter } from "#worker/leads/mail/visitor.ts";
import { leadOf } from "../leads/lead.ts";

test("a callback needs a name, a phone number and consent, and nothing of the house is asked or stored", () => {
  const callback = { kind: "callback", name: "Pat Lee", phone: "0412 345 678", consent: true };
  const checked = checkRequest(rawFromJson({ ...callback, bestTime: "morning", email: "pat@", address: "1 Main Rd" }));
  expect(checked).toEqual({
    ok: true,
    request: {
      ...callback,
      bestTime: "morning",
      projectType: "residential",
      selectedServices: [],
      email: "",
      address: "",
    },
  });
  const nothing = checkRequest({ kind: "callback" });
  expect(nothing.ok ? {} : nothing.fields).toEqual({
    name: messages.name.missing,
    phone: messages.phone.missing,
    consent: messages.consent.missing,
  });
});

test("any other kind is a request for an assessment, with all that it needs", () => {
  for (const kind of ["", "assessment", "CALLBACK", ["callback"]]) {
    expect(checkRequest({ kind, name: "Pat", phone: "0412 345 678", consent: true }).ok).toBe(false);
    const checked = checkRequest({ ...assessment(), kind });
    expect(checked.ok && checked.request.kind).toBe(undefined);
  }
});

test("up to three half days may be wished for, in both envelopes; anything else is refused at its field", () => {
  const form = new FormData();
  for (const time of ["2026-11-26-am", "2026-11-27-pm", "2026-11-26-am"]) form.append("preferred", time);
  expect(rawFromForm(form).preferred).toHaveLength(3);
  const timesOf = (preferred: unknown) => {
    const checked = checkRequest({ ...assessment(), preferred });
    return checked.ok ? checked.request.preferred : checked.fields;
  };
  expect(timesOf(rawFromForm(form).preferred)).toEqual(["2026-11-26-am", "2026-11-27-pm"]);
  expect(timesOf("2026-11-26-am")).toEqual(["2026-11-26-am"]);
  for (const none of [undefined, "", [], [""]]) expect(timesOf(none)).toBe(undefined);
  const four = offeredHalfDays("2026-11-22").slice(0, 4);
  for (const wrong of ["2026-02-30-am", "0001-01-01-am", "2026-11-26", "soon", 5, { a: 1 }, four])
    expect(timesOf(wrong)).toEqual({ preferred: messages.preferred.wrong });
});

test("half days are offered from opening hours and public holidays, from the day after tomorrow on", () => {
  const days = ["Thursday 24 December", "Tuesday 29 December", "Wednesday 30 December", "Thursday 31 December"];
  const offered = [...days, "Saturday 2 January", "Monday 4 January"].flatMap((day) => [
    `${day}, morning`,
    `${day}, afternoon`,
  ]);
  expect(offeredHalfDays("2026-12-22").map(halfDayName)).toEqual(offered);
});

test("further out the first half day comes later: a wish that we can't meet is none", () => {
  const first = (zone?: CoverageKind) => offeredHalfDays("2026-11-23", zone)[0];
  expect(first()).toBe("2026-11-25-am");
  expect(first("metro")).toBe("2026-11-25-am");
  expect(first("near-regional")).toBe("2026-11-28-am");
  expect(first("remote-regional")).toBe("2026-12-07-am");
  expect(first("remote-consultation")).toBe("2026-12-07-am");
});

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
