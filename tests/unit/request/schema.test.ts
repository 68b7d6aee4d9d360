import { expect, test } from "vitest";
import { consent, consentEnds } from "#content/request/consent.ts";
import { enteredValues, type RawRequest, rawFromForm, rawFromJson } from "#content/request/fields.ts";
import { maxLength } from "#content/request/limits.ts";
import { currentBills } from "#content/request/options.ts";
import { checkRequest, requestSchema } from "#content/request/schema.ts";
import { minimalRequest } from "#tests/sample-requests/samples.ts";
import { accepted, fault, refused, texts } from "./schema.cases.ts";

test.each(accepted)("a request with %s is accepted, and stored clean, without unknown fields", (_, sent, stored) => {
  const request = { ...minimalRequest(), projectType: "residential", ...stored };
  expect(checkRequest(rawFromJson({ ...minimalRequest(), ...sent, colour: "red" }))).toEqual({ ok: true, request });
  expect(requestSchema.safeParse(request).success).toBe(true);
});

test.each(refused)("%s is refused, with a message at each field", (_, sent, problems) => {
  expect(problemsOf(rawFromJson(sent))).toEqual(problems);
});

test.each(["name", "address", "city", "state", "postalCode", "message"] as const)(
  "the longest %s is accepted",
  (field) => {
    expect(problemsOf({ ...minimalRequest(), [field]: "x".repeat(maxLength[field]) })).toEqual({});
  },
);

test.each(texts)("the %s %j is stored as %j", (field, typedText, storedValue) => {
  expect(checkRequest({ ...minimalRequest(), [field]: typedText })).toMatchObject({
    ok: true,
    request: { [field]: storedValue },
  });
});

test("a name of invisible characters counts as missing", () => {
  expect(problemsOf({ ...minimalRequest(), name: "\u200D\u200B\u2066" })).toEqual({ name: "Enter your full name" });
});

test("a key like __proto__ is a key like any other", () => {
  const raw = rawFromJson(JSON.parse('{"__proto__":{"name":"Mallory","consent":true},"constructor":{"prototype":{}}}'));
  expect(checkRequest(raw).ok).toBe(false);
  expect(Reflect.get({}, "name")).toBeUndefined();
});

test.each(currentBills)("the bill “$label” is a quarter's", ({ label }) => {
  expect(label).toMatch(/^(Under )?(Over )?\$[\d,]+( to \$[\d,]+)? a quarter$/);
});

test("a form and its JSON give the same request", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(minimalRequest()))
    for (const entry of Array.isArray(value) ? value : [value])
      form.append(name, entry === true ? "on" : String(entry));
  form.append("propertySize", "");
  expect(checkRequest(rawFromForm(form))).toEqual(checkRequest(rawFromJson(minimalRequest())));
});

test("a posted form can choose several half-days", () => {
  const form = new FormData();
  form.append("preferred", "2026-11-26-am");
  form.append("preferred", "2026-11-27-pm");
  expect(rawFromForm(form).preferred).toEqual(["2026-11-26-am", "2026-11-27-pm"]);
});

test("values come back as they were entered, right or wrong", () => {
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

test.each([
  ["2026-11-21", "2027-11-21"],
  ["2028-02-29", "2029-02-28"],
])("consent given on %s ends on %s", (given, ends) => {
  expect(consentEnds(given)).toBe(ends);
});

test("the consent's wording says how long it lasts", () => {
  expect(consent.wording).toContain("12 months");
});

test.each([" ", "\n", "a", "\u0301", "a.", "\u202E"])(
  "%j two million times in six fields, one after another, is refused within a second of CPU time in all",
  (text) => {
    const start = process.cpuUsage();
    for (const field of ["name", "email", "phone", "address", "city", "message"])
      expect(checkRequest({ ...minimalRequest(), [field]: text.repeat(2_000_000) }).ok).toBe(false);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(1000);
  },
);

const callback = { kind: "callback", name: "Pat Lee", phone: "0412 345 678", consent: true };

test("a callback needs only a name, a phone number and consent, and stores nothing about the house", () => {
  expect(checkRequest(rawFromJson({ ...callback, bestTime: "morning", email: "pat@", address: "1 Main Rd" }))).toEqual({
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
});

test("a fault stores no sales fields", () => {
  const salesFields = { selectedServices: ["solar-panels"], timeline: "asap", preferred: ["2026-11-26-am"] };
  expect(checkRequest(fault({ ...salesFields, since: "week", email: " " }))).toEqual({
    ok: true,
    request: { ...fault(), projectType: "residential", selectedServices: [], email: "", since: "week" },
  });
});

test.each(["wb-1a2b3c4d", "J-1234", "the job in May"])("a fault can name the job “%s” instead of an address", (job) => {
  const checked = checkRequest(fault({ address: "", jobReference: ` ${job} ` }));
  expect(checked).toMatchObject({ ok: true, request: { address: "", jobReference: job } });
});

function problemsOf(raw: RawRequest) {
  const checked = checkRequest(raw);
  return checked.ok ? {} : checked.problems;
}
