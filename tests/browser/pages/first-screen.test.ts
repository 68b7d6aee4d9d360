import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sample } from "#tests/prove.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const withLateStyles = globSync("app/pages/*/late.css").map((file) => basename(dirname(file)));

test("where our fonts never come, nothing is wider than the window, whatever letters stand in", async () => {
  const page = await browser.page();
  browser.forgive(/ERR_FAILED/);
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const path of sample(["/", "/contact", "/commercial", "/service-areas"], 2)) {
    await page.goto(site.url + path);
    for (const width of [360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test.each(sample([360, 1440], 2))(
  "at %i px the first section is painted before late.css has come, which has no rule for it, and stays where it is",
  async (width) => {
    for (const name of sample(withLateStyles, 2)) {
      const held = Promise.withResolvers<void>();
      const page = await browser.page({ viewport: { width, height: 780 } });
      // Held back with the script that stops waiting for them after some seconds.
      await page.route(/-late-[^/]+\.css$|\/client-[^/]+\.js$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`${site.url}/${name}`, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await page.evaluate(() => document.fonts.ready);
      const before = await placesAbove(page);
      expect(before.length, name).toBeGreaterThan(5);
      expect(await page.locator("h2").count(), name).toBe(0);
      held.resolve();
      await page.waitForLoadState("load");
      expect(await placesAbove(page), name).toEqual(before);
      expect(await page.locator("h2").count(), name).toBeGreaterThan(2);
      expect(await page.evaluate(rulesForAbove), name).toEqual([]);
      await page.close();
    }
  },
);

test.each(sample(["/", "/blog/insurance-warranty", "/contact", "/solar-batteries"], 2))(
  "on a phone the largest part of %s is text, which waits for no picture",
  async (path) => {
    const phones = [
      { width: 360, height: 780 },
      { width: 412, height: 823 },
    ];
    for (const viewport of sample(phones, 2)) {
      const page = await browser.page({ viewport, isMobile: true });
      await page.goto(site.url + path, { waitUntil: "networkidle" });
      expect(await page.evaluate(largestPart), `${viewport.width} px`).toMatch(/^(h1|p)$/);
    }
  },
);

test("on a phone Home shows its house at every hour until one is chosen, and then that hour's words", async () => {
  const page = await browser.open(site.url, { viewport: { width: 360, height: 780 }, javaScriptEnabled: false });
  const cuts = () =>
    page.locator(".slice-frame").evaluateAll((all) => all.map((one) => getComputedStyle(one).clipPath));
  const noon = page.locator(".slice-caption", { hasText: /^Noon/ });
  const whole = "inset(0px)";
  expect(await cuts()).not.toContain(whole);
  expect(await noon.isVisible()).toBe(false);
  await page.getByRole("radio", { name: "Noon, 10 am to 3 pm" }).check();
  await expect.poll(async () => (await cuts()).indexOf(whole)).toBe(2);
  expect(await page.locator(".slice-frame").nth(2).boundingBox()).toMatchObject({ x: 0, width: 360 });
  expect(await noon.isVisible()).toBe(true);
  expect(await page.locator(".slices-said").isVisible()).toBe(false);
});

/** Runs in the page. */
function largestPart(): Promise<string | undefined> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
      resolve(last?.element?.localName);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

test.each(sample([1440, 360], 2))("at %i px fonts that come after the first paint move nothing", async (width) => {
  for (const path of ["/blog/insurance-warranty", "/contact", "/your-price", "/about"]) {
    const held = Promise.withResolvers<void>();
    const page = await browser.page({ viewport: { width, height: 780 } });
    await page.route(/\.woff2$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${site.url}${path}`, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    held.resolve();
    expect(await page.evaluate(shiftsWithFonts), path).toEqual([]);
  }
});

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

function placesAbove(page: Page): Promise<string[]> {
  return page.locator("main > :first-child, main > :first-child *").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${[x, y, width, height].map(Math.round).join(" ")}`;
    }),
  );
}

/** Runs in the page. What is only printed changes no first paint. */
function rulesForAbove(): string[] {
  const link = document.querySelector<HTMLLinkElement>('main > link[rel="stylesheet"]');
  if (!link?.sheet) throw new Error("main has no link to a style sheet");
  const above = (element: Element) => link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      if (rule instanceof CSSMediaRule && rule.media.mediaText === "print") return [];
      return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
    });
  const parts = /::(before|after|placeholder|marker|backdrop|details-content)/g;
  const states = /:(hover|active|focus(-visible|-within)?|checked|disabled|target|popover-open)\b/g;
  return styleRules(link.sheet.cssRules)
    .map(({ selectorText }) => selectorText)
    .filter((selector) => {
      const always = selector.replaceAll(parts, "").replaceAll(states, ":nth-child(n)");
      return [...document.querySelectorAll(always)].some(above);
    });
}
