import { browserAssets } from "virtual:browser-assets";
import {
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { documentEnd, documentStart, linkHeader } from "#app/document/document.tsx";
import { type Head, isPageHandle } from "#app/document/head.ts";
import { type Visit, visitContext } from "#app/page-request/visit.ts";
import { failureHead } from "#app/pages/failure/failure.tsx";
import { cache, pageHeaders } from "./headers.ts";
import type { Log } from "./log.ts";
import { type Bytes, pageBody } from "./page-body.tsx";
import { createPageRoutes } from "./page-routes.ts";

interface PagesOptions {
  routes: RouteObject[];
  siteUrl: string;
  log: Log;
  /** Off under `vite dev`, where an edit must show at once. */
  keep: boolean;
}

/** Turns a request into a page. Pages that depend on nothing but the build and the date are kept as bytes. */
export function createPages({ routes, siteUrl, log, keep }: PagesOptions) {
  const { routeAt, fieldsAt, handlerAt } = createPageRoutes(routes);
  const kept = new Map<string, KeptPage>();
  const underway = new Map<string, Promise<KeptPage | undefined>>();

  async function answer(request: Request, visit: Visit): Promise<Answer> {
    const url = new URL(request.url);
    const unread = url.search !== "" && dropUnread(url, fieldsAt(url.pathname, visit.today));
    const asked = unread && request.method !== "POST" ? new Request(url, request) : request;
    if (keep && request.method !== "POST" && url.search === "") return answerFromMemory(asked, visit, url.pathname);
    const { response } = await render(asked, visit, () => ({ "Cache-Control": cache.never }));
    return { response };
  }

  /** Every address without a page gets this one body. */
  function notFound(request: Request, visit: Visit): Promise<Answer> {
    const missing = new Request(new URL("/404", request.url), { method: request.method });
    return answerFromMemory(missing, visit, "/404");
  }

  async function answerFromMemory(request: Request, visit: Visit, path: string): Promise<Answer> {
    const status = routeAt(path) ? 200 : 404;
    const tag = `W/"${browserAssets.build}-${visit.today}"`;
    const key = `${visit.today} ${path}`;
    const page = kept.get(key) ?? (underway.has(key) ? await Promise.race([underway.get(key), soon()]) : undefined);
    if (page && status === 200 && namesTag(request.headers.get("If-None-Match"), tag))
      return { response: new Response(null, { status: 304, headers: page.headers }), fromMemory: true };
    if (page) return { response: new Response(page.bytes, { status, headers: page.headers }), fromMemory: true };

    const rendering = render(request, visit, (got) => ({
      "Cache-Control": got === status ? cache.revalidate : cache.never,
      ...(got === status && status === 200 && { ETag: tag }),
    }));
    underway.set(key, keepPage(key, visit.today, status, rendering));
    return { response: (await rendering).response };
  }

  async function keepPage(
    key: string,
    today: string,
    status: number,
    rendering: Promise<Rendered>,
  ): Promise<KeptPage | undefined> {
    try {
      const { response, whole } = await rendering;
      const headers = new Headers(response.headers);
      const bytes = response.status === status ? await whole : undefined;
      if (!bytes) return undefined;
      for (const old of kept.keys()) if (!old.startsWith(today)) kept.delete(old);
      kept.set(key, { bytes, headers });
      return kept.get(key);
    } catch {
      // Whoever asked for the page hears of it; the others render for themselves.
      return undefined;
    } finally {
      underway.delete(key);
    }
  }

  async function render(request: Request, visit: Visit, headersFor: HeadersFor): Promise<Rendered> {
    const requestContext = new RouterContextProvider();
    requestContext.set(visitContext, visit);
    const url = new URL(request.url);
    const handler = handlerAt(url.pathname);
    const result = await handler.query(request, { requestContext });
    const headers = pageHeaders(import.meta.env.DEV);
    if (result instanceof Response) {
      const { status, body } = result;
      const own = { ...headers, ...headersFor(status), ...Object.fromEntries(result.headers) };
      return { response: new Response(body, { status, headers: own }), whole: nothing };
    }
    const { statusCode: status, errors } = result;
    const error = Object.values(errors ?? {}).at(0);
    if (error !== undefined && status >= 500) logFailure(error, "loader");
    const head = headOf(result, url);
    const router = createStaticRouter(handler.dataRoutes, result);
    const { body, whole } = pageBody(
      {
        start: documentStart(head, siteUrl, visit.today),
        main: <StaticRouterProvider context={result} router={router} hydrate={false} />,
        end: documentEnd(visit.today),
      },
      (error) => logFailure(error, "render"),
    );
    const said = Object.values(result.actionHeaders).flatMap((action) => [...action]);
    const own = {
      ...headers,
      ...headersFor(status),
      ...Object.fromEntries(said),
      ...(status === 200 && { Link: linkHeader(head) }),
    };
    return { response: new Response(body, { status, headers: own }), whole: status < 500 ? whole : nothing };
  }

  function logFailure(error: unknown, during: string): void {
    log({ event: "page-failed", during, kind: error instanceof Error ? error.name : typeof error });
  }

  return { routeAt, answer, notFound };
}

interface KeptPage {
  bytes: Bytes;
  headers: Headers;
}

interface Rendered {
  response: Response;
  /** All of its bytes, or undefined where there is nothing worth keeping. */
  whole: Promise<Bytes | undefined>;
}

type HeadersFor = (status: number) => Record<string, string>;

interface Answer {
  response: Response;
  fromMemory?: boolean;
}

const nothing = Promise.resolve(undefined);

function headOf(context: StaticHandlerContext, url: URL): Head {
  if (context.errors) return failureHead(context.statusCode, url.pathname);
  const match = context.matches.at(-1);
  if (!match || !isPageHandle(match.route.handle)) throw new Error(`${match?.route.path} has no handle with a head`);
  const routeId = match.route.id;
  return match.route.handle.head({
    url,
    data: context.loaderData[routeId],
    answer: context.actionData?.[routeId],
  });
}

/** Takes fields off that the page doesn't read, and says whether there were any: without them it is the same page for everybody. */
function dropUnread(url: URL, fields: ReadonlySet<string>): boolean {
  const sent = [...url.searchParams];
  const read = sent.filter(([field]) => fields.has(field));
  if (read.length === sent.length && read.length > 0) return false;
  url.search = new URLSearchParams(read).toString();
  return true;
}

/** The edge weakens the tag when it compresses, so tags are compared weakly. */
function namesTag(header: string | null, tag: string): boolean {
  const opaque = tag.replace(/^W\//, "");
  return header?.split(",").some((named) => ["*", opaque].includes(named.trim().replace(/^W\//, ""))) ?? false;
}

/** How long a request waits for another one's render of the same page before it renders by itself. */
function soon(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), 50));
}
