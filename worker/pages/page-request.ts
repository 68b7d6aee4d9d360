// React Router reads an address whole. Here a request is reduced to what its page reads: whatever else was sent decides nothing,
// so that what is kept for everybody is the same whoever asked first.
import type { Head } from "#app/document/head.ts";
import { routes } from "#app/routes.ts";
import type { PageRoute } from "#app/routing/page-route.ts";
import type { MelbourneTime } from "#content/melbourne.ts";
import { readablePath } from "../log.ts";

/** A request for a page. Nothing else of what was sent is seen again, but for a post's body and headers. */
export interface PageRequest {
  route: PageRoute;
  head: Head;
  status: 200 | 404;
  method: string;
  /** The canonical path. */
  path: string;
  /** The fields of the address that the page reads, as a query without its "?". */
  question: string;
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
  /** How long an answer may be cached: the date, or hour and date ("14-2026-11-30"). */
  period: string;
  /** The canonical address, with the question. */
  address: string;
  /** The posted request, at that address. */
  posted: Request | undefined;
  /** The tags that the browser knows. */
  knownTags: string | null;
  /** How the log names the page. */
  name: string;
}

/** The page for every address that has none. */
export const missingPath = "/404";

const pages = new Map(
  routes.flatMap((route) => route.handle.heads.map((head) => [head.path, { route, head }] as const)),
);

/** The route of a page's address, or undefined where there is no page. */
export function routeAt(path: string): PageRoute | undefined {
  return pages.get(path)?.route;
}

/** The page's address as Markdown; none for a private page, or one that only works in a browser. */
export function markdownPath({ route, head, path, question }: Omit<PageRequest, "posted">): string | undefined {
  const { isPrivate, browserOnly } = route.handle;
  if (isPrivate || browserOnly || head.noindex) return undefined;
  return `${path === "/" ? "/index" : path}.md${question && `?${question}`}`;
}

export function readPageRequest(request: Request, path: string, { date, minutes }: MelbourneTime): PageRequest {
  const page = pages.get(path);
  if (!page) throw new Error(`app/routes.ts has no page at ${path}`);
  const { route, head } = page;
  const { origin, pathname, search } = new URL(request.url);
  const asked = search === "" ? "" : questionOf(search, route.handle.fields);
  const isMistyped = path === missingPath && pathname !== missingPath && asked === "";
  const question = isMistyped ? wordsTyped(pathname) : asked;
  const address = `${origin}${path}${question && `?${question}`}`;
  return {
    path,
    question,
    today: date,
    period: route.handle.changesHourly ? `${Math.floor(minutes / 60)}-${date}` : date,
    route,
    head,
    status: path === missingPath ? 404 : 200,
    method: request.method,
    address,
    posted: request.method === "POST" && route.lazy.action ? new Request(address, request) : undefined,
    knownTags: request.headers.get("If-None-Match"),
    name: path === missingPath ? readablePath(pathname) : route.path,
  };
}

/** What a visitor may have meant by a path that has no page. Programs that look for weak spots ask for files, and get no guess. */
function wordsTyped(pathname: string): string {
  return /^\/[a-z\d/-]{3,60}$/i.test(pathname) ? `typed=${pathname.slice(1).replaceAll(/[/-]+/g, "+")}` : "";
}

/** More than any form of ours has: repeated thousands of times, a field would take milliseconds. */
const mostFields = 200;

/** Only the fields that the page reads, as they were sent. At the edge `URLSearchParams` would take ten times as long. */
function questionOf(search: string, fields: readonly string[]): string {
  const sent = search.slice(1).split("&", mostFields);
  return sent.filter((field) => fields.includes(field.split("=", 1).join(""))).join("&");
}
