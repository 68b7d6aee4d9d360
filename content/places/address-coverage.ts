import { answerLine, certainLine, placeIn } from "./answer.ts";
import { findPlaces } from "./find.ts";

/** What staff read under an address; undefined where the address does not say. Brings the localities: import it late. */
export function addressCoverage(parts: Parameters<typeof placeIn>[0]): string | undefined {
  const finding = findPlaces(placeIn(parts));
  return finding.kind === "interstate" ? answerLine(finding) : certainLine(finding);
}
