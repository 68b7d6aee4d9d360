import { melbourneCbd } from "#content/places/data/distance.ts";

const west = 140.75;
const north = -33.82;
const perDegree = 106.5;
const shortened = Math.cos((36.9 * Math.PI) / 180);

/** The map's own units: a thousand across, from the South Australian border to Cape Howe. */
export const plate = { width: 1000, height: 712 };

/** A flat projection. A degree of longitude is shortened as in the middle of Victoria. */
export function onPlate({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  return { x: Math.round((lng - west) * perDegree), y: Math.round(((north - lat) * perDegree) / shortened) };
}

/** A distance in kilometres, in the map's units. */
export function kilometresOnPlate(kilometres: number): number {
  return (kilometres / 111.2) * (perDegree / shortened);
}

/** The square around Melbourne that the enlarged part shows. */
export const insetView = (() => {
  const { x, y } = onPlate(melbourneCbd);
  const reach = Math.round(kilometresOnPlate(58));
  return { left: x - reach, top: y - reach, size: 2 * reach };
})();

/** A ring around each point, as a path of zero-length lines. Its size is its stroke's, so it is the same on every screen. */
export function marksPath(points: readonly { lat: number; lng: number }[]): string {
  return points
    .map(onPlate)
    .map(({ x, y }) => `M${x} ${y}z`)
    .join("");
}
