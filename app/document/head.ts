import { type ArticleRecord, articles } from "#content/articles/index.ts";
import { descriptionOf, type PagePath, pageRecord } from "#content/pages.ts";
import { articleBreadcrumbs, articleData, breadcrumbs, localBusiness, serviceData } from "./structured-data.ts";

/** A page's title, description and the like. It is sent before the page's code is loaded, so it is data. */
export interface Head {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  /** The file name of the social card in public/cards, without its ending. */
  card?: string;
  /** Kept out of search engines: answers to forms, signed links, errors. */
  noindex?: boolean;
  ogType?: "website" | "article";
  /** The data blocks for search engines. */
  jsonLd?(siteUrl: string): readonly object[];
}

/** The head of a page listed in content/pages.ts. A page that sells something names it, for search engines. */
export function pageHead(path: PagePath, card: string, service?: string): Head {
  const page = pageRecord(path);
  return {
    title: page.title,
    description: descriptionOf(page, articles.length),
    path,
    card,
    jsonLd: (siteUrl) => [
      path === "/" ? localBusiness(siteUrl) : breadcrumbs(siteUrl, path),
      ...(service === undefined ? [] : [serviceData(siteUrl, { name: service, path })]),
    ],
  };
}

export function articleHead(article: ArticleRecord): Head {
  return {
    title: article.title,
    description: article.description,
    path: `/blog/${article.slug}`,
    card: `blog-${article.slug}`,
    ogType: "article",
    jsonLd: (siteUrl) => [articleData(siteUrl, article), articleBreadcrumbs(siteUrl, article)],
  };
}

/** The head of a page that search engines must leave out. */
export function plainHead(path: string, title: string, description = "We couldn’t show this page."): Head {
  return { title, description, path, noindex: true };
}

export interface Titles {
  /** Another title if the address has this field, or the field has one of these values. */
  titles?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** The title of the page that answers a post. */
  titleAfterPost?: string;
}

/** The head of a page with a query. It answers one visitor, so search engines must leave it out. */
export function headForQuery(head: Head, query: string, { titles, titleAfterPost }: Titles, answered = false): Head {
  const fields = new URLSearchParams(titles && query);
  const titleOfField = Object.entries(titles ?? {}).flatMap(([field, byValue]) => {
    const value = fields.get(field)?.trim();
    if (!value) return [];
    const found = typeof byValue === "string" ? byValue : Object.hasOwn(byValue, value) && byValue[value];
    return found ? [found] : [];
  })[0];
  const title = (answered ? titleAfterPost : undefined) ?? titleOfField ?? head.title;
  return { ...head, title, noindex: true };
}
