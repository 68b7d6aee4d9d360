import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { isPictureName, Picture } from "#app/pictures/picture.tsx";
import type { ArticleRecord } from "#content/articles/index.ts";
import { holdTogether } from "#content/format.ts";
import { ArticleByline } from "./article-byline.tsx";

/** An even number: on a wide screen they stand in pairs. */
const shownFirst = 8;

export function ArticleList({ articles }: { articles: readonly ArticleRecord[] }) {
  const more = articles.slice(shownFirst);
  return (
    <div className="wrap blog-list">
      <Articles articles={articles.slice(0, shownFirst)} />
      {more.length > 0 && (
        <PhoneFold summary={`${more.length} more articles`}>
          <Articles articles={more} />
        </PhoneFold>
      )}
    </div>
  );
}

function Articles({ articles }: { articles: readonly ArticleRecord[] }) {
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.slug}>
          <article>
            {isPictureName(article.picture) && (
              <Picture name={article.picture} alt="" sizes="(min-width: 48rem) 14rem, 6rem" />
            )}
            <div>
              <h2>
                <a href={`/blog/${article.slug}`}>{holdTogether(article.title)}</a>
              </h2>
              <ArticleByline article={article} />
              <p>{holdTogether(article.excerpt)}</p>
              <p className="blog-address">/blog/{article.slug}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
