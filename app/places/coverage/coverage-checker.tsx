import { Island } from "#app/island/wrapper.tsx";
import type { Dots } from "./dots.ts";
import { Island as Coverage, type CoverageProps } from "./island.tsx";

/** The form and, where a place was asked for, its answer. */
export function CoverageChecker(props: CoverageProps) {
  return <Island name="coverage" component={Coverage} props={props} start="interaction" />;
}

/** For a section that shows coverage: the list of localities is read only when such a page is asked for. */
export async function loadCoverage(question: string): Promise<CoverageProps & { dots: readonly Dots[] }> {
  const [{ findPlaces }, { coverageDots }] = await Promise.all([
    import("#content/places/find.ts"),
    import("./dots.ts"),
  ]);
  const typed = new URLSearchParams(question).get("place");
  return {
    typed: (typed ?? "").slice(0, 200),
    finding: typed === null ? null : findPlaces(typed),
    dots: coverageDots(),
  };
}
