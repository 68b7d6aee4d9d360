import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteInChromium } from "#tests/browser/chromium.ts";
import { setTextSize, visibilityFaults } from "#tests/browser/layout.ts";

const { browser } = await siteInChromium();

/** The tables with a picker, its label and its options. */
const pickers: [path: string, legend: string, names: string[]][] = [
  ["/rebates-and-finance", "How to pay", ["Outright", "State loan", "Bank loan"]],
  ["/residential", "Price breakdown for", ["Smart Saver", "Night Optimiser", "All-Electric Home"]],
  ["/commercial", "Size", ["10 kW", "30 kW", "50 kW", "99.9 kW"]],
  ["/commercial", "How to pay", ["Cash", "Loan", "Lease", "PPA"]],
];

test.each(pickers)(
  "on a narrow screen %s shows one column of “%s” at a time, chosen with the arrow keys",
  async (path, legend, names) => {
    const { picker, page, table } = await openPicker(path, legend);
    await picker.getByRole("radio", { checked: true }).focus();
    while (!(await picker.getByRole("radio").first().isChecked())) await page.keyboard.press("ArrowLeft");
    for (const [index, name] of names.entries()) {
      if (index > 0) await page.keyboard.press("ArrowRight");
      expect(await picker.getByRole("radio", { name, exact: true, checked: true }).count(), name).toBe(1);
      expect(await shownColumns(table), name).toEqual([index + 1]);
      expect(await visibilityFaults(table, { isBelowFold: true }), name).toEqual([]);
    }
  },
);

test.each(pickers)("on a wide screen %s shows every column of “%s”", async (path, legend, names) => {
  const { page, table } = await openPicker(path, legend);
  await page.setViewportSize({ width: 1024, height: 780 });
  expect(await shownColumns(table)).toEqual(names.map((_, index) => index + 1));
});

test.each(pickers)("%s prints every column of “%s”, without the picker", async (path, legend, names) => {
  const { picker, page, table } = await openPicker(path, legend);
  await page.emulateMedia({ media: "print" });
  expect(await picker.getByRole("group", { name: legend, exact: true }).isVisible()).toBe(false);
  expect(await shownColumns(table)).toEqual(names.map((_, index) => index + 1));
});

test.each(pickers)("with large text on %s the options of “%s” fit", async (path, legend, names) => {
  const { picker, page } = await openPicker(path, legend);
  await setTextSize(page, 32);
  const labels = await picker.locator("label").all();
  expect(labels).toHaveLength(names.length);
  for (const label of labels) expect(await visibilityFaults(label, { isBelowFold: true })).toEqual([]);
});

test.each(["/rebates-and-finance", "/residential", "/commercial"])(
  "%s prints the content of its closed folds",
  async (path) => {
    const page = await browser.open(path, { javaScriptEnabled: false });
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("main details:not([open])").count()).toBeGreaterThan(0);
    expect(await page.evaluate(foldedOnPaper)).toEqual([]);
  },
);

/** Opens a page without JavaScript in a window of 1280 px, zoomed to 400 %. */
async function openPicker(path: string, legend: string): Promise<{ page: Page; picker: Locator; table: Locator }> {
  const page = await browser.open(path, { viewport: { width: 320, height: 780 }, javaScriptEnabled: false });
  const picker = page.locator(".picker").filter({ has: page.locator("legend", { hasText: legend }) });
  return { page, picker, table: picker.locator("table").first() };
}

/** The visible columns of a table, without the row headings. */
function shownColumns(table: Locator): Promise<number[]> {
  return table.evaluate((element) => {
    const shownCells = [...element.querySelectorAll("tr")].flatMap((row) =>
      [...row.children].slice(1).flatMap((cell, index) => (cell.checkVisibility() ? [index + 1] : [])),
    );
    return [...new Set(shownCells)].sort();
  });
}

/** Runs in the page: the content of closed folds that isn't printed. */
function foldedOnPaper(): string[] {
  const folded = [...document.querySelectorAll("main details:not([open]) > :not(summary)")];
  return folded.flatMap((part) => {
    // "none" leaves it out on purpose, and "contents" has no box of its own.
    const isExempt = /none|contents/.test(getComputedStyle(part).display) || !part.parentElement?.checkVisibility();
    const isShown = part.checkVisibility() && part.getBoundingClientRect().height > 0;
    return isExempt || isShown ? [] : [part.outerHTML.slice(0, 120)];
  });
}
