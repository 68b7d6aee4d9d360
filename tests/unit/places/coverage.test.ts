import { expect, test } from "vitest";
import { kilometresOnMap, onMap } from "#app/places/coverage/projection.ts";
import { lineForStaff, lookupText } from "#content/places/answer.ts";
import { coverageOf } from "#content/places/coverage.ts";
import { coverageKinds, wholeKilometres } from "#content/places/coverage-kinds.ts";
import { distanceInKilometres, kilometresFromCbd, melbourneCbd } from "#content/places/data/distance.ts";
import { boxPostcodes, localities, otherNames } from "#content/places/data/localities.ts";
import { metroSuburbs, regionalGroups } from "#content/places/data/named-places.ts";
import { findPlaces } from "#content/places/find.ts";
import { regionalDistances } from "#content/places/town-distances.ts";
import { hrefsIn, parseHtml } from "#tests/unit/page-text.ts";
import { readPage } from "#tests/unit/read-page.ts";
import { plainText } from "#tests/worker/text.ts";
import { melbournePicture, victoriaPicture } from "#tools/pictures/coverage-map.ts";
import { addressLines, nearBorders, unclearAddresses } from "./places.cases.ts";

const namedSuburbs = metroSuburbs.flatMap(({ suburbs }) => suburbs);

test("we name 62 suburbs", () => {
  expect(namedSuburbs).toHaveLength(62);
});

test.each(namedSuburbs)("$name, which we name as a suburb, is metro and within 55 km", ({ name, postcode }) => {
  expect(coverageOf(locality(name, postcode)).kind).toBe("metro");
  expect(kilometresFromCbd(locality(name, postcode))).toBeLessThan(55);
});

test.each(nearBorders)("%s %s, near a border, is %s", (name, postcode, kind) => {
  expect(coverageOf(locality(name, postcode)).kind).toBe(kind);
});

const namedTowns = regionalGroups.flatMap(({ name: group, towns }) => towns.map((town) => ({ group, ...town })));

test.each(namedTowns)("$name is in $group and outside metro", ({ group, name, postcode }) => {
  const coverage = coverageOf(locality(name, postcode));
  expect(coverage.group).toBe(group);
  expect(coverage.kind).toMatch(/regional$/);
});

test("the table of Service areas gives every named town its distance and the response of its zone", async () => {
  const text = plainText(await readPage("/service-areas"));
  for (const { name, postcode } of namedTowns) {
    const { kind, kilometres } = coverageOf(locality(name, postcode));
    expect(text).toContain(` ${name} ${wholeKilometres({ kilometres })} km ${coverageKinds[kind].dateWait} `);
  }
});

test("the quote that Service areas offers for a town is for that town, not for its namesake", async () => {
  expect(findPlaces("Ascot").kind).toBe("namesakes");
  const page = await readPage("/service-areas?place=Ascot+3364");
  const href = hrefsIn(parseHtml(page)).find((each) => each.startsWith("/contact?place=")) ?? "";
  const place = new URL(href, "https://site.example").searchParams.get("place") ?? "";
  expect(findPlaces(place)).toMatchObject({ kind: "place", place: { name: "Ascot", postcode: "3364" } });
});

test.each([
  ["Within 100 km: date confirmed in 2–5 days", "near-regional"],
  ["Beyond 100 km: date confirmed in 1–2 weeks", "remote-regional"],
])("Service areas lists under “%s” each named town of that zone", async (title, listedKind) => {
  const text = plainText(await readPage("/service-areas"));
  const lists = text.split(/(?=Within 100 km: date|Beyond 100 km: date)/).filter((list) => list.startsWith(title));
  const towns = namedTowns
    .map(({ name, postcode }) => ({ name, ...coverageOf(locality(name, postcode)) }))
    .filter(({ kind }) => kind === listedKind);
  expect(towns).not.toEqual([]);
  for (const { name, kilometres } of towns)
    expect(lists.join()).toContain(` ${name} ${wholeKilometres({ kilometres })} `);
});

/** If you add one, find the texts with `git grep -i "five regions"`. */
test("we visit the five regions that our texts promise", () => {
  expect(regionalGroups).toHaveLength(5);
});

test("each region's towns are listed nearest first", () => {
  for (const { near, remote } of regionalDistances()) {
    const distances = [...near, ...remote].map(({ kilometres }) => kilometres);
    expect(distances).not.toEqual([]);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  }
});

test("no postcode belongs to two regional groups", () => {
  const ranges = regionalGroups.flatMap(({ postcodes }) => postcodes).toSorted(([a], [b]) => a - b);
  for (const [index, [from]] of ranges.entries()) expect(from).toBeGreaterThan(ranges[index - 1]?.[1] ?? 0);
});

test.each(addressLines)("for %j staff read “%s”", (address, line) => {
  expect(lineForStaff(findPlaces(lookupText(address)))).toBe(line);
});

test.each(unclearAddresses)("for %j staff read nothing about the place", (address) => {
  expect(lineForStaff(findPlaces(lookupText(address)))).toBeUndefined();
});

test("the list has 3,285 localities in 693 postcodes, each once per postcode", () => {
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

const allPlaces = [...localities, ...otherNames];
const allNames = allPlaces.map(({ name }) => name);

// Our source for the list has these places somewhere else.
test.each([
  ["latitude", "lat", "Winter Valley", -37.58],
  ["longitude", "lng", "Red Bluff", 147.12],
  ["latitude", "lat", "Christies", -38.53],
] as const)("the %s (%s) of %s is %d", (_, coordinate, name, degrees) => {
  expect(allPlaces.find((place) => place.name === name)?.[coordinate]).toBeCloseTo(degrees, 1);
});

test.each(["St Kilda", "McKinnon", "McCrae", "Bend of Islands", "Woodstock on Loddon", "Murray-Sunset"])(
  "%s is written as on signs",
  (name) => {
    expect(allNames).toContain(name);
  },
);

test("post offices and delivery centres are left out", () => {
  expect(allNames.filter((name) => / (PO|DC|MC)$/i.test(name))).toEqual([]);
});

test.each([
  [39.7, 40],
  [40, 40],
  [40.3, 41],
  [40.7, 41],
  [99.7, 100],
  [100, 100],
  [100.3, 101],
])("%d km is rounded up to %d, so that no place beyond 40 or 100 km seems to be within", (kilometres, whole) => {
  expect(wholeKilometres({ kilometres })).toBe(whole);
});

// To draw them again: npm test -- tests/unit/places/coverage.test.ts -u
test("the map's two pictures show the current localities", async () => {
  await expect(victoriaPicture()).toMatchFileSnapshot("../../../app/places/coverage/victoria.svg");
  await expect(melbournePicture()).toMatchFileSnapshot("../../../app/places/coverage/melbourne.svg");
});

test.each([
  ["south", { lat: -38.7136, lng: 144.9631 }],
  ["east", { lat: -37.8136, lng: 146.1 }],
])("a distance from Melbourne to the %s is drawn in the map's scale", (_, place) => {
  const [from, to] = [onMap(melbourneCbd), onMap(place)];
  const drawn = Math.hypot(to.x - from.x, to.y - from.y);
  expect(drawn / kilometresOnMap(distanceInKilometres(melbourneCbd, place))).toBeCloseTo(1, 1);
});

function locality(name: string, postcode: string) {
  const foundPlace = localities.find((place) => place.name === name && place.postcode === postcode);
  if (!foundPlace) throw new Error(`no locality ${name} ${postcode}`);
  return foundPlace;
}
