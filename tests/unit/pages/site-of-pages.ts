import { onTestFinished } from "vitest";
import { routes } from "#app/routes.ts";
import type { PageHandle, PageModule, PageRoute } from "#app/routing/page-route.ts";
import { pagesWith } from "#tests/unit/read-page.ts";
import type { LogLine } from "#worker/log.ts";
import * as renderer from "#worker/pages/render.tsx";
import { createTags, segmentOfTag } from "#worker/response-memory/tags.ts";

/** The day on the site's clock, unless a test sets another. */
export const today = "2026-11-21";

const origins = ["https://site.example"];
const tagOf = createTags("0123456789ab", origins);

/** The segment of cache paths for the pages of a day or an hour. */
export const segmentOfPeriod = (period: string) => segmentOfTag(tagOf(period));
export const segmentOfOtherBuild = (period: string) => segmentOfTag(createTags("456789abcdef", origins)(period));

interface SiteOptions {
  /** The component of every page, instead of the page's own. */
  show?: PageModule["Component"];
  fetchBody?(request: Request): Promise<Response>;
}

/** The site's pages, requested as by a browser, on a clock that a test can set. */
export function siteOf({ show, fetchBody }: SiteOptions = {}) {
  const lines: LogLine[] = [];
  const site = { clock: new Date(`${today}T01:00:00Z`), lines, loads: 0, ask, renderForCache };
  const pages = pagesWith({
    tagOf,
    siteTime: () => site.clock,
    log: (line) => lines.push(line),
    styleOf: (sheet) => ({ markup: async () => new TextEncoder().encode(`<style>${sheet}{}</style>`) }),
    ...(fetchBody && { fetchBody }),
    loadRenderer() {
      site.loads++;
      return Promise.resolve({ ...renderer, preparePage });
    },
  });

  // A route's handler is cached, so give the test's component a route of its own.
  const preparePage: typeof renderer.preparePage = (page, visit) =>
    renderer.preparePage(
      { ...page, route: { ...page.route, ...(show && { lazy: { Component: loadsTo(show) } }) } },
      visit,
    );

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`https://site.example${path}`, init);
    return (await pages.respond(request)) ?? pages.respondToPath("/404", request);
  }

  function renderForCache(path: string): Promise<Response> {
    return pages.renderForCache(new Request(`https://pages.invalid${path}`));
  }
  return site;
}

/** A function that loads this part of a page. */
const loadsTo =
  <Part>(part: Part) =>
  async () =>
    part;

interface PageParts extends Pick<PageHandle, "headFirst" | "changesHourly">, Pick<PageModule, "loader" | "action"> {
  show?: PageModule["Component"];
  showError?: PageModule["ErrorBoundary"];
}

/** Replaces a page's components and functions until the test ends. */
export function replacePage(
  path: string,
  { headFirst = false, changesHourly = false, show = () => path, showError, loader, action }: PageParts,
): void {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`there is no page ${path}`);
  const { lazy, handle } = route;
  onTestFinished(() => void Object.assign(route, { lazy, handle }));
  const replacement: PageRoute["lazy"] = {
    Component: loadsTo(show),
    ...(showError && { ErrorBoundary: loadsTo(showError) }),
    ...(loader && { loader: loadsTo(loader) }),
    ...(action && { action: loadsTo(action) }),
  };
  Object.assign(route, { lazy: replacement, handle: { ...handle, headFirst, changesHourly } });
}

/** Reads a response's body chunk by chunk. */
export function readerOf(response: Response) {
  const reader = response.body?.getReader();
  const nextChunk = async () => new TextDecoder().decode((await reader?.read())?.value);
  return {
    next: nextChunk,
    disconnect: () => reader?.cancel(),
    async rest() {
      let text = "";
      for (let chunk = await nextChunk(); chunk !== ""; chunk = await nextChunk()) text += chunk;
      return text;
    },
  };
}
