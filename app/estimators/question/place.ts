import type { Zone } from "#content/rules/zones.ts";
import { melbourne } from "./fields.ts";
import type { Reader } from "./reader.ts";

type Place = { postcode: string | undefined; zone: Zone | undefined };

/** Where panels stand: Melbourne where nobody asks for a place, nothing where a postcode was sent that can't be used. */
export function readPlace(reader: Reader): Place {
  const place = reader.postcode();
  if (place) return place;
  return reader.values.postcode === undefined ? melbourne : { postcode: undefined, zone: undefined };
}

/** Said where panels are asked about and the postcode was sent empty. */
export function askForPlace({ values, problems }: Reader): void {
  if (values.postcode === "") problems.postcode ??= "Enter your postcode: the number of certificates depends on it.";
}
