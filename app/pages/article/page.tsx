import { ArticleChecked } from "#app/article/checked.tsx";
import { articleComponents } from "#app/article/components.tsx";
import { Text } from "#app/article/text.tsx";
import { loadText } from "#app/article/texts.ts";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { type ArticleRecord, articleOf } from "#content/articles/index.ts";
import type { ArticleText } from "#content/articles/text.ts";
import { ArticleContext, CallToAction } from "./call-to-action.tsx";
import { ArticleContents } from "./contents.tsx";
import { ArticleHeader } from "./header.tsx";
import { MoreArticles } from "./more-articles.tsx";

export async function Page({ path }: PageRequest) {
  const article = articleOf(path.replace("/blog/", ""));
  if (!article) throw new Error("an address of the table has no article");
  return <Article article={article} body={await loadText(article.slug)} />;
}

function Article({ article, body }: { article: ArticleRecord; body: ArticleText }) {
  return (
    <ArticleContext value={{ slug: article.slug, cta: body.cta }}>
      <article
        className="wrap split gap-y-0 pt-7 pb-8 wide:pt-13 wide:pb-20"
        data-sheet-class="note-sheet"
        aria-labelledby="title"
      >
        <ArticleHeader article={article} body={body} />
        <ArticleContents sections={body.contents} />
        <Text nodes={body.text} components={components} />
        <ArticleChecked article={article} />
      </article>
      <MoreArticles article={article} />
    </ArticleContext>
  );
}

const components = { ...articleComponents, CallToAction };
