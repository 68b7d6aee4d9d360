// React Router answers a request all at once. This file sends the head first, and caches responses that are the same for everybody.
import { documentEnd, documentHead, linkHeader } from "#app/document/document.ts";
import { type Head, headForQuery, noIndexHead } from "#app/document/head.ts";
import type { Styles } from "#app/document/styles.ts";
import { redirectFor } from "#app/estimators/old-urls.ts";
import type { PageServices } from "#app/routing/page-services.ts";
import { business } from "#content/business.ts";
import { melbourneTime, secondsLeft } from "#content/melbourne.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { isCrossOrigin } from "../cross-origin.ts";
import { withDeadline } from "../deadline.ts";
import { cache, pageHeaders } from "../headers.ts";
import { errorFields, type Log, LoggableError } from "../log.ts";
import { joinBytes, type Memory } from "../response-memory/memory.ts";
import { dayInSegment, namesTag, segmentOfTag } from "../response-memory/tags.ts";
import { markdownPath, missingPath, type PageRequest, readPageRequest, routeAt } from "./page-request.ts";
import type * as Renderer from "./render.tsx";
import { nextEventLoopTurn, streamOf, type Visitor } from "./stream.ts";

/** The settings that pages show. They are part of every ETag. */
interface ShownSettings extends Pick<PageServices, "hasWebhook"> {
  siteUrl: string;
}

