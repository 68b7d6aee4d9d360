import { type Coverage, coverageLine } from "./coverage-kinds.ts";
import type { Locality } from "./data/localities.ts";

export interface FoundPlace extends Locality {
  coverage: Coverage;
}

/** The answer to "do you come to …?". It is plain data, so that it can be sent to the browser. */
export type Finding =
  | { kind: "nothing-typed" }
  | { kind: "place"; place: FoundPlace }
  /** All towns with this postcode. */
  | { kind: "postcode"; postcode: string; places: FoundPlace[] }
  /** Towns with the same name. */
  | { kind: "namesakes"; name: string; places: FoundPlace[] }
  /** "Did you mean …?" */
  | { kind: "similar"; places: FoundPlace[] }
  /** A postcode for post boxes, and the town that they are in. */
  | { kind: "boxes"; postcode: string; town: string; places: FoundPlace[] }
  | { kind: "interstate"; state: string }
  | { kind: "unknown" };

/** The first line of an answer. */
export function answerLine(finding: Finding): string {
  switch (finding.kind) {
    case "nothing-typed":
      return "Enter a suburb, town or postcode.";
    case "place":
      return coverageLine(finding.place.coverage);
    case "postcode": {
      const [place] = decidingPlaces(finding);
      return place ? `${place.name} ${finding.postcode} and around: ${coverageLine(place.coverage)}` : "";
    }
    case "namesakes":
      return `${finding.places.length} places are called ${finding.name}. Which one is yours?`;
    case "similar":
      return finding.places.length === 1 ? `Did you mean ${finding.places[0]?.name}?` : "Did you mean one of these?";
    case "boxes":
      return `${finding.postcode} is for PO boxes in ${finding.town}. Enter the suburb your roof is in.`;
    case "interstate":
      return `That is in ${finding.state}. We install in Victoria only.`;
    case "unknown":
      return "We can’t find that suburb, town or postcode in Victoria.";
  }
}

interface AddressParts {
  address?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
}

/** What to look up for an address: suburb, state and postcode if given, otherwise its own words. */
export function lookupText({ address, city, state, postalCode }: AddressParts): string {
  const parts = city || postalCode ? [city, state, postalCode] : [address];
  return parts.filter(Boolean).join(" ").trim().slice(-120);
}

/** The coverage line, if it is the same for every place that the finding may mean. Undefined for a guess. */
export function lineIfCertain(finding: Finding): string | undefined {
  if (finding.kind === "similar") return undefined;
  const [firstPlace, ...otherPlaces] = byAnswer(decidingPlaces(finding));
  return otherPlaces.length > 0 ? undefined : firstPlace?.line;
}

/** The line that staff see below an address; undefined if the address doesn't say enough. */
export function lineForStaff(finding: Finding): string | undefined {
  return finding.kind === "interstate" ? answerLine(finding) : lineIfCertain(finding);
}

/** The places that decide an answer. A postcode gets the answer of its best-known place. */
function decidingPlaces(finding: Finding): readonly FoundPlace[] {
  return finding.kind === "postcode" ? finding.places.slice(0, 1) : placesIn(finding);
}

/** Places grouped by their answer, in the order they came. */
export function byAnswer(places: readonly FoundPlace[]): { line: string; places: FoundPlace[] }[] {
  const lines = new Map<string, FoundPlace[]>();
  for (const place of places) {
    const line = coverageLine(place.coverage);
    lines.set(line, [...(lines.get(line) ?? []), place]);
  }
  return [...lines].map(([line, group]) => ({ line, places: group }));
}

/** The places in an answer, to mark on the map. */
export function placesIn(finding: Finding | null): readonly FoundPlace[] {
  if (finding === null) return [];
  if (finding.kind === "place") return [finding.place];
  return "places" in finding ? finding.places : [];
}
