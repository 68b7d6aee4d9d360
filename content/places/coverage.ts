import type { Coverage } from "./coverage-kinds.ts";
import { kilometresFromCbd, type Point } from "./data/distance.ts";
import { groupAt, isNamedMetro } from "./data/named-places.ts";

/** How we cover a place. Metro is within 40 km of the CBD, or named in the list of suburbs. */
export function coverageOf(place: Point & { name: string; postcode: string }): Coverage {
  const kilometres = kilometresFromCbd(place);
  if (kilometres <= 40 || isNamedMetro(place)) return { kind: "metro", group: null, kilometres };
  const group = groupAt(place.postcode)?.name ?? null;
  if (kilometres <= 100) return { kind: "near-regional", group, kilometres };
  return { kind: group ? "remote-regional" : "remote-consultation", group, kilometres };
}
