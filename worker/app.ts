import { browserAssets } from "virtual:browser-assets";
import { Hono } from "hono";
import { routes } from "#app/routes.tsx";
import { business } from "#content/business.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { readAddress, readablePath } from "./addresses.ts";
import { drainBody } from "./bodies/stream.ts";
import { shownClock } from "./clock.ts";
import { checkConfiguration } from "./environment.ts";
import { feedsRoutes } from "./feeds.ts";
import { cache, securityHeaders, speculationRules, speculationRulesPath } from "./headers.ts";
import type { Leads } from "./leads/leads.ts";
import { leadRoutes } from "./leads/routes.ts";
import type { Log } from "./log.ts";
import { createPages } from "./pages.tsx";
import { placesRoutes } from "./places/routes.ts";
import { isForeign } from "./same-origin.ts";
import { serviceWorker } from "./service-worker.ts";
import { visitsRoutes } from "./visits.ts";

export interface Dependencies {
  env: Env;
  now(): Date;
  log: Log;
  leads: Leads;
}

/** The site as a function of what it depends on. Read top to bottom: what is tried first stands first. */
export function createApp({ env, now, log, leads }: Dependencies) {
  const shown = shownClock(env, now);
  const today = () => melbourneDate(shown());
  const app = new Hono<{ Variables: { rendered: boolean } }>();
  const pages = createPages({ routes, siteUrl: env.SITE_URL, log, keep: !import.meta.env.DEV });
  const configuration = checkConfiguration(env);
  if (configuration.missing.length + configuration.invalid.length > 0)
    log({
      event: "configuration",
      missing: configuration.missing.join(" "),
      invalid: configuration.invalid.join(" "),
    });

  const everywhere = Object.entries(securityHeaders(import.meta.env.DEV));
  app.use(async (c, next) => {
    const started = now().getTime();
    await next();
    for (const [name, value] of everywhere) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", cache.never);
    const { pathname } = new URL(c.req.url);
    if (c.res.status >= 400 || c.req.method === "POST" || c.get("rendered"))
      log({
        event: "answer",
        method: c.req.method,
        route: pages.routeAt(pathname)?.pattern ?? readablePath(pathname),
        status: c.res.status,
        duration: now().getTime() - started,
      });
    await drainBody(c.req.raw);
  });

  app.onError((error, c) => {
    log({ event: "request-failed", kind: error.name });
    return c.text(`Something went wrong. Please try again, or call us on ${business.phone.display}.`, 500);
  });

  app.get("/api/health", async (c) => {
    const health = await leads.health();
    return c.json({ ok: health.ok, build: browserAssets.build, configuration, leads: health }, health.ok ? 200 : 503);
  });
  app.get(speculationRulesPath, (c) =>
    c.body(JSON.stringify(speculationRules), 200, {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": cache.revalidate,
    }),
  );
  app.route(
    "/api",
    placesRoutes({
      placesKey: env.PLACES_KEY,
      placesUrl: env.PLACES_URL,
      fetch: (input, init) => fetch(input, init),
      now,
      log,
      limit: env.PLACES_LIMIT,
    }),
  );
  app.route(
    "/api",
    visitsRoutes({
      log,
      limit: env.REPORTS_LIMIT,
      dataset: env.VITALS,
      patternOf: (path) => pages.routeAt(path)?.pattern,
    }),
  );
  app.route("/", leadRoutes(leads));
  app.all("/api/*", (c) => c.json({ error: "There is nothing at this address." }, 404));

  app.route("/", feedsRoutes({ siteUrl: env.SITE_URL, today }));
  app.get("/sw.js", (c) => serviceWorker(env, c.req.raw));
  // The platform answers for the files of this build. What arrives here was asked for by a page of another one.
  app.all("/assets/*", (c) => c.text("This file is not part of the site any more.", 404));

  app.all("*", async (c) => {
    const url = new URL(c.req.url);
    const { method } = c.req;
    const address = readAddress(url.pathname, (path) => pages.routeAt(path) !== undefined);
    const route = address.kind === "malformed" ? undefined : pages.routeAt(url.pathname);
    const methods = route?.methods ?? ["GET", "HEAD"];
    if (!methods.includes(method)) return c.text("Method not allowed", 405, { Allow: methods.join(", ") });
    if (address.kind === "redirect" && method !== "POST") return c.redirect(address.path + url.search, 308);
    const { accept, checkSent, checkWithdrawal, withdraw } = leads;
    // Contact's own action refuses with what was typed; nothing else takes a post from another site's page.
    if (method === "POST" && route?.pattern !== "/contact" && isForeign(c.req.raw))
      return c.text(`Please use the form on our own site, or call ${business.phone.display}.`, 403);
    const visit = { today: today(), acceptAssessment: accept, checkSent, checkWithdrawal, withdraw };
    const { response, fromMemory } = await (route ? pages.answer : pages.notFound)(c.req.raw, visit);
    c.set("rendered", !fromMemory);
    return response;
  });

  return app;
}
