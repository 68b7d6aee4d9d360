import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type ArticleBody, loadBody } from "#app/article/bodies.ts";
import { articleComponents } from "#app/article/components.ts";
import type { PageHandle } from "#app/document/head.ts";
import { articleBreadcrumbs, articleData } from "#app/document/structured-data.ts";
import { type ArticleRecord, articleOf } from "#content/articles/index.ts";
import { failureHead } from "../failure/failure.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { ArticleContents } from "./contents.tsx";
import { ArticleHeader } from "./header.tsx";
import { MoreArticles } from "./more-articles.tsx";

export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const article = articleOf(params.slug ?? "");
  if (!article) throw data(null, { status: 404 });
  return { article, body: await loadBody(article.slug) };
}

export const handle: PageHandle = {
  exists: ({ slug }) => articleOf(slug ?? "") !== undefined,
  head({ url }) {
    const article = articleOf(url.pathname.replace("/blog/", ""));
    if (!article) return failureHead(404, url.pathname);
    const { title, description, slug } = article;
    return {
      title,
      description,
      path: `/blog/${slug}`,
      card: `blog-${slug}`,
      styles: "article",
      ogType: "article",
      jsonLd: (siteUrl) => [articleData(siteUrl, article), articleBreadcrumbs(siteUrl, article)],
    };
  },
};

export function Component() {
  const { article, body } = useLoaderData<Loaded>();
  const Body = body.default;
  return (
    <>
      <article className="wrap article" aria-labelledby="title">
        <ArticleHeader article={article} />
        <ArticleContents sections={body.contents} />
        <div className="article-text">
          <Body components={components} />
        </div>
      </article>
      <MoreArticles article={article} />
    </>
  );
}

const components = { ...articleComponents, CallToAction };

interface Loaded {
  article: ArticleRecord;
  body: ArticleBody;
}
