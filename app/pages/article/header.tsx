import { ArticleFacts } from "#app/article/facts.tsx";
import { ShareButton } from "#app/controls/share/share-button.tsx";
import { isPictureName, Picture, type PictureName } from "#app/pictures/picture.tsx";
import { type ArticleRecord, categorySlug } from "#content/articles/index.ts";
import type { ArticleText } from "#content/articles/text.ts";
import { business } from "#content/business.ts";
import { holdTogether } from "#content/hold-together.ts";

interface ArticleHeaderProps {
  article: ArticleRecord;
  body: ArticleText;
}

export function ArticleHeader({ article, body }: ArticleHeaderProps) {
  const { title, category } = article;
  return (
    <header className="article-head beside-picture">
      <Picture
        className="head-picture"
        name={headPicture(article, body)}
        alt=""
        sizes="(min-width: 64rem) 30rem, 1rem"
      />
      <p className="breadcrumb">
        <a href="/blog">All articles</a>
      </p>
      <h1 id="title">{holdTogether(title)}</h1>
      <ArticleFacts article={article}>
        <a href={`/blog?category=${categorySlug(category)}`}>{category}</a>
        <span>By {business.author}</span>
        <ShareButton what="article" />
      </ArticleFacts>
    </header>
  );
}

/** The index's picture, unless the text shows that one itself. On wide screens only, and lazy, so a phone never fetches it. */
function headPicture({ picture }: ArticleRecord, { text }: ArticleText): PictureName {
  const shownBelow = JSON.stringify(text).includes(`"scene":"${picture}"`);
  return isPictureName(picture) && !shownBelow ? picture : "van";
}
