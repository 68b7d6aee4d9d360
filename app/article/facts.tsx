import type { ReactNode } from "react";
import { type ArticleRecord, readingMinutes } from "#content/articles/index.ts";

/** The line next to a title: category, anything the page adds, reading time. */
export function ArticleFacts({ article, children }: { article: ArticleRecord; children?: ReactNode }) {
  return (
    <p className="article-facts">
      {children ?? <span>{article.category}</span>} <span>{readingMinutes(article)} min read</span>
    </p>
  );
}
