import MiniSearch from "minisearch";
import type { SearchCategory, ShownEntry } from "./entry.ts";
import { createLanguage, termsOf } from "./language.ts";
import { type MarkableText, markable, markMatches, type Part } from "./marks.ts";
import { type PackedIndex, unpack } from "./packed-index.ts";
import { longestQuestion, readQuestion } from "./question.ts";
import {
  fields,
  fieldsForGuesses,
  gainedBy,
  indexOptions,
  keptFor,
  leastScore,
  leastShare,
  mostResults,
  weightOf,
} from "./tuning.ts";
import { createVocabulary } from "./vocabulary.ts";

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

/** Makes a search from an index. The group with the best result comes first. */
export function createFinder(packed: PackedIndex): Finder {
  const { entryTerms, entriesByTerm } = unpack(packed);
  const language = createLanguage(packed.dictionary);
  const search = new MiniSearch(indexOptions);
  search.addAll(entryTerms);
  const entries = new Map(
    packed.entries.map((entry) => [entry.path, { entry, titleTerms: language.foundBy(entry.title) }]),
  );
  const texts = new Map<string, MarkableText>();
  /** Prepared when it is first shown: most texts are never found. */
  const prepared = (text: string) => {
    const known = texts.get(text) ?? markable(text, language);
    texts.set(text, known);
    return known;
  };
  const vocabulary = createVocabulary(entries.size, entriesByTerm);

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
        fields: mistakes > 0 || (beginning && term.length < 3) ? fieldsForGuesses : fields,
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
      return [{ entry: known.entry, matched, score: score * keptFor(partAnswered) * gainedBy(likeness) }];
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
