import type { Day } from "../rules/schedule.ts";

/** A search result: a page, a part of one, or an article. */
export interface SearchEntry {
  title: string;
  /** A short answer. `{name}` stands for a text that changes with the day. */
  description: string;
  path: string;
  /** The icon's name. */
  icon: string;
  category: SearchCategory;
  keywords: string;
  headings: string;
}

export type SearchCategory = "Pages" | "Blog";

/** The versions of a text, each with its first day. */
export type TextByDay = readonly (readonly [from: Day, text: string])[];

/** Replaced by today's date when shown, so that a text with the date is stored once instead of for every day. */
export const todayMark = "{today}";

/** The words of this site's subject. They travel with the index, so that the browser's code contains none. */
export interface Dictionary {
  /** Synonyms: a search for one also finds pages that use another. */
  names: Readonly<Record<string, readonly string[]>>;
  /**
   * Lines of words without meaning of their own in a question, including this year and its neighbours; the last line has subjects
   * that we have nothing on.
   */
  stopWords: readonly string[];
  /** Names of places that are also ordinary words, and the place that everybody adds. */
  notPlaces: string;
}

/** Written by the build, downloaded by the browser. */
export interface SearchIndex {
  dictionary: Dictionary;
  entries: readonly SearchEntry[];
  /** The icons' SVG shapes. */
  icons: Readonly<Record<string, string>>;
  /** Names of suburbs and towns in the form of `encodeNames`. Each leads to Service areas. */
  places: string;
  /** The texts for `{name}` in descriptions. */
  texts: Readonly<Record<string, TextByDay>>;
}

/** In letters; the rest of a longer question is ignored. */
export const longestQuestion = 200;
