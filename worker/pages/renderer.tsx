import type { PageModule, PageRequest } from "#app/page-request/page-request.ts";
import type { Visit } from "#app/page-request/visit.ts";
import { routes } from "#app/routes.ts";
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
  pattern: string,
  page: PageRequest,
  request: () => Request,
  visit: Visit,
): Promise<ResolvedPage | Response> {
  const module = await loadPage(pattern);
  if (!module.loader && !module.action) {
    const status = pattern === "*" ? 404 : 200;
    return { status, headers: [], answered: false, render: (end) => renderSections(module.Page, page, undefined, end) };
  }
  const { routeRequest } = await import("./router.tsx");
  const routed = await routeRequest(pattern, module, request(), visit);
  if (routed instanceof Response) return routed;
  return { ...routed, render: (end) => renderSections(module.Page, page, routed.inRouter, end) };
}

const loaded = new Map<string, PageModule>();

async function loadPage(pattern: string): Promise<PageModule> {
  const known = loaded.get(pattern);
  if (known) return known;
  const module = await routes.find((route) => route.pattern === pattern)?.load();
  if (!module) throw new Error(`app/routes.ts has no page at ${pattern}`);
  loaded.set(pattern, module);
  return module;
}
