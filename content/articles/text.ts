import type { FrontMatter } from "./front-matter.ts";

/** A piece of an article's text: words, or an element. */
export type ArticleNode = string | ArticleElement;

/** An HTML element, or a component by its name. */
export interface ArticleElement {
  name: string;
  attributes?: Readonly<Record<string, unknown>>;
  children?: readonly ArticleNode[];
}

/** An article's text as data. */
export interface ArticleText {
  text: readonly ArticleNode[];
  /** The sections' headings, for the table of contents. */
  contents: readonly { id: string; text: string }[];
  cta: FrontMatter["cta"];
}
