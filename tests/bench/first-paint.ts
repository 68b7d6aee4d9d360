import { createServer } from "node:http";
import { startBrowser } from "#tests/browser/chromium.ts";
import { startDirectSite } from "#tests/running-site/runtime.ts";
import { listen } from "#tools/local/ports-and-shutdown.ts";
import { startEdge } from "./edge.ts";
import type { Result } from "./result.ts";

/** A page of each kind. */
const paths = ["/", "/blog/insurance-warranty", "/contact", "/solar-batteries"];

/** Lighthouse's slow connection, with Chromium's factors: 3.75 times the latency and nine tenths of the rate. */
const slowConnection = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const visitCount = 5;

/**
 * Compares the largest paint of a first visit on a slow connection with a bare page: the same words and styles, and only the
 * picture that is fetched first, because the largest element may be that picture.
 */
export async function measureFirstPaint(): Promise<Result[]> {
  const [site, browser, edge] = await Promise.all([startDirectSite(), startBrowser(), startEdge()]);
  try {
    const results: Result[] = [];
    for (const path of paths) {
      const server = await serveBoth(site.url, path);
      edge.forwardTo(server.url);
      const pageMs = await medianPaintMs(`${edge.url}${path}`);
      const wordsMs = await medianPaintMs(`${edge.url}/words`);
      const name = `Largest paint of ${path} (${Math.round(pageMs)} ms)`;
      results.push({ name, value: pageMs / wordsMs, unit: "× bare", budget: 1.15 });
      await server.stop();
    }
    return results;
  } finally {
    await Promise.all([site.stop(), browser.stop(), edge.stop()]);
  }

  async function medianPaintMs(url: string): Promise<number> {
    const paintsMs: number[] = [];
    for (let visit = 0; visit < visitCount; visit++) {
      const page = await browser.page({ ...phone, ignoreHTTPSErrors: true, bypassCSP: true, serviceWorkers: "block" });
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", slowConnection);
      await page.goto(url);
      paintsMs.push(await page.evaluate(largestPaint));
      await browser.closePages();
    }
    return paintsMs.sort((a, b) => a - b)[Math.floor(visitCount / 2)] ?? Number.NaN;
  }
}

/** Runs in the page: the time of its largest paint. */
async function largestPaint(): Promise<number> {
  await document.fonts.ready;
  await Promise.all([...document.images].filter((each) => each.fetchPriority === "high").map((each) => each.decode()));
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return new Promise((resolve) => {
    const type = "largest-contentful-paint";
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type,
      buffered: true,
    });
  });
}

/** Serves the site, and at `/words` one of its pages without scripts and with only the picture that is fetched first. */
async function serveBoth(origin: string, path: string) {
  const pageResponse = await fetch(origin + path);
  if (!pageResponse.ok) throw new Error(`${path} was answered with ${pageResponse.status}`);
  const html = await pageResponse.text();
  const parts = /<script type="module".*?<\/script>|<picture.*?<\/picture>/gs;
  const words = html.replaceAll(parts, (part) => (part.includes('fetchPriority="high"') ? part : ""));
  if (words === html) throw new Error(`${path} has no script or picture to leave out, so nothing would be compared`);
  const server = createServer(async ({ url = "" }, response) => {
    if (url === "/words") return response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(words);
    const siteResponse = await fetch(origin + url);
    const type = siteResponse.headers.get("content-type") ?? "text/plain";
    return response
      .writeHead(siteResponse.status, { "Content-Type": type })
      .end(Buffer.from(await siteResponse.arrayBuffer()));
  });
  return listen(server);
}
