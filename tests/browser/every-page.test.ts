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
  setTextSize,
  sheetsOf,
  unfold,
  widths,
} from "#tests/browser/layout.ts";
import { formRequest } from "#tests/running-site/lead-site.ts";
import { monday, usualDate } from "#tests/settings.ts";
import { answers, articlePaths, paths, screens, sheets } from "./every-page.cases.ts";

const { site, browser } = await siteInChromium(/status of 404/);

/** Buttons and links are 24 px high and wide, or 24 px from the next. */
const targetSize = ["wcag258"];

/** On a phone Home's scene moves to the visitor's hour. At noon it doesn't have to move. */
const atNoon = "Date.prototype.getHours = () => 12;";

/** The site's address in its own links, which don't name its port. */
const address = "http://127.0.0.1";

const sent = await site.ask("/contact", formRequest({ name: "On Every Page" }));
const confirmation = (sent.headers.get("location") ?? "no confirmation").replace(/#.*/, "");

const pages = [...paths, confirmation, ...answers];
/** The pages in six parts, a test for each. */
const parts = [0, 1, 2, 3, 4, 5].map((from) => pages.filter((_, at) => at % 6 === from));

test.each(parts)(
  "every page fits a phone, is accessible, prints well, obeys its policy, sets no cookie and contacts no other site: %s and more",
  async (...part) => {
    // The widths are checked at the same time, because a page spends most of its time waiting.
    const shares = widths.map((_, share) => part.filter((_, at) => at % widths.length === share));
    await Promise.all(widths.map((width, share) => expectGoodPages(width, shares[share] ?? [])));
  },
);

async function expectGoodPages(width: number, share: readonly string[]): Promise<void> {
  const page = await browser.page({ ...phone, reducedMotion: "reduce" });
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.url && protocol !== "blob:") elsewhere.push(request.url());
  });
  await page.addInitScript(atNoon);
  await loadFonts(page);
  for (const path of share) {
    await page.setViewportSize({ width: 360, height: 780 });
    await openSettled(page, path);
    const high = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    if (usualDate === monday) expect(high, `screens of ${path}`).toBeLessThanOrEqual(screens[path] ?? 14);
    expect(await axeFindings(page, "html", targetSize), path).toEqual([]);
    await expectToFit(page, path);
    await expectLargeText(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await unfold(page);
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page), `${path} at ${width}`).toEqual([]);
    if (!answers.includes(path)) await expectSheet(page, path);
  }
  expect(elsewhere).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

test("without scripts no page scrolls sideways on a phone or shows a dead button", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  await loadFonts(page);
  for (const path of [...paths, confirmation, ...articlePaths]) {
    await page.goto(path);
    const idle = page.locator("button[type=button]:not([popovertarget], [command], [commandfor]):visible");
    expect(await idle.evaluateAll((all) => all.map((element) => element.outerHTML)), path).toEqual([]);
    expect(await overflowing(page), path).toEqual([]);
  }
});

/** Expects that with text at 200 % nothing leaves the window and no number breaks, and that in forced colours every button has an edge. */
async function expectLargeText(page: Page, path: string): Promise<void> {
  await setTextSize(page, 32);
  await page.emulateMedia({ forcedColors: "active" });
  for (const width of [1440, 640, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowing(page), `${path} at ${width}, 200 %`).toEqual([]);
    expect(await clippedBoxes(page), `${path} at ${width}, 200 %`).toEqual([]);
    expect(await brokenNumbers(page), `${path} at ${width}, 200 %`).toEqual([]);
  }
  const buttons = page.locator(".btn:visible");
  // Legal pages have no buttons, but Home does.
  if (path === "/" || (await buttons.count()) > 0) expect(await hasEdge(buttons), path).toBe(true);
  await page.emulateMedia({ forcedColors: "none" });
  await setTextSize(page, 16);
}

/** Opens a page and waits until the scripts that start by themselves have run. */
async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForAfterLoad(page);
  if ((await page.locator("[data-start=load] form").count()) > 0)
    await page.locator("form[data-live]").waitFor({ state: "attached" });
}

/** Expects that on paper a page names us, our phone and where its links lead, has no buttons, and takes few sheets. */
async function expectSheet(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".header .mark").isVisible(), path).toBe(true);
  expect(await page.locator(".header .head-tel").getByText(business.phone.display).isVisible(), path).toBe(true);
  const printed = path === "/nothing-here" ? "/404" : path.replace(/[?#].*/, "");
  expect(await contentAfter(page, ".header"), path).toEqual([`"${address}${printed}"`]);
  const links = "main a[href^='/']:not(article header a):visible";
  const hrefs = await page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(await contentAfter(page, links), path).toEqual(hrefs.map((href) => `" (${address}${href})"`));
  const pressed = page.locator("nav:visible, button:visible");
  expect(await pressed.evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120))), path).toEqual([]);
  const most = sheets[path];
  if (most !== undefined) {
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await sheetsOf(page), path).toBeLessThanOrEqual(most);
  }
  await page.emulateMedia({ media: "screen" });
}
