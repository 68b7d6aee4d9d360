import { type Locality, localities, otherNames } from "./data/localities.ts";
import { type NameMatch, placesNamed, placesNearlyNamed } from "./names/names.ts";
import { prominence } from "./names/prominence.ts";
import { plainName } from "./names/words.ts";

/** Victorian suburbs and towns for the beginning of a name or of a postcode, the best known first. */
export function suggestSuburbs(typed: string, count = 5): Locality[] {
  const name = plainName(typed.slice(0, 80));
  if (/^3\d{1,3}$/.test(name))
    return [...localities, ...otherNames]
      .filter(({ postcode }) => postcode.startsWith(name))
      .toSorted((a, b) => prominence(b) - prominence(a))
      .slice(0, count);
  if (name.length < 2) return [];
  const named = placesNamed(name);
  return (named.length > 0 ? named : placesNearlyNamed(name))
    .toSorted((a, b) => rank(a) - rank(b) || prominence(b.place) - prominence(a.place))
    .slice(0, count)
    .map(({ place }) => place);
}

/** A whole name before a beginning; among misspelt ones the fewest mistakes. */
function rank({ how, mistakes }: NameMatch): number {
  return how === "whole" ? 0 : 1 + mistakes;
}
