import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const withLateStyles = globSync("app/pages/*/late.css").map((file) => basename(dirname(file)));

test.each([360, 1440])(
  "at %i px the first section is painted before late.css has come, which has no rule for it, and stays where it is",
  async (width) => {
    for (const name of withLateStyles) {
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

test.each(["/", "/blog/insurance-warranty", "/contact"])(
  "on a phone the largest part of %s is text, which waits for no picture",
  async (path) => {
    const page = await browser.page({ viewport: { width: 360, height: 780 }, isMobile: true });
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    expect(await page.evaluate(largestPart)).toMatch(/^(h1|p)$/);
  },
);

test.each([1440, 360])(
  "at %i px nothing is wider than the window before our fonts come, and then they move nothing",
  async (width) => {
    for (const path of ["/", "/blog/insurance-warranty", "/contact", "/your-price", "/about"]) {
      const held = Promise.withResolvers<void>();
      const page = await browser.page({ viewport: { width, height: 780 } });
      await page.route(/\.woff2$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`${site.url}${path}`, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      held.resolve();
      expect(await page.evaluate(shiftsWithFonts), path).toEqual([]);
      await page.close();
    }
  },
);

/** Runs in the page. */
function largestPart(): Promise<string | undefined> {
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
