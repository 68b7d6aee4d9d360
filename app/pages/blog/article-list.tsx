import { type ArticleRecord, readingMinutes } from "#content/articles/index.ts";

export function ArticleList({ articles }: { articles: readonly ArticleRecord[] }) {
  return (
    <ul className="wrap blog-list">
      {articles.map((article) => (
        <li key={article.slug}>
          <article className="split">
            <ArticleFacts article={article} />
            <h2>
              <a href={`/blog/${article.slug}`}>{article.title}</a>
            </h2>
            <p>{article.excerpt}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

export function ArticleFacts({ article }: { article: ArticleRecord }) {
  return (
    <p className="article-facts">
      <span>{article.category}</span>
      <span>{readingMinutes(article)} min read</span>
    </p>
  );
}
