import { createContext, use } from "react";
import { CheckedLine } from "#app/article/checked-line.tsx";
import { articleComponents } from "#app/article/components.tsx";
import { loadText } from "#app/article/load-text.ts";
import { Text } from "#app/article/text.tsx";
import { Actions } from "#app/components/links.tsx";
import { NoBreak } from "#app/components/no-break.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { ShareButton } from "#app/components/share/share-button.tsx";
import { HeadPicture } from "#app/pictures/head-picture.tsx";
import { isPictureName, type PictureName } from "#app/pictures/picture.tsx";
import type { PageProps } from "#app/routing/page-route.ts";
import { type ArticleRecord, articleOf, categorySlug, readingMinutes, relatedTo } from "#content/articles/index.ts";
import type { ArticleText } from "#content/articles/text.ts";
import { business } from "#content/business.ts";
import { longDate } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";

export async function Component({ params: { slug = "" } }: PageProps) {
  const article = articleOf(slug);
  if (!article) throw new Error(`content/articles has no article "${slug}", but app/routes.ts has its URL`);
  return <Article article={article} body={await loadText(article.slug)} />;
}

interface ArticleProps {
  article: ArticleRecord;
  body: ArticleText;
}

function Article({ article, body }: ArticleProps) {
  return (
    <ArticleContext value={{ slug: article.slug, cta: body.cta }}>
      <article
        className="wrap split gap-y-0 pt-7 pb-8 wide:pt-13 wide:pb-20"
        data-sheet-class="note-sheet"
        aria-labelledby="title"
      >
        <Header article={article} body={body} />
        <Contents sections={body.contents} />
        <Text nodes={body.text} components={components} />
        <CheckedLine article={article} />
      </article>
      <MoreArticles article={article} />
    </ArticleContext>
  );
}

/** What `CallToAction` needs to know about the article. */
const ArticleContext = createContext<{ slug: string; cta: ArticleText["cta"] } | undefined>(undefined);

const components = { ...articleComponents, CallToAction };

function Header({ article, body }: ArticleProps) {
  const { title, category } = article;
  return (
    <header className="split gap-y-0 wide:col-[1/13] wide:mb-12">
      <div className="wide:col-[1/8]">
        <p className="breadcrumb">
          <a href="/blog">All articles</a>
        </p>
        <h1 className="wide:text-[clamp(2.5rem,4.3vw,3.75rem)]" id="title">
          <NoBreak text={title} />
        </h1>
        <p className="mt-4 mb-3 flex flex-wrap items-center gap-x-4 text-small text-quiet wide:mt-6">
          <a className="semibold py-0.5 text-accent phone:basis-full" href={`/blog?category=${categorySlug(category)}`}>
            {category}
          </a>
          <span>By {business.author}</span>
          <span>{readingMinutes(article)} min read</span>
          <span>
            Checked <time dateTime={article.checkedOn}>{longDate(article.checkedOn)}</time>
          </span>
          <ShareButton what="article" />
        </p>
      </div>
      <HeadPicture name={headPicture(article, body)} strip="under" />
    </header>
  );
}

/** The article's picture in the index. If the text shows that one already, the van or the inverter instead. */
function headPicture({ picture }: ArticleRecord, { text }: ArticleText): PictureName {
  const isInText = JSON.stringify(text).includes(`"scene":"${picture}"`);
  if (isPictureName(picture) && !isInText) return picture;
  return picture === "switchboard" ? "inverter" : "van";
}

/** Links to the sections: folded above the text on a phone, beside it on wide screens. */
function Contents({ sections }: { sections: ArticleText["contents"] }) {
  return (
    <nav
      className="mb-6 text-small leading-[1.35] wide:sticky wide:top-34 wide:col-[1/4] wide:max-h-[calc(100vh-10rem)] wide:self-start wide:overflow-y-auto wide:pr-14 print:hidden"
      aria-label="In this article"
    >
      <h2 className="fold-title label font-text tracking-[0]">In this article</h2>
      <PhoneFold summary="In this article">
        <ol className="tablet:columns-2 tablet:gap-x-8">
          {[...sections, { id: "notes", text: "Notes and sources" }].map(({ id, text }) => (
            <li key={id} className="rule-above break-inside-avoid">
              <a className="block py-2 no-underline hover:underline" href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </nav>
  );
}

function MoreArticles({ article }: { article: ArticleRecord }) {
  return (
    <nav className="sand py-section print:hidden" aria-labelledby="related">
      <div className="wrap split gap-y-4">
        <h2 id="related" className="text-[clamp(1.625rem,2.5vw,2.125rem)] wide:col-[1/4]">
          Related articles
        </h2>
        <ul className="rule-below wide:col-[4/13]">
          {relatedTo(article).map((relatedArticle) => (
            <li key={relatedArticle.slug} className="rule-above py-4.5">
              <a className="text-h4 no-underline hover:underline" href={`/blog/${relatedArticle.slug}`}>
                {holdTogether(relatedArticle.title)}
              </a>
              <p className="small mt-1">
                {relatedArticle.category}, {readingMinutes(relatedArticle)} min read
              </p>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The link to the request form, which says which article the visitor read. */
function CallToAction() {
  const article = use(ArticleContext);
  if (!article) throw new Error("CallToAction needs an article around it");
  const { title, text, button } = article.cta;
  return (
    <aside
      className="dusk grid grid-cols-1 gap-x-8 gap-y-4 rounded px-4 pt-7 pb-8 wide:grid-cols-[1fr_auto] wide:items-end wide:px-8"
      aria-labelledby="action"
    >
      <div>
        <h2 className="mt-0" id="action">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <Actions
        links={[
          { href: `/contact?from=${article.slug}#form`, text: button },
          { href: business.phone.href, text: `Call ${business.phone.display}` },
        ]}
      />
    </aside>
  );
}
