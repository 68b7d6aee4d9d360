import { Island } from "#app/island/wrapper.tsx";
import type { CoverageDots } from "./dots.ts";
import { Island as Coverage, type CoverageProps } from "./island.tsx";

/** The form and, once a place has been entered, its answer. */
export function CoverageChecker(props: CoverageProps) {
  return <Island name="coverage" component={Coverage} props={props} start="interaction" />;
}

/** Data for the pages that show coverage. The list of localities is large, so it is imported only here. */
export async function loadCoverage(query: string): Promise<CoverageProps & { dots: readonly CoverageDots[] }> {
  const [{ findPlaces }, { coverageDots }] = await Promise.all([
    import("#content/places/find.ts"),
    import("./dots.ts"),
  ]);
  const typedPlace = new URLSearchParams(query).get("place");
  return {
    typed: (typedPlace ?? "").slice(0, 200),
    finding: typedPlace === null ? null : findPlaces(typedPlace),
    dots: coverageDots(),
  };
}
