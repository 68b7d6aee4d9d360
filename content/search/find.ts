import MiniSearch, { type AsPlainObject } from "minisearch";
import type { Day } from "../rules/schedule.ts";
import { type SearchCategory, type SearchDocument, type ShownEntry, todayMark } from "./entry.ts";
import { createLanguage, type Dictionary, termsOf } from "./language.ts";
import { type MarkableText, markable, markMatches, type Part } from "./marks.ts";
import { longestQuestion, readQuestion } from "./question.ts";
import {
  indexOptions,
  leastScore,
  leastShare,
  mostResults,
  partialMatchFactor,
  termsOfDocument,
  titleFactor,
  weightOf,
} from "./tuning.ts";

export interface Found extends ShownEntry {
  score: number;
  /** Title and description, split where they match the question. */
  titleParts: readonly Part[];
  descriptionParts: readonly Part[];
}

export interface FoundGroup {
  category: SearchCategory;
  results: readonly Found[];
}

export type Finder = (typed: string) => FoundGroup[];

/** What the build writes and the browser downloads. */
export interface SearchIndex {
  dictionary: Dictionary;
  entries: readonly ShownEntry[];
  /** As MiniSearch writes and loads it. */
  index: AsPlainObject;
}

export function createIndex(documents: readonly SearchDocument[], dictionary: Dictionary): SearchIndex {
  const language = createLanguage(dictionary);
  const search = new MiniSearch(indexOptions);
  search.addAll(documents.map((document) => termsOfDocument(describedOn(document), language)));
  const entries = documents.map(({ title, description, path, icon, category, dated }) => ({
    ...{ title, description, path, icon, category },
    ...(dated && { dated }),
  }));
  return { dictionary, entries, index: search.toJSON() };
}

/** An entry whose description says what holds on a day; without a day, on the first that is known. */
function describedOn<Entry extends ShownEntry>(entry: Entry, day: Day = ""): Entry {
  const { description, dated = [] } = entry;
  const [from = "", text] = dated.findLast(([from]) => from <= day) ?? dated[0] ?? [];
  return text ? { ...entry, description: `${description} ${text.replace(todayMark, inWords(day || from))}` } : entry;
}

/** "1 January 2031", as longDate writes it; its module would bring the browser every other format. */
function inWords(day: Day): string {
  const date = new Date(`${day}T00:00Z`).toLocaleDateString("en-AU", { dateStyle: "long", timeZone: "UTC" });
  return date.replaceAll(" ", "\u00A0");
}

/** Makes a search from an index, as it answers on a day. The group with the best result comes first. */
export function createFinder({ dictionary, entries: all, index }: SearchIndex, today: Day): Finder {
  const language = createLanguage(dictionary);
  const search = MiniSearch.loadJS(index, indexOptions);
  const shown = all.map((entry) => describedOn(entry, today));
  const entries = new Map(shown.map((entry) => [entry.path, { entry, titleTerms: language.foundBy(entry.title) }]));
  const texts = new Map<string, MarkableText>();
  /** Prepared when it is first shown: most texts are never found. */
  const prepared = (text: string) => {
    const known = texts.get(text) ?? markable(text, language);
    texts.set(text, known);
    return known;
  };
  const vocabulary = createVocabulary(entries.size, index);

  return (whatever) => {
    const typed = whatever.slice(0, longestQuestion);
    const { words, terms } = readQuestion(typed, language, vocabulary);
    const results = search.search({
      combineWith: "OR",
      queries: terms.map(({ term, beginning, mistakes, weight }) => ({
        queries: [term],
        tokenize: (text: string) => [text],
        prefix: beginning,
        fuzzy: mistakes,
        boostTerm: () => weight,
        boostDocument: weightOf,
      })),
    });

    const weigh = (places: readonly number[]) =>
      places.map((place) => vocabulary.telling(words.get(place) ?? "")).reduce((sum, weight) => sum + weight, 0);
    const typedTerms = language.foundBy(typed);
    const typedWords = termsOf(typed).length;
    const whole = weigh([...words.keys()]);
    const partAnsweredBy = (queryTerms: readonly string[]) => {
      const hits = terms.filter(({ term }) => queryTerms.includes(term));
      const answered = [...words.keys()].filter((place) => hits.some(({ from, to }) => from <= place && place < to));
      return weigh(answered) / whole;
    };
    // Many results are found by the same few terms.
    const partsAnswered = new Map<string, number>();
    const scored = results.flatMap(({ id, score, terms: matched, queryTerms }) => {
      const known = entries.get(id);
      if (!known) return [];
      const key = queryTerms.join(" ");
      const partAnswered = partsAnswered.get(key) ?? partAnsweredBy(queryTerms);
      partsAnswered.set(key, partAnswered);
      // A single word resembles every short title that has it, unless it's what a whole question is about.
      const likeness = words.size > 1 || typedWords > 3 ? alike(known.titleTerms, typedTerms) : 0;
      return [{ entry: known.entry, matched, score: score * partialMatchFactor(partAnswered) * titleFactor(likeness) }];
    });
    const begun = termsOf(typed).at(-1) ?? "";
    return grouped(scored).map(({ category, results }) => ({
      category,
      results: results.map(({ entry, matched, score }) => ({
        ...entry,
        score,
        titleParts: markMatches(prepared(entry.title), matched, begun),
        descriptionParts: markMatches(prepared(entry.description), matched, begun),
      })),
    }));
  };
}

/** From 0 to 1: how much of each of two texts is in the other. */
function alike(first: readonly string[], second: readonly string[]): number {
  const shared = (a: readonly string[], b: readonly string[]) => a.filter((term) => b.includes(term)).length;
  return (shared(first, second) * shared(second, first)) / Math.max(1, first.length * second.length);
}

interface Scored {
  entry: ShownEntry;
  matched: readonly string[];
  score: number;
}

/** The group with the best result first, and in each group the best first. */
function grouped(found: readonly Scored[]): { category: SearchCategory; results: readonly Scored[] }[] {
  const sorted = found.toSorted((a, b) => b.score - a.score || (a.entry.path < b.entry.path ? -1 : 1));
  const best = sorted[0]?.score ?? 0;
  const shown = sorted.filter(({ score }) => score >= Math.max(leastScore, best * leastShare));
  const categories = new Set(shown.map(({ entry }) => entry.category));
  return [...categories].map((category) => ({
    category,
    results: shown.filter(({ entry }) => entry.category === category).slice(0, mostResults),
  }));
}

/** The terms of an index: which there are, and how telling each is. */
function createVocabulary(entries: number, { index }: AsPlainObject) {
  const entriesByTerm = new Map(index.map(([term, byField]) => [term, entriesWith(byField)]));
  const sorted = [...entriesByTerm.keys()].sort();

  function firstFrom(start: string): string | undefined {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? "") < start) low = middle + 1;
      else high = middle;
    }
    return sorted[low];
  }

  return {
    word: (term: string) => entriesByTerm.has(term),
    beginning: (term: string) => firstFrom(term)?.startsWith(term) ?? false,
    /** A word that occurs everywhere says little. */
    telling: (term: string) => Math.log(1 + entries / (entriesByTerm.get(term) ?? 1)),
  };
}

/** How many entries have a term, in whichever field. */
function entriesWith(byField: AsPlainObject["index"][number][1]): number {
  return new Set(Object.values(byField).flatMap((entries) => Object.keys(entries))).size;
}
