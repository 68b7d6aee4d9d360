// Each page for programs: as Markdown, and where it has a calculator, the answer as JSON.
import { documentEnd } from "#app/document/document.ts";
import { cache } from "../headers.ts";
import { markdownPath, type ReadRequest, readRequest, routeAt } from "../pages/read-request.ts";
import type { Memory } from "../response-memory/memory.ts";
import { namesTag } from "../response-memory/tags.ts";
import { preferredType } from "./preferred-type.ts";

interface RepresentationsOptions {
  siteUrl: string;
  today(): string;
  memory: Memory;
  tagOf(today: string): string;
  /** The page itself. */
  answer(request: Request): Response | Promise<Response> | undefined;
}

const [html, markdown] = ["text/html", "text/markdown"];

/** Undefined where it is the page itself that is asked for. */
export function createRepresentations({ siteUrl, today, memory, tagOf, answer }: RepresentationsOptions) {
  return async function represent(request: Request): Promise<Response | undefined> {
    if (!["GET", "HEAD"].includes(request.method)) return undefined;
    const { pathname, search } = new URL(request.url);
    const named = /^(?:\/index|(\/.+))\.md$/.exec(pathname);
    const path = named ? (named[1] ?? "/") : pathname;
    if (!routeAt(path)) return undefined;
    const page = readRequest(request, path, today());
    if (markdownPath(page) === undefined) return undefined;
    const type = named ? markdown : preferredType(request.headers.get("Accept") ?? "", [html, markdown]);
    return type === markdown ? asMarkdown(page, search) : undefined;
  };

  async function asMarkdown(page: ReadRequest, search: string): Promise<Response> {
    const { path, question, today } = page;
    const key = `${path} ${markdown}`;
    const tag = tagOf(today).replace(/"$/, '-md"');
    const headers = new Headers({
      "Content-Type": `${markdown}; charset=utf-8`,
      Vary: "Accept",
      "X-Robots-Tag": "noindex",
      Link: `<${siteUrl}${path}>; rel="canonical"`,
      ...(question === "" && { "Cache-Control": cache.revalidate, ETag: tag }),
    });
    if (question === "" && namesTag(page.knownTags, tag)) return new Response(null, { status: 304, headers });
    const stored = question === "" ? memory.get(today, key) : undefined;
    if (stored) return new Response(stored.bytes, stored.init);
    const text = await htmlOf(path + search);
    if (typeof text !== "string") return text;
    const { markdownOf } = await import("./markdown.ts");
    const { title, description } = page.head;
    const front = { title, description, url: `${siteUrl}${path}${question && `?${question}`}`, date: today };
    const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const bytes = new TextEncoder().encode(`---\n${lines.join("\n")}\n---\n\n${markdownOf(text, siteUrl)}`);
    const init = { status: 200, headers };
    if (question === "") memory.set(today, key, { bytes, init });
    return new Response(bytes, init);
  }

  /** The page's HTML, or whatever else its address is answered with: it may have moved, or fail. */
  async function htmlOf(address: string): Promise<string | Response> {
    const response = await answer(new Request(siteUrl + address));
    if (response?.status !== 200) return response ?? new Response(null, { status: 404 });
    const text = await response.text();
    // A page that failed after its head was sent lacks its end.
    return text.endsWith(documentEnd) ? text : new Response("We couldn’t write this page.", { status: 500 });
  }
}
