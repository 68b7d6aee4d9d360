import type { Locator } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { sharedBrowser } from "#tests/page/browser.ts";
import { background, contrast, edge, hasFocus, hidden, outline, setTextSize } from "#tests/page/shown.ts";
import { sample } from "#tests/prove.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

/** 1280 px at 400 %. */
const narrow = { width: 320, height: 780 };
const tall = { width: 320, height: 900 };

test("the bar is whole at 400 %, in forced colours and with text at 200 %, covers nothing focused, and leaves Contact and paper alone", async () => {
  const page = await browser.open(`${site.url}/residential`, { viewport: narrow, reducedMotion: "reduce" });
  const bar = page.getByRole("navigation", { name: "Quick actions" });
  expect(await bar.ariaSnapshot()).toBe(
    [
      '- navigation "Quick actions":',
      "  - list:",
      ...link("Call", business.phone.href),
      ...link("Your price", "/your-price"),
      ...link("Request", "/contact#form"),
    ].join("\n"),
  );
  const links = await bar.getByRole("link").all();
  for (const one of links) expect(await hidden(one)).toEqual([]);
  for (let stop = 1; stop <= 20; stop++) {
    await page.evaluate(putNextUnderBar);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(coveredByBar), `stop ${stop}`).toBe("");
  }
  await page.emulateMedia({ forcedColors: "active" });
  expect(await edge(bar)).toBeGreaterThan(3);
  for (const one of links) {
    await one.focus();
    expect(await hidden(one)).toEqual([]);
    expect(await outline(one)).toBeGreaterThan(3);
  }
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  expect(await bar.isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(tall);
  await setTextSize(page, 32);
  for (const one of links) expect(await hidden(one)).toEqual([]);
  expect(await page.locator(".header .mark").evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await setTextSize(page, 16);
  await page.goto(`${site.url}/contact`);
  expect(await bar.count()).toBe(0);
});

test("a long note opens by keyboard, says what it is, fits the window and gives the focus back", async () => {
  const page = await browser.open(`${site.url}/commercial`, { viewport: narrow, reducedMotion: "reduce" });
  await page.locator(".note-sheet").waitFor({ state: "attached" });
  const mark = page.getByRole("link", { name: "Note 2", exact: true }).first();
  const sheet = page.getByRole("dialog", { name: "Note 2", exact: true });
  await mark.press("Enter");
  await sheet.waitFor();
  expect(await hasFocus(sheet)).toBe(true);
  expect(await hidden(sheet)).toEqual([]);
  const [dialog, head, title, close, ...text] = (await sheet.ariaSnapshot()).split("\n");
  expect([dialog, head, title, close]).toEqual([
    '- dialog "Note 2":',
    "  - paragraph:",
    "    - text: Note 2",
    '    - button "Close"',
  ]);
  expect(text.join("\n")).toContain((await page.locator("#note-2 > span").textContent())?.slice(0, 40));
  await page.keyboard.press("Tab");
  expect(await hasFocus(sheet.getByRole("button", { name: "Close" }))).toBe(true);
  await page.keyboard.press("Escape");
  expect(await sheet.count()).toBe(0);
  expect(await hasFocus(mark)).toBe(true);

  await page.emulateMedia({ forcedColors: "active" });
  await mark.press("Enter");
  expect(await edge(sheet)).toBeGreaterThan(3);
  expect(await outline(sheet)).toBeGreaterThan(3);
  await page.emulateMedia({ forcedColors: "none" });
  await setTextSize(page, 32);
  expect(await hidden(sheet)).toEqual([]);
  expect(await sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(0);
  await page.keyboard.press("End");
  await expect.poll(() => sheet.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop)).toBeLessThan(2);
  await page.emulateMedia({ media: "print" });
  expect(await sheet.count()).toBe(0);
});

/** Pickers of a table, and what each chooses from. */
const pickers: [path: string, legend: string, names: string[]][] = [
  ["/rebates-and-finance", "How to pay", ["Outright", "State loan", "Bank loan"]],
  ["/residential", "Price breakdown for", ["Smart Saver", "Night Optimiser", "All-Electric Home"]],
  ["/commercial", "Size", ["10 kW", "30 kW", "50 kW", "99.9 kW"]],
  ["/commercial", "How to pay", ["Cash", "Loan", "Lease", "PPA"]],
];

test("without JavaScript a picker shows one column by arrow keys, paper has everything, and a mark leads to its note", async () => {
  const page = await browser.page({ viewport: narrow, reducedMotion: "reduce", javaScriptEnabled: false });
  for (const [path, legend, names] of sample(pickers, 2)) {
    if (!page.url().endsWith(path)) await page.goto(site.url + path);
    const group = page.getByRole("group", { name: legend, exact: true });
    const picker = page.locator(".picker").filter({ has: page.locator("legend", { hasText: legend }) });
    const table = picker.locator("table").first();
    const labels = picker.locator("label");
    await group.getByRole("radio", { checked: true }).focus();
    while (!(await group.getByRole("radio").first().isChecked())) await page.keyboard.press("ArrowLeft");
    for (const [at, name] of names.entries()) {
      const where = `${path}: ${legend}, ${name}`;
      if (at > 0) await page.keyboard.press("ArrowRight");
      expect(await group.ariaSnapshot(), where).toBe(
        [
          `- group "${legend}":`,
          `  - text: ${legend}`,
          ...names.flatMap((one) => [`  - radio "${one}"${one === name ? " [checked]" : ""}`, `  - text: ${one}`]),
        ].join("\n"),
      );
      expect(await shownColumns(table), where).toEqual([at + 1]);
      for (const part of [...(await labels.all()), table]) expect(await hidden(part, true), where).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: "active" });
    expect(await contrast(labels.last(), "color"), legend).toBeGreaterThan(4.5);
    expect(await background(labels.last()), legend).not.toBe(await background(labels.first()));
    expect(await outline(group.getByRole("radio").last()), legend).toBeGreaterThan(3);
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    expect(await group.isVisible(), legend).toBe(false);
    expect(await shownColumns(table), legend).toEqual(names.map((_, at) => at + 1));
    expect(await page.evaluate(foldedOnPaper), path).toEqual([]);
    await page.emulateMedia({ media: "screen" });
    await setTextSize(page, 32);
    for (const part of await labels.all()) expect(await hidden(part, true), legend).toEqual([]);
    await setTextSize(page, 16);
  }
  const mark = page.getByRole("link", { name: "Note 1", exact: true }).first();
  const note = page.locator("#note-1");
  expect(await note.isVisible()).toBe(false);
  await mark.press("Enter");
  await note.waitFor({ state: "visible" });
  await expect.poll(() => hidden(note)).toEqual([]);
});

