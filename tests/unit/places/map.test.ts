import { expect, test } from "vitest";
import { coverageDots } from "#app/places/coverage/dots.ts";
import { kilometresOnPlate, onPlate, plate } from "#app/places/coverage/projection.ts";
import { distanceInKilometres, melbourneCbd } from "#content/places/data/distance.ts";
import { melbournePicture, victoriaPicture } from "#tools/pictures/coverage-map.ts";

test("every locality is a dot of its coverage's colour, on the plate", async () => {
  expect(coverageDots().map(({ kind, places }) => [kind, places.length])).toEqual([
    ["remote-consultation", 842],
    ["remote-regional", 1332],
    ["near-regional", 582],
    ["metro", 529],
  ]);
  for (const { x, y } of coverageDots().flatMap(({ places }) => places.map(onPlate))) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(plate.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(plate.height);
  }
});

/** `npx vitest run tests/unit/places/map.test.ts --update` draws them again. */
test("the map's two pictures show the localities of today", async () => {
  await expect(victoriaPicture()).toMatchFileSnapshot("../../../app/places/coverage/victoria.svg");
  await expect(melbournePicture()).toMatchFileSnapshot("../../../app/places/coverage/melbourne.svg");
});

test("a distance on the plate is the same in every direction", () => {
  for (const [lat, lng] of [
    [-38.7136, 144.9631],
    [-37.8136, 146.1],
  ] as const) {
    const [from, to] = [onPlate(melbourneCbd), onPlate({ lat, lng })];
    const drawn = Math.hypot(to.x - from.x, to.y - from.y);
    expect(drawn / kilometresOnPlate(distanceInKilometres(melbourneCbd, { lat, lng }))).toBeCloseTo(1, 1);
  }
});
