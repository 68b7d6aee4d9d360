import { Island } from "#app/island/wrapper.tsx";
import { Island as Coverage, type CoverageProps } from "./island.tsx";

/** The form and, where a place was asked for, its answer. */
export function CoverageChecker(props: CoverageProps) {
  return <Island name="coverage" component={Coverage} props={props} start="interaction" />;
}
