import MiniSearch from "minisearch";
import type { ArticleRecord } from "#content/articles/index.ts";
import type { Article } from "./article.ts";

/** What the site knows of its articles without their texts, in the index's order. */
export function recordsOf(articles: readonly Article[]): ArticleRecord[] {
  const ordered = articles.toSorted((a, b) => positionOf(a) - positionOf(b) || (a.slug < b.slug ? -1 : 1));
  const search = new MiniSearch({ idField: "slug", fields: ["subject", "text"], processTerm: stem });
  search.addAll(ordered.map((article) => ({ slug: article.slug, subject: subjectOf(article), text: textOf(article) })));
  return ordered.flatMap((article) => {
    const { slug, frontMatter } = article;
    if (!frontMatter) return [];
    const found = search.search(subjectOf(article), { boost: { subject: 3 }, bm25: { k: 1.2, b: 1, d: 0 } });
    const related = found.flatMap(({ id }) => (id === slug ? [] : [String(id)])).slice(0, 3);
    // The rest is used by the build alone, or travels with the article's text.
    const { position: _, keywords: __, cta: ___, ...shown } = frontMatter;
    return [{ slug, ...shown, words: wordsIn(textOf(article)), related }];
  });
}

function positionOf({ frontMatter }: Article): number {
  return frontMatter?.position ?? Number.MAX_VALUE;
}

export function wordsIn(text: string): number {
  return text.match(/\{\}|[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** What an article is about. */
function subjectOf({ frontMatter }: Article): string {
  return frontMatter ? [frontMatter.title, ...frontMatter.keywords].join(" ") : "";
}

function textOf({ blocks }: Article): string {
  return blocks.map(({ text }) => text).join(" ");
}

/** Words of four letters and more, cut where endings begin. */
function stem(word: string): string | null {
  return /^[a-z]{4,}$/i.test(word) ? word.toLowerCase().replace(/(ies|es|s|ing|ed)$/, "") : null;
}
