import { type Coverage, metroRadiusKm, nearRegionalRadiusKm } from "./coverage-kinds.ts";
import { kilometresFromCbd, type Point } from "./data/distance.ts";
import { groupAt, isNamedMetro } from "./data/named-places.ts";

/** How we cover a place. A suburb named in our list is metro, however far it is. */
export function coverageOf(place: Point & { name: string; postcode: string }): Coverage {
  const kilometres = kilometresFromCbd(place);
  if (kilometres <= metroRadiusKm || isNamedMetro(place)) return { kind: "metro", group: null, kilometres };
  const group = groupAt(place.postcode)?.name ?? null;
  if (kilometres <= nearRegionalRadiusKm) return { kind: "near-regional", group, kilometres };
  return { kind: group ? "remote-regional" : "remote-consultation", group, kilometres };
}
