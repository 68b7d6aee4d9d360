import named from "./named-places.json" with { type: "json" };

/** A suburb or town named on the Service areas page. */
interface NamedPlace {
  name: string;
  postcode: string;
}

/**
 * The suburbs by side of the city. A named suburb is metro even beyond 40 km: people think of Berwick, Cranbourne, Pakenham and the
 * suburbs between them as Melbourne.
 */
export const metroSuburbs = Object.entries(named.metro).map(([side, suburbs]) => ({
  side,
  suburbs: placesOf(suburbs),
}));

/** The five regions that we visit once a month, by postcode, which roughly follows council borders. */
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
