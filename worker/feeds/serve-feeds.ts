import { cache } from "../headers.ts";
import type { Memory } from "../response-memory/memory.ts";
import { namesTag } from "../response-memory/tags.ts";
import type { FeedPath } from "./feeds.ts";

interface FeedsOptions {
  siteUrl: string;
  today(): string;
  memory: Memory;
  tagOf(period: string): string;
  /** Whether assistants may use `/mcp`. */
  hasTools: boolean;
}

/** Serves each feed from memory. It is written once a day, by code that loads on the first request. */
export function createFeeds({ siteUrl, today, memory, tagOf, hasTools }: FeedsOptions) {
  return async function serveFeed(request: Request, path: FeedPath, type: string): Promise<Response> {
    if (!["GET", "HEAD"].includes(request.method))
      return new Response("Method not allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
    const date = today();
    const headers = new Headers({
      "Content-Type": type,
      "Cache-Control": cache.revalidate,
      ETag: tagOf(date),
    });
    if (namesTag(request.headers.get("If-None-Match"), tagOf(date)))
      return new Response(null, { status: 304, headers });
    const storedFeed = memory.get(date, path);
    if (storedFeed) return new Response(storedFeed.bytes, storedFeed.init);
    const { writeFeed } = await import("./write-feed.ts");
    const bytes = new TextEncoder().encode(await writeFeed(path, { siteUrl, today: date, hasTools }));
    const init = { status: 200, headers };
    memory.set(date, path, { bytes, init, period: date });
    return new Response(bytes, init);
  };
}
