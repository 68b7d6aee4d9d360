import { createStaticHandler, type RouteObject, RouterContextProvider } from "react-router";
import { type PageServices, pageServices } from "#app/page-request/page-services.ts";

/** Runs a page's action and its loader. A redirect is a response; what a loader throws is thrown. */
export async function routeRequest(route: RouteObject, request: Request, visit: PageServices) {
  // One page: matching against the whole table costs as much as all else that a router does.
  const handler = createStaticHandler([route]);
  const requestContext = new RouterContextProvider();
  requestContext.set(pageServices, visit);
  const result = await handler.query(request, { requestContext });
  if (result instanceof Response) return result;
  const [error] = Object.values(result.errors ?? {});
  if (error !== undefined) throw error;
  const [loaderData] = Object.values(result.loaderData);
  const [actionData] = Object.values(result.actionData ?? {});
  return {
    status: result.statusCode,
    headers: Object.fromEntries(Object.values(result.actionHeaders).flatMap((headers) => [...headers])),
    answered: result.actionData !== null,
    loaderData,
    actionData,
  };
}
