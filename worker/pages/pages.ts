import { pageFields } from "virtual:page-fields";
import { documentHead, linkHeader } from "#app/document/document.ts";
import { type Head, headOfQuestion, plainHead } from "#app/document/head.ts";
import type { Styles } from "#app/document/styles.ts";
import { redirectFor } from "#app/estimators/old-addresses.ts";
import type { PageRequest } from "#app/page-request/page-request.ts";
import type { PageServices } from "#app/page-request/page-services.ts";
import { business } from "#content/business.ts";
import { melbourneDate, secondsLeft } from "#content/melbourne.ts";
import { cache, pageHeaders } from "../headers.ts";
import { kindOf, type Log, placeOf } from "../log.ts";
import { type Bytes, join, type Memory } from "../response-memory/memory.ts";
import { namesTag } from "../response-memory/tags.ts";
import { isForeign } from "../same-origin.ts";
import { missingPath, patternOf, type ReadRequest, readRequest } from "./read-request.ts";
import type * as Renderer from "./render.tsx";
import { streamOf, turnOfEventLoop, type Visitor } from "./stream.ts";

interface PagesOptions {
  siteUrl: string;
  /** Whether requests are handed to another system as well. */
  passesOn: boolean;
  /** The time that the site shows. */
  shown(): Date;
  now(): Date;
  log: Log;
  memory: Memory;
  tagOf(today: string): string;
  styleOf(page: string): Styles;
  visit: Omit<PageServices, "today">;
  /** Leads to `answerBody()`, with the platform's cache in front. */
  fetchBody(request: Request): Promise<Response>;
  /** React, React Router and the pages' own code: what no first byte needs. */
  loadRenderer(): Promise<typeof Renderer>;
}

const encoder = new TextEncoder();

