import { browserAssets } from "virtual:browser-assets";
import { Hono } from "hono/tiny";
import { business } from "#content/business.ts";
import { browserReportRoutes } from "./browser-reports.ts";
import type { Configuration } from "./environment.ts";
import { feeds } from "./feeds/feeds.ts";
import { createHtmlReader } from "./feeds/html-reader.ts";
import { corsHeaders, createRepresentations } from "./feeds/representations.ts";
import { createFeeds } from "./feeds/serve-feeds.ts";
import { cache, securityHeaders, sitePolicy } from "./headers.ts";
import type { Health } from "./leads/health.ts";
import type { Leads } from "./leads/leads.ts";
import { leadRoutes } from "./leads/routes.ts";
import { isOverLimit } from "./limits.ts";
import { errorFields, type Log, loggablePath } from "./log.ts";
import { missingPath, routeAt } from "./pages/page-request.ts";
import type { createPages } from "./pages/pages.ts";
import { placesRoutes } from "./places/routes.ts";
import type { Memory } from "./response-memory/memory.ts";
import { serveServiceWorker } from "./service-worker.ts";

interface RoutesDependencies {
  env: Env;
  now(): Date;
  /** The time that the site shows. */
  siteTime(): Date;
  today(): string;
  log: Log;
  configuration: Configuration;
  memory: Memory;
  tagOf(period: string): string;
  /** Whether assistants may use `/mcp`. */
  hasTools: boolean;
  leads(): Promise<Leads>;
  pages: Pick<ReturnType<typeof createPages>, "respond" | "respondToPath">;
}

const preflightHeaders = {
  ...corsHeaders,
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": "Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name",
};

/** What `/api/health` shows to a signed link. */
export interface HealthReport {
  ok: boolean;
  build: string;
  configuration: Configuration;
  leads: Health;
}

/**
 * Everything that isn't a page, and pages as Markdown or JSON. Routes are tried from top to bottom.
 */
export function createRoutes(dependencies: RoutesDependencies) {
  const { env, now, siteTime, today, log, configuration, memory, tagOf, hasTools, leads, pages } = dependencies;
  const app = new Hono<{ Bindings: Env }>();
  app.onError((error, c) => {
    log({ event: "request-failed", ...errorFields(error) });
    return c.text(`Something went wrong. Please try again, or call us on ${business.phone.display}.`, 500);
  });

  const defaultHeaders = Object.entries(securityHeaders(sitePolicy));
  app.use(async (c, next) => {
    const startedMs = now().getTime();
    await next();
    for (const [name, value] of defaultHeaders) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", cache.never);
    const { status } = c.res;
    const { method, path } = c.req;
    if (status >= 400 || method === "POST")
      log({ event: "answer", method, route: loggablePath(path), status, duration: now().getTime() - startedMs });
    // A body that no route read would cut off its sender before the answer arrives.
    if (c.req.raw.body) await (await import("./bodies/read-body.ts")).drainBody(c.req.raw);
  });

  app.get("/api/health", async (c) => {
    const { checkHealth, isHealthLink } = await leads();
    const query = new URL(c.req.url).searchParams;
    const isSigned = isHealthLink(query);
    if (query.has("sig") && !isSigned) return c.json({ error: "not signed" }, 403);
    const health = await checkHealth();
    const { ok } = health;
    const report: HealthReport = { ok, build: browserAssets.build, configuration, leads: health };
    return c.json(isSigned ? report : { ok }, ok ? 200 : 503);
  });
  const places = { placesKey: env.PLACES_KEY, placesUrl: env.PLACES_URL, limit: env.PLACES_LIMIT };
  app.route("/api", placesRoutes({ ...places, fetch: (input, init) => fetch(input, init), now, log }));
  app.route(
    "/api",
    browserReportRoutes({
      log,
      limit: env.REPORTS_LIMIT,
      dataset: env.VITALS,
      patternOf: (path) => routeAt(path)?.path,
    }),
  );
  app.route("/", leadRoutes(leads));
  app.all("/api/*", (c) => c.json({ error: "There is nothing at this address." }, 404));
  const serveFeed = createFeeds({ siteUrl: env.SITE_URL, today, memory, tagOf, hasTools });
  for (const [path, type] of feeds) app.all(path, (c) => serveFeed(c.req.raw, path, type));
  app.get("/sw.js", (c) => serveServiceWorker(env, c.req.raw));
  // The platform serves this build's files, so a request that arrives here comes from a page of another build.
  app.all("/assets/*", (c) => c.text("This file belongs to an earlier version of the site. Reload the page.", 404));
  const htmlOf = createHtmlReader(env.SITE_URL, pages.respond);
  const represent = createRepresentations({ siteUrl: env.SITE_URL, siteTime, memory, tagOf, htmlOf });
  app.all("/mcp", async (c) => {
    if (!hasTools) return c.json({ error: "The tools are switched off." }, 404);
    if (c.req.method === "OPTIONS") return c.body(null, 204, preflightHeaders);
    if (c.req.method !== "POST")
      return c.json({ error: "This URL accepts only POST." }, 405, { Allow: "POST, OPTIONS" });
    if (await isOverLimit(env.MCP_LIMIT, c.req.raw, log))
      return c.json({ error: "Too many requests. Please wait a minute." }, 429, {
        ...corsHeaders,
        "Retry-After": "60",
      });
    const { serveMcp } = await import("./feeds/mcp.ts");
    return serveMcp(c.req.raw, { siteUrl: env.SITE_URL, today: today(), htmlOf });
  });
  app.get("*", async (c, next) => (await represent(c.req.raw)) ?? next());
  app.notFound((c) => pages.respond(c.req.raw) ?? pages.respondToPath(missingPath, c.req.raw));
  return app;
}
