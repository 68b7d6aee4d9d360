import { Picture } from "#app/pictures/picture.tsx";
import type { ArticleRecord } from "#content/articles/index.ts";
import { holdTogether } from "#content/hold-together.ts";
import { ArticleByline } from "./article-byline.tsx";

export function Featured({ article }: { article: ArticleRecord }) {
  const href = `/blog/${article.slug}`;
  return (
    <article className="wrap split blog-featured">
      <Picture className="span-1-8" name="house-noon" alt="" sizes="(min-width: 64rem) 45rem, 95vw" priority />
      <div className="span-9-13">
        <h2>
          <a href={href}>{holdTogether(article.title)}</a>
        </h2>
        <p>{holdTogether(article.excerpt)}</p>
        <ArticleByline article={article} category />
      </div>
    </article>
  );
}
