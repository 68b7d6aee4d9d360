import { expect, test } from "vitest";
import { consent, consentEnds } from "#content/request/consent.ts";
import { enteredValues, rawFromForm, rawFromJson } from "#content/request/fields.ts";
import { maxLength } from "#content/request/limits.ts";
import { phoneNumber } from "#content/request/phone.ts";
import { checkRequest } from "#content/request/schema.ts";
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
  const checked = checkRequest({});
  expect(checked.ok ? {} : checked.fields).toMatchInlineSnapshot(`
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
  const checked = checkRequest(raw);
  expect(checked.ok ? [] : Object.keys(checked.fields).sort()).toEqual([
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
    const checked = checkRequest({ ...assessment(), [field]: "x".repeat(longest + 1) });
    expect(checked.ok ? {} : Object.keys(checked.fields)).toEqual([field]);
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
  const checked = checkRequest({ ...assessment(), email });
  expect(checked.ok ? [] : Object.keys(checked.fields)).toEqual(["email"]);
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
