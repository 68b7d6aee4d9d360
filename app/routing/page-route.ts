// React Router's data mode passes a page's component no props, and types them away. This makes the handler of a route, and the
// props that framework mode passes; with them go the question and the day.
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

/** React Router's `RouteObject`, for a page: `lazy` is in its object form, so that the table shows who has a loader or an action. */
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

/** Everything that a page says about itself before its code is loaded. */
export interface PageHandle extends Titles {
  /** One for each address that the route has. */
  heads: readonly Head[];
  /** Its style sheet: the folder under app/pages. */
  sheet: string;
  /** The fields of the address that the page reads. Others never reach it: a campaign's parameters change nothing. */
  fields: readonly string[];
  /** The loader never decides the status, so the head doesn't wait for it. Without a question its answer is kept. */
  headFirst?: boolean;
  /** Its answer holds until the next full hour: it says whether we are open, and we open and close on the hour. */
  changesHourly?: boolean;
  /** A form or a tool, which says little as a text: it has no Markdown. */
  browserOnly?: boolean;
  /** Only for people who hold its signed link: it is in no index, and no other site learns its address. */
  isPrivate?: boolean;
}

/** What a page's `page.tsx` exports. */
export interface PageModule {
  /** The page's sections, in a fragment, sent in order. A section may be an async component: what stands before it goes out first. */
  Component(props: PageProps<unknown, unknown>): ReactNode | Promise<ReactNode>;
  ErrorBoundary?: ComponentType<{ error: unknown }>;
  loader?: LoaderFunction;
  action?: ActionFunction;
}

/** What a page is rendered from. `PageProps<typeof loader, typeof action>` types what these returned. */
export interface PageProps<Loader = undefined, Action = undefined> {
  loaderData: DataOf<Loader>;
  /** After a post. */
  actionData: DataOf<Action> | undefined;
  params: Params;
  matches: UIMatch[];
  /** The fields of the address that the page reads, as a query without its "?". Empty for the page itself. */
  question: string;
  /** Melbourne's date, YYYY-MM-DD. */
  today: string;
}

type DataOf<Handler> = Handler extends (...args: never[]) => infer Returned ? Unwrapped<Awaited<Returned>> : Handler;
type Unwrapped<T> = T extends Response ? never : T extends DataWithResponseInit<infer Data> ? Data : T;

interface PageQuery {
  route: PageRoute;
  request: Request;
  question: string;
  services: PageServices;
}

const handlers = new WeakMap<PageRoute, StaticHandler>();

/** Runs the route's action and loader. A redirect is a response; what they throw is an error. */
export async function queryPage({ route, request, question, services }: PageQuery) {
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
    ...{ loaderData, actionData, params, matches, question },
    today: services.today,
  };
  const sent = [...Object.values(result.loaderHeaders), ...Object.values(result.actionHeaders)];
  const headers = new Headers(sent.flatMap((each) => [...each]));
  // Headers of a thrown `Response` that describe its own text: ours is a page.
  headers.delete("Content-Type");
  return { status: result.statusCode, headers: Object.fromEntries(headers), error, props };
}

/** For one route: matching against the whole table costs as much as all else that a router does. */
function handlerOf({ path, handle, lazy: { loader, action } }: PageRoute): StaticHandler {
  const lazy = { ...(loader && { loader }), ...(action && { action }) };
  return createStaticHandler([{ path, handle, ...((loader || action) && { lazy }) }]);
}
