import type { RouteObject } from "react-router";
import { isPageHandle, type PageHandle } from "#app/document/head.ts";
import type { PageRequest } from "#app/page-request/page-request.ts";
import type { Visit } from "#app/page-request/visit.ts";
import { routes } from "#app/routes.tsx";
import type { Bytes } from "../memory/bytes.ts";
import { renderSections } from "./sections.tsx";

/** A page whose status is known and of which nothing is rendered yet. */
export interface ResolvedPage {
  status: number;
  headers: [name: string, value: string][];
  /** Whether an action has answered a post. */
  answered: boolean;
  /** `end` is sent with the last section. */
  render(end: Bytes): AsyncGenerator<Bytes>;
}

/** Loads the page. Only one with a loader or an action needs React Router, and the request itself. */
export async function resolvePage(
  page: PageRequest,
  request: () => Request,
  visit: Visit,
): Promise<ResolvedPage | Response> {
  const { route, handle, isRouted } = await loadPage(page.pattern);
  const { sections } = handle;
  if (!isRouted) {
    const status = page.pattern === "*" ? 404 : 200;
    return {
      status,
      headers: [],
      answered: false,
      render: (end) => renderSections(sections, page, (section) => section, end),
    };
  }
  const { routeRequest } = await import("./router.tsx");
  const routed = await routeRequest(route, request(), visit);
  if (routed instanceof Response) return routed;
  return { ...routed, render: (end) => renderSections(sections, page, routed.inRouter, end) };
}

interface LoadedPage {
  route: RouteObject;
  handle: PageHandle;
  /** Whether it has a loader or an action. */
  isRouted: boolean;
}

const loaded = new Map<string, LoadedPage>();

async function loadPage(pattern: string): Promise<LoadedPage> {
  const known = loaded.get(pattern);
  if (known) return known;
  const route = routes.find(({ path }) => path === pattern);
  const { handle, loader, action } = typeof route?.lazy === "function" ? await route.lazy() : {};
  if (!route || !isPageHandle(handle)) throw new Error(`app/routes.tsx: the page at ${pattern} exports no handle`);
  const page = { route, handle, isRouted: loader !== undefined || action !== undefined };
  loaded.set(pattern, page);
  return page;
}
