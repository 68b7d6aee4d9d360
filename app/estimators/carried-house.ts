import { kwhSize, kw as kwText, money } from "#content/format.ts";
import { houseFieldNames } from "./field-names.ts";
import { plainNumber } from "./reader.ts";

const longestAnswer = 60;

/** A query, or a Map of it, which is much faster at the edge. */
export interface QueryReader {
  get(field: string): string | null | undefined;
}

/** The house's fields of a query, in the list's order. */
export function houseOf(query: QueryReader): URLSearchParams {
  const house = new URLSearchParams();
  for (const field of houseFieldNames) {
    const answer = query.get(field)?.trim();
    if (answer && answer !== "other" && answer.length <= longestAnswer) house.set(field, answer);
  }
  return house;
}

const parts: Record<string, { most: number; words(value: number): string }> = {
  postcode: { most: 3999, words: String },
  kw: { most: 100, words: kwText },
  battery: { most: 200, words: kwhSize },
  bill: { most: 20_000, words: (bill) => `${money(bill)} a quarter` },
};

/** The main facts about the house, if they were entered and make sense. */
function mainPartsOf(query: QueryReader): [field: string, value: number][] {
  return Object.entries(parts).flatMap(([field, { most }]) => {
    const value = plainNumber(query.get(field)?.trim() ?? "");
    return value && value <= most && (field !== "postcode" || value >= 3000) ? [[field, value]] : [];
  });
}

/** "3550, 6.6 kW, 13.5 kWh"; empty if nothing was entered. */
export function houseInWords(query: QueryReader): string {
  return mainPartsOf(query)
    .map(([field, value]) => parts[field]?.words(value))
    .join(", ");
}

/** Fields about the house that were entered on another page and that an estimate doesn't have. */
export function houseFieldsNotIn(query: URLSearchParams, understood: string): URLSearchParams {
  const read = new URLSearchParams(understood);
  return new URLSearchParams(
    mainPartsOf(query).flatMap(([field, value]) => (read.has(field) ? [] : [[field, String(value)]])),
  );
}
