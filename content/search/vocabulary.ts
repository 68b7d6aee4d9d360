import type { AsPlainObject } from "minisearch";

/** The terms of an index: which there are, and how telling each is. */
export function createVocabulary(entries: number, { index }: AsPlainObject) {
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
