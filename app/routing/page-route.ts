// React Router's data mode passes no props to a page's component, and has no types for them. This makes a route's handler, and the
// props of framework mode; it adds the query and the day.
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

/**
 * React Router's `RouteObject`, for a page. `lazy` is in its object form, so that the table shows which routes have a loader or an
 * action.
 */
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
  /** One head for each of the route's addresses. */
  heads: readonly Head[];
  /** The folder under app/pages, which names its style sheet. */
  sheet: string;
  /** The query fields that the page reads. It never sees others, so a campaign's parameters change nothing. */
  fields: readonly string[];
  /** The loader never decides the status, so the head doesn't wait for it. Without a query the answer is cached. */
  headFirst?: boolean;
  /** The answer is valid until the next full hour, because it says whether we are open, and we open and close on the hour. */
  changesHourly?: boolean;
  /** A form or a tool, which makes little sense as a text, so it has no Markdown. */
  browserOnly?: boolean;
  /** Only for people with its signed link: no index lists it, and no other site learns its address. */
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
  /** After a post. */
  actionData: DataOf<Action> | undefined;
  params: Params;
  matches: UIMatch[];
  /** The query fields that the page reads, without the "?". Empty for the page itself. */
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

/** Runs the route's action and loader. A redirect becomes a response; anything thrown becomes an error. */
export async function queryPage({ route, request, query, services }: PageQuery) {
  const handler = handlers.get(route) ?? handlerOf(route);
  handlers.set(route, handler);
  const requestContext = new RouterContextProvider();
  requestContext.set(pageServices, services);
  const result = await handler.query(request, { requestContext });
  if (result instanceof Response) return result;
  const [error] = Object.values(result.errors ?? {});
  const [loaderData] = Object.values(result.loaderData);
  const [actionData] = Object.values(result.actionData ?? {});
  const matches = result.matches.map(({ route: { id, handle }, pathname, params }) => ({
    ...{ id, pathname, params, handle },
    loaderData: result.loaderData[id],
  }));
  const params = matches[0]?.params ?? {};
  const props: PageProps<unknown, unknown> = {
    ...{ loaderData, actionData, params, matches, query },
    today: services.today,
  };
  const sent = [...Object.values(result.loaderHeaders), ...Object.values(result.actionHeaders)];
  const headers = new Headers(sent.flatMap((each) => [...each]));
  // A thrown `Response` has headers about its own text, but ours is a page.
  headers.delete("Content-Type");
  return { status: result.statusCode, headers: Object.fromEntries(headers), error, props };
}

/** A handler for one route: matching against the whole table costs as much as everything else in the router. */
function handlerOf({ path, handle, lazy: { loader, action } }: PageRoute): StaticHandler {
  const lazy = { ...(loader && { loader }), ...(action && { action }) };
  return createStaticHandler([{ path, handle, ...((loader || action) && { lazy }) }]);
}
