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

/** Stands for today's date, so that a text with the date is stored once instead of for every day. */
export const todayMark = "{today}";

/** What the search knows about words. It is downloaded with the index, so that the browser's code contains none of it. */
export interface Dictionary {
  /** By thing: the words that name it. A search for one also finds pages that use another. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Lines of words that say nothing about what a question is after, including this year and its neighbours. */
  stopWords: readonly string[];
  /** Words for subjects that the site says nothing about: a search ignores them. */
  unansweredSubjects: string;
  /** Place names that don't count as places: those that are also ordinary words, and "Melbourne", which everybody adds. */
  notPlaces: string;
}

/** Written by the build, downloaded by the browser. */
export interface SearchIndex {
  dictionary: Dictionary;
  entries: readonly SearchEntry[];
  /** The icons' SVG shapes. */
  icons: Readonly<Record<string, string>>;
  /** Names of suburbs and towns, encoded by `encodeNames`. Each leads to Service areas. */
  places: string;
  /** The texts for `{name}` in descriptions. */
  texts: Readonly<Record<string, TextByDay>>;
}

/** In characters. The rest of a longer question is ignored. */
export const maxQuestionLength = 200;
