import { expect, test } from "vitest";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import { consent, consentEnds } from "#content/request/consent.ts";
import { likelyEmail } from "#content/request/email-typo.ts";
import { enteredValues, type RawRequest, rawFromForm, rawFromJson } from "#content/request/fields.ts";
import { maxLength } from "#content/request/limits.ts";
import { currentBills } from "#content/request/options.ts";
import { phoneNumber } from "#content/request/phone.ts";
import { halfDayName, offeredHalfDays } from "#content/request/preferred.ts";
import { checkRequest, requestSchema } from "#content/request/schema.ts";
import { minimalRequest } from "#tests/sample-requests/samples.ts";
import { addresses, fault, noAddresses, noNumbers, numbers, offered, refused, stored, texts } from "./typed.cases.ts";

test("a key like __proto__ is a key like any other", () => {
  const raw = rawFromJson(JSON.parse('{"__proto__":{"name":"Mallory","consent":true},"constructor":{"prototype":{}}}'));
  expect(checkRequest(raw).ok).toBe(false);
  expect(Reflect.get({}, "name")).toBeUndefined();
});

test("every range of bills is for a quarter", () => {
  for (const { label } of currentBills) expect(label).toMatch(/^(Under )?(Over )?\$[\d,]+( to \$[\d,]+)? a quarter$/);
});

test.each(stored)("%s: only the fields its form asks for are stored", (_, sent, kept) => {
  const checked = checkRequest(rawFromJson({ ...minimalRequest(), ...sent, colour: "red" }));
  expect(checked).toEqual({ ok: true, request: { ...minimalRequest(), projectType: "residential", ...kept } });
  if (checked.ok) expect(requestSchema.safeParse(checked.request).success).toBe(true);
});

test.each(refused)("%s is refused, with each problem beside its field", (_, sent, problems) => {
  expect(problemsOf(rawFromJson(sent))).toEqual(problems);
});

test.each(["name", "address", "city", "state", "postalCode", "message"] as const)(
  "the longest %s is accepted",
  (field) => {
    expect(problemsOf({ ...minimalRequest(), [field]: "x".repeat(maxLength[field]) })).toEqual({});
  },
);

test.each(texts)("a %s of %j is stored as %j", (field, typed, stored) => {
  const checked = checkRequest({ ...minimalRequest(), [field]: typed });
  expect(checked.ok ? checked.request[field] : undefined).toBe(stored);
});

test.each(offered)("%s", (_, gives, expected) => {
  expect(gives).toEqual(expected);
});

test.each(addresses)("the address %s is accepted", (email) => {
  expect(checkRequest({ ...minimalRequest(), email }).ok).toBe(true);
});

test.each(noAddresses)("the address %j is refused", (email) => {
  expect(Object.keys(problemsOf({ ...minimalRequest(), email }))).toEqual(["email"]);
});

test.each(numbers)("%s is the number %s", (typed, number) => {
  expect(phoneNumber(typed)).toBe(number);
});

test.each(noNumbers)("%j isn't a number", (typed) => {
  expect(phoneNumber(typed)).toBeUndefined();
});

test("a form and its JSON give the same request", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(minimalRequest()))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one === true ? "on" : String(one));
  form.append("propertySize", "");
  expect(checkRequest(rawFromForm(form))).toEqual(checkRequest(rawFromJson(minimalRequest())));
});

test("values come back as typed, right or wrong", () => {
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

test("texts of several megabytes are refused quickly, whatever they contain", () => {
  const start = process.cpuUsage();
  for (const text of [" ", "\n", "a", "\u0301", "a.", "\u202E"].map((one) => one.repeat(2_000_000)))
    for (const field of ["name", "email", "phone", "address", "city", "message"])
      expect(checkRequest({ ...minimalRequest(), [field]: text }).ok).toBe(false);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(3000);
});

test("a callback needs a name, a phone number and consent, and stores nothing about the house", () => {
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
});

test("a fault needs a Victorian address or a job's reference, and stores no sales fields", () => {
  const unasked = { selectedServices: ["solar-panels"], timeline: "asap", preferred: ["2026-11-26-am"] };
  const stored = { projectType: "residential", selectedServices: [], email: "" };
  expect(checkRequest(fault({ ...unasked, since: "week", email: " " }))).toEqual({
    ok: true,
    request: { ...fault(), ...stored, since: "week" },
  });
  for (const jobReference of ["wb-1a2b3c4d", "J-1234", "the job in May"])
    expect(checkRequest(fault({ address: "", jobReference: ` ${jobReference} ` }))).toEqual({
      ok: true,
      request: { ...fault(), ...stored, address: "", jobReference },
    });
});

test.each([
  ["jo@gmial.com", "jo@gmail.com"],
  ["Jo.Lee@gmail.con ", "jo.lee@gmail.com"],
  ["jo@gmal.com", "jo@gmail.com"],
  ["jo@gmail.co", "jo@gmail.com"],
  ["jo@bigpondd.com", "jo@bigpond.com"],
  ["jo@hotmail.com.au", undefined],
  ["jo@ymail.com", undefined],
  ["jo@wattlebird.example", undefined],
  ["jo@", undefined],
])("for the address %s the form suggests %s", (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test("a posted form can choose half days", () => {
  const form = new FormData();
  for (const time of ["2026-11-26-am", "2026-11-27-pm"]) form.append("preferred", time);
  expect(rawFromForm(form).preferred).toEqual(["2026-11-26-am", "2026-11-27-pm"]);
});

test("half days are offered from the day after tomorrow, skipping Sundays and public holidays", () => {
  const days = ["Thursday 24 December", "Tuesday 29 December", "Wednesday 30 December", "Thursday 31 December"];
  const offered = [...days, "Saturday 2 January", "Monday 4 January"].flatMap((day) => [
    `${day}, morning`,
    `${day}, afternoon`,
  ]);
  expect(offeredHalfDays("2026-12-22").map(halfDayName)).toEqual(offered);
});

test("regional visitors are offered later dates", () => {
  const first = (zone?: CoverageKind) => offeredHalfDays("2026-11-23", zone)[0];
  expect(first()).toBe("2026-11-25-am");
  expect(first("metro")).toBe("2026-11-25-am");
  expect(first("near-regional")).toBe("2026-11-28-am");
  expect(first("remote-regional")).toBe("2026-12-07-am");
  expect(first("remote-consultation")).toBe("2026-12-07-am");
});

function problemsOf(raw: RawRequest) {
  const checked = checkRequest(raw);
  return checked.ok ? {} : checked.fields;
}
