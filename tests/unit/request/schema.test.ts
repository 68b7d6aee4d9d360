import { expect, test } from "vitest";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import { consent, consentEnds } from "#content/request/consent.ts";
import { enteredValues, type RawRequest, rawFromForm, rawFromJson } from "#content/request/fields.ts";
import { maxLength } from "#content/request/limits.ts";
import { messages } from "#content/request/messages.ts";
import { phoneNumber } from "#content/request/phone.ts";
import { halfDayName, offeredHalfDays } from "#content/request/preferred.ts";
import { checkRequest, requestSchema } from "#content/request/schema.ts";
import { assessment } from "#tests/request/assessment.ts";
import { addresses, noAddresses, noNumbers, numbers, texts } from "./typed.cases.ts";

test("a request with only what is required is accepted, and is residential unless it says otherwise", () => {
  expect(checkRequest(assessment())).toEqual({ ok: true, request: { ...assessment(), projectType: "residential" } });
});

test("a request with everything keeps everything", () => {
  const full = {
    ...assessment(),
    projectType: "commercial",
    propertySize: "large",
    currentBill: "over-2000",
    timeline: "asap",
    city: "Bendigo",
    state: "VIC",
    postalCode: "3550",
    message: "Two meters.\n\nOne roof faces west.",
  };
  expect(checkRequest(full)).toEqual({ ok: true, request: full });
});

test("each missing field is named beside the field", () => {
  expect(problemsOf({})).toMatchInlineSnapshot(`
    {
      "address": "Enter the property’s address",
      "consent": "Tick the box so we can contact you about this request",
      "email": "Enter your email address",
      "name": "Enter your full name",
      "phone": "Enter your phone number",
      "selectedServices": "Choose at least one service",
    }
  `);
});

test("a value of the wrong type is refused at its field, unknown keys are ignored", () => {
  const raw = rawFromJson({
    ...assessment(),
    name: 5,
    email: { a: 1 },
    phone: ["0412 345 678"],
    selectedServices: [{}],
    message: true,
    propertySize: "huge",
    colour: "red",
  });
  expect(Object.keys(problemsOf(raw)).sort()).toEqual([
    "email",
    "message",
    "name",
    "phone",
    "propertySize",
    "selectedServices",
  ]);
});

test("a key like __proto__ is a key like any other", () => {
  const raw = rawFromJson(JSON.parse('{"__proto__":{"name":"Mallory","consent":true},"constructor":{"prototype":{}}}'));
  expect(checkRequest(raw).ok).toBe(false);
  expect(Reflect.get({}, "name")).toBeUndefined();
});

test("every text has a longest length", () => {
  for (const [field, longest] of Object.entries(maxLength)) {
    if (!["name", "address", "city", "state", "postalCode", "message"].includes(field)) continue;
    expect(checkRequest({ ...assessment(), [field]: "x".repeat(longest) }).ok).toBe(true);
    expect(Object.keys(problemsOf({ ...assessment(), [field]: "x".repeat(longest + 1) }))).toEqual([field]);
  }
});

test.each(texts)("a %s of %j is stored as %j", (field, typed, stored) => {
  const checked = checkRequest({ ...assessment(), [field]: typed });
  expect(checked.ok ? checked.request[field] : undefined).toBe(stored);
});

test.each(addresses)("the address %s is accepted", (email) => {
  expect(checkRequest({ ...assessment(), email }).ok).toBe(true);
});

test.each(noAddresses)("the address %j is refused", (email) => {
  expect(Object.keys(problemsOf({ ...assessment(), email }))).toEqual(["email"]);
});

test.each(numbers)("%s is the number %s", (typed, number) => {
  expect(phoneNumber(typed)).toBe(number);
});

test.each(noNumbers)("%j is no number", (typed) => {
  expect(phoneNumber(typed)).toBeUndefined();
});

test("services are kept once each, in the form's order", () => {
  const checked = checkRequest({ ...assessment(), selectedServices: ["heat-pump", "solar-panels", "heat-pump"] });
  expect(checked.ok && checked.request.selectedServices).toEqual(["solar-panels", "heat-pump"]);
});

test("consent is given by true or by a ticked box, by nothing else", () => {
  for (const given of [true, "on"]) expect(checkRequest({ ...assessment(), consent: given }).ok).toBe(true);
  for (const given of [false, "", "off", "no", 1, null, undefined, {}])
    expect(checkRequest({ ...assessment(), consent: given }).ok).toBe(false);
});

test("a form and its JSON say the same", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(assessment()))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one === true ? "on" : String(one));
  form.append("propertySize", "");
  expect(checkRequest(rawFromForm(form))).toEqual(checkRequest(rawFromJson(assessment())));
});

test("what was entered comes back as it was typed, right or wrong", () => {
  const form = new FormData();
  form.append("name", "  Ann ");
  form.append("email", "not an address");
  form.append("selectedServices", "heat-pump");
  form.append("selectedServices", "unknown");
  form.append("preferred", "2026-11-26-am");
  form.append("consent", "on");
  expect(enteredValues(rawFromForm(form))).toEqual({
    name: "  Ann ",
    email: "not an address",
    selectedServices: ["heat-pump", "unknown"],
    preferred: ["2026-11-26-am"],
    consent: "on",
  });
});

test("consent ends twelve months later, and its wording says so", () => {
  expect(consentEnds("2026-11-21")).toBe("2027-11-21");
  expect(consentEnds("2028-02-29")).toBe("2029-02-28");
  expect(consent.wording).toContain("12 months");
});

test("texts of megabytes are refused at once, whatever they are made of", () => {
  const start = process.cpuUsage();
  for (const text of [" ", "\n", "a", "\u0301", "a.", "\u202E"].map((one) => one.repeat(2_000_000)))
    for (const field of ["name", "email", "phone", "address", "city", "message"])
      expect(checkRequest({ ...assessment(), [field]: text }).ok).toBe(false);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(3000);
});

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
  expect(problemsOf({ kind: "callback" })).toEqual({
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

function problemsOf(raw: RawRequest) {
  const checked = checkRequest(raw);
  return checked.ok ? {} : checked.fields;
}