/** How the bar's tree names a link. */
function link(name: string, url: string): string[] {
  return ["    - listitem:", `      - link "${name}":`, `        - /url: ${url}`];
}

/** Runs in the page: scrolls to where the bar lies over what is reached next. */
function putNextUnderBar(): void {
  const next = [...document.querySelectorAll("main :is(a[href]:not([tabindex]), button, input, summary)")].find(
    (one) =>
      one.checkVisibility() &&
      (document.activeElement?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !document.activeElement?.contains(one),
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

/** Which columns beside the rows' names the table's rows show. */
function shownColumns(table: Locator): Promise<number[]> {
  return table.evaluate((one) => {
    const shown = [...one.querySelectorAll("tr")].flatMap((row) =>
      [...row.children].slice(1).flatMap((cell, at) => (cell.checkVisibility() ? [at + 1] : [])),
    );
    return [...new Set(shown)].sort();
  });
}

/** Runs in the page: what a closed fold still keeps from the paper. */
function foldedOnPaper(): string[] {
  const folded = [...document.querySelectorAll("main details:not([open]) > :not(summary)")];
  if (folded.length === 0) return ["nothing is folded"];
  return folded.flatMap((part) => {
    const isMeant = /none|contents/.test(getComputedStyle(part).display) || !part.parentElement?.checkVisibility();
    const isShown = part.checkVisibility() && part.getBoundingClientRect().height > 0;
    return isMeant || isShown ? [] : [part.outerHTML.slice(0, 120)];
  });
}
