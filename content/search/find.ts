// The search: MiniSearch over the build's index, with our own weights, corrections and grouping.
import MiniSearch, { type SearchResult as Match, type Query, type SearchOptions } from "minisearch";
import type { Day } from "../rules/schedule.ts";
import { isSimilar } from "../similar-words.ts";
import {
  maxQuestionLength,
  type SearchCategory,
  type SearchEntry,
  type SearchIndex,
  type TextByDay,
  todayMark,
} from "./entry.ts";
import { contentOf, createLanguage, isContent, nameOf, placeTerm } from "./language.ts";
import { type HighlightPart, markMatches } from "./marks.ts";
import { usefulPages } from "./useful-pages.ts";

export interface SearchResult extends Pick<SearchEntry, "title" | "description" | "path" | "icon" | "category"> {
  score: number;
  /** Title and description, split where they match the query. */
  titleParts: readonly HighlightPart[];
  descriptionParts: readonly HighlightPart[];
}

export interface ResultGroup {
  category: SearchCategory;
  results: readonly SearchResult[];
}

export interface Finder {
  /** The results for a query. The group with the best result comes first, and in each group the best result. */
  find(typed: string): ResultGroup[];
  /** The three entries that fit a text best, filled up with the useful pages. */
  nearest(text: string): SearchResult[];
  /** The entry with this path. */
  entryAt(path: string): SearchEntry | undefined;
}

const maxTerms = 16;
const maxTermLength = 30;

/** How many results a group shows. */
const maxResults = 6;

/** A result is dropped below this share of the best score. */
const minScoreShare = 0.05;

/** A result is dropped if it matches less than this share of what the most complete match does. */
const minMatchedShare = 0.3;

const boost = { title: 5, keywords: 5, description: 0.5, headings: 0.6, phrases: 7 };

/** Makes a search for a day from the build's index. */
export function createFinder(
  { dictionary, entries: allEntries, icons, places, texts }: SearchIndex,
  today: Day,
): Finder {
  const language = createLanguage(dictionary, places);
  const entries = new Map(
    allEntries.map((entry) => [entry.path, { ...entry, description: onDay(entry.description, texts, today) }]),
  );
  /** How often the entries use each word. */
  const vocabulary = new Map<string, number>();
  const search = new MiniSearch<SearchEntry & { phrases: string }>({
    idField: "path",
    fields: Object.keys(boost),
    tokenize: (text, field) =>
      text
        .split("\n")
        .flatMap((line) => (field === "phrases" ? phrasesOf(language.queryTermsOf(line)) : language.wordsOf(line))),
    processTerm: (word, field) => {
      if (field === "phrases") return word;
      const terms = language
        .termsOf(word)
        .filter((term) => field === "title" || field === "keywords" || isContent(term));
      for (const term of terms) vocabulary.set(term, (vocabulary.get(term) ?? 0) + 1);
      return terms;
    },
    searchOptions: {
      boost,
      boostDocument: pageWeight,
      boostTerm: termWeight,
      bm25: { k: 1.2, b: 0.5, d: 0.2 },
    },
  });
  search.addAll([...entries.values()].map((entry) => ({ ...entry, phrases: `${entry.title}\n${entry.keywords}` })));

  const words = [...vocabulary.keys()];

  /**
   * Matches whole words, and the last one as a prefix. A word that's in no entry is replaced by the likeliest one that is; the two
   * may differ in up to `maxDifference` of the letters.
   */
  function rankedMatches(typed: string, maxDifference = 0.2): Match[] {
    const typedTerms = language
      .queryTermsOf(typed.slice(0, maxQuestionLength).replaceAll(/\p{L}{6,}/gu, splitCompound))
      .filter(({ length }) => length <= maxTermLength)
      .slice(0, maxTerms);
    const isLast = (term: string) => term === typedTerms.at(-1);
    const isPrefix = (term: string) => isLast(term) && words.some((known) => known.startsWith(term));
    const terms = typedTerms.map((term) => {
      if (vocabulary.has(term) || !isContent(term) || isPrefix(term)) return term;
      return language.isNearTown(term) ? placeTerm : language.thingOf(correctionOf(term, maxDifference));
    });
    const contentTerms = contentOf(terms);
    const weigh = (weighed: readonly string[]) => weighed.reduce((sum, term) => sum + Math.max(1, termWeight(term)), 0);
    const matchedShare = ({ queryTerms }: Match) =>
      weigh(contentTerms.filter((term) => queryTerms.includes(term))) / weigh(contentTerms);
    const matches = search.search({ queries: [query(terms, { prefix: isLast }), query(phrasesOf(terms))] });
    const highestShare = matches.reduce((max, match) => Math.max(max, matchedShare(match)), 0);
    return matches
      .map((match) => ({ ...match, score: match.score * matchedShare(match) ** 1.5 }))
      .filter((match) => matchedShare(match) > 0 && matchedShare(match) >= highestShare * minMatchedShare)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  }

  /** Splits an unknown compound ("fusebox") into two known words of three letters or more; otherwise returns the word. */
  function splitCompound(word: string): string {
    const isKnown = (part: string) => vocabulary.has(nameOf(part)) || vocabulary.has(language.thingOf(nameOf(part)));
    if (language.isTown(word) || isKnown(word) || words.some((known) => known.startsWith(nameOf(word)))) return word;
    const splits = Array.from({ length: word.length - 5 }, (_, index) => [
      word.slice(0, index + 3),
      word.slice(index + 3),
    ]);
    return splits.find((parts) => parts.every(isKnown))?.join(" ") ?? word;
  }

  /** The likeliest correction: the most frequent of the most similar words, or a known part of it, as in "hailstones". */
  function correctionOf(word: string, maxDifference: number): string {
    const uses = (other: string) => vocabulary.get(other) ?? 0;
    const maxLetters = word.length > 3 ? Math.max(1, Math.round(word.length * maxDifference)) : 0;
    for (let letters = 1; letters <= maxLetters; letters++) {
      const similarWords = words
        .filter((other) => other[0] === word[0] && isSimilar(word, other, letters))
        .sort((a, b) => uses(b) - uses(a));
      if (similarWords[0]) return similarWords[0];
    }
    const knownParts = words.filter(
      (known) => known.length > 3 && word.length - known.length > 2 && (word.startsWith(known) || word.endsWith(known)),
    );
    return knownParts.sort((a, b) => b.length - a.length)[0] ?? word;
  }

  function toResults(typed: string, matches: readonly Match[]): SearchResult[] {
    const lastWord = language.wordsOf(typed.slice(0, maxQuestionLength)).at(-1) ?? "";
    return matches.flatMap(({ id, score, terms }) => {
      const entry = entries.get(id);
      if (!entry) return [];
      const { title, description, path, category } = entry;
      const icon = icons[entry.icon] ?? "";
      const mark = (text: string) => markMatches(text, language, contentOf(terms), lastWord);
      const marked = { titleParts: mark(title), descriptionParts: mark(description) };
      return [{ title, description, path, icon, category, score, ...marked }];
    });
  }

  function find(typed: string): ResultGroup[] {
    const matches = rankedMatches(typed);
    const bestMatches = matches.filter(({ score }) => score >= (matches[0]?.score ?? 0) * minScoreShare);
    const categoryOf = ({ id }: Match) => entries.get(id)?.category ?? "Pages";
    return [...new Set(bestMatches.map(categoryOf))].map((category) => {
      const group = bestMatches.filter((match) => categoryOf(match) === category);
      return { category, results: toResults(typed, group.slice(0, maxResults)) };
    });
  }

  function nearest(typed: string): SearchResult[] {
    const text = typed.replaceAll(noiseWords, " ");
    const usefulMatches = usefulPages.map(({ path }) => ({
      id: path,
      score: 0,
      terms: [],
      queryTerms: [],
      match: {},
    }));
    const nearMatches = [
      ...rankedMatches(text).filter(isNamed),
      ...rankedMatches(text, 0.4).filter(isNamed),
      ...usefulMatches,
    ];
    return toResults(
      text,
      nearMatches.filter(({ id }, index) => nearMatches.findIndex((other) => other.id === id) === index).slice(0, 3),
    );
  }

  return { find, nearest, entryAt: (path) => entries.get(path) };
}

