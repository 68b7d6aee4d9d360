import type { Options } from "minisearch";
import type { EntryTerms, SearchDocument } from "./entry.ts";
import { type Language, placeTermsOf } from "./language.ts";

const boost = { headings: 1.5, description: 1.5, keywords: 5, title: 5, places: 30 };

const fields = Object.keys(boost);

/** The terms by which a document is found, field by field. */
export function termsOfDocument(document: SearchDocument, language: Language): EntryTerms {
  const terms = fields.map((field) => [field, termsIn(document, field, language).join(" ")]);
  return { ...Object.fromEntries(terms), path: document.path };
}

function termsIn(document: SearchDocument, field: string, { foundBy }: Language): string[] {
  const value: unknown = Reflect.get(document, field);
  // Parts of a list are on lines of their own, so that no name runs from one into the next.
  const text = Array.isArray(value) ? value.join("\n") : String(value);
  return field === "places" ? placeTermsOf(text) : foundBy(text);
}

/** How an index is built from entries whose fields are terms already. */
export const indexOptions: Options<EntryTerms> = {
  idField: "path",
  fields,
  tokenize: (terms) => (terms === "" ? [] : terms.split(" ")),
  processTerm: (term) => term,
  searchOptions: { boost, bm25: { k: 1.2, b: 0.5, d: 0.2 }, weights: { fuzzy: 0.5, prefix: 0.6 } },
};

/** How many results a group shows. */
export const mostResults = 6;

/** How much of its score a result keeps if it answers only part of the question; too small a part is no answer. */
export function partialMatchFactor(partAnswered: number): number {
  return partAnswered < 0.3 ? 0 : partAnswered ** 2;
}

/** How much a result gains if its title is like the question. */
export function titleFactor(likeness: number): number {
  return 1 + 2 * likeness;
}

/** Results scoring below this share of the best one are left out. */
export const leastShare = 0.15;

/** A result that scores less isn't one, even where there is no better. */
export const leastScore = 1.5;

/** A page about a whole service comes before an answer to one question, and both before an article about part of it. */
export function weightOf(path: string): number {
  if (path.includes("#")) return 0.9;
  if (path.startsWith("/blog/")) return 0.5;
  return path === "/" ? 1 : 2.4;
}
