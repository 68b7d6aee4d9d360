import { browserAssets } from "virtual:browser-assets";
import { createStyles } from "#app/document/styles.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { readBuiltFile } from "./built-file.ts";
import { siteClock } from "./clock.ts";
import { checkConfiguration, settingIn } from "./environment.ts";
import type { Leads } from "./leads/leads.ts";
import { errorFields, type Log } from "./log.ts";
import { once } from "./once.ts";
import { createPages } from "./pages/pages.ts";
import { createMemory, type Memory } from "./response-memory/memory.ts";
import { createTags } from "./response-memory/tags.ts";

export interface Dependencies {
  env: Env;
  now(): Date;
  log: Log;
  /** The entrypoint `Pages`, behind the platform's cache. It calls `renderForCache()`. */
  pages(): Pick<Fetcher, "fetch">;
  /** The lead pipeline, loaded when a request needs it. */
  leads(): Promise<Leads>;
}

/**
 * Builds the site from its dependencies. `routes.ts` serves everything that isn't a page, and pages as Markdown or JSON; it loads on
 * the first such request.
 */
export function createApp({ env, now, log, pages: pagesEntrypoint, leads }: Dependencies) {
  const siteTime = siteClock(env, now);
  const today = () => melbourneDate(siteTime());
  const memory: Memory = createMemory();
  const configuration = checkConfiguration(env);
  const hasWebhook = (["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"] as const).every((name) =>
    configuration.configured.includes(name),
  );
  // Under `vite dev` an edit restarts the app. A new id for each start makes the responses that browsers stored out of date.
  const build = import.meta.env.DEV ? crypto.randomUUID() : browserAssets.build;
  const shownSettings = { siteUrl: env.SITE_URL, hasWebhook };
  const hasTools = settingIn(env, "MCP") !== "off";
  const tagOf = createTags(build, { ...shownSettings, hasTools });
  const { missing, invalid, ignored } = configuration;
  if (missing.length + invalid.length + ignored.length > 0)
    log({
      event: "configuration",
      missing: missing.join(" "),
      invalid: invalid.join(" "),
      ignored: ignored.join(" "),
    });

  const pages = createPages({
    shownSettings,
    memory,
    tagOf,
    siteTime,
    now,
    log,
    services: {
      acceptRequest: async (request) => (await leads()).accept(request),
      checkSent: async (query) => (await leads()).checkSent(query),
      estimateOf: async ({ tool, query }, date) => {
        const { estimateFromQuery } = await import("#app/estimators/index.ts");
        return estimateFromQuery(tool, new URLSearchParams(query), date);
      },
      viewRequest: async (query) => (await leads()).viewRequest(query),
      changeRequest: async (request) => (await leads()).changeRequest(request),
      askForLink: async (request) => (await leads()).askForLink(request),
    },
    styleOf: createStyles((path) =>
      readBuiltFile(env.ASSETS, path).catch((error: unknown) => {
        log({ event: "styles-failed", ...errorFields(error) });
        throw error;
      }),
    ),
    fetchBody: (request) => pagesEntrypoint().fetch(request),
    loadRenderer: once(() => import("./pages/render.tsx")),
  });

  const otherRoutes = once(async () => {
    const { createRoutes } = await import("./routes.ts");
    return createRoutes({ env, now, siteTime, today, log, configuration, memory, tagOf, hasTools, leads, pages });
  });
  return {
    fetch: (request: Request) =>
      (mayWantData(request) ? undefined : pages.respond(request)) ??
      otherRoutes().then((app) => app.fetch(request, env)),
    renderForCache: pages.renderForCache,
  };
}

/** A quick test: a browser that opens a page never asks for these types. `routes.ts` then reads the header properly. */
function mayWantData({ method, headers }: Request): boolean {
  return method !== "POST" && /markdown|json/.test(headers.get("Accept") ?? "");
}
