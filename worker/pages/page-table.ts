import type { PageEntry } from "#app/document/built-pages.ts";
import type { Head } from "#app/document/head.ts";

/** A page at its address: its line of the table, and its head. */
export interface FoundPage {
  entry: PageEntry;
  head: Head;
}

/** The table of pages by address. Every address that has a page is in it, an article's too. */
export function createPageTable(entries: readonly PageEntry[]) {
  const byPath = new Map(entries.flatMap((entry) => entry.heads.map((head) => [head.path, { entry, head }] as const)));
  const missing = byPath.get("/404");
  byPath.delete("/404");
  if (!missing) throw new Error("app/routes.ts has no page for addresses without one");
  return { at: (path: string): FoundPage | undefined => byPath.get(path), missing };
}
