import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { articles } from "#content/articles/index.ts";
import { pages } from "#content/pages.ts";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sharedSite } from "#tests/site/lead-site.ts";
import { localVars } from "#tools/local/vars.ts";
import { confirmationAddress } from "#worker/leads/links/confirmation.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { findings, widths } from "../page/axe.ts";
import { expectToFit, tooClose } from "../page/fits.ts";
import { proving, sample } from "../prove.ts";
import { monday, usualDate } from "../site/usual-date.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => {
  const complaints = await browser.closePages();
  expect(complaints.filter((text) => !/status of 4(04|22)/.test(text))).toEqual([]);
});

const phone = { viewport: { width: 360, height: 780 }, reducedMotion: "reduce" } as const;

const paths = [
  ...pages.map(({ path }) => path),
  "/blog/victoria-rebate-guide-2025",
  "/blog/winter-solar-performance",
  "/blog?category=solar",
  "/blog?q=heat+pump",
  "/contact?sent=WB-1234ABCD",
  await confirmationAddress(createSignatures([localVars({ site: "", mailbox: "" }).LINK_SECRET ?? ""]), {
    id: "1234abcd-1111-4111-8111-111111111111",
    reference: "WB-1234ABCD",
    now: new Date("2026-11-21T02:00:00Z"),
    callback: false,
  }),
  "/nothing-here",
  "/offline",
];

const articlePaths = articles.map(({ slug }) => `/blog/${slug}`).filter((path) => !paths.includes(path));

/** A page of each kind. `PROVE=on npm test` looks at all, at every width. */
const kinds = ["/", "/contact", "/solar-batteries", "/blog/victoria-rebate-guide-2025"];

/** How many screens of 780 px a page may take on a phone 360 px wide, as long as no figure is marked as past its day; an article takes 14. */
const screens: Record<string, number> = {
  "/": 7,
  "/residential": 9,
  "/commercial": 10,
  "/solar-batteries": 10,
  "/hot-water": 8,
  "/aircon-rebate": 7,
  "/contact": 6.5,
  "/rebates-and-finance": 9,
  "/faq": 7,
  "/about": 7,
  "/service-areas": 6,
  "/blog": 7,
  "/privacy": 9,
  "/terms": 9,
  "/consent": 9,
};

test("a page fits a phone, has no accessibility findings, sets no cookie and asks nobody else", {
  timeout: proving ? 1_800_000 : 120_000,
}, async () => {
  const page = await browser.page({ ...phone, bypassCSP: true });
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.url && protocol !== "blob:") elsewhere.push(request.url());
  });
  await bringFonts(page);
  for (const [at, path] of (proving ? [...paths, ...articlePaths] : kinds).entries()) {
    await open(page, path);
    if (proving) await expectNoFindings(page, path, "folded", widths);
    await expectToFit(page, path);
    await expectNoFindings(page, path, "unfolded", proving ? widths : [widths[at % widths.length] ?? 360]);
  }
  expect(elsewhere).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("without scripts a page fits a phone as well", async () => {
  const page = await browser.page({ ...phone, bypassCSP: true, javaScriptEnabled: false });
  await bringFonts(page);
  for (const path of sample([...paths.filter((path) => !kinds.includes(path)), ...articlePaths], 12)) {
    await open(page, path);
    await expectToFit(page, path);
  }
});

/** A first page may be painted before its fonts have come, and stays so; those after it have them. */
async function bringFonts(page: Page): Promise<void> {
  await page.goto(`${site.url}/consent`);
  await page.waitForLoadState("networkidle");
}

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(site.url + path);
  const most = screens[path] ?? (path.startsWith("/blog/") ? 14 : undefined);
  const high = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  if (most !== undefined && usualDate === monday) expect(high, `screens of ${path}`).toBeLessThanOrEqual(most);
  // Two notes at the end of an article's sentence stand side by side, as words do.
  if (!articlePaths.includes(path)) expect(await tooClose(page), path).toEqual([]);
}

async function expectNoFindings(page: Page, path: string, state: string, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findings(page), `${path} at ${width}, ${state}`).toEqual([]);
  }
}
