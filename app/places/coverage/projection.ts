import { melbourneCbd } from "#content/places/data/distance.ts";

const west = 140.75;
const north = -33.82;
const perDegree = 106.5;
const shortened = Math.cos((36.9 * Math.PI) / 180);

/** The plate's own units: a thousand across from the South Australian border to Cape Howe. */
export const plate = { width: 1000, height: 712 };

/** Flat, with a degree of longitude shortened as at the middle of Victoria. */
export function onPlate({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  return { x: Math.round((lng - west) * perDegree), y: Math.round(((north - lat) * perDegree) / shortened) };
}

/** What a distance in kilometres is on the plate. */
export function kilometresOnPlate(kilometres: number): number {
  return (kilometres / 111.2) * (perDegree / shortened);
}

/** The square round Melbourne that the enlarged part shows. */
export const insetView = (() => {
  const { x, y } = onPlate(melbourneCbd);
  const reach = Math.round(kilometresOnPlate(58));
  return { left: x - reach, top: y - reach, size: 2 * reach };
})();

/** A ring round each point, as a path of zero-length lines: its size is its stroke's, the same on every screen. */
export function marksPath(points: readonly { lat: number; lng: number }[]): string {
  return points
    .map(onPlate)
    .map(({ x, y }) => `M${x} ${y}z`)
    .join("");
}
