import type { PageRequest } from "#app/page-request/page-request.ts";
import { readablePath } from "./addresses.ts";
import type { FoundPage } from "./page-table.ts";

/** A request for a page. Nothing else of what was sent is seen again, but for a post's body and headers. */
export interface ReadRequest extends PageRequest {
  found: FoundPage;
  status: 200 | 404;
  method: string;
  /** The canonical address, with the question. */
  address: string;
  /** The posted request, at that address. */
  posted: Request | undefined;
  /** The tags that the browser knows. */
  knownTags: string | null;
  /** The service worker stores pages, so it asks for them whole: a stream could end in an error. */
  whole: boolean;
  /** How the log names the page. */
  route: string;
}

export function readPageRequest(
  request: Request,
  url: URL,
  found: FoundPage,
  { today, passesOn }: Pick<PageRequest, "today" | "passesOn">,
): ReadRequest {
  const { entry, head } = found;
  const question = url.search === "" ? "" : questionOf(url.searchParams, entry.reads);
  const address = `${url.origin}${head.path}${question && `?${question}`}`;
  const missing = entry.pattern === "*";
  return {
    path: head.path,
    question,
    today,
    passesOn,
    found,
    status: missing ? 404 : 200,
    method: request.method,
    address,
    posted: request.method === "POST" && entry.posts ? new Request(address, request) : undefined,
    knownTags: request.headers.get("If-None-Match"),
    whole: request.headers.has(wholeHeader),
    route: missing ? readablePath(url.pathname) : entry.pattern,
  };
}

const wholeHeader = "X-Whole-Page";

/** More than any form of ours has: repeated thousands of times, a field would take milliseconds. */
const mostFields = 200;

/** Only the fields that the page reads, in the order in which they were sent. */
function questionOf(sent: URLSearchParams, reads: readonly string[]): string {
  return new URLSearchParams([...sent].slice(0, mostFields).filter(([field]) => reads.includes(field))).toString();
}
