import type { Lead } from "../storage/lead.ts";

/** Where a request comes from, in our own list's words: never in the visitor's. */
export interface Place {
  /** "Kew VIC 3101", or a postcode alone; undefined where our list can't tell. */
  name?: string;
  /** How soon we are there. */
  coverage?: string;
}

/** The list of localities is large and loaded on first use. A mail without this line is better than none. */
export async function placeOf({ request }: Lead): Promise<Place> {
  try {
    const [{ findPlaces }, { placeIn }, { addressCoverage }] = await Promise.all([
      import("#content/places/find.ts"),
      import("#content/places/answer.ts"),
      import("#content/places/address-coverage.ts"),
    ]);
    const finding = findPlaces(placeIn(request));
    const coverage = addressCoverage(request);
    const place = finding.kind === "place" ? `${finding.place.name} VIC ${finding.place.postcode}` : undefined;
    const name = place ?? (finding.kind === "postcode" ? `VIC ${finding.postcode}` : undefined);
    return { ...(name !== undefined && { name }), ...(coverage !== undefined && { coverage }) };
  } catch {
    return {};
  }
}

/** For the spreadsheet, in the words of our own list; empty where it can't tell. */
export async function zoneOf({ request }: Lead): Promise<string> {
  try {
    const [{ findPlaces }, { placeIn, placesIn }, { coverageKinds }] = await Promise.all([
      import("#content/places/find.ts"),
      import("#content/places/answer.ts"),
      import("#content/places/coverage-kinds.ts"),
    ]);
    const places = placesIn(findPlaces(placeIn(request)));
    const [zone, ...others] = new Set(places.map(({ coverage }) => coverageKinds[coverage.kind].name));
    return zone !== undefined && others.length === 0 ? zone : "";
  } catch {
    return "";
  }
}
