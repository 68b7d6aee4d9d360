import { daysInMonth, monthlyYield, yearlyDegradation } from "./inputs/constants.ts";

export { daysInMonth, monthlyYield };

/** The directions of a face, in degrees clockwise from north. */
export const azimuths = {
  north: 0,
  "north-east": 45,
  "north-west": 315,
  east: 90,
  west: 270,
  south: 180,
} as const;

/** kWh that panels facing north at 22° make in their first year. `placeFactor` is a place's yield relative to Melbourne's. */
export function yearlyOutputKwh(kw: number, placeFactor = 1): number {
  return monthlyYield.reduce((sum, perDay, month) => sum + perDay * (daysInMonth[month] ?? 0), 0) * kw * placeFactor;
}

/** The share of the first year's output that remains after some years: 0.5 % less each year. */
export function remainingOutputShare(years: number): number {
  return (1 - yearlyDegradation.panels) ** years;
}

/** kWh per kW of panels per day. */
const melbourneYield = 3.6;

/** Towns, by postcode, whose panels are known to make more than Melbourne's. Everywhere else counts as Melbourne. */
const places = [
  { name: "Ballarat", first: 3350, last: 3358, yield: 3.7, latitude: -37.6, longitude: 143.9 },
  { name: "Mildura", first: 3490, last: 3509, yield: 4.4, latitude: -34.2, longitude: 142.1 },
  { name: "Bendigo", first: 3550, last: 3558, yield: 4.0, latitude: -36.8, longitude: 144.3 },
  { name: "Shepparton", first: 3629, last: 3634, yield: 4.0, latitude: -36.4, longitude: 145.4 },
  { name: "Wodonga", first: 3688, last: 3694, yield: 4.0, latitude: -36.1, longitude: 146.9 },
];

export type PlaceYield = { name: string; yield: number; factor: number; latitude?: number; longitude?: number };

/** The yield at a postcode, and its ratio to Melbourne's. Where no yield is known, Melbourne's applies. */
export function yieldAt(postcode?: string): PlaceYield {
  const code = Number(postcode);
  const place = places.find(({ first, last }) => code >= first && code <= last);
  if (!place) return { name: "Melbourne", yield: melbourneYield, factor: 1 };
  return { ...place, factor: place.yield / melbourneYield };
}
