import { browserAssets } from "virtual:browser-assets";
import { Hono } from "hono/tiny";
import type { Configuration } from "./environment.ts";
import type { Leads } from "./leads/leads.ts";
import { leadRoutes } from "./leads/routes.ts";
import type { Log } from "./log.ts";
import { placesRoutes } from "./places/routes.ts";
import { visitsRoutes } from "./visits.ts";

interface ApiDependencies {
  env: Env;
  now(): Date;
  log: Log;
  configuration: Configuration;
  leads(): Promise<Leads>;
  /** The route of a page's address, which may be logged where the address may not. */
  patternOf(path: string): string | undefined;
}

/** Everything that answers programs rather than people. */
export function createApi({ env, now, log, configuration, leads, patternOf }: ApiDependencies) {
  const api = new Hono();
  // The site's own handler answers for what nobody foresaw.
  api.onError((error) => {
    throw error;
  });
  api.get("/api/health", async (c) => {
    const health = await (await leads()).health();
    return c.json({ ok: health.ok, build: browserAssets.build, configuration, leads: health }, health.ok ? 200 : 503);
  });
  const places = { placesKey: env.PLACES_KEY, placesUrl: env.PLACES_URL, limit: env.PLACES_LIMIT };
  api.route("/api", placesRoutes({ ...places, fetch: (input, init) => fetch(input, init), now, log }));
  api.route("/api", visitsRoutes({ log, limit: env.REPORTS_LIMIT, dataset: env.VITALS, patternOf }));
  api.route("/", leadRoutes(leads));
  api.all("/api/*", (c) => c.json({ error: "There is nothing at this address." }, 404));
  return api;
}
