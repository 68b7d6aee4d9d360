import { browserAssets } from "virtual:browser-assets";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { documentEnd, documentStart } from "#app/document.tsx";
import { type Head, isPageHandle } from "#app/head.ts";
import { FailureSection, failureHead } from "#app/pages/failure/failure.tsx";
import { type Visit, visitContext } from "#app/visit.ts";
import { cache, pageHeaders } from "./headers.ts";
import type { Log } from "./log.ts";

interface PagesOptions {
  routes: RouteObject[];
  siteUrl: string;
  log: Log;
  /** Off under `vite dev`, where an edit must show at once. */
  keep: boolean;
}

/** Turns a request into a streamed page. Pages that depend on nothing but the build and the date are kept as bytes. */
export function createPages({ routes, siteUrl, log, keep }: PagesOptions) {
  const handler = createStaticHandler(routes);
  const kept = new Map<string, Bytes>();
  const underway = new Map<string, Promise<Bytes | undefined>>();

  /** The route that answers a path; undefined where only the not-found page would. */
  function routeAt(path: string): { pattern: string; methods: readonly string[] } | undefined {
    const { route, params } = handler.match(path)?.at(-1) ?? {};
    if (!route?.path || route.path === "*") return undefined;
    if (isPageHandle(route.handle) && route.handle.exists?.(params ?? {}) === false) return undefined;
    return { pattern: route.path, methods: route.action ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"] };
  }

  async function answer(request: Request, visit: Visit): Promise<Answer> {
    const { pathname, search } = new URL(request.url);
    if (!keep || request.method === "POST" || search !== "") return { response: await render(request, visit) };
    return answerFromMemory(request, visit, pathname);
  }

  /** Every address without a page gets this one body. */
  function notFound(request: Request, visit: Visit): Promise<Answer> {
    const missing = new Request(new URL("/404", request.url), { method: request.method });
    return answerFromMemory(missing, visit, "/404");
  }

  async function answerFromMemory(request: Request, visit: Visit, path: string): Promise<Answer> {
    const status = routeAt(path) ? 200 : 404;
    const tag = `W/"${browserAssets.build}-${visit.today}"`;
    const known = status === 200 && namesTag(request.headers.get("If-None-Match"), tag);
    const headers = {
      ...pageHeaders(),
      "Cache-Control": cache.revalidate,
      ...(status === 200 && { ETag: tag }),
    };
    const key = `${visit.today} ${path}`;
    const bytes = kept.get(key) ?? (underway.has(key) ? await Promise.race([underway.get(key), soon()]) : undefined);
    if (bytes && known) return { response: new Response(null, { status: 304, headers }), fromMemory: true };
    if (bytes) return { response: new Response(bytes, { status, headers }), fromMemory: true };

    const finished = Promise.withResolvers<Bytes | undefined>();
    underway.set(key, finished.promise);
    const response = await render(request, visit, (page, got) => {
      const whole = got === status ? page : undefined;
      if (whole) keepPage(key, visit.today, whole);
      underway.delete(key);
      finished.resolve(whole);
    });
    if (response.status !== status) return { response };
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return { response };
  }

  function keepPage(key: string, today: string, whole: Bytes): void {
    for (const old of kept.keys()) if (!old.startsWith(today)) kept.delete(old);
    kept.set(key, whole);
  }

  async function render(request: Request, visit: Visit, whenDone: WhenDone = () => {}): Promise<Response> {
    const requestContext = new RouterContextProvider();
    requestContext.set(visitContext, visit);
    const result = await handler.query(request, { requestContext });
    const headers = { ...pageHeaders(import.meta.env.DEV), "Cache-Control": cache.never };
    if (result instanceof Response) {
      whenDone(undefined, result.status);
      return new Response(result.body, {
        status: result.status,
        headers: { ...headers, ...Object.fromEntries(result.headers) },
      });
    }
    const error = Object.values(result.errors ?? {}).at(0);
    if (error !== undefined && result.statusCode >= 500) logFailure(error, "loader");
    const body = streamPage(result, new URL(request.url), visit, whenDone);
    return new Response(body, { status: result.statusCode, headers });
  }

  /** The document's beginning leaves at once; `<main>` follows as React yields it; only a whole page is handed on. */
  function streamPage(
    context: StaticHandlerContext,
    url: URL,
    visit: Visit,
    whenDone: WhenDone,
  ): ReadableStream<Bytes> {
    const encoder = new TextEncoder();
    const chunks: Bytes[] = [];
    let gone = false;
    return new ReadableStream<Bytes>({
      async start(controller) {
        const send = (chunk: Bytes) => {
          chunks.push(chunk);
          if (!gone) controller.enqueue(chunk);
        };
        let whole = context.statusCode < 500;
        try {
          send(encoder.encode(documentStart(headOf(context, url), siteUrl)));
          const router = createStaticRouter(handler.dataRoutes, context);
          const main = await renderToReadableStream(
            <StaticRouterProvider context={context} router={router} hydrate={false} />,
            { onError: () => {} },
          );
          for await (const chunk of main) send(chunk);
        } catch (error) {
          whole = false;
          logFailure(error, "render");
          send(encoder.encode(renderToStaticMarkup(<FailureSection status={500} message={messageOf(error)} />)));
        }
        send(encoder.encode(documentEnd(visit.today)));
        if (!gone) controller.close();
        whenDone(whole ? join(chunks) : undefined, context.statusCode);
      },
      cancel() {
        gone = true;
      },
    });
  }

  function logFailure(error: unknown, during: string): void {
    log({ event: "page-failed", during, kind: error instanceof Error ? error.name : typeof error });
  }

  return { routeAt, answer, notFound };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Told the whole page once its last byte is there, or undefined where there is nothing worth keeping. */
type WhenDone = (bytes: Bytes | undefined, status: number) => void;

interface Answer {
  response: Response;
  fromMemory?: boolean;
}

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

/** The edge weakens the tag when it compresses, so tags are compared weakly. */
function namesTag(header: string | null, tag: string): boolean {
  const opaque = tag.replace(/^W\//, "");
  return header?.split(",").some((named) => ["*", opaque].includes(named.trim().replace(/^W\//, ""))) ?? false;
}

/** How long a request waits for another one's render of the same page before it renders by itself. */
function soon(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), 50));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "Something went wrong";
}

function join(chunks: Bytes[]): Bytes {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
