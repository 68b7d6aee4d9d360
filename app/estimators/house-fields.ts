/** What a visitor says about their house once: every calculator reads those it needs under the same names. */
export const houseFieldNames: readonly string[] = [
  ...[
    "postcode",
    "kw",
    "battery",
    "bill",
    "use",
    "night",
    "home",
    "orientation",
    "pitch",
    "kw2",
    "orientation2",
    "pitch2",
  ],
  ...["shadeam", "shadepm", "heating", "water", "waterpart", "waterfrom", "ev", "km", "evdays"],
  ...["distributor", "rate", "supply", "feedin", "midday", "exportlimit", "controlled"],
  ...["existing", "hotwater", "aircon", "income", "owner", "build", "year", "half", "stc"],
];

const longestAnswer = 60;

/** A query, or a map of one: at the edge a map is asked much faster. */
export interface QueryReader {
  get(field: string): string | null | undefined;
}

/** The house's part of a query, in the order of the list. */
export function houseOf(query: QueryReader): URLSearchParams {
  const house = new URLSearchParams();
  for (const field of houseFieldNames) {
    const answer = query.get(field)?.trim();
    if (answer && answer !== "other" && answer.length <= longestAnswer) house.set(field, answer);
  }
  return house;
}
