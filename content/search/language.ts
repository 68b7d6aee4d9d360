import type { Dictionary } from "./dictionary.ts";
import { wordsOf } from "./words.ts";

export interface Naming {
  /** A concept, as a term that can't be the same as a word. */
  term: string;
  /** Where its name stands among the words. */
  from: number;
  to: number;
}

export type Language = ReturnType<typeof createLanguage>;

/** Reads texts and questions with a dictionary. */
export function createLanguage(dictionary: Dictionary) {
  const emptyWords = new Set(dictionary.emptyWords.split(/\s/));
  const thingsByName = new Map<string, string>();
  for (const line of dictionary.names.split("\n")) {
    const [thing, list = ""] = line.split(": ");
    for (const name of list.split(", ")) thingsByName.set(termsOf(name).join(" "), `~${thing}`);
  }
  const longest = Math.max(...[...thingsByName.keys()].map((name) => name.split(" ").length));

  /** The things that a row of words names, each by the longest name that fits: "out of business" isn't a business. */
  function thingsIn(terms: readonly string[]): Naming[] {
    const things: Naming[] = [];
    for (let from = 0; from < terms.length; from = Math.max(from + 1, things.at(-1)?.to ?? 0))
      for (let to = Math.min(from + longest, terms.length); to > from; to--) {
        const term = thingsByName.get(terms.slice(from, to).join(" "));
        if (!term) continue;
        things.push({ term, from, to });
        break;
      }
    return things;
  }

  /** What a text is found by: its words without the empty ones, and a term for each thing that it names. */
  function foundBy(text: string): string[] {
    return text.split("\n").flatMap((line) => {
      const terms = termsOf(line);
      return [...terms.filter((term) => !emptyWords.has(term)), ...thingsIn(terms).map(({ term }) => term)];
    });
  }

  return { thingsIn, foundBy, isEmpty: (term: string) => emptyWords.has(term) };
}

export function termsOf(text: string): string[] {
  return wordsOf(text).map(({ term }) => term);
}
