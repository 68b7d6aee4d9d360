// Looks up what a visitor typed as a place: a name, a postcode or a whole address.
import type { Finding, FoundPlace } from "./answer.ts";
import { coverageOf } from "./coverage.ts";
import { boxPostcodes, type Locality, localitiesAt } from "./data/localities.ts";
import { otherStateIn, stateOfPostcode, stateOfTown } from "./names/interstate.ts";
import { type NameMatch, placesNamed, placesNearlyNamed } from "./names/names.ts";
import { prominence } from "./names/prominence.ts";
import { plainName } from "./names/words.ts";
import { placesInAddress } from "./places-in-address.ts";

/** Finds the places for a suburb, a town, a postcode, or an address that ends with them. */
export function findPlaces(typed: string): Finding {
  const line = typed.slice(0, 200).trim();
  const { name, postcode } = nameAndPostcode(plainName(line));
  if (name === "" && postcode === "") return { kind: "nothing-typed" };
  const elsewhere = otherStateIn(line) ?? (name === "" ? stateOfPostcode(postcode) : undefined);
  if (elsewhere) return { kind: "interstate", state: elsewhere };
  if (name === "") return atPostcode(postcode);
  const wholeNamed = wholeNames(name);
  const inPostcode = wholeNamed.filter((place) => place.postcode === postcode);
  if (wholeNamed.length > 0) return oneOrNamesakes(inPostcode.length > 0 ? inPostcode : wholeNamed);
  const townState = stateOfTown(name);
  if (townState) return { kind: "interstate", state: townState };
  return fromAddress(line, name) ?? similarPlaces(name) ?? { kind: "unknown" };
}

function nameAndPostcode(words: string): { name: string; postcode: string } {
  const line = words.replace(/ australia$/, "");
  const postcode = /^\d{4}$|(?<= )\d{4}$|^3\d{3}(?= \D)/.exec(line)?.[0] ?? "";
  const name = line.replace(postcode, "").trim();
  return { name: name.replace(/(^| )vic(toria)?$/, ""), postcode };
}

function atPostcode(postcode: string): Finding {
  const places = localitiesAt(postcode)
    .map(withCoverage)
    // Among equally known places the farthest comes first: what we promise there holds for all of them.
    .toSorted((a, b) => prominence(b) - prominence(a) || b.coverage.kilometres - a.coverage.kilometres);
  const [firstPlace] = places;
  if (firstPlace && places.length === 1) return { kind: "place", place: firstPlace };
  if (firstPlace) return { kind: "postcode", postcode, places };
  const town = boxPostcodes.get(postcode);
  if (town === undefined) return { kind: "unknown" };
  return { kind: "boxes", postcode, town, places: wholeNames(plainName(town)).slice(0, 1) };
}

/** The places with exactly this name; if there are none, those with its words in another order. */
function wholeNames(name: string): FoundPlace[] {
  const wholeMatches = placesNamed(name).filter(({ how }) => how === "whole");
  const exactMatches = wholeMatches.filter(({ place }) => plainName(place.name) === name);
  return (exactMatches.length > 0 ? exactMatches : wholeMatches)
    .toSorted(byProminence)
    .map(({ place }) => withCoverage(place));
}

function oneOrNamesakes(places: FoundPlace[]): Finding {
  const [firstPlace] = places;
  if (!firstPlace) return { kind: "unknown" };
  return places.length === 1
    ? { kind: "place", place: firstPlace }
    : { kind: "namesakes", name: firstPlace.name, places };
}

function fromAddress(line: string, name: string): Finding | undefined {
  const suggestion = /\d|,|\b(in|at|near)\b/i.test(line) ? placesInAddress(line, 1)[0] : undefined;
  if (!suggestion?.street) return undefined;
  const place = withCoverage(suggestion.place);
  return ` ${name} `.includes(` ${plainName(place.name)} `)
    ? { kind: "place", place }
    : { kind: "similar", places: [place] };
}

function similarPlaces(name: string): Finding | undefined {
  const namedMatches = name.length < 3 ? [] : placesNamed(name);
  const wellSpelt = namedMatches.filter(({ how }) => how !== "nearly");
  const likelyMatches = wellSpelt.length > 0 ? wellSpelt : placesWithoutDirection(name);
  const [bestMatches, otherMatches] =
    likelyMatches.length > 0 ? wholeFirst(likelyMatches) : [fewestMistakes(name), namedMatches];
  const orderedMatches = [bestMatches, otherMatches].flatMap((matches) => matches.toSorted(byProminence));
  const places = [...new Set(orderedMatches.map(({ place }) => place))].slice(0, 6).map(withCoverage);
  return places.length > 0 ? { kind: "similar", places } : undefined;
}

function wholeFirst(matches: readonly NameMatch[]): [NameMatch[], NameMatch[]] {
  return [matches.filter(({ how }) => how === "whole"), matches.filter(({ how }) => how !== "whole")];
}

/** "Springvale North" doesn't exist, but Springvale does. */
function placesWithoutDirection(name: string): NameMatch[] {
  const without = name.replace(/^(north|south|east|west) | (north|south|east|west)$/, "");
  return without === name ? [] : placesNamed(without);
}

/** The misspelt matches with the fewest mistakes, or half a mistake more; nearly complete names before beginnings. */
function fewestMistakes(name: string): NameMatch[] {
  const matches = placesNearlyNamed(name);
  const nearlyWhole = matches.filter(({ lettersLeft }) => lettersLeft <= 2);
  const candidates = nearlyWhole.length > 0 ? nearlyWhole : matches;
  const fewest = Math.min(...candidates.map(({ mistakes }) => mistakes));
  return candidates.filter(({ mistakes }) => mistakes <= fewest + 0.5);
}

function byProminence(a: { place: Locality }, b: { place: Locality }): number {
  return prominence(b.place) - prominence(a.place);
}

function withCoverage(place: Locality): FoundPlace {
  return { ...place, coverage: coverageOf(place) };
}

/** Suggests Victorian suburbs and towns for the beginning of a name or postcode, the best known first. */
export function suggestSuburbs(typed: string, count = 5): Locality[] {
  const name = plainName(typed.slice(0, 80));
  if (/^3\d{2,3}$/.test(name))
    return localitiesAt(name)
      .sort((a, b) => prominence(b) - prominence(a))
      .slice(0, count);
  if (name.length < 2) return [];
  const namedMatches = placesNamed(name);
  return (namedMatches.length > 0 ? namedMatches : placesNearlyNamed(name))
    .toSorted((a, b) => rank(a) - rank(b) || prominence(b.place) - prominence(a.place))
    .slice(0, count)
    .map(({ place }) => place);
}

/** A whole name comes before a beginning; misspelt names follow by the number of mistakes. */
function rank({ how, mistakes }: NameMatch): number {
  return how === "whole" ? 0 : 1 + mistakes;
}
