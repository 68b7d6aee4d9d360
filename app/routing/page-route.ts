// React Router's data mode passes no props to a page's component. This runs a route's loader and action, and makes the props that a
// component has in framework mode, plus the query and the day.
import type { ComponentType, ReactNode } from "react";
import {
  type ActionFunction,
  createStaticHandler,
  type UNSAFE_DataWithResponseInit as DataWithResponseInit,
  type LoaderFunction,
  type Params,
  RouterContextProvider,
  type StaticHandler,
  type UIMatch,
} from "react-router";
import type { Head, Titles } from "#app/document/head.ts";
import { type PageServices, pageServices } from "./page-services.ts";

/** React Router's `RouteObject` for a page. `lazy` is in its object form, which shows which routes have a loader or an action. */
export interface PageRoute {
  path: string;
  handle: PageHandle;
  lazy: {
    Component(): Promise<PageModule["Component"]>;
    loader?(): Promise<LoaderFunction | undefined>;
    action?(): Promise<ActionFunction | undefined>;
    ErrorBoundary?(): Promise<PageModule["ErrorBoundary"]>;
  };
}

/** Everything about a page that must be known before its code loads. */
export interface PageHandle extends Titles {
  /** One head for each URL of the route: articles share a route. */
  heads: readonly Head[];
  /** The name of its style sheet, which is its folder under app/pages. */
  sheet: string;
  /** The query fields that the page reads. Others are dropped, so a campaign's parameters change nothing. */
  fields: readonly string[];
  /** The loader never decides the status, so the head doesn't wait for it, and the answer without a query is cached. */
  headFirst?: boolean;
  /** The answer is valid until the next full hour, because it says whether we are open, and we open and close on the hour. */
  changesHourly?: boolean;
  /** A form or a tool that makes no sense as text, so it has no Markdown. */
  browserOnly?: boolean;
  /** Only for people with its signed link: no index lists it, and no other site learns its URL. */
  isPrivate?: boolean;
}

/** The exports of a page's `page.tsx`. */
export interface PageModule {
  /** The page's sections, in a fragment, sent in order. A section may be an async component: those before it are sent first. */
  Component(props: PageProps<unknown, unknown>): ReactNode | Promise<ReactNode>;
  ErrorBoundary?: ComponentType<{ error: unknown }>;
  loader?: LoaderFunction;
  action?: ActionFunction;
}

/** A page's props. `PageProps<typeof loader, typeof action>` types what these returned. */
export interface PageProps<Loader = undefined, Action = undefined> {
  loaderData: DataOf<Loader>;
  /** What the action returned; undefined unless the page was posted to. */
  actionData: DataOf<Action> | undefined;
  params: Params;
  matches: UIMatch[];
  /** The query fields that the page reads, without the "?". Empty if it has none. */
  query: string;
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
}

type DataOf<Handler> = Handler extends (...args: never[]) => infer Returned ? Unwrapped<Awaited<Returned>> : Handler;
type Unwrapped<T> = T extends Response ? never : T extends DataWithResponseInit<infer Data> ? Data : T;

interface PageQuery {
  route: PageRoute;
  request: Request;
  query: string;
  services: PageServices;
}

const handlers = new WeakMap<PageRoute, StaticHandler>();

/** Runs the route's action and loader. A redirect is returned as a response; anything else that is thrown, as `error`. */
export async function queryPage({ route, request, query, services }: PageQuery) {
  const handler = handlers.get(route) ?? createHandler(route);
  handlers.set(route, handler);
  const requestContext = new RouterContextProvider();
  requestContext.set(pageServices, services);
  const result = await handler.query(request, { requestContext });
  if (result instanceof Response) return result;
  const [error] = Object.values(result.errors ?? {});
  const [loaderData] = Object.values(result.loaderData);
  const [actionData] = Object.values(result.actionData ?? {});
  const matches = result.matches.map(({ route: { id, handle }, pathname, params }) => ({
    id,
    pathname,
    params,
    handle,
    loaderData: result.loaderData[id],
  }));
  const params = matches[0]?.params ?? {};
  const props: PageProps<unknown, unknown> = {
    loaderData,
    actionData,
    params,
    matches,
    query,
    today: services.today,
  };
  const routeHeaders = [...Object.values(result.loaderHeaders), ...Object.values(result.actionHeaders)];
  const headers = new Headers(routeHeaders.flatMap((entries) => [...entries]));
  // The type of a thrown `Response` is that of its own text, but we answer with a page.
  headers.delete("Content-Type");
  return { status: result.statusCode, headers: Object.fromEntries(headers), error, props };
}

/** A handler for one route only, because the router takes a long time to match a URL against the whole table. */
function createHandler({ path, handle, lazy: { loader, action } }: PageRoute): StaticHandler {
  const lazy = { ...(loader && { loader }), ...(action && { action }) };
  return createStaticHandler([{ path, handle, ...((loader || action) && { lazy }) }]);
}
