import type { Section } from "#app/page-request/section.ts";
import { type PagePath, pageRecord } from "#content/pages.ts";
import { blocks, siteMark } from "./site-mark.ts";
import { breadcrumbs, localBusiness } from "./structured-data.ts";

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

/** What a route's `handle` holds: everything about a page but its loader and action. */
export interface PageHandle {
  /** One for each address that the route has. */
  heads: readonly Head[];
  sections: readonly Section[];
  /** The fields of the address that the page reads. Others never reach it: a campaign's mark changes nothing. */
  reads?(today: string): readonly string[];
  /** Another title where the address has this field. */
  titles?: Readonly<Record<string, string>>;
  /** Fields that a store must check before the status is known. Without them nothing waits for the loader. */
  decidedBy?: readonly string[];
  /** Whether a question that was asked before is answered with the same bytes. Only for pages that read nothing but the question and the date. */
  remembersAnswers?: boolean;
  /** The title of the page that answers a post. */
  titleAfterPost?: string;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "heads" in handle && "sections" in handle;
}

interface PageOptions extends Omit<PageHandle, "heads"> {
  /** Replaces the description in its record. */
  description?: string;
  jsonLd?: (siteUrl: string) => readonly object[];
}

/** The handle of a page that content/pages.ts lists. */
export function pageHandle(path: PagePath, { description, jsonLd, ...rest }: PageOptions): PageHandle {
  const page = pageRecord(path);
  const card = path === "/" ? "home" : path.slice(1);
  const data = jsonLd?.(siteMark) ?? [path === "/" ? localBusiness(siteMark) : breadcrumbs(siteMark, path)];
  return {
    heads: [
      {
        title: page.title,
        description: description ?? page.description,
        path,
        card,
        styles: card,
        jsonLd: blocks(data),
      },
    ],
    ...rest,
  };
}