interface PagesOptions {
  shownSettings: ShownSettings;
  /** The time that the site shows. */
  siteTime(): Date;
  now(): Date;
  log: Log;
  memory: Memory;
  /** The ETag of the pages of a day or an hour. It includes the shown settings. */
  tagOf(period: string): string;
  styleOf(sheet: string): Styles;
  services: Omit<PageServices, "today" | "now" | "hasWebhook">;
  /** Calls `renderForCache()` through the platform's cache. */
  fetchBody(request: Request): Promise<Response>;
  /** React, React Router and the pages' own code, which the first byte doesn't need. */
  loadRenderer(): Promise<typeof Renderer>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Anyone who has a private page's URL can open it, so other sites mustn't learn it. */
const privateHeaders = { "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };

/** The longest wait for the platform's cache. After that the page is rendered here. */
const cacheDeadlineMs = 5000;

/** Answers requests for pages: with a 304, from memory, with a body from the platform's cache, or rendered here. */
export function createPages(options: PagesOptions) {
  const { shownSettings, siteTime, now, log, memory, tagOf, styleOf, services, fetchBody, loadRenderer } = options;
  const { siteUrl, hasWebhook } = shownSettings;

  /** Undefined if there is no page at this path. */
  function respond(request: Request): Response | Promise<Response> | undefined {
    const { pathname, search, searchParams } = new URL(request.url);
    const redirect = redirectFor(pathname, searchParams, routeAt("/your-price")?.handle.fields ?? []);
    if (redirect && request.method !== "POST") return plainResponse(308, null, { Location: redirect });
    if (routeAt(pathname)) return respondToPath(pathname, request);
    const canonicalPath = canonical(pathname);
    return routeAt(canonicalPath) && request.method !== "POST"
      ? plainResponse(308, null, { Location: canonicalPath + search })
      : undefined;
  }

  /** Answers with the page at `path`, whatever the request's own path is. */
  function respondToPath(path: string, request: Request): Response | Promise<Response> {
    const page = readPageRequest(request, path, melbourneTime(siteTime()));
    return request.body ? afterDraining(page.posted ?? request, respondToPage(page)) : respondToPage(page);
  }

  function respondToPage(page: PageRequest): Response | Promise<Response> {
    const { posted, query, route, path, method } = page;
    const methods = route.lazy.action ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
    if (!methods.includes(method)) return plainResponse(405, "Method not allowed", { Allow: methods.join(", ") });
    // The contact page refuses such a post itself, and shows the typed fields again. No other page accepts one.
    if (posted && path !== "/contact" && isCrossOrigin(posted))
      return plainResponse(403, `Please use the form on our own site, or call ${business.phone.display}.`);
    return query !== "" || waitsForLoader(page) ? respondUncached(page) : respondFromCache(page);
  }

  function respondNotFound({ url, method }: PageRequest): Response | Promise<Response> {
    return respondToPath(missingPath, new Request(url, { method: method === "HEAD" ? method : "GET" }));
  }

  /**
   * A page without a query changes only with the build, the settings and the day or hour. A stored page has an ETag; the not-found
   * page has none.
   */
  function respondFromCache(page: PageRequest): Response | Promise<Response> {
    const { head, path, status, today, period } = page;
    const isPage = status === 200;
    const tag = tagOf(period);
    const headers = () => headersOf(page, status, isPage ? { "Cache-Control": cache.revalidate, ETag: tag } : {});
    if (isPage && namesTag(page.knownTags, tag)) return new Response(null, { status: 304, headers: headers() });
    const storedPage = memory.get(today, path);
    if (storedPage?.period !== period) {
      const onComplete = (bytes: Bytes) =>
        memory.set(today, path, { bytes, init: { status, headers: headers() }, period });
      const streamedHeaders = headersOf(page, status, isPage ? { "Cache-Control": cache.browserOnly } : {});
      const body = (visitor: Visitor) => bodyFromCache(page, visitor);
      return stream(page, { status, headers: streamedHeaders, head, body, onComplete });
    }
    if (!isPage) logResponse(page, status, now().getTime());
    return new Response(storedPage.bytes, storedPage.init);
  }

  /** Everything below the head: from the platform's cache if that has it, otherwise rendered here. */
  async function bodyFromCache(page: PageRequest, visitor: Visitor): Promise<AsyncIterable<Bytes>> {
    const renderHere = () => render(page, visitor);
    const logFailure = (error: unknown): undefined => {
      log({ event: "cache-failed", route: page.name, ...errorFields(error) });
    };
    const segment = segmentOfTag(tagOf(page.period));
    const response = (async () => fetchBody(new Request(`https://pages.invalid/${segment}${page.path}`)))();
    const cachedResponse = await withDeadline(response, cacheDeadlineMs).catch(logFailure);
    if (cachedResponse?.ok) return completeTruncated(cachedResponse.body, renderHere, logFailure);
    if (cachedResponse) logFailure(new LoggableError(`status ${cachedResponse.status}`));
    return renderHere();
  }

  /**
   * Renders a page below its head for the platform's cache, or refuses. The URL names the build, the settings and the day or hour;
   * if this isolate's differ, the status is 409. After a refusal the isolate that asked renders the page, and logs what fails.
   */
  async function renderForCache(request: Request): Promise<Response> {
    const [, segment = "", path = ""] = /^\/([^/]+)(\/.*)$/.exec(new URL(request.url).pathname) ?? [];
    const today = dayInSegment(segment);
    const page = readPageRequest(new Request(siteUrl + path), path, { ...melbourneTime(siteTime()), date: today });
    if (segment !== segmentOfTag(tagOf(page.period))) return new Response(null, uncached(409));
    const visitor = { hasLeft: false };
    try {
      const chunks = render(page, visitor);
      const firstChunk = await chunks.next();
      const lifetime = `public, max-age=${secondsLeft(today, siteTime())}, must-revalidate`;
      const init = { headers: { "Cloudflare-CDN-Cache-Control": lifetime } };
      return new Response(streamOf(withFirst(firstChunk, chunks), visitor), init);
    } catch (error) {
      log({ event: "cache-failed", route: page.name, ...errorFields(error) });
      return new Response(null, uncached(500));
    }
  }

  /** Answers a page that has a query, or whose action or loader decides the status. */
  async function respondUncached(page: PageRequest): Promise<Response> {
    const startedMs = now().getTime();
    const { head: pageHead, query, posted, route } = page;
    try {
      const preparedPage = waitsForLoader(page) ? await prepare(page) : undefined;
      if (preparedPage instanceof Response) {
        logResponse(page, preparedPage.status, startedMs);
        return plainResponse(preparedPage.status, null, Object.fromEntries(preparedPage.headers));
      }
      const { status = page.status, headers = {}, isPostResponse = false, error } = preparedPage ?? {};
      if (error !== undefined) return await respondWithError(page, startedMs, error, { status, headers });
      const head = query === "" && !posted ? pageHead : headForQuery(pageHead, query, route.handle, isPostResponse);
      const body = async (visitor: Visitor) => render(page, visitor, preparedPage);
      return stream(page, { status, headers: headersOf(page, status, headers), head, body });
    } catch (error) {
      return respondWithError(page, startedMs, error);
    }
  }

  /** Answers with the page's own error section, the not-found page, or the default error section. */
  async function respondWithError(
    page: PageRequest,
    startedMs: number,
    error: unknown,
    { status = 500, headers = {} } = {},
  ): Promise<Response> {
    const { head: pageHead, route, today } = page;
    const hasErrorBoundary = route.lazy.ErrorBoundary !== undefined;
    if (status === 404 && !hasErrorBoundary) return respondNotFound(page);
    const title = status === 404 ? "Page not found" : "Something went wrong";
    const head = hasErrorBoundary ? { ...pageHead, title, noindex: true } : noIndexHead("/500", title);
    const sheet = hasErrorBoundary ? route.handle.sheet : "failure";
    const bytes = joinBytes([await headBytes(head, sheet, today), await failureBody(page, error, { status })]);
    logResponse(page, status, startedMs);
    return new Response(bytes, { status, headers: headersOf(page, status, headers, sheet) });
  }

  async function prepare(page: PageRequest): Promise<Renderer.PreparedPage | Response> {
    const { preparePage } = await loadRenderer();
    return preparePage(page, { ...services, hasWebhook, today: page.today, now: siteTime });
  }

  async function* render(page: PageRequest, visitor: Visitor, alreadyPrepared?: Renderer.PreparedPage) {
    const prepared = alreadyPrepared ?? assertHeadFirst(page, await prepare(page));
    for await (const markup of prepared.render(visitor)) yield encoder.encode(markup);
  }

  /** Sends the head before anything is loaded or rendered. A page that fails after that ends in the error section. */
  function stream(page: PageRequest, { status, headers, head, body, onComplete }: StreamedPage): Response {
    if (page.method === "HEAD") return new Response(null, { status, headers });
    const startedMs = now().getTime();
    const visitor = { hasLeft: false };
    return new Response(streamOf(headAndBody(), visitor), { status, headers });

    async function* headAndBody(): AsyncGenerator<Bytes> {
      const sentChunks = [await headBytes(head, page.route.handle.sheet, page.today)];
      yield* sentChunks;
      try {
        await nextEventLoopTurn();
        if (visitor.hasLeft) return;
        for await (const chunk of await body(visitor)) {
          sentChunks.push(chunk);
          yield chunk;
        }
        if (!visitor.hasLeft) onComplete?.(joinBytes(sentChunks));
      } catch (error) {
        if (!visitor.hasLeft) yield await failureBody(page, error, { isStarted: sentChunks.length > 1 });
      } finally {
        logResponse(page, status, startedMs);
      }
    }
  }

  async function headBytes(head: Head, sheet: string, today: string): Promise<Bytes> {
    const markup = encoder.encode(documentHead({ head, siteUrl, today }));
    return joinBytes([markup, await styleOf(sheet).markup()]);
  }

  function headersOf(page: PageRequest, status: number, extraHeaders = {}, sheet = page.route.handle.sheet): Headers {
    const markdown = markdownPath(page);
    const alternate = markdown ? `, <${markdown}>; rel="alternate"; type="text/markdown"` : "";
    const catalog = page.path === "/" ? ', </.well-known/api-catalog>; rel="api-catalog"' : "";
    return pageHeaders(styleOf(sheet).hash, {
      ...(status === 200 && { Link: linkHeader + alternate + catalog }),
      ...(markdown && { Vary: "Accept" }),
      ...(page.route.handle.isPrivate && privateHeaders),
      ...extraHeaders,
    });
  }

  /** The error section, instead of the page or the rest of it. The log says what failed. */
  async function failureBody(
    page: PageRequest,
    error: unknown,
    { status = 500, isStarted = false } = {},
  ): Promise<Bytes> {
    if (status >= 500) log({ event: "page-failed", route: page.name, ...errorFields(error) });
    // biome-ignore lint/suspicious/noConsole: under `npm run dev` the terminal shows the stack
    if (import.meta.env.DEV) console.error(error);
    try {
      const { renderFailure } = await loadRenderer();
      return encoder.encode(await renderFailure(page, error, { status, isStarted, log }));
    } catch (failure) {
      log({ event: "error-page-failed", route: page.name, ...errorFields(failure) });
      const start = isStarted ? "" : "</head><body>";
      return encoder.encode(`${start}<p>We couldn’t show this page. Please call ${business.phone.display}.</p>`);
    }
  }

  function logResponse({ method, name }: PageRequest, status: number, startedMs: number): void {
    log({ event: "answer", method, route: name, status, duration: now().getTime() - startedMs });
  }

  return { respond, respondToPath, renderForCache };
}

interface StreamedPage {
  status: number;
  headers: Headers;
  head: Head;
  /** Everything below the head. */
  body(visitor: Visitor): Promise<AsyncIterable<Bytes>>;
  onComplete?(bytes: Bytes): void;
}

/**
 * Puts the first chunk, which the caller has already taken, back in front of the others. If a later one fails, the stream ends early,
 * and `completeTruncated()` renders what is missing.
 */
async function* withFirst(first: IteratorResult<Bytes>, chunks: AsyncGenerator<Bytes>): AsyncGenerator<Bytes> {
  if (!first.done) yield first.value;
  yield* chunks;
}

/** If the cached body is truncated, renders it here and sends the missing end. Every isolate renders the same bytes. */
async function* completeTruncated(
  body: Response["body"],
  render: () => AsyncGenerator<Bytes>,
  logFailure: (error: unknown) => void,
): AsyncGenerator<Bytes> {
  let sentBytes = 0;
  let lastText = "";
  let failure: unknown = new LoggableError("the body is truncated");
  try {
    for await (const chunk of chunksOf(body)) {
      sentBytes += chunk.length;
      lastText = (lastText + decoder.decode(chunk)).slice(-documentEnd.length);
      yield chunk;
    }
  } catch (error) {
    failure = error;
  }
  if (lastText === documentEnd) return;
  logFailure(failure);
  let toSkip = sentBytes;
  for await (const chunk of render()) {
    if (toSkip < chunk.length) yield chunk.subarray(toSkip);
    toSkip = Math.max(0, toSkip - chunk.length);
  }
}

/** Throws if the next chunk takes too long. */
async function* chunksOf(body: Response["body"]): AsyncGenerator<Bytes> {
  const reader = body?.getReader();
  try {
    while (reader) {
      const { done, value } = await withDeadline(reader.read(), cacheDeadlineMs);
      if (done) return;
      yield value;
    }
  } finally {
    // If this fails, the body has failed or ended already: nothing is left to cancel.
    reader?.cancel().catch(() => {});
  }
}

function uncached(status: number): ResponseInit {
  return { status, headers: { "Cache-Control": cache.never } };
}

/** The 200 has been sent, so the loader must not set another status. */
function assertHeadFirst(
  { route }: PageRequest,
  preparedPage: Renderer.PreparedPage | Response,
): Renderer.PreparedPage {
  const problem = `app/routes.ts: ${route.path} says headFirst, but its loader`;
  const remedy = "Remove headFirst from its line.";
  if (preparedPage instanceof Response) throw new Error(`${problem} redirects. ${remedy}`);
  if (preparedPage.status !== 200 && preparedPage.error === undefined)
    throw new Error(`${problem} answers with ${preparedPage.status}. ${remedy}`);
  return preparedPage;
}

/** Whether the status depends on the page's action or loader. */
export function waitsForLoader({ posted, route: { lazy, handle } }: PageRequest): boolean {
  return posted !== undefined || (lazy.loader !== undefined && !handle.headFirst);
}

/** Lower-cases a path and removes its final slash. The caller redirects only if the result is one of our pages. */
function canonical(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
      .replace(/(?<=[^/])\/$/, "")
      .toLowerCase();
  } catch {
    // A "%" that encodes nothing.
    return pathname;
  }
}

function plainResponse(status: number, text: string | null, extraHeaders: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: pageHeaders(undefined, { "Content-Type": "text/plain; charset=utf-8", ...extraHeaders }),
  });
}

/** Reads the rest of the body: otherwise the connection closes before the sender sees the response. */
async function afterDraining(request: Request, pending: Response | Promise<Response>): Promise<Response> {
  const response = await pending;
  const { drainBody } = await import("../bodies/read-body.ts");
  await drainBody(request);
  return response;
}
