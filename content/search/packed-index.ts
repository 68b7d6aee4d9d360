import type { Dictionary } from "./dictionary.ts";
import type { EntryTerms, SearchDocument, ShownEntry } from "./entry.ts";
import { createLanguage } from "./language.ts";
import { fields, termsIn } from "./tuning.ts";

/**
 * What the browser downloads: each entry's terms, from which MiniSearch builds its index. MiniSearch's own JSON of the
 * same index is half as large again (66 against 43 KB).
 */
export interface PackedIndex {
  dictionary: Dictionary;
  entries: readonly ShownEntry[];
  /** Sorted. Each begins with the number of letters that it shares with the one before, 9 at most. */
  terms: string;
  /** For each term, its entries by field: one character per entry, repeated as often as the term occurs there. */
  postings: string;
}

export function pack(documents: readonly SearchDocument[], dictionary: Dictionary): PackedIndex {
  const language = createLanguage(dictionary);
  const postings = new Map<string, string[]>();
  for (const [id, document] of documents.entries())
    for (const [field, name] of fields.entries())
      for (const [term, times] of countsOf(termsIn(document, name, language))) {
        const byField = postings.get(term) ?? fields.map(() => "");
        byField[field] += String.fromCharCode(firstCharacter + id).repeat(Math.min(times, mostOften));
        postings.set(term, byField);
      }
  const sorted = [...postings].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    dictionary,
    entries: documents.map(({ title, description, path, icon, category }) => ({
      title,
      description,
      path,
      icon,
      category,
    })),
    terms: sorted.map(([term], at) => afterShared(term, sorted[at - 1]?.[0] ?? "")).join(" "),
    postings: sorted.map(([, byField]) => byField.join(fieldEnd).replace(/!+$/, "")).join(" "),
  };
}

/** Each entry's terms again, and in how many entries each term occurs. */
export function unpack({ entries, terms, postings }: PackedIndex) {
  const entryTerms = entries.map(({ path }): string[][] => [[path], ...fields.map(() => [])]);
  const entriesByTerm = new Map<string, number>();
  const lines = postings.split(" ");
  let term = "";
  for (const [at, written] of terms.split(" ").entries()) {
    term = term.slice(0, Number(written[0])) + written.slice(1);
    const line = lines[at] ?? "";
    entriesByTerm.set(term, new Set(line.replaceAll(fieldEnd, "")).size);
    for (const [field, characters] of line.split(fieldEnd).entries())
      for (let index = 0; index < characters.length; index++)
        entryTerms[characters.charCodeAt(index) - firstCharacter]?.[field + 1]?.push(term);
  }
  return {
    entryTerms: entryTerms.map(
      ([[path = ""] = [], ...byField]): EntryTerms => ({
        ...Object.fromEntries(fields.map((name, field) => [name, byField[field]?.join(" ") ?? ""])),
        path,
      }),
    ),
    entriesByTerm,
  };
}

const fieldEnd = "!";
/** "#": after the space and the exclamation mark, which separate, and the quotation mark, which JSON would escape. */
const firstCharacter = 35;
/** BM25 barely distinguishes more occurrences than three. */
const mostOften = 3;

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function afterShared(term: string, before: string): string {
  let shared = 0;
  while (shared < 9 && shared < term.length && term[shared] === before[shared]) shared++;
  return shared + term.slice(shared);
}
