import { expect, test } from "vitest";
import { addressCoverage } from "#content/places/address-coverage.ts";
import { coverageOf } from "#content/places/coverage.ts";
import { kilometresFromCbd } from "#content/places/data/distance.ts";
import { localities } from "#content/places/data/localities.ts";
import { metroSuburbs, regionalGroups } from "#content/places/data/named-places.ts";

const namedSuburbs = metroSuburbs.flatMap(({ suburbs }) => suburbs);

test("each of the 62 suburbs we name is metro, and those beyond 40 km are nearer than 55", () => {
  expect(namedSuburbs).toHaveLength(62);
  for (const { name, postcode } of namedSuburbs) {
    expect(coverageOf(locality(name, postcode)).kind, name).toBe("metro");
    expect(kilometresFromCbd(locality(name, postcode)), name).toBeLessThan(55);
  }
});

test("metro is 520 localities by distance and nine by name", () => {
  expect(localities.filter((place) => coverageOf(place).kind === "metro")).toHaveLength(529);
});

test.each([
  ["Frankston", "3199", "metro"],
  ["Karingal", "3199", "near-regional"],
  ["Narre Warren South", "3805", "metro"],
  ["Yarra Glen", "3775", "near-regional"],
  ["Cranbourne", "3977", "metro"],
  ["Cranbourne South", "3977", "near-regional"],
  ["Magpie", "3352", "near-regional"],
  ["Shady Creek", "3821", "remote-regional"],
  ["Ballarat", "3350", "remote-regional"],
  ["Warrnambool", "3280", "remote-consultation"],
  ["Wodonga", "3690", "remote-consultation"],
])("%s %s, near a border, is %s", (name, postcode, kind) => {
  expect(coverageOf(locality(name, postcode)).kind).toBe(kind);
});

test("every named town lies in its own group and outside metro", () => {
  for (const group of regionalGroups) {
    for (const { name, postcode } of group.towns) {
      const coverage = coverageOf(locality(name, postcode));
      expect(coverage.group, name).toBe(group.name);
      expect(coverage.kind, name).toMatch(/regional$/);
    }
  }
});

test("no postcode belongs to two groups", () => {
  const ranges = regionalGroups.flatMap(({ postcodes }) => postcodes).toSorted(([a], [b]) => a - b);
  for (const [index, [from]] of ranges.entries()) expect(from).toBeGreaterThan(ranges[index - 1]?.[1] ?? 0);
});

const geelong = "Regional Victoria within 100 km, Geelong & Surf Coast: we confirm a date in 2–5 days";

test.each([
  [{ address: "12 Smith St, Brunswick VIC 3056" }, "Metro Melbourne: we confirm a date the same day"],
  [{ address: "12 Smith St", city: "Torquay", state: "VIC", postalCode: "3228" }, geelong],
  [{ address: "the shed", postalCode: "3228" }, geelong],
  [{ address: "the shed", city: "Mornington" }, "Regional Victoria within 100 km: we confirm a date in 2–5 days"],
  [{ address: "the shed", city: "Warrnambool" }, "Remote consultation: we confirm a date in 1–2 weeks"],
  [
    { address: "the shed behind the school in Bruthen" },
    "Regional Victoria beyond 100 km, Gippsland: we confirm a date in 1–2 weeks",
  ],
  [{ address: "1 George St, Sydney NSW 2000" }, "That is in New South Wales. We install in Victoria only."],
  [{ address: "9 High St", city: "Reedy Creek" }, undefined],
  [{ address: "somewhere" }, undefined],
  [{ address: "\0" }, undefined],
])("the form says of %j: %j", (address, line) => {
  expect(addressCoverage(address)).toBe(line);
});

function locality(name: string, postcode: string) {
  const found = localities.find((place) => place.name === name && place.postcode === postcode);
  if (!found) throw new Error(`no locality ${name} ${postcode}`);
  return found;
}
