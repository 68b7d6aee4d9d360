import type { Section } from "#app/page-request/section.ts";

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
  /** The title of the page that answers a post. */
  titleAfterPost?: string;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "heads" in handle && "sections" in handle;
}

/** Stands for the site's address in texts that are written at build time. */
export const siteMark = "https://site.invalid";

export function blocks(data: readonly object[]): string[] {
  return data.map((block) => JSON.stringify(block));
}

export function failureHead(status: 404 | 500): Head {
  const title = status === 404 ? "Page not found" : "Something went wrong";
  return { title, description: "This page could not be shown.", path: `/${status}`, noindex: true };
}
