import { expect, test } from "vitest";
import { coverageOf } from "#content/places/coverage.ts";
import { coverageLine } from "#content/places/coverage-kinds.ts";
import { kilometresFromCbd } from "#content/places/data/distance.ts";
import { localities } from "#content/places/data/localities.ts";
import { metroSuburbs } from "#content/places/data/metro-suburbs.ts";
import { regionalGroups } from "#content/places/data/regional-groups.ts";

const namedSuburbs = metroSuburbs.flatMap(({ suburbs }) => suburbs);

test("about 62 real suburbs are named, within 40 km or commonly called metro", () => {
  expect(namedSuburbs).toHaveLength(62);
  const beyond = namedSuburbs.filter(({ name, postcode }) => kilometresFromCbd(locality(name, postcode)) > 40);
  expect(beyond.map(({ name }) => name)).toEqual([
    "Beaconsfield",
    "Berwick",
    "Cranbourne",
    "Cranbourne East",
    "Cranbourne North",
    "Cranbourne West",
    "Narre Warren South",
    "Officer",
    "Pakenham",
  ]);
  for (const { name, postcode } of beyond) expect(kilometresFromCbd(locality(name, postcode))).toBeLessThan(55);
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

test("beyond 100 km and beyond the five groups it is a remote consultation", () => {
  expect(coverageOf(locality("Warrnambool", "3280"))).toMatchObject({ kind: "remote-consultation", group: null });
});

test.each([
  ["Brunswick", "3056", "Metro Melbourne: we confirm a date the same day"],
  ["Torquay", "3228", "Regional Victoria within 100 km, Geelong & Surf Coast: we confirm a date in 2–5 days"],
  ["Mornington", "3931", "Regional Victoria within 100 km: we confirm a date in 2–5 days"],
  ["Sale", "3850", "Regional Victoria beyond 100 km, Gippsland: we confirm a date in 1–2 weeks"],
  ["Wodonga", "3690", "Remote consultation: we confirm a date in 1–2 weeks"],
])("%s %s reads %j", (name, postcode, line) => {
  expect(coverageLine(coverageOf(locality(name, postcode)))).toBe(line);
});

function locality(name: string, postcode: string) {
  const found = localities.find((place) => place.name === name && place.postcode === postcode);
  if (!found) throw new Error(`no locality ${name} ${postcode}`);
  return found;
}
