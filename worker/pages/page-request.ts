// Reduces a request to what its page reads, so that nobody's stray parameters or headers get into a shared cache. React Router would
// read the whole URL.
import type { Head } from "#app/document/head.ts";
import { routes } from "#app/routes.ts";
import type { PageRoute } from "#app/routing/page-route.ts";
import type { MelbourneTime } from "#content/melbourne.ts";
import { loggablePath } from "../log.ts";

/** What pages read of a request. Of a post they also read body and headers. */
export interface PageRequest {
  route: PageRoute;
  head: Head;
  status: 200 | 404;
  method: string;
  /** The canonical path. */
  path: string;
  /** The query fields that the page reads, without the "?". */
  query: string;
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
  /** A response may be cached for this period: a date, or an hour and date ("14-2026-11-30"). */
  period: string;
  /** The canonical URL, with the query. */
  url: string;
  /** The posted request, at the canonical URL. */
  posted: Request | undefined;
  /** The ETags that the browser sent. */
  knownTags: string | null;
  /** The page's name in the log. */
  name: string;
}

/** The path of the not-found page. */
export const missingPath = "/404";

const pages = new Map(
  routes.flatMap((route) => route.handle.heads.map((head) => [head.path, { route, head }] as const)),
);

/** The route of a page's path, or undefined if there is no page. */
export function routeAt(path: string): PageRoute | undefined {
  return pages.get(path)?.route;
}

/** The path of the page as Markdown. Undefined for a page that is private, isn't indexed or only works in a browser. */
export function markdownPath({ route, head, path, query }: Omit<PageRequest, "posted">): string | undefined {
  const { isPrivate, browserOnly } = route.handle;
  if (isPrivate || browserOnly || head.noindex) return undefined;
  return `${path === "/" ? "/index" : path}.md${query && `?${query}`}`;
}

export function readPageRequest(request: Request, path: string, { date, minutes }: MelbourneTime): PageRequest {
  const page = pages.get(path);
  if (!page) throw new Error(`app/routes.ts has no page at ${path}`);
  const { route, head } = page;
  const { origin, pathname, search } = new URL(request.url);
  const readableQuery = search === "" ? "" : queryOf(search, route.handle.fields);
  const isMistyped = path === missingPath && pathname !== missingPath && readableQuery === "";
  const query = isMistyped ? searchQueryFrom(pathname) : readableQuery;
  const url = `${origin}${path}${query && `?${query}`}`;
  return {
    path,
    query,
    today: date,
    period: route.handle.changesHourly ? `${Math.floor(minutes / 60)}-${date}` : date,
    route,
    head,
    status: path === missingPath ? 404 : 200,
    method: request.method,
    url,
    posted: request.method === "POST" && route.lazy.action ? new Request(url, request) : undefined,
    knownTags: request.headers.get("If-None-Match"),
    name: path === missingPath ? loggablePath(pathname) : route.path,
  };
}

/** Turns a path without a page into words to search for. Scanners ask for files, so a path with a dot gives none. */
function searchQueryFrom(pathname: string): string {
  return /^\/[a-z\d/-]{3,60}$/i.test(pathname) ? `typed=${pathname.slice(1).replaceAll(/[/-]+/g, "+")}` : "";
}

/** More fields than any form of ours has. A field repeated thousands of times would take milliseconds. */
const maxFields = 200;

/** Keeps the fields that the page reads, as they were sent. `URLSearchParams` is slow at the edge. */
function queryOf(search: string, fields: readonly string[]): string {
  const sentFields = search.slice(1).split("&", maxFields);
  return sentFields.filter((field) => fields.includes(field.split("=", 1).join(""))).join("&");
}
