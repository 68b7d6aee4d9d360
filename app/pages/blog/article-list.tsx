import type { ArticleRecord } from "#content/articles/index.ts";
import { holdTogether } from "#content/format.ts";
import { ArticleFacts } from "../../components/article/facts.tsx";

export function ArticleList({ articles }: { articles: readonly ArticleRecord[] }) {
  return (
    <ul className="wrap blog-list">
      {articles.map((article) => (
        <li key={article.slug}>
          <article className="split">
            <ArticleFacts article={article} />
            <h2>
              <a href={`/blog/${article.slug}`}>{holdTogether(article.title)}</a>
            </h2>
            <p>{holdTogether(article.excerpt)}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
