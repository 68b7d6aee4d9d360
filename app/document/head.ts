import { type ArticleRecord, articles } from "#content/articles/index.ts";
import { descriptionOf, type PagePath, pageRecord } from "#content/pages.ts";
import { blocks, siteMark } from "./site-mark.ts";
import { articleBreadcrumbs, articleData, breadcrumbs, localBusiness, serviceData } from "./structured-data.ts";

/** What a page says about itself. It is sent before the page's code is loaded, so it is data. */
export interface Head {
  title: string;
  description: string;
  /** The canonical path, without the site's address. */
  path: string;
  /** The page's folder under app/pages, for its own style sheet. */
  styles?: string;
  /** Name of the social card under public/cards, without its ending. */
  card?: string;
  /** Kept out of search engines: answers to forms, signed links, errors. */
  noindex?: boolean;
  ogType?: "website" | "article";
  /** The data blocks for search engines, with `siteMark` where the site's address belongs. */
  jsonLd?: readonly string[];
}

/** The head of a page that content/pages.ts lists. One that sells something names it, for search engines. */
export function pageHead(path: PagePath, service?: string): Head {
  const page = pageRecord(path);
  const card = path === "/" ? "home" : path.slice(1);
  const data = path === "/" ? localBusiness(siteMark) : breadcrumbs(siteMark, path);
  return {
    title: page.title,
    description: descriptionOf(page, articles.length),
    path,
    card,
    styles: card,
    jsonLd: blocks(service === undefined ? [data] : [data, serviceData(siteMark, { name: service, path })]),
  };
}

export function articleHead(article: ArticleRecord): Head {
  return {
    title: article.title,
    description: article.description,
    path: `/blog/${article.slug}`,
    card: `blog-${article.slug}`,
    styles: "article",
    ogType: "article",
    jsonLd: blocks([articleData(siteMark, article), articleBreadcrumbs(siteMark, article)]),
  };
}

/** A page that search engines leave out, in plain styles. */
export function plainHead(path: string, title: string, description = "We couldn’t show this page."): Head {
  return { title, description, path, styles: "failure", noindex: true };
}
