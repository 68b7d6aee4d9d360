import { melbourneCbd } from "#content/places/data/distance.ts";

/** The map's top left corner, in degrees. */
const west = 140.75;
const north = -33.82;
const unitsPerLongitude = 106.5;
const kilometresPerLatitude = 111.2;
/** A degree of longitude in the middle of Victoria, as a share of a degree of latitude. */
const longitudeShare = Math.cos((36.9 * Math.PI) / 180);

/** The map's size in its own units. Its width goes from the South Australian border to Cape Howe. */
export const mapSize = { width: 1000, height: 712 };

/** An equirectangular projection, true to scale in the middle of Victoria. */
export function onMap({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  return {
    x: Math.round((lng - west) * unitsPerLongitude),
    y: Math.round(((north - lat) * unitsPerLongitude) / longitudeShare),
  };
}

/** A distance in kilometres, in the map's units. */
export function kilometresOnMap(kilometres: number): number {
  return (kilometres / kilometresPerLatitude) * (unitsPerLongitude / longitudeShare);
}

/** The square around Melbourne that the enlarged part shows. */
export const insetView = (() => {
  const { x, y } = onMap(melbourneCbd);
  const halfSide = Math.round(kilometresOnMap(58));
  return { left: x - halfSide, top: y - halfSide, size: 2 * halfSide };
})();

/** A mark on each point, as a path of zero-length lines. The stroke gives its size, so it is the same on every screen. */
export function marksPath(points: readonly { lat: number; lng: number }[]): string {
  return points
    .map(onMap)
    .map(({ x, y }) => `M${x} ${y}z`)
    .join("");
}
