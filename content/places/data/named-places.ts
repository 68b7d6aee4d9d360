import named from "./named-places.json" with { type: "json" };

/** A suburb or town that the Service areas page names. */
interface NamedPlace {
  name: string;
  postcode: string;
}

/**
 * The suburbs, side by side of the city. Naming one makes it metro even beyond 40 km: that is how Berwick, Cranbourne,
 * Pakenham and what lies between them are usually called.
 */
export const metroSuburbs = Object.entries(named.metro).map(([side, suburbs]) => ({
  side,
  suburbs: placesOf(suburbs),
}));

/** The five regions with a monthly round. A postcode decides, as councils' borders do roughly. */
export const regionalGroups = named.regions.map(({ name, postcodes, towns }) => ({
  name,
  postcodes: postcodes.map(([from = 0, to = 0]) => [from, to] as const),
  towns: placesOf(towns),
}));

const suburbs = new Set(metroSuburbs.flatMap((side) => side.suburbs.map(key)));

export function isNamedMetro(place: NamedPlace): boolean {
  return suburbs.has(key(place));
}

export function groupAt(postcode: string): (typeof regionalGroups)[number] | undefined {
  const number = Number(postcode);
  return regionalGroups.find(({ postcodes }) => postcodes.some(([from, to]) => number >= from && number <= to));
}

/** The regional town of a postcode. */
export function townOf(postcode: string): string | undefined {
  return regionalGroups.flatMap(({ towns }) => towns).find((town) => town.postcode === postcode)?.name;
}

function placesOf(named: Readonly<Record<string, string>>): NamedPlace[] {
  return Object.entries(named).map(([name, postcode]) => ({ name, postcode }));
}

function key({ name, postcode }: NamedPlace): string {
  return `${postcode} ${name.toLowerCase()}`;
}
