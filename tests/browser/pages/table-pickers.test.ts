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
    const page = await openNarrow();
    const { picker, table } = await goToPicker(page, path, legend);
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

test("on a wide screen and on paper each table with a picker shows every column, and on paper no picker", async () => {
  const page = await openNarrow();
  for (const [path, legend, names] of pickers) {
    const { picker, table } = await goToPicker(page, path, legend);
    const allColumns = names.map((_, index) => index + 1);
    await page.emulateMedia({ media: "print" });
    expect(await picker.getByRole("group", { name: legend, exact: true }).isVisible(), legend).toBe(false);
    expect(await shownColumns(table), `“${legend}” on paper`).toEqual(allColumns);
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1024, height: 780 });
    expect(await shownColumns(table), `“${legend}” on a wide screen`).toEqual(allColumns);
    await page.setViewportSize(zoomedWindow);
  }
});

test("with large text the options of each picker fit", async () => {
  const page = await openNarrow();
  for (const [path, legend, names] of pickers) {
    const { picker } = await goToPicker(page, path, legend);
    await setTextSize(page, 32);
    const labels = await picker.locator("label").all();
    expect(labels, legend).toHaveLength(names.length);
    for (const label of labels) expect(await visibilityFaults(label, { isBelowFold: true }), legend).toEqual([]);
  }
});

test("closed folds are printed with their content", async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  await page.emulateMedia({ media: "print" });
  for (const path of ["/rebates-and-finance", "/residential", "/commercial"]) {
    await page.goto(path);
    expect(await page.locator("main details:not([open])").count(), path).toBeGreaterThan(0);
    expect(await page.evaluate(foldedOnPaper), path).toEqual([]);
  }
});

/** A window of 1280 px, zoomed to 400%. */
const zoomedWindow = { width: 320, height: 780 } as const;

/** Opens an empty page without JavaScript in that window. */
function openNarrow(): Promise<Page> {
  return browser.page({ viewport: zoomedWindow, javaScriptEnabled: false });
}

async function goToPicker(page: Page, path: string, legend: string): Promise<{ picker: Locator; table: Locator }> {
  await page.goto(path);
  const picker = page.locator(".picker").filter({ has: page.locator("legend", { hasText: legend }) });
  return { picker, table: picker.locator("table").first() };
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
