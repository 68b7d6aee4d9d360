import { browserAssets } from "virtual:browser-assets";
import { Hono } from "hono/tiny";
import type { BuiltPages } from "#app/document/built-pages.ts";
import { business } from "#content/business.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { shownClock } from "./clock.ts";
import { checkConfiguration } from "./environment.ts";
import { createFeeds, feedTypes } from "./feeds/answer.ts";
import { cache, securityHeaders, speculationRules, speculationRulesPath } from "./headers.ts";
import type { Leads } from "./leads/leads.ts";
import type { Log } from "./log.ts";
import { createMemory } from "./memory/memory.ts";
import { createTags } from "./memory/tags.ts";
import { readablePath } from "./pages/addresses.ts";
import { createPages } from "./pages/pages.ts";
import { builtText, writtenMain } from "./pages/written-pages.ts";
import { serviceWorker } from "./service-worker.ts";

export interface Dependencies {
  env: Env;
  now(): Date;
  log: Log;
  built: BuiltPages;
  /** The lead's way, loaded when a request needs it. */
  leads(): Promise<Leads>;
}

/** The site as a function of what it depends on. Read top to bottom: routes are tried in this order. */
export function createApp({ env, now, log, built, leads }: Dependencies) {
  const shown = shownClock(env, now);
  const today = () => melbourneDate(shown());
  const memory = createMemory();
  const configuration = checkConfiguration(env);
  const passesOn = (["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"] as const).every((name) =>
    configuration.configured.includes(name),
  );
  const tagOf = createTags(browserAssets.build, [env.SITE_URL, ...(passesOn ? ["passes on"] : [])]);
  if (configuration.missing.length + configuration.invalid.length > 0)
    log({
      event: "configuration",
      missing: configuration.missing.join(" "),
      invalid: configuration.invalid.join(" "),
    });

  const pages = createPages({
    built,
    siteUrl: env.SITE_URL,
    memory,
    tagOf,
    today,
    now,
    log,
    visit: {
      acceptAssessment: async (request) => (await leads()).accept(request),
      fileWanted: async (link) => (await leads()).fileWanted(link),
      acceptLaterFile: async (request, link) => (await leads()).acceptLaterFile(request, link),
      checkSent: async (query) => (await leads()).checkSent(query),
      checkWithdrawal: async (query) => (await leads()).checkWithdrawal(query),
      withdraw: async (query) => (await leads()).withdraw(query),
    },
    // What the build wrote says nothing of another system.
    loadWritten: async (path, day) =>
      passesOn && path === "/privacy" ? undefined : writtenMain(env.ASSETS, path, day),
    loadStyles: (file) => builtText(env.ASSETS, file),
    loadRenderer: once(() => import("./pages/renderer.tsx")),
    remember: !import.meta.env.DEV,
    passesOn,
  });

  const app = new Hono<{ Bindings: Env }>();
  app.onError((error, c) => {
    log({ event: "request-failed", kind: error.name });
    return c.text(`Something went wrong. Please try again, or call us on ${business.phone.display}.`, 500);
  });

  app.all("*", async (c, next) => (await pages.answer(c.req.raw)) ?? next());

  const everywhere = Object.entries(securityHeaders(import.meta.env.DEV));
  app.use(async (c, next) => {
    const started = now().getTime();
    await next();
    for (const [name, value] of everywhere) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", cache.never);
    const { status } = c.res;
    const { method, path } = c.req;
    if (status >= 400 || method === "POST")
      log({ event: "answer", method, route: readablePath(path), status, duration: now().getTime() - started });
    if (c.req.raw.body) await (await import("./bodies/read-body.ts")).drainBody(c.req.raw);
  });

  const api = once(async () => {
    const { createApi } = await import("./api.ts");
    return createApi({ env, now, log, configuration, leads, patternOf: pages.patternOf });
  });
  const toApi = async (request: Request) => (await api()).fetch(request, env);
  app.all("/api/*", (c) => toApi(c.req.raw));
  app.get("/uploads/:id", (c) => toApi(c.req.raw));
  app.all("/requests/:id", (c) => toApi(c.req.raw));
  app.get(speculationRulesPath, (c) =>
    c.body(JSON.stringify(speculationRules), 200, {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": cache.revalidate,
    }),
  );
  const feed = createFeeds({ siteUrl: env.SITE_URL, today, memory, tagOf });
  for (const path of Object.keys(feedTypes)) app.all(path, (c) => feed(c.req.raw, path));
  app.get("/sw.js", (c) => serviceWorker(env, c.req.raw));
  // The platform answers for the files of this build. What arrives here was asked for by a page of another one.
  app.all("/assets/*", (c) => c.text("This file is not part of the site any more.", 404));
  app.notFound((c) => pages.notFound(c.req.raw));
  return app;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
