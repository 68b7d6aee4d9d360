import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { holdBack, phone, siteInChromium } from "#tests/browser/chromium.ts";
import { everyNth } from "#tests/settings.ts";

const { site, browser } = await siteInChromium();

test.each(["/", "/blog/insurance-warranty", "/contact"])(
  "on a phone the largest part of %s is text, which doesn't wait for a picture",
  async (path) => {
    const page = await browser.page({ ...phone, isMobile: true });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(largestPart)).toMatch(/^(h1|p)$/);
  },
);

const paths = ["/", "/blog/insurance-warranty", "/contact", "/your-price", "/about"];
const pagesAtWidths = paths.flatMap((path) => [1440, 360].map((width) => ({ path, width })));

/** Every page uses the same fonts and fallbacks, so a part of them is enough. */
const sampledPages = everyNth(pagesAtWidths, 3);

test("nothing is wider than the window before the fonts load, and nothing moves when they do", async () => {
  await Promise.all(sampledPages.map(expectStill));

  async function expectStill({ path, width }: (typeof pagesAtWidths)[number]): Promise<void> {
    const page = await browser.page({ viewport: { width, height: 780 } });
    const sendFonts = await holdBack(page, /\.woff2$/);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(contentWidth, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    const sinceMs = await page.evaluate(paintedAt);
    await sendFonts();
    expect(await page.evaluate(shiftsWithFonts, sinceMs), `${path} at ${width} px`).toEqual([]);
  }
});

test("the header is shown only once it has loaded whole, so that its links don't move", async () => {
  const text = await (await site.ask("/")).text();
  const html = text.replace(/<link[^>]*>|<script.*?<\/script>|@font-face ?{[^}]*}/g, "");
  const cutIndex = html.indexOf("Need help now?");
  const remainder = Promise.withResolvers<void>();
  const slowServer = createServer(async (_, response) => {
    response.setHeader("Content-Type", "text/html").write(html.slice(0, cutIndex));
    await remainder.promise;
    response.end(html.slice(cutIndex));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void slowServer.close());
  await once(slowServer, "listening");
  const page = await browser.page({ viewport: { width: 1440, height: 780 } });
  const { port } = slowServer.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: "commit" });
  const phoneNumber = page.locator(".head-tel");
  await phoneNumber.waitFor({ state: "attached" });
  expect(await phoneNumber.isVisible()).toBe(false);
  remainder.resolve();
  await phoneNumber.waitFor({ state: "visible" });
});

/** Runs in the loaded page: waits until its pictures and then a mark of ours are painted, and returns the largest element's tag. */
async function largestPart(): Promise<string | undefined> {
  const loaded = [...document.images].filter(({ complete }) => complete);
  // A picture that can't be decoded isn't painted either.
  await Promise.all(loaded.map((picture) => picture.decode().catch(() => {})));
  await new Promise(requestAnimationFrame);
  const mark = document.body.appendChild(document.createElement("span"));
  mark.textContent = ".";
  mark.setAttribute("elementtiming", "mark");
  mark.style.position = "fixed";
  mark.style.inset = "0 auto auto 0";
  await new Promise((painted) => new PerformanceObserver(painted).observe({ type: "element", buffered: true }));
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
      resolve(last?.element?.localName);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** Runs in the page: the time once the layout that was just read has been painted. */
async function paintedAt(): Promise<number> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return performance.now();
}

/** Runs in the page: the layout shifts from that time until 20 frames after the fonts have loaded. By then the text is laid out in them. */
async function shiftsWithFonts(sinceMs: number): Promise<number[]> {
  await document.fonts.ready;
  const shifts: number[] = [];
  const addShifts = (entries: PerformanceEntryList) => {
    const later = entries.filter(({ startTime }) => startTime >= sinceMs);
    shifts.push(...later.map((entry) => (entry as unknown as { value: number }).value));
  };
  const observer = new PerformanceObserver((list) => addShifts(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  addShifts(observer.takeRecords());
  return shifts;
}
