import { articleComponents } from "#app/article/components.ts";
import { Text } from "#app/article/text.tsx";
import { loadText } from "#app/article/texts.ts";
import type { PageHandle } from "#app/document/head.ts";
import { blocks, siteMark } from "#app/document/site-mark.ts";
import { articleBreadcrumbs, articleData } from "#app/document/structured-data.ts";
import { live } from "#app/page-request/section.ts";
import { type ArticleRecord, articleOf, articles } from "#content/articles/index.ts";
import type { ArticleText } from "#content/articles/text.ts";
import { ArticleContext, CallToAction } from "./call-to-action.tsx";
import { ArticleContents } from "./contents.tsx";
import { ArticleHeader } from "./header.tsx";
import { MoreArticles } from "./more-articles.tsx";

export const handle: PageHandle = {
  heads: articles.map((article) => ({
    title: article.title,
    description: article.description,
    path: `/blog/${article.slug}`,
    card: `blog-${article.slug}`,
    styles: "article",
    ogType: "article",
    jsonLd: blocks([articleData(siteMark, article), articleBreadcrumbs(siteMark, article)]),
  })),
  sections: [
    live(async ({ path }) => {
      const article = articleOf(path.replace("/blog/", ""));
      if (!article) throw new Error("an address of the table has no article");
      return <Article article={article} body={await loadText(article.slug)} />;
    }),
  ],
};

function Article({ article, body }: { article: ArticleRecord; body: ArticleText }) {
  return (
    <ArticleContext value={article}>
      <article className="wrap article" aria-labelledby="title">
        <ArticleHeader article={article} body={body} />
        <ArticleContents sections={body.contents} />
        <Text nodes={body.text} components={components} />
      </article>
      <MoreArticles article={article} />
    </ArticleContext>
  );
}

const components = { ...articleComponents, CallToAction };
