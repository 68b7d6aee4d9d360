import type { ReactNode } from "react";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { CurrentSection, SectionContext } from "#app/page-request/current-section.tsx";
import type { PageModule } from "#app/page-request/page-request.ts";
import { type Visit, visitContext } from "#app/page-request/visit.ts";

/** What React Router made of a request: what a loader and an action returned, for the sections to read. */
export interface RoutedRequest {
  status: number;
  headers: [name: string, value: string][];
  /** Whether an action has answered a post. */
  answered: boolean;
  inRouter(section: ReactNode): ReactNode;
}

/** Each knows one page: matching against the whole table costs as much as all else that a router does. */
const handlers = new Map<string, StaticHandler>();

/** Runs a page's action and its loader. A redirect is a response; what a loader throws is thrown. */
export async function routeRequest(
  pattern: string,
  { loader, action }: PageModule,
  request: Request,
  visit: Visit,
): Promise<RoutedRequest | Response> {
  const handler =
    handlers.get(pattern) ??
    createStaticHandler([
      { path: pattern, Component: CurrentSection, ...(loader && { loader }), ...(action && { action }) },
    ]);
  handlers.set(pattern, handler);
  const requestContext = new RouterContextProvider();
  requestContext.set(visitContext, visit);
  const result = await handler.query(request, { requestContext });
  if (result instanceof Response) return result;
  const [error] = Object.values(result.errors ?? {});
  if (error !== undefined) throw error;
  return {
    status: result.statusCode,
    headers: Object.values(result.actionHeaders).flatMap((headers) => [...headers]),
    answered: result.actionData !== null,
    inRouter: providerOf(handler, result),
  };
}

function providerOf(handler: StaticHandler, context: StaticHandlerContext): (section: ReactNode) => ReactNode {
  const router = createStaticRouter(handler.dataRoutes, context);
  return (section) => (
    <SectionContext value={section}>
      <StaticRouterProvider context={context} router={router} hydrate={false} />
    </SectionContext>
  );
}
