import records from "virtual:articles";
import type { FrontMatter } from "./front-matter.ts";

export interface ArticleRecord extends Omit<FrontMatter, "position" | "keywords" | "cta"> {
  slug: string;
  /** Words of the text, without notes. */
  words: number;
  /** The slugs of the three articles closest in what they write about. */
  related: readonly string[];
}

/** Every article in the index's order, without its text. */
export const articles: readonly ArticleRecord[] = records;

const bySlug = new Map(records.map((record) => [record.slug, record]));

export function articleOf(slug: string): ArticleRecord | undefined {
  return bySlug.get(slug);
}

export function relatedTo(article: ArticleRecord): ArticleRecord[] {
  return article.related.flatMap((slug) => bySlug.get(slug) ?? []);
}

/** The articles before and after one in the index's order. */
/** "battery-storage" for "Battery Storage", as it is in addresses. */
export function categorySlug(category: string): string {
  return category
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-");
}

/** Whole minutes at an unhurried pace. */
export function readingMinutes({ words }: { words: number }): number {
  return Math.max(1, Math.round(words / 220));
}
