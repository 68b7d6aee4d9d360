import { cache } from "../headers.ts";
import type { Memory } from "../response-memory/memory.ts";
import { namesTag } from "../response-memory/tags.ts";

interface FeedsOptions {
  siteUrl: string;
  today(): string;
  memory: Memory;
  tagOf(today: string): string;
  /** Whether assistants may use `/mcp`. */
  hasTools: boolean;
}

/** The path and content type of every feed. */
export const feedTypes: Readonly<Record<string, string>> = {
  "/robots.txt": "text/plain; charset=utf-8",
  "/sitemap.xml": "application/xml; charset=utf-8",
  "/search-index.json": "application/json; charset=utf-8",
  "/feed.xml": "application/atom+xml; charset=utf-8",
  "/llms.txt": "text/plain; charset=utf-8",
  "/.well-known/api-catalog":
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"; charset=utf-8',
  "/openapi.json": "application/json; charset=utf-8",
  "/.well-known/security.txt": "text/plain; charset=utf-8",
  "/manifest.webmanifest": "application/manifest+json; charset=utf-8",
};

/** Serves each feed from memory. It is written once a day, by code that loads on the first request. */
export function createFeeds({ siteUrl, today, memory, tagOf, hasTools }: FeedsOptions) {
  return async function answerFeed(request: Request, path: string): Promise<Response> {
    if (!["GET", "HEAD"].includes(request.method))
      return new Response("Method not allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
    const date = today();
    const headers = new Headers({
      "Content-Type": feedTypes[path] ?? "text/plain; charset=utf-8",
      "Cache-Control": cache.revalidate,
      ETag: tagOf(date),
    });
    if (namesTag(request.headers.get("If-None-Match"), tagOf(date)))
      return new Response(null, { status: 304, headers });
    const stored = memory.get(date, path);
    if (stored) return new Response(stored.bytes, stored.init);
    const { writeFeed } = await import("./write-feed.ts");
    const bytes = new TextEncoder().encode(await writeFeed(path, { siteUrl, today: date, hasTools }));
    const init = { status: 200, headers };
    memory.set(date, path, { bytes, init, period: date });
    return new Response(bytes, init);
  };
}
