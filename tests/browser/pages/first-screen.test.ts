import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/browser.ts";
import { sharedSite } from "#tests/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const withLateStyles = globSync("app/pages/*/late.css").map((file) => basename(dirname(file)));

test.each(withLateStyles)("late.css of %s has no rule for what stands above its link", async (name) => {
  const page = await browser.open(`${site.url}/${name}`);
  expect(await page.evaluate(rulesForAbove)).toEqual([]);
});

test.each([360, 1440])(
  "at %i px the first section is painted before late.css has come, and stays where it is",
  async (width) => {
    for (const name of withLateStyles) {
      const held = Promise.withResolvers<void>();
      const page = await browser.page({ viewport: { width, height: 780 } });
      await page.route(/-late-[^/]+\.css$/, async (route) => {
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
    }
  },
);

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
