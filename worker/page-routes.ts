import { createStaticHandler, type RouteObject, type StaticHandler } from "react-router";
import { isPageHandle, type PageHandle } from "#app/document/head.ts";
import { isDecodable } from "./addresses.ts";

/** What an address leads to, found once for each: its route, the fields that its page reads, and the router that renders it. */
export function createPageRoutes(routes: RouteObject[]) {
  const table = createStaticHandler(routes);
  const found = new Map<string, FoundRoute>();
  /** By pattern, like what follows. */
  const fields = new Map<string, ReadonlySet<string>>();
  /** Each knows one page: matching against the whole table costs as much as all else that a router does. */
  const handlers = new Map<string, StaticHandler>();

  /** The route that answers a path; undefined where only the not-found page would. */
  function routeAt(path: string): FoundRoute | undefined {
    const known = found.get(path);
    if (known) return known;
    // The router would print a path that it can't decode, and paths may hold what nobody should log.
    if (!isDecodable(path)) return undefined;
    const { route, params } = table.match(path)?.at(-1) ?? {};
    if (!route?.path || route.path === "*") return undefined;
    if (isPageHandle(route.handle) && route.handle.exists?.(params ?? {}) === false) return undefined;
    const reads = isPageHandle(route.handle) ? route.handle.reads : undefined;
    const answer = { pattern: route.path, methods: route.action ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"], reads };
    // A route matches in any spelling, so only the right one is remembered: there are no more of those than pages.
    if (/^\/$|^\/[^A-Z%]*[^A-Z%/]$/.test(path)) found.set(path, answer);
    return answer;
  }

  function fieldsAt(path: string, today: string): ReadonlySet<string> {
    const { pattern = "*", reads } = routeAt(path) ?? {};
    const known = fields.get(pattern) ?? new Set(reads?.(today));
    fields.set(pattern, known);
    return known;
  }

  function handlerAt(path: string): StaticHandler {
    const { pattern = "*" } = routeAt(path) ?? {};
    const known = handlers.get(pattern) ?? createStaticHandler(routes.map((site) => withOnly(site, pattern)));
    handlers.set(pattern, known);
    return known;
  }

  return { routeAt, fieldsAt, handlerAt };
}

interface FoundRoute {
  pattern: string;
  methods: readonly string[];
  reads: PageHandle["reads"];
}

function withOnly(site: RouteObject, pattern: string): RouteObject {
  return site.index ? site : { ...site, children: (site.children ?? []).filter(({ path }) => path === pattern) };
}
