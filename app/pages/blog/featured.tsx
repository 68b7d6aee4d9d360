import { Picture } from "#app/pictures/picture.tsx";
import type { ArticleRecord } from "#content/articles/index.ts";
import { holdTogether } from "#content/hold-together.ts";
import { ArticleByline } from "./article-byline.tsx";

export function Featured({ article }: { article: ArticleRecord }) {
  return (
    <article className="wrap split pt-8 pb-10">
      <Picture
        className="wide:col-[1/8]"
        imageClass="w-full rounded wide:h-full wide:object-cover"
        name="house-noon"
        alt=""
        sizes="(min-width: 64rem) 45rem, 95vw"
        priority
      />
      <div className="wide:col-[9/13]">
        <h2 className="mb-3 text-[clamp(1.75rem,2.8vw,2.375rem)]">
          <a className="no-underline hover:underline" href={`/blog/${article.slug}`}>
            {holdTogether(article.title)}
          </a>
        </h2>
        <p>{holdTogether(article.excerpt)}</p>
        <ArticleByline article={article} category />
      </div>
    </article>
  );
}
