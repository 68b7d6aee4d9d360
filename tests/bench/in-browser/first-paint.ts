import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startBrowser } from "#tests/page/browser.ts";
import { type Figure, type Section, table } from "../report/section.ts";
import { startBenchSite } from "../runtimes/bench-site.ts";
import { startEdge } from "./edge.ts";

/** Pages of each kind: a picture, an article, a form, a page with much on it. */
const paths = ["/", "/blog/insurance-warranty", "/contact", "/solar-batteries"];

/** Lighthouse's slow connection, as Chromium applies it: three quarters more latency and a tenth less of the rate. */
const slow = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const runs = 5;

/** A page as it is sent, with all of its styles. */
interface SentPage {
  html: string;
  files: readonly string[];
  css: string;
}

/** How the page could also be sent; what each costs or gains is printed. */
const variants: [name: string, change: (page: SentPage) => string][] = [
  ["ours", ({ html }) => html],
  ["the floor", floorOf],
  ["styles in files", (page) => withHead(withoutStyles(page.html), page.files.map(linkTo).join(""))],
  ["styles in the page", (page) => withHead(withoutStyles(page.html), `<style>${page.css}</style>`)],
  [
    "and no font preloaded",
    (page) => withHead(withoutStyles(page.html).replaceAll(fontPreload, ""), `<style>${page.css}</style>`),
  ],
];

const fontPreload = /<link rel="preload" as="font"[^>]*>/g;

/** When the largest part of a first visit is painted on a slow connection, beside the same words with all their styles in the page. */
export async function measureFirstPaint(say: (text: string) => void): Promise<Section> {
  const [site, browser, edge] = await Promise.all([startBenchSite(), startBrowser(), startEdge()]);
  const rows: (string | number)[][] = [];
  const figures: Figure[] = [];
  for (const path of paths) {
    const server = await serveVariants(site.url, await pageAt(site.url, path));
    edge.forwardTo(server.url);
    const seen: Paint[] = [];
    for (const [at, [name]] of variants.entries()) {
      const paint = await medianVisit(`${edge.url}/variant-${at}`);
      seen.push(paint);
      say(`${path}, ${name}: ${paint.at} ms (${paint.what}), moved ${paint.shift}`);
    }
    await server.stop();
    const [ours, floor] = seen;
    if (!ours || !floor) throw new Error("nothing was measured");
    rows.push([path, ours.what, ...seen.map(({ at }) => at), ours.shift]);
    figures.push(
      { name: `largest paint, ${path}, floor = 1`, value: ours.at / floor.at, unit: "×", budget: 1.15 },
      { name: `${path} moves while it loads`, value: ours.shift > 0 ? 1 : 0, unit: "failures", budget: 0 },
    );
  }
  await Promise.all([site.stop(), browser.stop(), edge.stop()]);
  return {
    title: "First paint on a slow connection",
    figures,
    text: `Milliseconds until the largest paint of a first visit (412 px wide, 563 ms a request, 1.5 Mbit/s; the median of ${runs}), what is
painted then, and what moved.

${table(["page", "largest", ...variants.map(([name]) => name), "moved"], rows)}`,
  };

  async function medianVisit(url: string): Promise<Paint> {
    const visits: Paint[] = [];
    for (let run = 0; run < runs; run++) visits.push(await visit(url));
    const median = visits.sort((a, b) => a.at - b.at)[Math.floor(runs / 2)];
    if (!median) throw new Error("no visit was measured");
    return { ...median, shift: Math.max(...visits.map(({ shift }) => shift)) };
  }

  async function visit(url: string): Promise<Paint> {
    const page = await browser.page({ ...phone, ignoreHTTPSErrors: true, bypassCSP: true, serviceWorkers: "block" });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow);
    await page.goto(url);
    const paint = await page.evaluate(readPaint);
    await browser.closePages();
    return paint;
  }
}

interface Paint {
  at: number;
  /** Which element. */
  what: string;
  shift: number;
}

/** Runs in the page. */
async function readPaint(): Promise<Paint> {
  await document.fonts.ready;
  const entries = <Entry>(type: string) =>
    new Promise<Entry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const largest = (await entries<{ startTime: number; element?: Element }>("largest-contentful-paint")).at(-1);
  const shifts = await entries<{ value: number }>("layout-shift");
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  return {
    at: Math.round(largest?.startTime ?? Number.NaN),
    what: largest?.element?.localName ?? "",
    shift: Math.round(shift * 1000) / 1000,
  };
}

async function pageAt(origin: string, path: string): Promise<SentPage> {
  const html = await (await fetch(origin + path)).text();
  const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file = ""]) => file);
  const texts = await Promise.all(files.map(async (file) => (await fetch(origin + file)).text()));
  const inside = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => text).join("");
  return { html, files: inside ? [...files, insideFile] : files, css: inside + texts.join("") };
}

/** Where the styles that stand in a page are served for its variant with files. */
const insideFile = "/inside.css";

/** The page's variants; everything else comes from the site. */
async function serveVariants(origin: string, page: SentPage) {
  const inside = [...page.html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => text).join("");
  const server = createServer(async ({ url = "" }, answer) => {
    const change = variants[Number(/^\/variant-(\d)$/.exec(url)?.[1] ?? -1)]?.[1];
    if (change) return answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(change(page));
    if (url === insideFile) return answer.writeHead(200, { "Content-Type": "text/css" }).end(inside);
    const got = await fetch(origin + url);
    const type = got.headers.get("content-type") ?? "text/plain";
    return answer.writeHead(got.status, { "Content-Type": type }).end(Buffer.from(await got.arrayBuffer()));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** The same words with every style in the page, and nothing else to wait for. */
function floorOf({ html, css }: SentPage): string {
  const words = withoutStyles(html)
    .replaceAll(/<script type="module".*?<\/script>/gs, "")
    .replaceAll(/<picture.*?<\/picture>/gs, "");
  return withHead(words, `<style>${css.replaceAll(/@font-face\{[^}]*url[^}]*\}/g, "")}</style>`);
}

function withoutStyles(html: string): string {
  return html.replaceAll(/<style>.*?<\/style>/gs, "").replaceAll(/<link rel="stylesheet"[^>]*>/g, "");
}

function withHead(html: string, markup: string): string {
  return html.replace("<title>", `${markup}<title>`);
}

function linkTo(file: string): string {
  return `<link rel="stylesheet" href="${file}">`;
}
