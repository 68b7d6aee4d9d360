import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { startBrowser } from "#tests/page/browser.ts";
import { type Figure, type Section, table } from "../report/section.ts";
import { startBenchSite } from "../runtimes/bench-site.ts";
import { pageKinds } from "./page-kinds.ts";

const kinds = ["HTML", "CSS", "JS at start", "JS after load", "JS of islands", "fonts", "pictures"] as const;
type Kind = (typeof kinds)[number];
type Visit = Record<Kind, number> & { requests: number };

/** What a phone receives for every kind of page: at once, after the load event, and once every island has started. */
export async function measurePages(say: (text: string) => void): Promise<Section> {
  const [site, browser] = await Promise.all([startBenchSite(), startBrowser()]);
  const visits = new Map<string, Visit>();
  for (const path of pageKinds) {
    const page = await browser.page({ ...phone, serviceWorkers: "block" });
    visits.set(path, await visit(page, site.url + path));
    await browser.closePages();
    say(`${path}: ${Object.values(visits.get(path) ?? {}).join(", ")}`);
  }
  const index = new Uint8Array(await (await fetch(`${site.url}/search-index.json`)).arrayBuffer());
  await Promise.all([site.stop(), browser.stop()]);
  const searchIndex = brotliCompressSync(index, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
  const rows = [...visits].map(([path, one]) => [path, ...kinds.map((kind) => one[kind]), one.requests]);
  return {
    title: "Bytes and requests of every page",
    figures: [
      ...[...visits].flatMap(([path, one]) => figuresOf(path, one)),
      { name: "search index, brotli 4", value: searchIndex, unit: "bytes", budget: 50 * 1024 },
    ],
    text: `A phone's first visit (360 × 780, two device pixels a pixel), text as gzip 9, without scrolling. "JS after load" is what follows
the load event by itself, "JS of islands" what is loaded once each island was scrolled to, touched and the search opened.

${table(["page", ...kinds, "requests"], rows)}

The search index, loaded when the search is opened: ${searchIndex} bytes at brotli 4.`,
  };
}

const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

async function visit(page: Page, url: string): Promise<Visit> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const untouched = responses.length;
  const starters = await page
    .locator("script[src]")
    .evaluateAll((found) => found.map((one) => one.getAttribute("src")));
  await startIslands(page);
  await quiet(page, responses);

  const result: Visit = { ...emptyVisit, requests: untouched };
  for (const [at, response] of responses.entries()) {
    const kind = kindOf(response, starters, at < untouched);
    if (kind) result[kind] += await sizeOf(response);
  }
  return result;
}

const emptyVisit: Visit = {
  HTML: 0,
  CSS: 0,
  "JS at start": 0,
  "JS after load": 0,
  "JS of islands": 0,
  fonts: 0,
  pictures: 0,
  requests: 0,
};

/** Each begins by being seen, by being touched or by a key; all are done to all. */
async function startIslands(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island]").all())
    await island.evaluate((wrapper) => {
      wrapper.scrollIntoView();
      for (const name of ["focusin", "pointerdown"]) wrapper.dispatchEvent(new Event(name));
    });
  await page.keyboard.press("Control+k");
}

/** Until nothing has been answered for a second: islands load each other's parts in steps. */
async function quiet(page: Page, responses: readonly Response[]): Promise<void> {
  for (let before = -1; before !== responses.length; ) {
    before = responses.length;
    await page.waitForTimeout(1_000);
  }
}

function kindOf(response: Response, starters: readonly (string | null)[], untouched: boolean): Kind | undefined {
  const type = response.request().resourceType();
  if (type === "script" && starters.includes(new URL(response.url()).pathname)) return "JS at start";
  if (type === "script") return untouched ? "JS after load" : "JS of islands";
  if (!untouched) return undefined;
  return ({ document: "HTML", stylesheet: "CSS", font: "fonts", image: "pictures" } as const)[type];
}

async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  const isText = /text|javascript|json|svg/.test(response.headers()["content-type"] ?? "");
  return isText ? gzipSync(body, { level: 9 }).length : body.length;
}

/** Every figure may be compared with an earlier run; some have a budget. */
function figuresOf(path: string, visit: Visit): Figure[] {
  const islands = visit["JS after load"] + visit["JS of islands"];
  const first = visit.HTML + visit.CSS + visit["JS at start"] + visit.fonts;
  const withForm = path === "/contact";
  return [
    figure(path, "HTML", visit.HTML, 25 * 1024),
    figure(path, "CSS", visit.CSS, 12 * 1024),
    figure(path, "JS at start", visit["JS at start"], 1.5 * 1024),
    figure(path, "JS after load", visit["JS after load"], withForm ? 100 * 1024 : 4 * 1024),
    figure(path, "JS after load and of islands", islands),
    figure(path, "fonts", visit.fonts, 45 * 1024),
    figure(path, "pictures", visit.pictures),
    figure(path, "HTML, CSS, fonts and JS at start", first, path === "/" ? 85 * 1024 : undefined),
  ];
}

function figure(path: string, kind: string, value: number, budget?: number): Figure {
  return { name: `${path}: ${kind}`, value, unit: "bytes", ...(budget !== undefined && { budget }) };
}
