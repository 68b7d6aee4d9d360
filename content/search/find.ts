import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import type { Day } from "../rules/schedule.ts";
import {
  longestQuestion,
  type SearchCategory,
  type SearchEntry,
  type SearchIndex,
  type TextByDay,
  todayMark,
} from "./entry.ts";
import { createLanguage, placeTerm } from "./language.ts";
import { markMatches, type Part } from "./marks.ts";
import { usefulPlaces } from "./useful-places.ts";

export interface Found extends Pick<SearchEntry, "title" | "description" | "path" | "icon" | "category"> {
  score: number;
  /** Title and description, split where they match the question. */
  titleParts: readonly Part[];
  descriptionParts: readonly Part[];
}

export interface FoundGroup {
  category: SearchCategory;
  results: readonly Found[];
}

export interface Finder {
  /** What answers a question. The group with the best result comes first, and in each group the best. */
  find(typed: string): FoundGroup[];
  /** The three entries nearest to any text, the best first; the most used pages where nothing is near. */
  nearest(text: string): Found[];
  /** The entry of an address. */
  at(path: string): SearchEntry | undefined;
}

const longest = { words: 16, word: 30 };

/** How many results a group shows. */
const mostResults = 6;

/** Left out is what scores less than this share of the best result, or than this, or answers less of the question. */
const least = { share: 0.05, score: 3, answered: 0.3 };

const boost = { title: 5, keywords: 5, description: 1, headings: 1.2, phrases: 7 };

const wordFields = ["title", "keywords", "description", "headings"];

/** Makes a search from what the build wrote, as it answers on a day. */
export function createFinder({ dictionary, entries: all, places, texts }: SearchIndex, today: Day): Finder {
  const language = createLanguage(dictionary, places);
  const entries = new Map(
    all.map((entry) => [entry.path, { ...entry, description: onDay(entry.description, texts, today) }]),
  );
  const search = new MiniSearch<SearchEntry & { phrases: string }>({
    idField: "path",
    fields: Object.keys(boost),
    tokenize: (text, field) => text.split("\n").flatMap(field === "phrases" ? language.phraseOf : language.wordsOf),
    processTerm: (word, field) => (field === "phrases" ? word : language.termsOf(word)),
    searchOptions: {
      ...{ boost, fields: wordFields, boostDocument: weightOf, boostTerm: weightOfTerm },
      ...{ bm25: { k: 1.2, b: 0.5, d: 0.2 }, weights: { fuzzy: 1, prefix: 0.5 } },
    },
  });
  search.addAll([...entries.values()].map((entry) => ({ ...entry, phrases: `${entry.title}\n${entry.keywords}` })));

  /** Words are found as they stand, and the last one by how it begins; those that nobody wrote, by their likeness. */
  function ask(typed: string, likeness = 0.2): SearchResult[] {
    const text = typed.slice(0, longestQuestion);
    const terms = language.askedBy(text).filter(({ length }) => length <= longest.word);
    terms.length = Math.min(terms.length, longest.words);
    const plainly: SearchOptions = { prefix: (_, at) => at === terms.length - 1 };
    const known = new Set(search.search(asked(terms, plainly)).flatMap(({ queryTerms }) => queryTerms));
    const unknown = terms.filter((term) => !known.has(term));
    const town = unknown.some(language.isNearTown) ? [placeTerm] : [];
    return search.search(
      {
        queries: [
          asked([...terms, ...town], plainly),
          asked([language.phraseOf(text)], { fields: ["phrases"] }),
          asked(unknown, { prefix: true, fuzzy: ({ length }) => length > 4 && likeness }),
          asked(unknown.flatMap(swaps).flatMap(language.askedBy)),
        ],
      },
      {
        filter: ({ score, queryTerms }) => score >= least.score && queryTerms.length >= terms.length * least.answered,
      },
    );
  }

  function toFound(typed: string, results: readonly SearchResult[]): Found[] {
    const begun = language.wordsOf(typed.slice(0, longestQuestion)).at(-1) ?? "";
    return results.flatMap(({ id, score, terms }) => {
      const entry = entries.get(id);
      if (!entry) return [];
      const { title, description, path, icon, category } = entry;
      const mark = (text: string) => markMatches(text, language, terms, begun);
      const parts = { titleParts: mark(title), descriptionParts: mark(description) };
      return [{ title, description, path, icon, category, score, ...parts }];
    });
  }

  function find(typed: string): FoundGroup[] {
    const results = ask(typed).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    const best = results.filter(({ score }) => score >= (results[0]?.score ?? 0) * least.share);
    const categoryOf = ({ id }: SearchResult) => entries.get(id)?.category ?? "Pages";
    return [...new Set(best.map(categoryOf))].map((category) => {
      const group = best.filter((result) => categoryOf(result) === category);
      return { category, results: toFound(typed, group.slice(0, mostResults)) };
    });
  }

  function nearest(text: string): Found[] {
    const useful = usefulPlaces.map(({ path }) => ({ id: path, score: 0, terms: [], queryTerms: [], match: {} }));
    const near = [...ask(text), ...ask(text, 0.4), ...useful];
    return toFound(text, near.filter(({ id }, at) => near.findIndex((other) => other.id === id) === at).slice(0, 3));
  }

  return { find, nearest, at: (path) => entries.get(path) };
}

/** A question whose words are terms already. */
function asked(terms: readonly string[], options: SearchOptions = {}): Query {
  return { queries: [""], tokenize: () => [...terms], processTerm: (term) => term, ...options };
}

/** A page comes before one of its tools, and both before an answer to one question and before an article. */
function weightOf(path: string): number {
  if (/#|^\/(blog|$)/.test(path)) return 0.9;
  return path.includes("?") ? 1.2 : 2.4;
}

/** Of a thing many pages speak, and of towns those that sell what goes there. */
function weightOfTerm(term: string): number {
  if (term === placeTerm) return 0.8;
  return term.startsWith("~") ? 0.6 : 1;
}

/** The word with each two neighbouring letters exchanged, the commonest slip of all. */
function swaps(term: string): string[] {
  return Array.from({ length: Math.max(0, term.length - 1) }, (_, at) =>
    [term.slice(0, at), term[at + 1], term[at], term.slice(at + 2)].join(""),
  );
}

/** A description with what its texts say on a day; before the first that is known, that one. */
function onDay(description: string, texts: SearchIndex["texts"], day: Day): string {
  return description.replaceAll(/\{([a-z0-9-]+)\}/g, (_, name: string) => {
    const steps: TextByDay = texts[name] ?? [];
    const [, text = ""] = steps.findLast(([from]) => from <= day) ?? steps[0] ?? [];
    return text.replace(todayMark, () => inWords(day));
  });
}

/** "1 January 2031", as longDate writes it; its module would bring the browser every other format. */
function inWords(day: Day): string {
  const date = new Date(`${day}T00:00Z`).toLocaleDateString("en-AU", { dateStyle: "long", timeZone: "UTC" });
  return date.replaceAll(" ", "\u00A0");
}