/** The address of such a page is a key: no other site learns it. */
const privateHeaders = { "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };

/** Answers for every page: with a 304, from memory, with a body from the platform's cache, or rendered. */
export function createPages(options: PagesOptions) {
  const { siteUrl, passesOn, shown, now, log, memory, tagOf, styleOf, visit, fetchBody, loadRenderer } = options;

  /** Undefined where the address is no page's. */
  function answer(request: Request): Response | Promise<Response> | undefined {
    const { pathname, search, searchParams } = new URL(request.url);
    const redirect = redirectFor(pathname, searchParams, pageFields["/your-price"] ?? []);
    if (redirect && request.method !== "POST") return plain(308, null, { Location: redirect });
    if (patternOf(pathname)) return answerAt(pathname, request);
    const canonicalPath = canonical(pathname);
    return patternOf(canonicalPath) && request.method !== "POST"
      ? plain(308, null, { Location: canonicalPath + search })
      : undefined;
  }

  /** Every address without a page is answered with the page at `missingPath`. */
  function answerAt(path: string, request: Request): Response | Promise<Response> {
    const page = readRequest(request, path, { today: melbourneDate(shown()), passesOn });
    return request.body ? afterDraining(page.posted ?? request, answerRead(page)) : answerRead(page);
  }

  function answerRead(page: ReadRequest): Response | Promise<Response> {
    const { posted, question, route, head, path, method } = page;
    if (head.isPrivate && question === "") return missing(page);
    const methods = route.posts ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
    if (!methods.includes(method)) return plain(405, "Method not allowed", { Allow: methods.join(", ") });
    // The contact page refuses with what was typed; nothing else takes a post from another site's page.
    if (posted && path !== "/contact" && isForeign(posted))
      return plain(403, `Please use the form on our own site, or call ${business.phone.display}.`);
    return posted || question !== "" ? answerQuestion(page) : answerPlain(page);
  }

  function missing({ address, method }: ReadRequest): Response | Promise<Response> {
    return answerAt(missingPath, new Request(address, { method: method === "HEAD" ? method : "GET" }));
  }

  /** A page without a question changes only with the build and the day. Its answer has a tag once it is complete. */
  function answerPlain(page: ReadRequest): Response | Promise<Response> {
    const { head, path, status, today } = page;
    const isPage = status === 200;
    const headers = () =>
      headersOf(head, status, isPage ? { "Cache-Control": cache.revalidate, ETag: tagOf(today) } : {});
    if (isPage && namesTag(page.knownTags, tagOf(today)))
      return new Response(null, { status: 304, headers: headers() });
    const stored = memory.get(today, path);
    if (!stored) {
      const onComplete = (bytes: Bytes) => memory.set(today, path, { bytes, init: { status, headers: headers() } });
      const streamed = headersOf(head, status, isPage ? { "Cache-Control": cache.ask } : {});
      return stream(page, { status, headers: streamed, head, body: () => fromCache(page), onComplete });
    }
    if (!isPage) logAnswer(page, status, now().getTime());
    return new Response(stored.bytes, stored.init);
  }

  async function fromCache({ today, path }: ReadRequest) {
    const answer = await fetchBody(new Request(`https://pages.invalid/${today}${path}`));
    return { bytes: new Uint8Array(await answer.arrayBuffer()), ok: answer.ok };
  }

  /** All of a plain page below its head, for the platform's cache: complete, or a 500 that isn't cached. */
  async function answerBody(request: Request): Promise<Response> {
    const [, today = "", path = ""] = /^\/([\d-]{10})(\/.*)$/.exec(new URL(request.url).pathname) ?? [];
    const page = readRequest(new Request(siteUrl + path), path, { today, passesOn });
    try {
      const lifetime = `public, max-age=${secondsLeft(today, shown())}, must-revalidate`;
      return new Response(await render(page), { headers: { "Cloudflare-CDN-Cache-Control": lifetime } });
    } catch (error) {
      const failed = { status: 500, headers: { "Cache-Control": cache.never } };
      return new Response(await failureBody(page, error), failed);
    }
  }

  /** A page that was asked something. Its head waits only where a store decides about the status. */
  async function answerQuestion(page: ReadRequest): Promise<Response> {
    const started = now().getTime();
    try {
      const prepared = decidesFirst(page) ? await prepare(page) : undefined;
      if (prepared?.status === 404) return await missing(page);
      if (prepared instanceof Response) {
        logAnswer(page, prepared.status, started);
        return plain(prepared.status, null, Object.fromEntries(prepared.headers));
      }
      const { status = page.status, headers = {}, answered } = prepared ?? {};
      const head = headOfQuestion(page.head, page.question, page.route, answered);
      const body = async (visitor: Visitor) => ({ bytes: await render(page, prepared, visitor), ok: true });
      return stream(page, { status, headers: headersOf(head, status, headers), head, body });
    } catch (error) {
      const head = plainHead("/500", "Something went wrong");
      const bytes = join([await headBytes(head, page), await failureBody(page, error)]);
      logAnswer(page, 500, started);
      return new Response(bytes, { status: 500, headers: headersOf(head, 500) });
    }
  }

  async function prepare(page: ReadRequest): Promise<Renderer.PreparedPage | Response> {
    const { preparePage } = await loadRenderer();
    return preparePage(page, { ...visit, today: page.today });
  }

  async function render(page: ReadRequest, alreadyPrepared?: Renderer.PreparedPage, visitor?: Visitor): Promise<Bytes> {
    const prepared = alreadyPrepared ?? (await prepare(page));
    if (prepared instanceof Response) throw new Error(`${page.name} redirects: app/routes.ts must say decidedBy`);
    return encoder.encode(await prepared.render(visitor));
  }

  /** The head is sent before anything is loaded or rendered. A page that fails after that ends in the error section. */
  function stream(page: ReadRequest, { status, headers, head, body, onComplete }: StreamedPage): Response {
    if (page.method === "HEAD") return new Response(null, { status, headers });
    const started = now().getTime();
    return new Response(streamOf(chunks), { status, headers });

    async function* chunks(visitor: Visitor): AsyncGenerator<Bytes> {
      const start = await headBytes(head, page);
      yield start;
      try {
        await turnOfEventLoop();
        const { bytes, ok } = await body(visitor);
        yield bytes;
        if (ok) onComplete?.(join([start, bytes]));
      } catch (error) {
        if (!visitor.left) yield await failureBody(page, error);
      } finally {
        logAnswer(page, status, started);
      }
    }
  }

  async function headBytes(head: Head, { today }: PageRequest): Promise<Bytes> {
    const markup = encoder.encode(documentHead({ head, siteUrl, today }));
    return join([markup, await styleOf(head.styles).markup()]);
  }

  function headersOf(head: Head, status: number, own: Record<string, string> = {}): Headers {
    const link = status === 200 && { Link: linkHeader };
    return pageHeaders(styleOf(head.styles).hash, { ...link, ...(head.isPrivate && privateHeaders), ...own });
  }

  /** What stands in a page's place. What went wrong is in the log. */
  async function failureBody(page: ReadRequest, error: unknown): Promise<Bytes> {
    log({ event: "page-failed", route: page.name, kind: kindOf(error), at: placeOf(error) });
    if (import.meta.env.DEV) console.error(error);
    try {
      return encoder.encode((await loadRenderer()).renderFailure(page, error));
    } catch {
      return encoder.encode(`</head><body><p>We couldn’t show this page. Please call ${business.phone.display}.</p>`);
    }
  }

  function logAnswer({ method, name }: ReadRequest, status: number, started: number): void {
    log({ event: "answer", method, route: name, status, duration: now().getTime() - started });
  }

  return { answer, answerAt, answerBody };
}

interface StreamedPage {
  status: number;
  headers: Headers;
  head: Head;
  /** All below the head; where it failed, it says so. */
  body(visitor: Visitor): Promise<{ bytes: Bytes; ok: boolean }>;
  onComplete?(bytes: Bytes): void;
}

/** Paths are in lower case, without a slash at their end. Nothing typed into one can lead anywhere but to a page of the table. */
function canonical(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
      .replace(/(?<=[^/])\/$/, "")
      .toLowerCase();
  } catch {
    return pathname;
  }
}

/** Whether a store must be asked before the status is known. */
function decidesFirst({ posted, question, route }: ReadRequest): boolean {
  return posted !== undefined || (route.decidedBy?.some((field) => new URLSearchParams(question).has(field)) ?? false);
}

function plain(status: number, text: string | null, own: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: pageHeaders(undefined, { "Content-Type": "text/plain; charset=utf-8", ...own }),
  });
}

/** Reads what is left of the body: otherwise the connection closes before the sender sees the answer. */
async function afterDraining(request: Request, answered: Response | Promise<Response>): Promise<Response> {
  const response = await answered;
  const { drainBody } = await import("../bodies/read-body.ts");
  await drainBody(request);
  return response;
}