/** Words in many of our titles, which don't help to guess what a wrong path means. */
const noiseWords = /\b(?:no|pages?)\b/gi;

/** Whether a matching word is in the entry's title, keywords or phrases, rather than only in its text. */
function isNamed({ match }: Match): boolean {
  return Object.values(match).some((fields) => fields.some((field) => /title|keywords|phrases/.test(field)));
}

/** A MiniSearch query of words that are already terms. */
function query(terms: readonly string[], options: SearchOptions = {}): Query {
  return { queries: [""], tokenize: () => [...terms], processTerm: (term) => term, ...options };
}

/** A page ranks above its parts, and above an article. */
function pageWeight(path: string): number {
  if (/#|^\/(blog|$)/.test(path)) return 1.1;
  return path.includes("?") ? 1 : 2.4;
}

/** Common topics, prices and towns say less about which page is meant. */
function termWeight(term: string): number {
  if (term === placeTerm || term.startsWith("=")) return 0.8;
  if (!isContent(term)) return 0.2;
  if (term === "~complaint") return 2;
  return term === "~price" ? 0.3 : term.startsWith("~") ? 0.8 : 1;
}

/** All content words together, and each pair, regardless of order. */
function phrasesOf(terms: readonly string[]): string[] {
  if (terms.length === 0) return [];
  const sortedTerms = [...new Set(contentOf(terms))].sort();
  const pairs = sortedTerms.flatMap((one, index) => sortedTerms.slice(index + 1).map((other) => `=${one} ${other}`));
  return [...new Set([`=${sortedTerms.join(" ")}`, ...pairs])];
}

/** A description with a day's texts; before the first known day, the first ones. An unknown `{name}` stays, so that a test finds it. */
function onDay(description: string, texts: SearchIndex["texts"], day: Day): string {
  return description.replaceAll(/\{([a-z0-9-]+)\}/g, (mark, name: string) => {
    const steps: TextByDay = texts[name] ?? [];
    const [, text = mark] = steps.findLast(([from]) => from <= day) ?? steps[0] ?? [];
    return text.replace(todayMark, () => dateText(day));
  });
}

/** "1 January 2031", as from longDate, whose module would bring the browser every other format. */
function dateText(day: Day): string {
  const date = new Date(`${day}T00:00Z`).toLocaleDateString("en-AU", { dateStyle: "long", timeZone: "UTC" });
  return date.replaceAll(" ", "\u00A0");
}
