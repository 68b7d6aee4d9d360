import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { siteInChromium } from "#tests/browser/chromium.ts";
import { hasEdge, hasFocus, hiddenParts, setTextSize } from "#tests/browser/layout.ts";

const { browser } = await siteInChromium();

/** A window of 1280 px, zoomed to 400 %. */
const narrow = { viewport: { width: 320, height: 780 }, reducedMotion: "reduce" } as const;

test("the quick bar fits at 400 %, in forced colours and with large text, covers nothing focused, and isn't on Contact or paper", async () => {
  const page = await browser.open("/residential", narrow);
  const bar = page.getByRole("navigation", { name: "Quick actions" });
  const links = await bar.getByRole("link").all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([business.phone.href, "/help", "/your-price", "/contact?from=residential#form"]);
  for (const link of links) expect(await hiddenParts(link)).toEqual([]);
  for (let stop = 1; stop <= 20; stop++) {
    await page.evaluate(putNextUnderBar);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(coveredByBar), `stop ${stop}`).toBe("");
  }
  await page.emulateMedia({ forcedColors: "active" });
  expect(await hasEdge(bar)).toBe(true);
  for (const link of links) {
    await link.focus();
    expect(await hiddenParts(link)).toEqual([]);
    expect(await hasEdge(link)).toBe(true);
  }
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  expect(await bar.isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 320, height: 900 });
  await setTextSize(page, 32);
  for (const link of links) expect(await hiddenParts(link)).toEqual([]);
  expect(await page.locator(".header .mark").evaluate((mark) => mark.scrollWidth - mark.clientWidth)).toBe(0);
  await setTextSize(page, 16);
  await page.goto("/contact");
  expect(await bar.count()).toBe(0);
});

test("without our font and with large text, the quick bar grows so that its links fit", async () => {
  const page = await openWithoutOurFont();
  const links = await page.getByRole("navigation", { name: "Quick actions" }).getByRole("link").all();
  expect(links).toHaveLength(4);
  for (const link of links) expect(await hiddenParts(link)).toEqual([]);
});

test("without our font and with large text, the header's phone number and menu button fit", async () => {
  const header = (await openWithoutOurFont()).getByRole("banner");
  expect(await hiddenParts(header.getByRole("link", { name: business.phone.display }))).toEqual([]);
  const menuButton = await header.getByRole("button", { name: "Menu" }).boundingBox();
  expect(menuButton && menuButton.x + menuButton.width).toBeLessThanOrEqual(narrow.viewport.width);
});

/** Opens a page with large text in the fallback font, which is wider than ours. */
async function openWithoutOurFont() {
  const page = await browser.page(narrow);
  browser.forgive(/ERR_FAILED/);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/residential");
  await page.setViewportSize({ width: 320, height: 900 });
  await setTextSize(page, 32);
  return page;
}

test("a long note opens by keyboard, has a name, fits the window and returns the focus", async () => {
  const { page, mark, sheet } = await openLongNote();
  expect(await hiddenParts(sheet)).toEqual([]);
  expect(await sheet.locator(".note-back").count()).toBe(0);
  expect(await sheet.textContent()).toContain((await page.locator("#note-2 > span").textContent())?.slice(0, 40));
  await page.keyboard.press("Tab");
  expect(await hasFocus(sheet.getByRole("button", { name: "Close" }))).toBe(true);
  for (const close of ["Enter", "Escape"]) {
    await page.keyboard.press(close);
    await sheet.waitFor({ state: "hidden" });
    await expect.poll(() => hasFocus(mark), { message: close }).toBe(true);
    await mark.press("Enter");
    await sheet.waitFor();
  }
});

test("a long note has an edge in forced colours", async () => {
  const { page, sheet } = await openLongNote();
  await page.emulateMedia({ forcedColors: "active" });
  expect(await hasEdge(sheet)).toBe(true);
});

test("with large text a long note fits and scrolls to its end, and it isn't printed", async () => {
  const { page, sheet } = await openLongNote();
  await setTextSize(page, 32);
  expect(await hiddenParts(sheet)).toEqual([]);
  await page.keyboard.press("End");
  await expect
    .poll(() => sheet.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop))
    .toBeLessThan(2);
  await page.emulateMedia({ media: "print" });
  await sheet.waitFor({ state: "hidden" });
});

