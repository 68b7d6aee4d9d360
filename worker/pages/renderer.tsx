import type { ReactNode } from "react";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { isPageHandle } from "#app/document/head.ts";
import { SectionContext } from "#app/page-request/current-section.tsx";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { type Visit, visitContext } from "#app/page-request/visit.ts";
import { routes } from "#app/routes.tsx";
import type { Bytes } from "../memory/bytes.ts";
import { renderSections } from "./sections.tsx";

/** What React Router made of a page request: the status is known, nothing is rendered yet. */
export interface ResolvedPage {
  status: number;
  headers: [name: string, value: string][];
  /** Whether an action has answered a post. */
  answered: boolean;
  render(): AsyncGenerator<Bytes>;
}

/** Each knows one page: matching against the whole table costs as much as all else that a router does. */
const handlers = new Map<string, StaticHandler>();

/** Loads the page and runs its action and its loader. A redirect is a response; what a loader throws is thrown. */
export async function resolvePage(page: PageRequest, request: Request, visit: Visit): Promise<ResolvedPage | Response> {
  const handler = handlers.get(page.pattern) ?? createStaticHandler(routes.filter(({ path }) => path === page.pattern));
  handlers.set(page.pattern, handler);
  const requestContext = new RouterContextProvider();
  requestContext.set(visitContext, visit);
  const result = await handler.query(request, { requestContext });
  if (result instanceof Response) return result;
  const [error] = Object.values(result.errors ?? {});
  if (error !== undefined) throw error;
  const handle: unknown = result.matches.at(-1)?.route.handle;
  if (!isPageHandle(handle)) throw new Error(`${page.pattern} has no handle`);
  return {
    status: result.statusCode,
    headers: Object.values(result.actionHeaders).flatMap((headers) => [...headers]),
    answered: result.actionData !== null,
    render: () => renderSections(handle.sections, page, inRouter(handler, result)),
  };
}

function inRouter(handler: StaticHandler, context: StaticHandlerContext): (section: ReactNode) => ReactNode {
  const router = createStaticRouter(handler.dataRoutes, context);
  return (section) => (
    <SectionContext value={section}>
      <StaticRouterProvider context={context} router={router} hydrate={false} />
    </SectionContext>
  );
}
