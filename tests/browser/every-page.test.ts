import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { phone, siteInChromium, waitForAfterLoad } from "#tests/browser/chromium.ts";
import {
  axeFindings,
  brokenNumbers,
  clippedBoxes,
  contentAfter,
  expectToFit,
  hasEdge,
  loadFonts,
  overflowing,
  paperSheetsOf,
  setTextSize,
  unfold,
  widths,
} from "#tests/browser/layout.ts";
import { formRequest } from "#tests/running-site/lead-site.ts";
import { monday, usualDate } from "#tests/settings.ts";
import { answerPaths, articlePaths, maxPaperSheets, maxScreens, paths } from "./every-page.cases.ts";

const { site, browser } = await siteInChromium(/status of 404/);

/** Buttons and links are 24 px high and wide, or 24 px from the next. */
const targetSize = ["wcag258"];

/** On a phone Home's scene moves to the visitor's hour. At noon it doesn't have to move. */
const atNoon = "Date.prototype.getHours = () => 12;";

/** The site as it names itself, without its port. */
const siteName = "http://127.0.0.1";

const sent = await site.ask("/contact", formRequest({ name: "On Every Page" }));
const confirmation = sent.headers.get("location")?.replace(/#.*/, "");
if (!confirmation) throw new Error(`the form answered ${sent.status}, without a confirmation's address`);

const pages = [...paths, confirmation, ...answerPaths];
/** The pages in six parts, a test for each. */
const partCount = 6;
const parts = Array.from({ length: partCount }, (_, part) => pages.filter((_, index) => index % partCount === part));

test.each(parts)(
  "%s and other pages fit phones, also with large text, tablets and desktops; each is accessible at one width",
  async (...part) => {
    // Four pages at once, each at a width of its own: a page spends most of its time waiting.
    const shares = widths.map((_, share) => part.filter((_, index) => index % widths.length === share));
    await Promise.all(widths.map((width, share) => expectGoodLayout(width, shares[share] ?? [])));
  },
);

async function expectGoodLayout(width: number, pathsToCheck: readonly string[]): Promise<void> {
  const page = await browser.page({ ...phone, reducedMotion: "reduce" });
  await page.addInitScript(atNoon);
  await loadFonts(page);
  for (const path of pathsToCheck) {
    await page.setViewportSize(phone.viewport);
    await openSettled(page, path);
    const screensHigh = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    if (usualDate === monday) expect(screensHigh, `screens of ${path}`).toBeLessThanOrEqual(maxScreens[path] ?? 14);
    expect(await axeFindings(page, "html", targetSize), path).toEqual([]);
    await expectToFit(page, path);
    await expectLargeText(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await unfold(page);
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page), `${path} at ${width}`).toEqual([]);
    for (const largerWidth of [768, 1440]) {
      await page.setViewportSize({ width: largerWidth, height: 900 });
      expect.soft(await overflowing(page), `${path} at ${largerWidth}`).toEqual([]);
    }
  }
}

/** An answer is printed without its page: `estimators/estimate-answers.test.ts`. */
const printedPaths = [...paths, confirmation];

interface PrintedPage {
  path: string;
  /** Our own links that are printed, and what stands after each on paper. */
  hrefs: (string | null)[];
  afterLinks: string[];
  /** Whether our name and our phone number are on paper, and what stands after the header. */
  headIsVisible: boolean;
  afterHeader: string[];
  /** The elements that can only be pressed. */
  pressable: string[];
}

let printedPages: Promise<PrintedPage[]> | undefined;

/** Every page as it is printed, with its folds open. The first test that needs them opens them all. */
function openAllPrinted(): Promise<PrintedPage[]> {
  printedPages ??= openAll();
  return printedPages;
}

async function openAll(): Promise<PrintedPage[]> {
  const page = await openPrinted();
  const openedPages: PrintedPage[] = [];
  for (const path of printedPaths) {
    await page.goto(path);
    const name = page.locator(".header .mark");
    const phoneNumber = page.locator(".header .head-tel").getByText(business.phone.display);
    const headIsVisible = (await name.isVisible()) && (await phoneNumber.isVisible());
    const afterHeader = await contentAfter(page, ".header");
    await unfold(page);
    const links = "main a[href^='/']:not(article header a):visible";
    const hrefs = await page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const afterLinks = await contentAfter(page, links);
    const pressable = await page
      .locator("nav:visible, button:visible")
      .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120)));
    openedPages.push({ path, hrefs, afterLinks, headIsVisible, afterHeader, pressable });
  }
  return openedPages;
}

test("after each of our own links a printed page has the link's address, with the site's name", async () => {
  const openedPages = await openAllPrinted();
  for (const { path, hrefs, afterLinks } of openedPages)
    expect(afterLinks, path).toEqual(hrefs.map((href) => `" (${siteName}${href})"`));
  expect(openedPages.flatMap(({ hrefs }) => hrefs).length).toBeGreaterThan(printedPaths.length);
});

test("a printed page begins with our name, our phone number and its own address", async () => {
  for (const { path, headIsVisible, afterHeader } of await openAllPrinted()) {
    expect(headIsVisible, path).toBe(true);
    const ownPath = path === "/nothing-here" ? "/404" : path.replace(/[?#].*/, "");
    expect(afterHeader, path).toEqual([`"${siteName}${ownPath}"`]);
  }
});

test("nothing that can only be pressed is printed", async () => {
  for (const { path, pressable } of await openAllPrinted()) expect(pressable, path).toEqual([]);
});

test.each(Object.entries(maxPaperSheets))("%s prints on at most %i sheets of A4", async (path, maxSheets) => {
  const page = await openPrinted();
  await page.goto(path);
  await unfold(page);
  expect(await paperSheetsOf(page)).toBeLessThanOrEqual(maxSheets);
});

/** Opens a page as it is printed. */
async function openPrinted(): Promise<Page> {
  const page = await browser.page();
  await page.emulateMedia({ media: "print" });
  return page;
}

test("without scripts no page scrolls sideways on a phone or shows a dead button", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  await loadFonts(page);
  for (const path of [...paths, confirmation, ...articlePaths]) {
    await page.goto(path);
    const deadButtons = page.locator("button[type=button]:not([popovertarget], [command], [commandfor]):visible");
    expect(await deadButtons.evaluateAll((all) => all.map((element) => element.outerHTML)), path).toEqual([]);
    expect(await overflowing(page), path).toEqual([]);
  }
});

/** Expects that with text at 200% nothing leaves the window and no number breaks, and that in forced colours every button has an edge. */
async function expectLargeText(page: Page, path: string): Promise<void> {
  await setTextSize(page, 32);
  await page.emulateMedia({ forcedColors: "active" });
  for (const width of [1440, 640, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowing(page), `${path} at ${width}, 200%`).toEqual([]);
    expect(await clippedBoxes(page), `${path} at ${width}, 200%`).toEqual([]);
    expect(await brokenNumbers(page), `${path} at ${width}, 200%`).toEqual([]);
  }
  const buttons = page.locator(".btn:visible");
  // Legal pages have no buttons, but Home does.
  if (path === "/" || (await buttons.count()) > 0) expect(await hasEdge(buttons), path).toBe(true);
  await page.emulateMedia({ forcedColors: "none" });
  await setTextSize(page, 16);
}

/** Opens a page and waits until the scripts that start by themselves have run. */
async function openSettled(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(path === "/nothing-here" ? 404 : 200);
  await waitForAfterLoad(page);
  if ((await page.locator("[data-start=load] form").count()) > 0)
    await page.locator("form[data-live]").waitFor({ state: "attached" });
}
