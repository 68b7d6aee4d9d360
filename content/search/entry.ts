import type { Day } from "../rules/schedule.ts";

/** What a search can find: a page, a part of one, or an article. */
export interface SearchEntry {
  title: string;
  /** What it answers. `{name}` stands for a text that isn't the same on every day. */
  description: string;
  path: string;
  /** The icon's name. */
  icon: string;
  category: SearchCategory;
  keywords: string;
  headings: string;
}

export type SearchCategory = "Pages" | "Blog";

/** What a text says, each with the day from which it says so. */
export type TextByDay = readonly (readonly [from: Day, text: string])[];

/** Replaced by the date on display, so that a text with today's date is stored once instead of for every day. */
export const todayMark = "{today}";

/** The field's words. They travel with the index, so that the code in the browser holds none of them. */
export interface Dictionary {
  /** Synonyms: a search for one finds pages that use another. */
  names: Readonly<Record<string, readonly string[]>>;
  /** Lines of words that every question has and none is about, this year's and its neighbours' too; in the last, what we have nothing on. */
  emptyWords: readonly string[];
  /** Names of places that are words as well, and the one that everybody adds. */
  notPlaces: string;
}

/** What the build writes and the browser downloads. */
export interface SearchIndex {
  dictionary: Dictionary;
  entries: readonly SearchEntry[];
  /** The icons' lines. */
  icons: Readonly<Record<string, string>>;
  /** Names of suburbs and towns, as `shortened` writes them: each leads to Service areas. */
  places: string;
  /** What `{name}` in a description says. */
  texts: Readonly<Record<string, TextByDay>>;
}

/** In letters; whatever comes after is not read. */
export const longestQuestion = 200;
