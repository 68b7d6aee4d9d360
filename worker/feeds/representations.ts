// Serves pages to clients other than browsers: as Markdown and, if a page has a calculator, the calculator's answer as JSON.
import { melbourneTime } from "#content/melbourne.ts";
import { cache } from "../headers.ts";
import { markdownPath, type PageRequest, readPageRequest, routeAt } from "../pages/page-request.ts";
import { waitsForLoader } from "../pages/pages.ts";
import type { Memory } from "../response-memory/memory.ts";
import { namesTag } from "../response-memory/tags.ts";
import type { HtmlReader } from "./html-reader.ts";
import { preferredType } from "./preferred-type.ts";

interface RepresentationsOptions {
  siteUrl: string;
  /** The time that the site shows. */
  siteTime(): Date;
  memory: Memory;
  tagOf(period: string): string;
  htmlOf: HtmlReader;
}

const [html, markdown, json] = ["text/html", "text/markdown", "application/json"];

/** Lets scripts of other sites read a response that is the same for everybody. */
export const corsHeaders = { "Access-Control-Allow-Origin": "*" };

export function createRepresentations({ siteUrl, siteTime, memory, tagOf, htmlOf }: RepresentationsOptions) {
  /** Undefined if the request wants the HTML page, or something that isn't a public page. */
  return async function represent(request: Request): Promise<Response | undefined> {
    if (!["GET", "HEAD"].includes(request.method)) return undefined;
    const { pathname, search } = new URL(request.url);
    const markdownMatch = /^(?:\/index|(\/.+))\.md$/.exec(pathname);
    const path = markdownMatch ? (markdownMatch[1] ?? "/") : pathname;
    if (!routeAt(path)) return undefined;
    const page = readPageRequest(request, path, melbourneTime(siteTime()));
    if (markdownPath(page) === undefined) return undefined;
    if (markdownMatch) return asMarkdown(page, search);
    const accept = request.headers.get("Accept") ?? "";
    const answerAsJson = accept.includes("json") ? await jsonAnswerOf(page) : undefined;
    const type = preferredType(accept, answerAsJson ? [html, markdown, json] : [html, markdown]);
    if (type === json) return answerAsJson?.();
    return type === markdown ? asMarkdown(page, search) : undefined;
  };

  /** Returns a function that answers for the page's calculator, if there is one. */
  async function jsonAnswerOf(page: PageRequest): Promise<(() => Promise<Response>) | undefined> {
    const { answerOf, calculatorAt } = await import("./calculator-answer.ts");
    const { path, query, today } = page;
    const calculator = calculatorAt(path, query);
    return (
      calculator &&
      (async () => {
        const { status, body } = await answerOf(calculator, new URLSearchParams(query), { siteUrl, today, htmlOf });
        return Response.json(body, { status, headers: { ...headersOf(page), ...corsHeaders } });
      })
    );
  }

  function headersOf({ path }: PageRequest): Record<string, string> {
    return { Vary: "Accept", "X-Robots-Tag": "noindex", Link: `<${siteUrl}${path}>; rel="canonical"` };
  }

  async function asMarkdown(page: PageRequest, search: string): Promise<Response> {
    const { path, query, today, period } = page;
    const isCacheable = query === "" && !waitsForLoader(page);
    const key = `${path} ${markdown}`;
    const tag = tagOf(period).replace(/"$/, '-md"');
    const headers = new Headers({
      ...headersOf(page),
      "Content-Type": `${markdown}; charset=utf-8`,
      ...(isCacheable && { "Cache-Control": cache.revalidate, ETag: tag }),
    });
    if (isCacheable && namesTag(page.knownTags, tag)) return new Response(null, { status: 304, headers });
    const storedResponse = isCacheable ? memory.get(today, key) : undefined;
    if (storedResponse?.period === period) return new Response(storedResponse.bytes, storedResponse.init);
    const pageHtml = await htmlOf(path + search);
    if (typeof pageHtml !== "string") return pageHtml;
    const { markdownOf } = await import("./markdown.ts");
    const { title, description } = page.head;
    const frontMatter = { title, description, url: `${siteUrl}${path}${query && `?${query}`}`, date: today };
    const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const bytes = new TextEncoder().encode(`---\n${lines.join("\n")}\n---\n\n${markdownOf(pageHtml, siteUrl)}`);
    const init = { status: 200, headers };
    if (isCacheable) memory.set(today, key, { bytes, init, period });
    return new Response(bytes, init);
  }
}
