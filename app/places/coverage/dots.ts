import { coverageOf } from "#content/places/coverage.ts";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import { localities } from "#content/places/data/localities.ts";

/** The localities of one kind of coverage. It is large, so the page's loader imports it dynamically. */
export interface Dots {
  kind: CoverageKind;
  places: readonly { lat: number; lng: number }[];
}

export function coverageDots(): readonly Dots[] {
  dots ??= kinds.map((kind) => ({ kind, places: localities.filter((place) => coverageOf(place).kind === kind) }));
  return dots;
}

let dots: readonly Dots[] | undefined;

const kinds: readonly CoverageKind[] = ["remote-consultation", "remote-regional", "near-regional", "metro"];
