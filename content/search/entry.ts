import type { Day } from "../rules/schedule.ts";

/** What a search can find: one of the pages, an answer on one of them, or an article. */
interface SearchEntry {
  title: string;
  description: string;
  path: string;
  /** The icon's line. */
  icon: string;
  category: SearchCategory;
  keywords: readonly string[];
  /** What its page sells at what price, each with the day from which that holds. It follows the description. */
  dated?: readonly (readonly [from: Day, text: string])[];
}

/** Stands in a dated text for the day on which it is shown, or it would be another text every day. */
export const todayMark = "{today}";

export type SearchCategory = "Pages" | "Blog";

/** An entry with what is searched but never shown. */
export interface SearchDocument extends SearchEntry {
  headings: readonly string[];
  /** Names of suburbs and towns that lead here. */
  places: readonly string[];
}

/** The part of an entry that is sent to be shown. */
export type ShownEntry = Pick<SearchEntry, "title" | "description" | "path" | "icon" | "category" | "dated">;

/** The terms of one entry by field, separated by spaces. */
export type EntryTerms = { path: string } & Record<string, string>;
