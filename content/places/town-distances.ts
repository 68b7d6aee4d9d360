// Imports the list of localities, which is large: import this file dynamically.
import { coverageOf } from "./coverage.ts";
import { localities } from "./data/localities.ts";
import { metroSuburbs, regionalGroups } from "./data/named-places.ts";

export interface TownDistance {
  name: string;
  /** Great-circle distance from Melbourne's CBD. */
  kilometres: number;
}

/** The suburbs named as metro, by side of the city. */
export function metroDistances(): { side: string; suburbs: TownDistance[] }[] {
  return metroSuburbs.map(({ side, suburbs }) => ({ side, suburbs: suburbs.map(distanceTo) }));
}

/** The five regions with their towns, nearest first, split where the wait for a date changes. */
export function regionalDistances(): { name: string; near: TownDistance[]; remote: TownDistance[] }[] {
  return regionalGroups.map(({ name, towns }) => {
    const sortedTowns = towns.map(distanceTo).sort((a, b) => a.kilometres - b.kilometres);
    return {
      name,
      near: sortedTowns.filter(({ kind }) => kind === "near-regional"),
      remote: sortedTowns.filter(({ kind }) => kind === "remote-regional"),
    };
  });
}

const byNameAndPostcode = new Map(localities.map((locality) => [`${locality.name} ${locality.postcode}`, locality]));

function distanceTo({ name, postcode }: { name: string; postcode: string }) {
  const place = byNameAndPostcode.get(`${name} ${postcode}`);
  if (!place)
    throw new Error(
      `content/places/data/named-places.json: ${name} ${postcode} has no mail delivery: correct the name or the postcode`,
    );
  const { kind, kilometres } = coverageOf(place);
  return { name, kind, kilometres };
}
