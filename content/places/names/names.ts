// Matches what was typed with the names of places, whole, as a beginning, or misspelt.
import { type Locality, localities, otherNames } from "../data/localities.ts";
import { countMissingLetters, countMistakes, letterBits } from "./spelling.ts";
import { isDirection, longForms, plainName } from "./words.ts";

export interface NameMatch {
  place: Locality;
  /** The whole name was typed, its beginning (each word may be cut short: "glen wav"), or something close to it. */
  how: "whole" | "beginning" | "nearly";
  mistakes: number;
  /** How many letters of the name weren't typed. */
  lettersLeft: number;
}

/** Places whose name is the typed text, begins with it, or does so without its spaces. `typed` is from `plainName`. */
export function placesNamed(typed: string): NameMatch[] {
  if (typed === "") return [];
  const bestMatches = new Map<Locality, NameMatch>();
  for (const phrase of phrasesOf(typed)) {
    for (const match of [...matchesByWords(phrase), ...matchesWithoutGaps(phrase)]) {
      const earlierMatch = bestMatches.get(match.place);
      if (!earlierMatch || rank(match) < rank(earlierMatch)) bestMatches.set(match.place, match);
    }
  }
  return [...bestMatches.values()];
}

/** Places whose name was misspelt: with one wrong letter, or two in a text of eight letters or more. */
export function placesNearlyNamed(typed: string): NameMatch[] {
  const compact = compacted(typed);
  if (compact.length < 4) return [];
  const limit = compact.length < 8 ? 1 : 2;
  const letters = letterBits(compact);
  return entries.flatMap((entry): NameMatch[] => {
    if (entry.compact.length < compact.length - limit || countMissingLetters(letters, entry.letters) > limit) return [];
    const cost = countMistakes(compact, entry.compact, limit);
    if (cost.beginning === Infinity) return [];
    const lettersLeft = Math.max(0, entry.compact.length - compact.length);
    // A misspelt beginning counts half a mistake more: with as many mistakes, a whole name is likelier.
    const mistakes = Math.min(cost.whole, cost.beginning + 0.5);
    return [{ place: entry.place, how: "nearly", mistakes, lettersLeft }];
  });
}

/** A name to look up: as it is, or with its direction at the other end. */
interface Entry {
  place: Locality;
  words: readonly string[];
  key: string;
  /** The key without spaces. */
  compact: string;
  /** Which letters it has, a bit for each. */
  letters: number;
}

const entries: readonly Entry[] = [...localities, ...otherNames]
  .flatMap((place) => spellings(plainName(place.name)).map(entryOf(place)))
  .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

/** Narrows the search: a name that begins with a phrase begins with the phrase's first letter. */
const byFirstLetter = Map.groupBy(entries, ({ key }) => key.charAt(0));

function withFirstLetterOf(phrase: string): readonly Entry[] {
  return byFirstLetter.get(phrase.charAt(0)) ?? [];
}

/** "North Melbourne" is also looked up as "Melbourne North", and vice versa. */
function spellings(name: string): string[] {
  const words = name.split(" ");
  if (words.length < 2) return [name];
  if (isDirection(words[0])) return [name, [...words.slice(1), words[0]].join(" ")];
  if (isDirection(words.at(-1))) return [name, [words.at(-1), ...words.slice(0, -1)].join(" ")];
  return [name];
}

function entryOf(place: Locality) {
  return (key: string): Entry => {
    const compact = compacted(key);
    return { place, key, words: key.split(" "), compact, letters: letterBits(compact) };
  };
}

function phrasesOf(typed: string): string[] {
  return typed
    .split(" ")
    .reduce<string[][]>(
      (phrases, word) =>
        phrases
          .flatMap((phrase) => [...new Set([word, ...longForms(word)])].map((form) => [...phrase, form]))
          // A line of abbreviations with two meanings each would double the phrases with every word.
          .slice(0, 16),
      [[]],
    )
    .map((words) => words.join(" "));
}

function matchesByWords(phrase: string): NameMatch[] {
  const [first = "", ...others] = phrase.split(" ");
  const begins = ({ key, words }: Entry) =>
    key.startsWith(first) && others.every((word, index) => words[index + 1]?.startsWith(word));
  return withFirstLetterOf(phrase)
    .filter(begins)
    .map(({ place, key }) => {
      const lettersLeft = key.length - phrase.length;
      return { place, how: lettersLeft === 0 ? "whole" : "beginning", mistakes: 0, lettersLeft };
    });
}

/** Ignores spaces: "Fern Tree Gully", "Mc Kinnon". Only a whole name is certain: "Hawthorne" is not "Hawthorn E…". */
function matchesWithoutGaps(phrase: string): NameMatch[] {
  const compact = compacted(phrase);
  if (compact.length < 4) return [];
  const matchingEntries = withFirstLetterOf(compact).filter((entry) => entry.compact.startsWith(compact));
  return matchingEntries.map((entry) => {
    const lettersLeft = entry.compact.length - compact.length;
    return { place: entry.place, how: lettersLeft === 0 ? "whole" : "nearly", mistakes: 0, lettersLeft };
  });
}

function rank({ how, lettersLeft }: NameMatch): number {
  return { whole: 0, beginning: 1000, nearly: 2000 }[how] + lettersLeft;
}

function compacted(phrase: string): string {
  return phrase.replaceAll(" ", "");
}
