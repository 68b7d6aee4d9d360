import { Island } from "#app/island/wrapper.tsx";
import type { Dots } from "./dots.ts";
import { Island as Coverage, type CoverageProps } from "./island.tsx";

/** The form and, once a place was entered, its answer. */
export function CoverageChecker(props: CoverageProps) {
  return <Island name="coverage" component={Coverage} props={props} start="interaction" />;
}

/** For pages that show coverage: the list of localities loads only for them. */
export async function loadCoverage(query: string): Promise<CoverageProps & { dots: readonly Dots[] }> {
  const [{ findPlaces }, { coverageDots }] = await Promise.all([
    import("#content/places/find.ts"),
    import("./dots.ts"),
  ]);
  const typed = new URLSearchParams(query).get("place");
  return {
    typed: (typed ?? "").slice(0, 200),
    finding: typed === null ? null : findPlaces(typed),
    dots: coverageDots(),
  };
}
