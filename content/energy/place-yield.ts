/** Towns whose panels are known to make more than Melbourne's 3.6 kWh per kW and day; everywhere else counts as Melbourne. */
const melbourne = 3.6;

const places: readonly {
  name: string;
  first: number;
  last: number;
  yield: number;
  latitude: number;
  longitude: number;
}[] = [
  { name: "Ballarat", first: 3350, last: 3358, yield: 3.7, latitude: -37.6, longitude: 143.9 },
  { name: "Mildura", first: 3490, last: 3509, yield: 4.4, latitude: -34.2, longitude: 142.1 },
  { name: "Bendigo", first: 3550, last: 3558, yield: 4.0, latitude: -36.8, longitude: 144.3 },
  { name: "Shepparton", first: 3629, last: 3634, yield: 4.0, latitude: -36.4, longitude: 145.4 },
  { name: "Wodonga", first: 3688, last: 3694, yield: 4.0, latitude: -36.1, longitude: 146.9 },
];

export type PlaceYield = { name: string; yield: number; factor: number; latitude?: number; longitude?: number };

/** The nearest yield we know for a postcode, and its ratio to Melbourne's. */
export function yieldAt(postcode?: string): PlaceYield {
  const code = Number(postcode);
  const place = places.find(({ first, last }) => code >= first && code <= last);
  return place ? { ...place, factor: place.yield / melbourne } : { name: "Melbourne", yield: melbourne, factor: 1 };
}
