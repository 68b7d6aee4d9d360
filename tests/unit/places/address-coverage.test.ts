import { expect, test } from "vitest";
import { addressCoverage } from "#content/places/address-coverage.ts";

test.each([
  [{ address: "12 Smith St, Brunswick VIC 3056" }, "Metro Melbourne: we confirm a date the same day"],
  [
    { address: "12 Smith St", city: "Torquay", state: "VIC", postalCode: "3228" },
    "Regional Victoria within 100 km, Geelong & Surf Coast: we confirm a date in 2–5 days",
  ],
  [
    { address: "the shed", postalCode: "3228" },
    "Regional Victoria within 100 km, Geelong & Surf Coast: we confirm a date in 2–5 days",
  ],
  [{ address: "the shed", city: "Warrnambool" }, "Remote consultation: we confirm a date in 1–2 weeks"],
  [
    { address: "the shed behind the school in Bruthen" },
    "Regional Victoria beyond 100 km, Gippsland: we confirm a date in 1–2 weeks",
  ],
  [{ address: "1 George St, Sydney NSW 2000" }, "That is in New South Wales. We install in Victoria only."],
  [{ address: "9 High St", city: "Reedy Creek" }, undefined],
  [{ address: "somewhere" }, undefined],
  [{ address: "\0" }, undefined],
])("%j reads %j", (parts, line) => {
  expect(addressCoverage(parts)).toBe(line);
});
