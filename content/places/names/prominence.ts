import { metroRadiusKm } from "../coverage-kinds.ts";
import { kilometresFromCbd } from "../data/distance.ts";
import { type Locality, localities } from "../data/localities.ts";
import { groupAt, isNamedMetro } from "../data/named-places.ts";

/**
 * How likely it is that a visitor means this place, roughly from 0 to 1. A guess, because the data has no populations: a place that we
 * name or a larger town, then one near Melbourne, then one that shares its postcode with few.
 */
export function prominence(place: Locality): number {
  const town = largerTowns.has(place.name) || groupAt(place.postcode)?.towns.some(({ name }) => name === place.name);
  const familiarity = isNamedMetro(place) ? 0.6 : town ? 0.5 : 0;
  const nearness = kilometresFromCbd(place) <= metroRadiusKm ? 0.4 : 0;
  return familiarity + nearness + 0.2 / (neighbours.get(place.postcode) ?? 20);
}

const largerTowns: ReadonlySet<string> = new Set(
  (
    "Alexandra, Beechworth, Benalla, Bright, Broadford, Camperdown, Cobram, Hamilton, Hastings, Horsham, Kilmore, Kyabram, " +
    "Langwarrin, Mansfield, Mornington, Myrtleford, Numurkah, Port Fairy, Portland, Rosebud, Seymour, Shepparton, Stawell, " +
    "Wallan, Wangaratta, Warrnambool, Wodonga, Yarrawonga"
  ).split(", "),
);

/** How many places share a postcode: a place with its own is a town, but in the country forty places may share one. */
const neighbours: ReadonlyMap<string, number> = localities.reduce(
  (counts, { postcode }) => counts.set(postcode, (counts.get(postcode) ?? 0) + 1),
  new Map<string, number>(),
);
