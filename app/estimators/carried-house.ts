import { kwhSizeText, kwText, moneyText } from "#content/format.ts";
import { isVictorian } from "#content/places/address.ts";
import { houseFieldNames } from "./field-names.ts";
import { maxTextLength, plainNumber } from "./reader.ts";

/** URLSearchParams, or a Map, which is much faster at the edge. */
export interface QueryReader {
  get(field: string): string | null | undefined;
}

/** A query's fields. If a field occurs twice, its first value counts. */
export function firstValues(query: string): QueryReader {
  return new Map([...new URLSearchParams(query)].reverse());
}

/** The query's fields about the house, in the order of `houseFieldNames`. */
export function houseQueryOf(query: QueryReader): URLSearchParams {
  const houseQuery = new URLSearchParams();
  for (const field of houseFieldNames) {
    const text = query.get(field)?.trim();
    if (text && text !== "other" && text.length <= maxTextLength) houseQuery.set(field, text);
  }
  return houseQuery;
}

const mainFields: Record<string, { max: number; words(value: number): string }> = {
  postcode: { max: 8999, words: String },
  kw: { max: 100, words: kwText },
  battery: { max: 200, words: kwhSizeText },
  bill: { max: 20_000, words: (bill) => `${moneyText(bill)} a quarter` },
};

/** The main fields about the house, if they were entered and make sense. */
function mainFieldsOf(query: QueryReader): [field: string, value: number][] {
  return Object.entries(mainFields).flatMap(([field, { max }]) => {
    const value = plainNumber(query.get(field)?.trim() ?? "");
    return value && value <= max && (field !== "postcode" || isVictorian(String(value))) ? [[field, value]] : [];
  });
}

/** "3550, 6.6 kW, 13.5 kWh"; empty if nothing was entered. */
export function houseText(query: QueryReader): string {
  return mainFieldsOf(query)
    .map(([field, value]) => mainFields[field]?.words(value))
    .join(", ");
}

/** The query's main fields about the house that the estimate didn't read: they came from another page. */
export function houseFieldsNotIn(query: URLSearchParams, understoodQuery: string): URLSearchParams {
  const understoodFields = new URLSearchParams(understoodQuery);
  return new URLSearchParams(
    mainFieldsOf(query).flatMap(([field, value]) => (understoodFields.has(field) ? [] : [[field, String(value)]])),
  );
}
