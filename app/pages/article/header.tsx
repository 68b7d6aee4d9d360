import { type ArticleRecord, categorySlug } from "#content/articles/index.ts";
import { holdTogether, longDate } from "#content/format.ts";
import { ArticleFacts } from "../../components/article/facts.tsx";
import { ShareButton } from "../../components/share-button.tsx";

export function ArticleHeader({ article }: { article: ArticleRecord }) {
  const { title, category, checked } = article;
  return (
    <header className="article-head">
      <p className="breadcrumb">
        <a href="/blog">All articles</a>
      </p>
      <h1 id="title">{holdTogether(title)}</h1>
      <ArticleFacts article={article}>
        <a href={`/blog?category=${categorySlug(category)}`}>{category}</a>{" "}
        <span>
          Checked <time dateTime={checked}>{longDate(checked)}</time>
        </span>
        <ShareButton what="article" />
      </ArticleFacts>
    </header>
  );
}
