import { coverageOf } from "#content/places/coverage.ts";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import { localities } from "#content/places/data/localities.ts";

/** The localities with one kind of coverage, for the map's dots. */
export interface CoverageDots {
  kind: CoverageKind;
  places: readonly { lat: number; lng: number }[];
}

export function coverageDots(): readonly CoverageDots[] {
  dots ??= kinds.map((kind) => ({ kind, places: localities.filter((place) => coverageOf(place).kind === kind) }));
  return dots;
}

let dots: readonly CoverageDots[] | undefined;

const kinds: readonly CoverageKind[] = ["remote-consultation", "remote-regional", "near-regional", "metro"];
