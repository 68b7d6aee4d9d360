import { answeredAt } from "#app/estimators/old-addresses.ts";
import { business } from "#content/business.ts";
import type { Bytes } from "../memory/bytes.ts";
import type { Memory } from "../memory/memory.ts";
import { namesTag } from "../memory/tags.ts";
import { isForeign } from "../same-origin.ts";
import { readAddress } from "./addresses.ts";
import { plainHeaders, wholeHeaders } from "./page-headers.ts";
import { type ReadRequest, readPageRequest } from "./page-request.ts";
import { createPageTable, type FoundPage } from "./page-table.ts";
import { createRenderPage, type RenderOptions } from "./render-page.ts";

interface PagesOptions extends RenderOptions {
  today(): string;
  memory: Memory;
  tagOf(today: string): string;
  /** Off under `vite dev`, where an edit must show at once. */
  remember: boolean;
  /** Whether requests are handed to another system as well. */
  passesOn?: boolean;
}

/** Answers for every page: with a 304, from memory, or rendered. */
export function createPages({ memory, tagOf, today, remember, passesOn = false, ...options }: PagesOptions) {
  const table = createPageTable(options.built.table);
  const { renderPage, logAnswer } = createRenderPage(options);

  /** Undefined where the address is no page's. */
  function answer(request: Request): Response | Promise<Response> | undefined {
    const url = new URL(request.url);
    const found = table.at(url.pathname);
    const elsewhere = request.method === "POST" ? undefined : answeredAt(url.pathname, url.searchParams);
    if (elsewhere) return plain(308, null, { Location: elsewhere });
    if (found) return answerPage(request, url, found);
    const address = readAddress(url.pathname, (path) => table.at(path) !== undefined);
    if (address.kind !== "redirect" || request.method === "POST") return undefined;
    return plain(308, null, { Location: address.path + url.search });
  }

  /** Every address without a page gets the same bytes. */
  function notFound(request: Request): Response | Promise<Response> {
    return answerPage(request, new URL(request.url), table.missing);
  }

  function answerPage(request: Request, url: URL, found: FoundPage): Response | Promise<Response> {
    const page = readPageRequest(request, url, found, { today: today(), passesOn });
    return request.body ? afterDraining(page.posted ?? request, answerRead(page)) : answerRead(page);
  }

  function answerRead(page: ReadRequest): Response | Promise<Response> {
    const { found } = page;
    const methods = found.entry.posts ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
    if (!methods.includes(page.method)) return plain(405, "Method not allowed", { Allow: methods.join(", ") });
    // The contact page refuses with what was typed; nothing else takes a post from another site's page.
    if (page.posted && found.entry.pattern !== "/contact" && isForeign(page.posted))
      return plain(403, `Please use the form on our own site, or call ${business.phone.display}.`);
    if (!remember || page.posted || page.question !== "") return renderPage(page);
    const { status } = page;
    const tag = tagOf(page.today);
    if (status === 200 && namesTag(page.knownTags, tag))
      return new Response(null, { status: 304, headers: wholeHeaders(page, tag) });
    const stored = memory.get(page.today, page.path);
    if (!stored) return renderAndRemember(page, tag);
    if (status === 404) logAnswer(page, status, options.now().getTime());
    return new Response(stored.bytes, stored.init);
  }

  async function renderAndRemember(page: ReadRequest, tag: string): Promise<Response> {
    const remembered = (bytes: Bytes) =>
      memory.set(page.today, page.path, { bytes, init: { status: page.status, headers: wholeHeaders(page, tag) } });
    const response = await renderPage(page, remembered);
    if (!page.whole) return response;
    await response.arrayBuffer();
    const stored = memory.get(page.today, page.path);
    return stored ? new Response(stored.bytes, stored.init) : plain(500, "We couldn’t show the whole page.");
  }

  return { answer, notFound, patternOf: (path: string) => table.at(path)?.entry.pattern };
}

function plain(status: number, text: string | null, own: Record<string, string> = {}): Response {
  const headers = plainHeaders();
  headers.set("Content-Type", "text/plain; charset=utf-8");
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return new Response(text, { status, headers });
}

/** A body that nobody has read would cut off its sender before the answer is seen. */
async function afterDraining(request: Request, answered: Response | Promise<Response>): Promise<Response> {
  const response = await answered;
  const { drainBody } = await import("../bodies/read-body.ts");
  await drainBody(request);
  return response;
}
