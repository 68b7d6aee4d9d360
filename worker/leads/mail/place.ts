import { type CoverageKind, coverageKinds } from "#content/places/coverage-kinds.ts";
import type { Lead } from "../storage/lead.ts";

/** Where a request comes from, in our own list's words: never in the visitor's. */
export interface Place {
  /** "Kew VIC 3101", or a postcode alone; undefined where our list can't tell. */
  name?: string | undefined;
  /** How soon we are there. */
  coverage?: string | undefined;
  /** How far away it is, where our list is certain. */
  kind?: CoverageKind | undefined;
}

/** The list of localities is large and loaded on first use. A mail without this line is better than none. */
export async function placeOf({ request }: Lead): Promise<Place> {
  try {
    const [{ addressCoverage, findPlaces }, { placeIn, placesIn }] = await Promise.all([
      import("#content/places/find.ts"),
      import("#content/places/answer.ts"),
    ]);
    const finding = findPlaces(placeIn(request));
    const place = finding.kind === "place" ? `${finding.place.name} VIC ${finding.place.postcode}` : undefined;
    const name = place ?? (finding.kind === "postcode" ? `VIC ${finding.postcode}` : undefined);
    const kinds = new Set(placesIn(finding).map(({ coverage }) => coverage.kind));
    const [kind] = kinds.size === 1 ? kinds : [];
    return { name, coverage: addressCoverage(request), kind };
  } catch {
    return {};
  }
}

/** For the spreadsheet; empty where our list can't tell. */
export async function zoneOf(lead: Lead): Promise<string> {
  const { kind } = await placeOf(lead);
  return kind === undefined ? "" : coverageKinds[kind].name;
}
