import type { AsPlainObject } from "minisearch";
import type { Dictionary } from "./dictionary.ts";
import type { ShownEntry } from "./entry.ts";

/**
 * An index as it travels: half of what MiniSearch's own form takes once compressed. `terms` are sorted; each begins with
 * the number of letters that it shares with the one before, 9 at most. `postings` has for each term its documents by
 * field, a letter a document, as often as the term stands there.
 */
export interface PackedIndex {
  dictionary: Dictionary;
  entries: readonly ShownEntry[];
  /** For each entry, how many terms each field has. */
  lengths: readonly (readonly number[])[];
  averageLengths: readonly number[];
  terms: string;
  postings: string;
}

export function pack(index: AsPlainObject, entries: readonly ShownEntry[], dictionary: Dictionary): PackedIndex {
  const sorted = index.index.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const fields = Object.values(index.fieldIds);
  return {
    dictionary,
    entries,
    lengths: entries.map((_, id) => fields.map((field) => index.fieldLength[id]?.[field] ?? 0)),
    averageLengths: index.averageFieldLength,
    terms: sorted.map(([term], at) => afterShared(term, sorted[at - 1]?.[0] ?? "")).join(" "),
    postings: sorted
      .map(([, frequencies]) => fields.map((field) => lettersFor(frequencies[field])).join(fieldEnd))
      .map((line) => line.replace(/!+$/, ""))
      .join(" "),
  };
}

export function unpack({ entries, lengths, averageLengths, terms, postings }: PackedIndex, fields: readonly string[]) {
  const lines = postings.split(" ");
  let before = "";
  const index = terms.split(" ").map((term, at): AsPlainObject["index"][number] => {
    before = before.slice(0, Number(term[0])) + term.slice(1);
    const byField = (lines[at] ?? "").split(fieldEnd).map((letters, field) => [field, frequenciesOf(letters)] as const);
    return [before, Object.fromEntries(byField.filter(([, frequencies]) => Object.keys(frequencies).length > 0))];
  });
  return {
    documentCount: entries.length,
    nextId: entries.length,
    documentIds: Object.fromEntries(entries.map(({ path }, id) => [id, path])),
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.map((length, id) => [id, [...length]])),
    averageFieldLength: [...averageLengths],
    storedFields: {},
    index,
    serializationVersion: 2,
  };
}

type Frequencies = Record<string, number>;

const fieldEnd = "!";
const firstLetter = 35;
/** Said more often, a term counts no more. */
const mostOften = 3;

function afterShared(term: string, before: string): string {
  let shared = 0;
  while (shared < 9 && shared < term.length && term[shared] === before[shared]) shared++;
  return shared + term.slice(shared);
}

function lettersFor(frequencies: Frequencies = {}): string {
  return Object.entries(frequencies)
    .map(([id, times]) => String.fromCharCode(firstLetter + Number(id)).repeat(Math.min(times, mostOften)))
    .join("");
}

function frequenciesOf(letters: string): Frequencies {
  const frequencies: Frequencies = {};
  for (let at = 0; at < letters.length; at++) {
    const id = letters.charCodeAt(at) - firstLetter;
    frequencies[id] = (frequencies[id] ?? 0) + 1;
  }
  return frequencies;
}
