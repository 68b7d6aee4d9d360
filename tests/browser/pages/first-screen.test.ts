import { expect, test } from "vitest";
import { holdBack, phone, siteInChromium } from "#tests/browser/chromium.ts";

const { browser } = await siteInChromium();

test.each(["/", "/blog/insurance-warranty", "/contact"])(
  "on a phone the largest part of %s is text, which waits for no picture",
  async (path) => {
    const page = await browser.page({ ...phone, isMobile: true });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(largestPart)).toMatch(/^(h1|p)$/);
  },
);

test.each([1440, 360])(
  "at %i px nothing is wider than the window before our fonts come, and then they move nothing",
  async (width) => {
    await Promise.all(["/", "/blog/insurance-warranty", "/contact", "/your-price", "/about"].map(expectStill));

    async function expectStill(path: string): Promise<void> {
      const page = await browser.page({ viewport: { width, height: 780 } });
      const sendFonts = await holdBack(page, /\.woff2$/);
      await page.goto(`${path}`, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      sendFonts();
      expect(await page.evaluate(shiftsWithFonts), path).toEqual([]);
    }
  },
);

/** Runs in the page, which has loaded: once that is painted too. */
async function largestPart(): Promise<string | undefined> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
      resolve(last?.element?.localName);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** Runs in the page. */
async function shiftsWithFonts(): Promise<number[]> {
  await document.fonts.ready;
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
  });
  observer.observe({ type: "layout-shift", buffered: true });
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  return shifts;
}
