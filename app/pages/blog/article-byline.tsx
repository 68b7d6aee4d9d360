import { ArticleFacts } from "#app/article/facts.tsx";
import type { ArticleRecord } from "#content/articles/index.ts";
import { longDate } from "#content/format.ts";

export function ArticleByline({ article }: { article: ArticleRecord }) {
  return (
    <ArticleFacts article={article}>
      <span>{article.category}</span>
      <time dateTime={article.checked}>{longDate(article.checked)}</time>
    </ArticleFacts>
  );
}
