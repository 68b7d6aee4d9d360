import { expect, test } from "vitest";
import { coverageDots } from "#app/places/coverage/dots.ts";
import { kilometresOnPlate, onPlate, plate } from "#app/places/coverage/projection.ts";
import { distanceInKilometres, melbourneCbd } from "#content/places/data/distance.ts";

test("every locality is a dot of its coverage's colour, on the plate", () => {
  const dots = coverageDots();
  expect(dots.map(({ kind, count }) => [kind, count])).toEqual([
    ["remote-consultation", 842],
    ["remote-regional", 1332],
    ["near-regional", 582],
    ["metro", 529],
  ]);
  for (const { path } of dots) {
    let [x, y] = [0, 0];
    for (const [, right, down] of path.matchAll(/m(-?\d+) ?(-?\d+)z/g)) {
      [x, y] = [x + Number(right), y + Number(down)];
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(plate.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(plate.height);
    }
  }
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
