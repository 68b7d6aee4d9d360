import type { Head } from "./head.ts";

/** A line of the table of pages, as the Worker's entry knows it. */
export interface PageEntry {
  pattern: string;
  heads: readonly Head[];
  reads: readonly string[];
  titles: Readonly<Record<string, string>>;
  decidedBy: readonly string[];
  titleAfterPost?: string | undefined;
  /** Whether the page takes a post. */
  posts: boolean;
}

/** What the first byte of any page needs, written at build time: nothing here needs React. */
export interface BuiltPages {
  table: readonly PageEntry[];
  /** By the header's link that is marked as the current one; "" for none. */
  headers: Readonly<Record<string, string>>;
  /** With `yearMark` where the year belongs. */
  footer: string;
  failure: string;
}

export const yearMark = "{year}";
