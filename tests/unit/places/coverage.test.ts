import { expect, test } from "vitest";
import { kilometresOnMap, onMap } from "#app/places/coverage/projection.ts";
import { lineForStaff, placeIn } from "#content/places/answer.ts";
import { coverageOf } from "#content/places/coverage.ts";
import { coverageKinds, wholeKilometres } from "#content/places/coverage-kinds.ts";
import { distanceInKilometres, kilometresFromCbd, melbourneCbd } from "#content/places/data/distance.ts";
import { boxPostcodes, localities, otherNames } from "#content/places/data/localities.ts";
import { metroSuburbs, regionalGroups } from "#content/places/data/named-places.ts";
import { findPlaces } from "#content/places/find.ts";
import { regionalDistances } from "#content/places/town-distances.ts";
import { readPage } from "#tests/unit/read-page.ts";
import { plainText } from "#tests/worker/text.ts";
import { melbournePicture, victoriaPicture } from "#tools/pictures/coverage-map.ts";
import { addressLines, data, nearBorders } from "./places.cases.ts";

const namedSuburbs = metroSuburbs.flatMap(({ suburbs }) => suburbs);

test("each of the 62 suburbs we name is metro and within 55 km", () => {
  expect(namedSuburbs).toHaveLength(62);
  for (const { name, postcode } of namedSuburbs) {
    expect(coverageOf(locality(name, postcode)).kind, name).toBe("metro");
    expect(kilometresFromCbd(locality(name, postcode)), name).toBeLessThan(55);
  }
});

test.each(nearBorders)("%s %s, near a border, is %s", (name, postcode, kind) => {
  expect(coverageOf(locality(name, postcode)).kind).toBe(kind);
});

test("every named town is in its own group and outside metro", () => {
  for (const group of regionalGroups) {
    for (const { name, postcode } of group.towns) {
      const coverage = coverageOf(locality(name, postcode));
      expect(coverage.group, name).toBe(group.name);
      expect(coverage.kind, name).toMatch(/regional$/);
    }
  }
});

test("Service areas gives every named town the response of its zone, in the table and in the lists", async () => {
  const text = plainText(await readPage("/service-areas"));
  const lists = text.split(/(?=Within 100 km: date confirmed in 2–5 days|Beyond 100 km: date confirmed in 1–2 weeks)/);
  const listed = {
    near: lists.filter((list) => list.startsWith("Within")).join(),
    remote: lists.filter((list) => list.startsWith("Beyond")).join(),
  };
  for (const { near, remote } of regionalDistances()) {
    const distances = [...near, ...remote].map(({ kilometres }) => kilometres);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  }
  for (const { name, postcode } of regionalGroups.flatMap(({ towns }) => towns)) {
    const { kind, kilometres } = coverageOf(locality(name, postcode));
    const whole = wholeKilometres({ kilometres });
    expect(text).toContain(` ${name} ${whole} km ${coverageKinds[kind].response} `);
    expect(kind === "near-regional" ? listed.near : listed.remote).toContain(` ${name} ${whole} `);
  }
});

test("no postcode belongs to two groups", () => {
  const ranges = regionalGroups.flatMap(({ postcodes }) => postcodes).toSorted(([a], [b]) => a - b);
  for (const [index, [from]] of ranges.entries()) expect(from).toBeGreaterThan(ranges[index - 1]?.[1] ?? 0);
});

test.each(addressLines)("for %j staff read: %j", (address, line) => {
  expect(lineForStaff(findPlaces(placeIn(address)))).toBe(line);
});

function locality(name: string, postcode: string) {
  const found = localities.find((place) => place.name === name && place.postcode === postcode);
  if (!found) throw new Error(`no locality ${name} ${postcode}`);
  return found;
}

test("every Victorian locality with delivered mail is listed, once per postcode", () => {
  expect(localities).toHaveLength(3285);
  expect(new Set(localities.map(({ postcode }) => postcode)).size).toBe(693);
  expect(new Set(localities.map(({ name, postcode }) => `${name} ${postcode}`)).size).toBe(3285);
});

test("no locality is outside Victoria", () => {
  for (const { name, lat, lng } of [...localities, ...otherNames]) {
    expect(lat, name).toBeGreaterThan(-39.25);
    expect(lat, name).toBeLessThan(-33.95);
    expect(lng, name).toBeGreaterThan(140.9);
    expect(lng, name).toBeLessThan(150.05);
  }
});

test("post box postcodes are kept apart from localities", () => {
  for (const { postcode } of localities) expect(boxPostcodes.has(postcode)).toBe(false);
});

test.each(data)("%s", (_, gives, expected) => {
  expect(gives).toEqual(expected);
});

/** To redraw them: `npx vitest run tests/unit/places/coverage.test.ts --update`. */
test("the map's two pictures show the current localities", async () => {
  await expect(victoriaPicture()).toMatchFileSnapshot("../../../app/places/coverage/victoria.svg");
  await expect(melbournePicture()).toMatchFileSnapshot("../../../app/places/coverage/melbourne.svg");
});

test("the map has the same scale in every direction", () => {
  for (const [lat, lng] of [
    [-38.7136, 144.9631],
    [-37.8136, 146.1],
  ] as const) {
    const [from, to] = [onMap(melbourneCbd), onMap({ lat, lng })];
    const drawn = Math.hypot(to.x - from.x, to.y - from.y);
    expect(drawn / kilometresOnMap(distanceInKilometres(melbourneCbd, { lat, lng }))).toBeCloseTo(1, 1);
  }
});