/** The tables with a picker, its label and its options. */
const pickers: [path: string, legend: string, names: string[]][] = [
  ["/rebates-and-finance", "How to pay", ["Outright", "State loan", "Bank loan"]],
  ["/residential", "Price breakdown for", ["Smart Saver", "Night Optimiser", "All-Electric Home"]],
  ["/commercial", "Size", ["10 kW", "30 kW", "50 kW", "99.9 kW"]],
  ["/commercial", "How to pay", ["Cash", "Loan", "Lease", "PPA"]],
];

test.each(pickers)(
  "on %s without JavaScript, the table “%s” shows one column at a time, chosen with the arrow keys, and all columns on a wide screen and on paper",
  async (path, legend, names) => {
    const page = await browser.open(path, { ...narrow, javaScriptEnabled: false });
    const picker = page.locator(".picker").filter({ has: page.locator("legend", { hasText: legend }) });
    const table = picker.locator("table").first();
    await picker.getByRole("radio", { checked: true }).focus();
    while (!(await picker.getByRole("radio").first().isChecked())) await page.keyboard.press("ArrowLeft");
    for (const [index, name] of names.entries()) {
      if (index > 0) await page.keyboard.press("ArrowRight");
      expect(await picker.getByRole("radio", { name, exact: true, checked: true }).count(), name).toBe(1);
      expect(await shownColumns(table), name).toEqual([index + 1]);
      expect(await hiddenParts(table, true), name).toEqual([]);
    }
    const all = names.map((_, index) => index + 1);
    await page.emulateMedia({ media: "print" });
    expect(await picker.getByRole("group", { name: legend, exact: true }).isVisible()).toBe(false);
    expect(await shownColumns(table)).toEqual(all);
    expect(await page.evaluate(foldedOnPaper)).toEqual([]);
    await page.emulateMedia({ media: "screen" });
    await setTextSize(page, 32);
    expect(await picker.locator("label").count()).toBe(names.length);
    for (const label of await picker.locator("label").all()) expect(await hiddenParts(label, true)).toEqual([]);
    await setTextSize(page, 16);
    await page.setViewportSize({ width: 1024, height: 780 });
    expect(await shownColumns(table)).toEqual(all);
  },
);

/** Opens a long note by keyboard. The note takes the focus. */
async function openLongNote() {
  const page = await browser.open("/commercial", narrow);
  await page.locator(".note-sheet").waitFor({ state: "attached" });
  const mark = page.getByRole("link", { name: "Note 2", exact: true }).first();
  const sheet = page.getByRole("dialog", { name: "Note 2", exact: true });
  await mark.press("Enter");
  await sheet.waitFor();
  await expect.poll(() => hasFocus(sheet)).toBe(true);
  return { page, mark, sheet };
}

/** Runs in the page: scrolls so that the bar covers the next element in the tab order. */
function putNextUnderBar(): void {
  const next = [...document.querySelectorAll("main :is(a[href]:not([tabindex]), button, input, summary)")].find(
    (element) =>
      element.checkVisibility() &&
      (document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !document.activeElement?.contains(element),
  );
  if (next) scrollBy(0, next.getBoundingClientRect().bottom - innerHeight + 2);
}

/** Runs in the page: the focused element, if it isn't wholly in the window above the bar. */
function coveredByBar(): string {
  const bar = document.querySelector(".quick-bar");
  const focused = document.activeElement;
  if (!bar?.checkVisibility() || !focused || focused === document.body || bar.contains(focused))
    return "there is no bar, or nothing else is focused";
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top >= 0 && bottom <= bar.getBoundingClientRect().top ? "" : focused.outerHTML.slice(0, 120);
}

/** The visible columns of a table, without the row headings. */
function shownColumns(table: Locator): Promise<number[]> {
  return table.evaluate((element) => {
    const shown = [...element.querySelectorAll("tr")].flatMap((row) =>
      [...row.children].slice(1).flatMap((cell, index) => (cell.checkVisibility() ? [index + 1] : [])),
    );
    return [...new Set(shown)].sort();
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
