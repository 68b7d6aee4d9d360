import records from "virtual:articles";
import type { FrontMatter } from "./front-matter.ts";

export interface ArticleRecord extends Omit<FrontMatter, "position" | "keywords" | "cta"> {
  slug: string;
  /** The number of words, without notes. */
  wordCount: number;
  /** The slugs of the three articles with the most similar subjects. */
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

/** Turns "Battery Storage" into "battery-storage", for URLs. */
export function categorySlug(category: string): string {
  return category
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-");
}

/** The reading time in whole minutes, at 220 words a minute. */
export function readingMinutes({ wordCount }: Pick<ArticleRecord, "wordCount">): number {
  return Math.max(1, Math.round(wordCount / 220));
}
