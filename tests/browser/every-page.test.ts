import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { articles } from "#content/articles/index.ts";
import { business } from "#content/business.ts";
import { pages } from "#content/pages.ts";
import { phone, siteInChromium } from "#tests/browser/chromium.ts";
import {
  addedTo,
  expectToFit,
  findings,
  hasEdge,
  setTextSize,
  sheetsOf,
  sideways,
  tooClose,
  unfold,
  widths,
} from "#tests/browser/layout.ts";
import { monday, usualDate } from "#tests/settings.ts";
import { formRequest } from "#tests/site/lead-site.ts";

const { site, browser } = await siteInChromium(/status of 404/);

/** Where the site says it is, whatever port it is reached by. */
const address = "http://127.0.0.1";

const sent = await site.ask("/contact", formRequest({ name: "On Every Page" }));
const paths = [
  ...pages.map(({ path }) => path),
  "/blog/victoria-rebate-guide-2025",
  "/blog/winter-solar-performance",
  "/blog?q=heat+pump",
  "/contact?callback",
  (sent.headers.get("location") ?? "no confirmation").replace(/#.*/, ""),
  "/nothing-here",
  "/offline",
];

const answers = [
  // An answer and a message at once: one field makes sense, another doesn't.
  "/?kw=x&month=7",
  "/your-price?kw=8.8&bill=600&battery=10&rate=x&ev=day&feedin=3",
  "/your-price?tab=quote&postcode=3056&kw=9.9&battery=13.5&stc=x&price=12000&certificates=70",
  "/commercial?kw=44&use=9000&rate=x",
  "/hot-water?people=5&rate=x",
];
const articlePaths = articles.map(({ slug }) => `/blog/${slug}`);

/** How many screens of 780 px a page may take on a phone 360 px wide, as long as no figure is marked as past its day. */
const screens: Record<string, number> = {
  "/": 7,
  "/residential": 9,
  "/commercial": 10.5,
  "/solar-batteries": 10,
  "/hot-water": 8,
  "/aircon-rebate": 7,
  "/contact": 6.5,
  "/rebates-and-finance": 9.5,
  "/faq": 7,
  "/about": 8,
  "/service-areas": 6.5,
  "/blog": 7,
  "/privacy": 9,
  "/terms": 9,
  "/consent": 9,
  "/blog/victoria-rebate-guide-2025": 15,
  "/blog/winter-solar-performance": 15,
};

/** How many sheets of A4 a page takes at most. */
const sheets: Record<string, number> = { "/": 4, "/contact": 4, "/solar-batteries": 6 };

/** Each width looks at a quarter of all pages, beside the others: a page waits more than it works. */
const shares = widths.map((width, share) => ({
  width,
  share: [...paths, ...answers].filter((_, at) => at % widths.length === share),
}));

test("every page fits a phone, has no accessibility findings, prints as a letter would, does nothing that its policy forbids, sets no cookie and asks nobody else", async () => {
  await Promise.all(shares.map(expectGoodPages));
}, 300_000);

async function expectGoodPages({ width, share }: (typeof shares)[number]): Promise<void> {
  const page = await browser.page({ ...phone, reducedMotion: "reduce" });
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.url && protocol !== "blob:") elsewhere.push(request.url());
  });
  await bringFonts(page);
  for (const path of share) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const high = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    if (usualDate === monday) expect(high, `screens of ${path}`).toBeLessThanOrEqual(screens[path] ?? 14);
    // Two notes at the end of an article's sentence stand side by side, as words do.
    if (!articlePaths.includes(path)) expect(await tooClose(page), path).toEqual([]);
    await expectToFit(page, path);
    await expectLargeText(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await unfold(page);
    await page.setViewportSize({ width, height: 900 });
    expect(await findings(page), `${path} at ${width}`).toEqual([]);
    if (!answers.includes(path)) await expectSheet(page, path);
  }
  expect(elsewhere).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

test("without scripts no page scrolls sideways on a phone or shows a button that could do nothing", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  await bringFonts(page);
  for (const path of [...paths, ...articlePaths]) {
    await page.goto(path);
    const idle = page.locator("button[type=button]:not([popovertarget], [command], [commandfor]):visible");
    expect(await idle.evaluateAll((all) => all.map((one) => one.outerHTML)), path).toEqual([]);
    expect(await sideways(page), path).toEqual([]);
  }
});

/** With text at 200 % the page keeps to the window, and in forced colours what is pressed has an edge. */
async function expectLargeText(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 640, height: 900 });
  await setTextSize(page, 32);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await sideways(page), `${path} at 200 %`).toEqual([]);
  expect(await hasEdge(page.locator(".btn:visible")), path).toBe(true);
  await page.emulateMedia({ forcedColors: "none" });
  await setTextSize(page, 16);
}

/** A first page may be painted before its fonts have come, and stays so; those after it have them. */
async function bringFonts(page: Page): Promise<void> {
  await page.goto("/consent");
  await page.waitForLoadState("networkidle");
}

/** A sheet says whose it is, how to call and where its links lead, has nothing to press, and a handout takes few sheets. */
async function expectSheet(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".header .mark").isVisible(), path).toBe(true);
  expect(await page.locator(".header .head-tel").getByText(business.phone.display).isVisible(), path).toBe(true);
  const printed = path === "/nothing-here" ? "/404" : path.replace(/[?#].*/, "");
  expect(await addedTo(page, ".header"), path).toEqual([`"${address}${printed}"`]);
  const links = "main a[href^='/']:not(article header a):visible";
  const hrefs = await page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(await addedTo(page, links), path).toEqual(hrefs.map((href) => `" (${address}${href})"`));
  const pressed = page.locator("nav:visible, button:visible");
  expect(await pressed.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120))), path).toEqual([]);
  const most = sheets[path];
  if (most !== undefined) {
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await sheetsOf(page), path).toBeLessThanOrEqual(most);
  }
  await page.emulateMedia({ media: "screen" });
}
