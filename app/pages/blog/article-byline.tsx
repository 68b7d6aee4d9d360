import { type ArticleRecord, articles, readingMinutes } from "#content/articles/index.ts";
import { longDate } from "#content/format.ts";

/** The latest check. The page names it once, at its top; an article that was checked on another day says so. */
export const lastChecked =
  articles
    .map(({ checked }) => checked)
    .sort()
    .at(-1) ?? "";

interface ArticleBylineProps {
  article: ArticleRecord;
  /** Where no heading names the category. */
  category?: boolean;
}

export function ArticleByline({ article, category = false }: ArticleBylineProps) {
  const { slug, checked } = article;
  return (
    <p className="mt-1.5 flex flex-wrap items-baseline gap-x-4 text-label text-quiet">
      {category && <b className="semibold text-accent">{article.category}</b>}
      {checked !== lastChecked && <time dateTime={checked}>{longDate(checked)}</time>}
      <span>{readingMinutes(article)} min read</span> <span className="text-[0.8125rem]">/blog/{slug}</span>
    </p>
  );
}
