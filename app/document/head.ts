import type { PagePath } from "#content/pages.ts";
import { pageRecord } from "#content/pages.ts";
import type { Day } from "#content/rules/schedule.ts";
import { breadcrumbs, localBusiness } from "./structured-data.ts";

/** What a page says about itself before it is rendered. The document's beginning is made from this alone. */
export interface Head {
  title: string;
  description: string;
  /** The canonical path, without the site's address. */
  path: string;
  /** The page's folder under app/pages, for its own style sheet. */
  styles?: string;
  /** Name of the social card under public/cards, without its ending. */
  card?: string;
  /** Data blocks for search engines, with the site's address in front of their paths and figures as on a day. */
  jsonLd?: (siteUrl: string, today: Day) => readonly object[];
  /** Kept out of search engines: answers to forms, signed links, errors. */
  noindex?: boolean;
  ogType?: "website" | "article";
}

export interface HeadInput {
  url: URL;
  /** What the route's loader returned. */
  data: unknown;
  /** What the route's action returned, after a post. */
  answer: unknown;
}

/** Stands in a route's `handle`. */
export interface PageHandle {
  head(input: HeadInput): Head;
  /** The fields of the address that the page reads. Others never reach it: a campaign's mark changes nothing. */
  reads?(today: string): readonly string[];
  /** Whether a route with parameters has a page for them; without it, every address of its pattern has one. */
  exists?(params: Readonly<Record<string, string | undefined>>): boolean;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "head" in handle && typeof handle.head === "function";
}

/** The handle of a page that stands in content/pages.ts; `more` adds what depends on the visit. */
export function pageHandle(path: PagePath, more: (input: HeadInput) => Partial<Head> = () => ({})): PageHandle {
  const { title, description } = pageRecord(path);
  const card = path === "/" ? "home" : path.slice(1);
  return {
    head(input) {
      const jsonLd = (siteUrl: string) => [path === "/" ? localBusiness(siteUrl) : breadcrumbs(siteUrl, path)];
      const noindex = input.url.search !== "" || input.answer !== undefined;
      return { title, description, path, card, styles: card, noindex, jsonLd, ...more(input) };
    },
  };
}
