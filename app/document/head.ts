import { type ArticleRecord, articles } from "#content/articles/index.ts";
import { descriptionOf, type PagePath, pageRecord } from "#content/pages.ts";
import {
  articleBreadcrumbJsonLd,
  articleJsonLd,
  breadcrumbJsonLd,
  businessJsonLd,
  serviceJsonLd,
} from "./structured-data.ts";

/** The contents of a page's head, as data: the head is sent before the page's code is loaded. */
export interface Head {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  /** The name of the social card in public/cards, without `.jpg`. */
  card?: string;
  /** Search engines must leave the page out: an answer to a form, a signed link or an error. */
  noindex?: boolean;
  ogType?: "website" | "article";
  /** Structured data for search engines. */
  jsonLd?(siteUrl: string): readonly object[];
}

/** The head of a page listed in content/pages.ts. `service` is what the page sells, for search engines. */
export function pageHead(path: PagePath, card: string, service?: string): Head {
  const page = pageRecord(path);
  return {
    title: page.title,
    description: descriptionOf(page, articles.length),
    path,
    card,
    jsonLd: (siteUrl) => [
      path === "/" ? businessJsonLd(siteUrl) : breadcrumbJsonLd(siteUrl, path),
      ...(service === undefined ? [] : [serviceJsonLd(siteUrl, { name: service, path })]),
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
    jsonLd: (siteUrl) => [articleJsonLd(siteUrl, article), articleBreadcrumbJsonLd(siteUrl, article)],
  };
}

/** The head of a page that search engines must leave out. */
export function noIndexHead(path: string, title: string, description = "We couldn’t show this page."): Head {
  return { title, description, path, noindex: true };
}

export interface Titles {
  /** For a query field: the title if the URL has it, or a title for each of its values. */
  titles?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** The title of the page that answers a post. */
  titleAfterPost?: string;
}

/** The head of a page with a query. It answers one visitor, so search engines must leave it out. */
export function headForQuery(head: Head, query: string, { titles, titleAfterPost }: Titles, isAfterPost = false): Head {
  const fields = new URLSearchParams(titles && query);
  const titleOfField = Object.entries(titles ?? {}).flatMap(([field, byValue]) => {
    const value = fields.get(field)?.trim();
    if (!value) return [];
    const title = typeof byValue === "string" ? byValue : Object.hasOwn(byValue, value) && byValue[value];
    return title ? [title] : [];
  })[0];
  const title = (isAfterPost ? titleAfterPost : undefined) ?? titleOfField ?? head.title;
  return { ...head, title, noindex: true };
}
