import { expect, test } from "vitest";
import { coverageOf } from "#content/places/coverage.ts";
import { kilometresFromCbd } from "#content/places/data/distance.ts";
import { localities } from "#content/places/data/localities.ts";
import { metroSuburbs, regionalGroups } from "#content/places/data/named-places.ts";
import { addressCoverage } from "#content/places/find.ts";
import { addressLines, nearBorders } from "./places.cases.ts";

const namedSuburbs = metroSuburbs.flatMap(({ suburbs }) => suburbs);

test("each of the 62 suburbs we name is metro, and those beyond 40 km are nearer than 55", () => {
  expect(namedSuburbs).toHaveLength(62);
  for (const { name, postcode } of namedSuburbs) {
    expect(coverageOf(locality(name, postcode)).kind, name).toBe("metro");
    expect(kilometresFromCbd(locality(name, postcode)), name).toBeLessThan(55);
  }
});

test.each(nearBorders)("%s %s, near a border, is %s", (name, postcode, kind) => {
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

test.each(addressLines)("the form says of %j: %j", (address, line) => {
  expect(addressCoverage(address)).toBe(line);
});

function locality(name: string, postcode: string) {
  const found = localities.find((place) => place.name === name && place.postcode === postcode);
  if (!found) throw new Error(`no locality ${name} ${postcode}`);
  return found;
}
