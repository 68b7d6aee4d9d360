import { browserAssets } from "virtual:browser-assets";
import { Hono } from "hono/tiny";
import { createStyles } from "#app/document/styles.ts";
import { business } from "#content/business.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { shownClock } from "./clock.ts";
import { checkConfiguration } from "./environment.ts";
import { createFeeds, feedTypes } from "./feeds/answer.ts";
import { cache, securityHeaders, speculationRules, speculationRulesPath } from "./headers.ts";
import type { Leads } from "./leads/leads.ts";
import { type Log, readablePath } from "./log.ts";
import { createMemory } from "./memory/memory.ts";
import { createTags } from "./memory/tags.ts";
import { createPages } from "./pages/pages.ts";
import { missingPath, patternOf } from "./pages/read-request.ts";
import { serviceWorker } from "./service-worker.ts";

export interface Dependencies {
  env: Env;
  now(): Date;
  log: Log;
  /** The entrypoint `Pages`, with the platform's cache in front: it calls `answerBody()`. */
  pages(): Pick<Fetcher, "fetch">;
  /** The lead's way, loaded when a request needs it. */
  leads(): Promise<Leads>;
}

/** The site as a function of what it depends on. Read top to bottom: routes are tried in this order. */
export function createApp({ env, now, log, pages: bodies, leads }: Dependencies) {
  const shown = shownClock(env, now);
  const today = () => melbourneDate(shown());
  const memory = createMemory();
  const configuration = checkConfiguration(env);
  const passesOn = (["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"] as const).every((name) =>
    configuration.configured.includes(name),
  );
  // Under `vite dev` an edit starts the app again, and what was sent before it is out of date.
  const build = import.meta.env.DEV ? crypto.randomUUID() : browserAssets.build;
  const tagOf = createTags(build, [env.SITE_URL, ...(passesOn ? ["passes on"] : [])]);
  const { missing, invalid, ignored } = configuration;
  if (missing.length + invalid.length + ignored.length > 0)
    log({
      event: "configuration",
      missing: missing.join(" "),
      invalid: invalid.join(" "),
      ignored: ignored.join(" "),
    });

  const pages = createPages({
    siteUrl: env.SITE_URL,
    memory,
    tagOf,
    shown,
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
    styleOf: createStyles((path) => builtFile(env.ASSETS, path)),
    fetchBody: (request) => bodies().fetch(request),
    loadRenderer: once(() => import("./pages/render.tsx")),
    passesOn,
  });

  const app = new Hono<{ Bindings: Env }>();
  app.onError((error, c) => {
    log({ event: "request-failed", kind: error.name });
    return c.text(`Something went wrong. Please try again, or call us on ${business.phone.display}.`, 500);
  });

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
    return createApi({ env, now, log, configuration, leads, patternOf });
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
  app.notFound((c) => pages.answerAt(missingPath, c.req.raw));
  return {
    fetch: (request: Request) => pages.answer(request) ?? app.fetch(request, env),
    answerBody: pages.answerBody,
  };
}

async function builtFile(files: Fetcher, path: string): Promise<string> {
  const answer = await files.fetch(`https://assets.invalid${path}`);
  if (!answer.ok) throw new Error(`${path} can't be read: ${answer.status}`);
  return answer.text();
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
