import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startBrowser } from "../browser.ts";
import { startBenchSite } from "./bench-site.ts";
import { startEdge } from "./edge.ts";
import { type Figure, type Section, table } from "./section.ts";

/** Pages of each kind: a picture, an article, a form, a picture on dusk. */
const paths = ["/", "/blog/insurance-warranty", "/contact", "/solar-batteries"];

/** Lighthouse's slow connection, as Chromium applies it: three quarters more latency and a tenth less of the rate. */
const slow = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const runs = 5;

/** How the page could also be sent; what each costs or gains is printed. */
const variants: [name: string, change: (html: string, css: Css) => string][] = [
  ["ours", (html) => html],
  ["the floor", floorOf],
  ["styles in files", (html, css) => withoutStyles(html).replace("<title>", `${linksOf(css.files)}<title>`)],
  ["fonts preloaded", (html, css) => html.replace("<title>", `${css.fonts.map(preload).join("")}<title>`)],
];

interface Css {
  files: readonly string[];
  all: string;
  fonts: readonly string[];
}

/** When the largest part of a first visit is painted on a slow connection, beside the same words with all their styles in the page. */
export async function measureFirstPaint(say: (text: string) => void): Promise<Section> {
  const [site, browser, edge] = await Promise.all([startBenchSite(), startBrowser(), startEdge()]);
  const rows: (string | number)[][] = [];
  const figures: Figure[] = [];
  for (const path of paths) {
    const sent = await pageAt(site.url, path);
    const server = await serveVariants(site.url, sent);
    edge.forwardTo(server.url);
    const seen: { lcp: number; shift: number }[] = [];
    for (const [at, [name]] of variants.entries()) {
      seen.push(await medianVisit(`${edge.url}/variant-${at}`));
      say(`${path}, ${name}: ${seen[at]?.lcp} ms, moved ${seen[at]?.shift}`);
    }
    await server.stop();
    const [ours, floor] = seen;
    if (!ours || !floor) throw new Error("nothing was measured");
    rows.push([path, ...seen.map(({ lcp }) => lcp), ours.shift]);
    figures.push(
      { name: `largest paint, ${path}, floor = 1`, value: ours.lcp / floor.lcp, unit: "×", budget: 1.15 },
      { name: `${path} moves while it loads`, value: ours.shift > 0 ? 1 : 0, unit: "failures", budget: 0 },
    );
  }
  await Promise.all([site.stop(), browser.stop(), edge.stop()]);
  return {
    title: "First paint on a slow connection",
    figures,
    text: `Milliseconds until the largest paint of a first visit (412 px wide, 563 ms a request, 1.5 Mbit/s; the median of ${runs}), and what moved.

${table(["page", ...variants.map(([name]) => name), "moved"], rows)}`,
  };

  async function medianVisit(url: string) {
    const visits = [];
    for (let run = 0; run < runs; run++) visits.push(await visit(url));
    const lcp = visits.map((one) => one.lcp).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
    return { lcp: Math.round(lcp), shift: Math.max(...visits.map((one) => one.shift)) };
  }

  async function visit(url: string) {
    const page = await browser.page({ ...phone, ignoreHTTPSErrors: true, bypassCSP: true, serviceWorkers: "block" });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow);
    await page.goto(url);
    const result = await page.evaluate(async () => {
      await document.fonts.ready;
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(() => resolve([]), 500);
        });
      const paints = await entries("largest-contentful-paint");
      const shifts = (await entries("layout-shift")) as (PerformanceEntry & { value: number })[];
      const shift = shifts.reduce((sum, { value }) => sum + value, 0);
      return { lcp: paints.at(-1)?.startTime ?? Number.NaN, shift: Math.round(shift * 1000) / 1000 };
    });
    await browser.closePages();
    return result;
  }
}

async function pageAt(origin: string, path: string): Promise<{ html: string; css: Css }> {
  const html = await (await fetch(origin + path)).text();
  const linked = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1],
  );
  const texts = await Promise.all(linked.map(async (file) => (await fetch(`${origin}${file}`)).text()));
  const first = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
  const fonts = [...first.matchAll(/url\("?(\/assets\/[^")]+\.woff2)/g)].map(([, file = ""]) => file);
  return { html, css: { files: ["/first.css", ...linked.map(String)], all: first + texts.join(""), fonts } };
}

/** The page's variants; everything else comes from the site. */
async function serveVariants(origin: string, { html, css }: { html: string; css: Css }) {
  const server = createServer(async ({ url = "" }, answer) => {
    const at = /^\/variant-(\d)$/.exec(url)?.[1];
    const change = at && variants[Number(at)]?.[1];
    if (change) return answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(change(html, css));
    const first = /<style>(.*?)<\/style>/s.exec(html)?.[1];
    if (url === "/first.css") return answer.writeHead(200, { "Content-Type": "text/css" }).end(first);
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
function floorOf(html: string, css: Css): string {
  return withoutStyles(html)
    .replaceAll(/<script type="module".*?<\/script>/gs, "")
    .replaceAll(/<picture.*?<\/picture>/gs, "")
    .replace("<title>", `<style>${css.all.replaceAll(/@font-face\{[^}]*url[^}]*\}/g, "")}</style><title>`);
}

function withoutStyles(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, "").replaceAll(/<link [^>]*rel="stylesheet"[^>]*>/g, "");
}

function linksOf(files: readonly string[]): string {
  return files.map((file) => `<link rel="stylesheet" href="${file}">`).join("");
}

function preload(font: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`;
}
