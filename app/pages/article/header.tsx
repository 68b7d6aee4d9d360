import { ShareButton } from "#app/components/share/share-button.tsx";
import { HeadPicture } from "#app/pictures/head-picture.tsx";
import { isPictureName, type PictureName } from "#app/pictures/picture.tsx";
import { type ArticleRecord, categorySlug, readingMinutes } from "#content/articles/index.ts";
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
    <header className="split gap-y-0 wide:col-[1/13] wide:mb-12">
      <div className="wide:col-[1/8]">
        <p className="breadcrumb">
          <a href="/blog">All articles</a>
        </p>
        <h1 className="wide:text-[clamp(2.5rem,4.3vw,3.75rem)]" id="title">
          {holdTogether(title)}
        </h1>
        <p className="article-facts mt-4 mb-3 flex flex-wrap items-center gap-x-4 text-small text-quiet wide:mt-6">
          <a className="semibold text-accent phone:basis-full" href={`/blog?category=${categorySlug(category)}`}>
            {category}
          </a>
          <span>By {business.author}</span>
          <span>{readingMinutes(article)} min read</span>
          <ShareButton what="article" />
        </p>
      </div>
      <HeadPicture name={headPicture(article, body)} />
    </header>
  );
}

/** The index's picture, unless the text shows that one itself. On wide screens only, and lazy, so a phone never fetches it. */
function headPicture({ picture }: ArticleRecord, { text }: ArticleText): PictureName {
  const shownBelow = JSON.stringify(text).includes(`"scene":"${picture}"`);
  return isPictureName(picture) && !shownBelow ? picture : "van";
}
