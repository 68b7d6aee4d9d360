// Splits texts and questions into terms, with the dictionary's synonyms and stop words.
import { isSimilar } from "../similar-words.ts";
import type { Dictionary } from "./entry.ts";

export type Language = ReturnType<typeof createLanguage>;

/** A word of a text, or several that name one thing. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** The term for every town and postcode. */
export const placeTerm = "~place";

const maxWordsInName = 4;

/** Reads texts and queries with a dictionary, and with place names that the build's `encodeNames` wrote. */
export function createLanguage({ synonyms, stopWords, unansweredSubjects, notPlaces }: Dictionary, places: string) {
  const stopStems = new Set(stemsOf(stopWords.join(" ")));
  const unansweredStems = new Set(stemsOf(unansweredSubjects));
  const notTowns = new Set(stemsOf(notPlaces));
  const towns = new Set(decodeNames(places).filter((name) => !notTowns.has(name)));
  const thingByName = new Map<string, string>();
  for (const [thing, otherNames] of Object.entries(synonyms))
    for (const name of [thing, ...otherNames]) thingByName.set(nameOf(name), `~${thing}`);

  /** The words of a text. Words that name a thing together become one token, by the longest name that fits. */
  function tokensIn(text: string): readonly Token[] {
    const words = [...text.matchAll(wordPattern)].map(({ 0: found, index }) => {
      return { stem: stemOf(found), start: index, end: index + found.length };
    });
    const tokens: Token[] = [];
    for (let position = 0; position < words.length; ) {
      const name = words.slice(position, position + maxWordsInName).map(({ stem }) => stem);
      while (name.length > 1 && !thingByName.has(name.join(" ")) && !towns.has(name.join(" "))) name.pop();
      const [start = 0, end = 0] = [words[position]?.start, words[position + name.length - 1]?.end];
      tokens.push({ text: text.slice(start, end), start, end });
      position += name.length;
    }
    return tokens;
  }

  /** Cached, because the site's own texts are read for the index and again whenever a result is shown. */
  const tokensOf = memoize(5000, tokensIn);

  function wordsOf(text: string): string[] {
    return tokensOf(text).map((token) => token.text);
  }

  /** The terms for a word: the thing that it names, and its stem. A stop word's term begins with "-": "-when". */
  function termsIn(word: string): readonly string[] {
    const stems = stemsOf(word);
    const thing = thingByName.get(stems.join(" "));
    const words = stems.filter((stem) => stem !== "" && !unansweredStems.has(stem));
    return [...(thing ? [thing] : []), ...words.map((stem) => (stopStems.has(stem) ? `-${stem}` : stem))];
  }

  const termsOf = memoize(10_000, termsIn);

  /** The terms of a query: the things that its words name, and the stems of the other words. */
  function queryTermsOf(text: string): string[] {
    return wordsOf(text).flatMap((word) => {
      const name = nameOf(word);
      return thingByName.get(name) ?? (towns.has(name) || /^[38]\d{3}$/.test(name) ? placeTerm : termsOf(word));
    });
  }

  /** The thing that a stem names, or the stem itself. */
  function thingOf(stem: string): string {
    return thingByName.get(stem) ?? stem;
  }

  function isTown(word: string): boolean {
    return towns.has(nameOf(word));
  }

  /** Whether an unknown word is the beginning of a town's name, or the name with one mistake. */
  function isNearTown(word: string): boolean {
    return (
      word.length > 4 &&
      [...towns].some((town) => town.startsWith(word) || (town[0] === word[0] && isSimilar(word, town, 1)))
    );
  }

  return { tokensOf, wordsOf, termsOf, queryTermsOf, thingOf, isTown, isNearTown };
}

/** Whether a term isn't a stop word. */
export const isContent = (term: string) => !term.startsWith("-");

/** A query's content terms, or all of them if it has only stop words: "when can you come". */
export function contentOf(terms: readonly string[]): readonly string[] {
  const content = terms.filter(isContent);
  return content.length > 0 ? content : terms;
}

/** Decodes what the build's `encodeNames` wrote. */
function decodeNames(text: string): string[] {
  let name = "";
  return Array.from(text.matchAll(/(\d)(\D*)/g), ([, shared, rest = ""]) => {
    name = name.slice(0, Number(shared)) + rest;
    return name;
  });
}

/** Anything except letters and digits separates words. A number and its unit are one word. */
const wordPattern = /\d[\d.]*\s?kwh?\b|\d+,\d{3}|[\p{L}\p{N}\p{M}'’]+/giu;

/** A name for comparing: its stems, separated by spaces. */
export function nameOf(text: string): string {
  return stemsOf(text).join(" ");
}

function stemsOf(text: string): string[] {
  return [...text.matchAll(wordPattern)].map(([found]) => stemOf(found));
}

/** A word's stem, for comparing. */
const stemOf = memoize(10_000, stemmed);

/** Caches a function's results for the first `maxEntries` texts. */
function memoize<Result>(maxEntries: number, compute: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    const result = cache.get(text) ?? compute(text);
    if (cache.size < maxEntries) cache.set(text, result);
    return result;
  };
}

/**
 * A word in lower case, without accents, double letters and its ending. Sizes lose their number, so that any size of a home's system
 * matches 10 kW, and any size of a business's matches 100 kW.
 */
function stemmed(word: string): string {
  const plainWord = word
    .replace(/^([3-9]\d|\d{3,})(\.\d+)?\s?(?=kw$)/i, "large")
    .replace(/^[\d.]+\s?(?=kwh?$)/i, "")
    // An amount in thousands: "quoted 14k" finds what "quoted 14 grand" finds.
    .replace(/^(\d{5,6}|\d+,\d{3}|\d+k)$/i, "grand")
    .normalize("NFKD")
    .replace(/[’']s$|[\p{M}'’]/gu, "")
    .toLowerCase();
  // In these words -ing and -ed are no endings; "planning" is about a permit, not our page "My plan".
  if (/^(evening|morning|nothing|planning|.*(eed|thing))$/.test(plainWord)) return plainWord;
  // Removes only endings that leave the word recognisable: export, exported, exporting. Stronger stemming finds unrelated words.
  return singular(plainWord)
    .replace(/^(.{4,})(ing|ed)$/, "$1")
    .replace(/^(.{4,})e$/, "$1")
    .replaceAll(/([a-z])\1/g, "$1");
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is|gas)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
