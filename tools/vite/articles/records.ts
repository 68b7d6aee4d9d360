import type { ArticleRecord } from "#content/articles/index.ts";
import type { Article } from "./article.ts";
import { closest } from "./related.ts";

/** What the site knows of its articles without their texts, in the index's order. */
export function recordsOf(articles: readonly Article[]): ArticleRecord[] {
  const ordered = articles.toSorted((a, b) => positionOf(a) - positionOf(b) || (a.slug < b.slug ? -1 : 1));
  const near = closest(ordered.map(subjectOf));
  return ordered.flatMap(({ slug, frontMatter, blocks }, index) => {
    if (!frontMatter) return [];
    const related = (near[index] ?? []).flatMap((place) => ordered[place]?.slug ?? []);
    // The rest is used by the build alone, or travels with the article's text.
    const { position: _, keywords: __, cta: ___, ...shown } = frontMatter;
    return [{ slug, ...shown, words: wordsIn(blocks.map((block) => block.text).join(" ")), related }];
  });
}

function positionOf({ frontMatter }: Article): number {
  return frontMatter?.position ?? Number.MAX_VALUE;
}

export function wordsIn(text: string): number {
  return text.match(/\{\}|[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** The title and keywords count three times: they say what an article is about. */
function subjectOf({ frontMatter, blocks }: Article): string {
  const head = frontMatter ? [frontMatter.title, ...frontMatter.keywords].join(" ") : "";
  return [head, head, head, ...blocks.map((block) => block.text)].join(" ");
}
