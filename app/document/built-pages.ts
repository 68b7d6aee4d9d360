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
  /** Every main link is marked as the current one; `headerOn` leaves one mark. */
  header: string;
  /** With `yearMark` where the year belongs. */
  footer: string;
  failure: string;
}

/** The header as it is on a page: only the link to that page is marked. */
export function headerOn(path: string, header: string): string {
  return header.replaceAll(/<a href="([^"]+)" aria-current="page">/g, (marked, link) =>
    link === path ? marked : `<a href="${link}">`,
  );
}

export const yearMark = "{year}";

/** The pages that the build has written down, from a day until another. */
export interface WrittenPages {
  from: string;
  until: string;
  /** By path: the file that holds `<main>`, with the day from which it does; no file where it must be rendered. */
  pages: Record<string, [from: string, file: string][]>;
}
