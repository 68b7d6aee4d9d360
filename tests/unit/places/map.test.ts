import { expect, test } from "vitest";
import { coverageDots } from "#app/places/coverage/dots.ts";
import { frenchIsland, phillipIsland, victoria } from "#app/places/coverage/outline.ts";
import { kilometresOnPlate, marksPath, onPlate, plate } from "#app/places/coverage/projection.ts";
import { distanceInKilometres, melbourneCbd } from "#content/places/data/distance.ts";
import { localities } from "#content/places/data/localities.ts";

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

test("coast, border and river run where the towns say: none lies more than 6 km outside", () => {
  const shapes = [victoria, phillipIsland, frenchIsland].map((shape) =>
    shape.map(([lat, lng]) => onPlate({ lat, lng })),
  );
  const outside = localities.filter((place) => {
    const at = onPlate(place);
    return !shapes.some((shape) => isInside(at, shape) || distanceTo(at, shape) <= kilometresOnPlate(6));
  });
  expect(outside.map(({ name }) => name)).toEqual(["Snake Island"]);
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

test("marks stand where the places are", () => {
  const { x, y } = onPlate(melbourneCbd);
  expect(marksPath([melbourneCbd])).toBe(`M${x} ${y}z`);
  expect(marksPath([])).toBe("");
});

interface At {
  x: number;
  y: number;
}

function isInside({ x, y }: At, shape: readonly At[]): boolean {
  return edges(shape).reduce(
    (inside, [a, b]) => (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside),
    false,
  );
}

function distanceTo({ x, y }: At, shape: readonly At[]): number {
  return Math.min(
    ...edges(shape).map(([a, b]) => {
      const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
      const nearest = Math.max(0, Math.min(1, along));
      return Math.hypot(x - a.x - nearest * (b.x - a.x), y - a.y - nearest * (b.y - a.y));
    }),
  );
}

function edges(shape: readonly At[]): [At, At][] {
  return shape.map((point, index) => [point, shape[(index + 1) % shape.length] ?? point]);
}
