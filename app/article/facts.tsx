import type { ReactNode } from "react";
import { type ArticleRecord, readingMinutes } from "#content/articles/index.ts";

/** What stands beside a title: the category, then whatever the place needs, then the time it takes. */
export function ArticleFacts({ article, children }: { article: ArticleRecord; children?: ReactNode }) {
  return (
    <p className="article-facts">
      {children ?? <span>{article.category}</span>} <span>{readingMinutes(article)} min read</span>
    </p>
  );
}
