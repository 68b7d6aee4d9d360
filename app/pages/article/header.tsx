import { type ArticleRecord, categorySlug, readingMinutes } from "#content/articles/index.ts";
import { longDate } from "#content/format.ts";

export function ArticleHeader({ article }: { article: ArticleRecord }) {
  const { title, category, checked } = article;
  return (
    <header className="article-head">
      <p className="breadcrumb">
        <a href="/blog">All articles</a>
      </p>
      <h1 id="title">{title}</h1>
      <p className="article-facts">
        <a href={`/blog?category=${categorySlug(category)}`}>{category}</a>
        <span>
          Checked <time dateTime={checked}>{longDate(checked)}</time>
        </span>
        <span>{readingMinutes(article)} min read</span>
      </p>
    </header>
  );
}
