// Checks of a page's layout and accessibility: text that is cut off, too small or hidden, and what axe-core finds.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Expects that on a phone nothing scrolls sideways, is cut off or is too small to press, also with the spacing that readers may ask
 * for; and that with every fold open no table is wider than its container and no box hides part of its content.
 */
export async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await overflowing(page), `${path} at 360`).toEqual([]);
  expect(await tooSmall(page), path).toEqual([]);
  await page.setViewportSize({ width: 320, height: 780 });
  expect(await overflowing(page), `${path} at 320`).toEqual([]);
  const clipped = await clippedBoxes(page);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  expect(await overflowing(page), `${path}, spaced`).toEqual([]);
  const cutSpaced = (await clippedBoxes(page)).filter((box) => !clipped.includes(box));
  expect(cutSpaced, `${path}, spaced`).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await unfold(page);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await tooWide(page), `${path} at ${width}, unfolded`).toEqual([]);
  }
}

/** Opens every fold of the page. */
export async function unfold(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const element of all) {
      element.removeAttribute("name");
      element.setAttribute("open", "");
    }
  });
}

/** The spacing that WCAG 1.4.12 lets readers ask for. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Boxes that hide part of their text. */
export function clippedBoxes(page: Page): Promise<string[]> {
  return page.locator("body *").evaluateAll((all) =>
    all.flatMap((element) => {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const isCut = (overflow: string, inner: number, outer: number) =>
        /hidden|clip/.test(overflow) && outer > 0 && inner > outer + 2;
      const cutsText =
        isCut(overflowX, element.scrollWidth, element.clientWidth) ||
        isCut(overflowY, element.scrollHeight, element.clientHeight);
      if (!cutsText || display === "none" || element.closest(".unseen, svg")) return [];
      return element.textContent?.trim() ? [`${element.className}: ${element.textContent?.trim().slice(0, 60)}`] : [];
    }),
  );
}

/** Numbers that begin on one line and end on the next. */
export function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const brokenTexts: string[] = [];
    while (words.nextNode()) {
      const { currentNode: text } = words;
      const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (!isSeen || text.parentElement?.closest(".unseen, script, style, svg, code")) continue;
      for (const { 0: figure, index } of (text.textContent ?? "").matchAll(/[$\d][\d.,]*\d/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + figure.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) brokenTexts.push(`${figure} in ${text.parentElement?.outerHTML.slice(0, 90)}`);
      }
    }
    return brokenTexts;
  });
}

/** Buttons, fields and header links that are less than 44 px high or wide. */
function tooSmall(page: Page): Promise<string[]> {
  return page
    .locator(".btn, .icon-btn, .head-row a, .carousel-button, main :is(input, select, textarea):not(.check)")
    .evaluateAll((all) =>
      all.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isVisible = element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen");
        return isVisible && (width < 44 || height < 44)
          ? [`${element.outerHTML.slice(0, 90)}: ${width} × ${height}`]
          : [];
      }),
    );
}

/** If the page scrolls sideways: the elements that reach beyond the right edge of the window. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wideElements = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth && element.checkVisibility(),
    );
    return [`${scrollWidth} px`, ...wideElements.slice(0, 4).map((element) => element.outerHTML.slice(0, 90))];
  });
}

/** Tables wider than their container, and boxes that hide part of their content. A named region may scroll. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(table, dl, ul, ol, fieldset, form, div, section)")].flatMap(
      (box) => {
        if (!box.checkVisibility() || box.closest(".unseen, .carousel-view, [tabindex='0'][aria-label]")) return [];
        const hidesText = getComputedStyle(box).overflowX !== "visible" && box.textContent?.trim() !== "";
        const clipsText = hidesText && box.scrollWidth > box.clientWidth + 1;
        let parent = box.parentElement;
        while (parent && getComputedStyle(parent).display === "contents") parent = parent.parentElement;
        const isWider =
          box.matches("table") &&
          parent &&
          box.getBoundingClientRect().right > parent.getBoundingClientRect().right + 1;
        return clipsText || isWider ? [box.outerHTML.slice(0, 90)] : [];
      },
    ),
  );
}

/** Loads the fonts into the cache: the first page may be painted before they arrive, and then keeps the fallback fonts. */
export async function loadFonts(page: Page): Promise<void> {
  await page.goto("/consent");
  await page.evaluate(() => document.fonts.ready);
}

/** How many sheets of A4 the page takes. */
export async function paperSheetsOf(page: Page): Promise<number | undefined> {
  const printed = await page.pdf({ format: "A4", margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" } });
  return printed.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}

/** What the style sheet adds after each of these elements. */
export function contentAfter(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((element) => getComputedStyle(element, "::after").content));
}

/** Sets the browser's text size, usually 16 px, which lengths in rem and media queries follow. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: px } });
  await session.detach();
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${px}px`);
}

/** Why an element or its text isn't wholly visible. If it stands below the first screen, its height doesn't count. */
export function visibilityFaults(part: Locator, { isBelowFold = false } = {}): Promise<string[]> {
  return part.evaluate((element, onlyWidth) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const text: DOMRect[] = [];
    while (words.nextNode()) {
      if (words.currentNode.parentElement?.closest(".unseen")) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      text.push(...range.getClientRects());
    }
    const countsHeight = !onlyWidth && getComputedStyle(element).overflowY !== "auto";
    return Object.entries({
      "it has no box": width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true }),
      "it has no text": text.length === 0,
      "it is wider than the window": left < 0 || right > innerWidth,
      "it is higher than the window": !onlyWidth && (top < 0 || bottom > innerHeight),
      "its text is wider": text.some((box) => box.left < left - 1 || box.right > right + 1),
      "its text is higher": countsHeight && text.some((box) => box.top < top - 1 || box.bottom > bottom + 1),
    }).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
  }, isBelowFold);
}

export function hasFocus(part: Locator): Promise<boolean> {
  return part.evaluate((element) => element === document.activeElement);
}

export async function waitForFocus(part: Locator): Promise<void> {
  await expect.poll(() => hasFocus(part), { message: `${part} has the focus` }).toBe(true);
}

/** Whether there are such elements, and each has a visible border or outline. */
export function hasEdge(parts: Locator): Promise<boolean> {
  return parts.evaluateAll((elements) => {
    const isEdged = (element: Element) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
      const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      return isOutlined || (borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1);
    };
    return elements.length > 0 && elements.every(isEdged);
  });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const allTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Two phones, a tablet and a desktop. */
export const widths = [320, 360, 768, 1440] as const;

/** What axe finds on the page, or within part of it, by the rules with these tags. */
export async function axeFindings(page: Page, within = "html", tags = allTags): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ tags, within }) => {
      // At the top of the page the sticky header covers nothing.
      window.scrollTo({ top: 0, behavior: "instant" });
      const { axe: loadedAxe } = window as Window & { axe?: typeof import("axe-core") };
      const context = within === "html" ? document : { include: [[within]] };
      if (!loadedAxe) throw new Error("axe-core didn't start in the page");
      const { violations } = await loadedAxe.run(context, { runOnly: tags, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    },
    { tags, within },
  );
}
