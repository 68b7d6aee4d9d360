export type Point = { lat: number; lng: number };

/** Distances start from roughly the corner of Elizabeth and Bourke Streets. */
export const melbourneCbd: Point = { lat: -37.8136, lng: 144.9631 };

/** The Earth's radius at Melbourne's latitude. */
const earthRadiusKm = 6370.1;

/** The distance along a great circle. */
export function distanceInKilometres(from: Point, to: Point): number {
  const haversine =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine));
}

export function kilometresFromCbd(point: Point): number {
  return distanceInKilometres(melbourneCbd, point);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
