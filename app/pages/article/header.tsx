import { ArticleChecked } from "#app/article/checked.tsx";
import { ArticleFacts } from "#app/article/facts.tsx";
import { ShareButton } from "#app/controls/share/share-button.tsx";
import { type ArticleRecord, categorySlug } from "#content/articles/index.ts";
import { business } from "#content/business.ts";
import { holdTogether } from "#content/format.ts";

export function ArticleHeader({ article }: { article: ArticleRecord }) {
  const { title, category } = article;
  return (
    <header className="article-head">
      <p className="breadcrumb">
        <a href="/blog">All articles</a>
      </p>
      <h1 id="title">{holdTogether(title)}</h1>
      <ArticleFacts article={article}>
        <a href={`/blog?category=${categorySlug(category)}`}>{category}</a>
        <span>By {business.author}</span>
        <ShareButton what="article" />
      </ArticleFacts>
      <ArticleChecked article={article} />
    </header>
  );
}
