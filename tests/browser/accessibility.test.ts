import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { localVars } from "#tools/local-vars.ts";
import { confirmationAddress } from "#worker/assessments/confirmation.ts";
import { createSignatures } from "#worker/assessments/signatures.ts";
import { startBrowser, type TestBrowser } from "../browser.ts";
import { type Site, startSite } from "../site.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const widths = [360, 768, 1440];

let site: Site;
let browser: TestBrowser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});
afterEach(async () => {
  const complaints = await browser.closePages();
  expect(complaints.filter((text) => !/status of 4(04|22)/.test(text))).toEqual([]);
});
afterAll(() => Promise.all([site.stop(), browser.stop()]));

const paths = [
  ...pages.map(({ path }) => path),
  "/blog/victoria-rebate-guide-2025",
  "/blog/winter-solar-performance",
  "/blog?category=solar",
  "/blog?q=heat+pump",
  "/contact?sent=WB-1234ABCD",
  await confirmationAddress(
    createSignatures([localVars({ site: "", mailbox: "" }).LINK_SECRET ?? ""]),
    "WB-1234ABCD",
    "2026-11-21",
  ),
  "/nothing-here",
  "/offline",
];

test.each(paths)("%s has no accessibility findings at any width", async (path) => {
  const page = await open(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findings(page), `${path} at ${width}`).toEqual([]);
  }
});

test("the open menu, wrong form and open questions have no findings", async () => {
  const menu = await open("/", 360);
  await menu.getByRole("button", { name: "Menu" }).click();
  expect(await findings(menu), "menu").toEqual([]);
  const wrong = await open("/contact", 768);
  await wrong.locator("form[novalidate]").waitFor();
  await wrong.setInputFiles("#file", { name: "x.docx", mimeType: "application/msword", buffer: Buffer.from("x") });
  await wrong.locator("#file-problem").waitFor();
  expect(await findings(wrong), "form").toEqual([]);
  const questions = await open("/faq", 768);
  await questions.locator("main details").first().locator("summary").click();
  expect(await findings(questions), "questions").toEqual([]);
});

test("no page scrolls sideways at 360 px, at 320 px or with a reader's text spacing", async () => {
  const page = await open("/", 360);
  for (const path of paths) {
    await page.goto(site.url + path);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await sidewaysBy(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("every page has one h1, headings in order, and a title and description of its own", async () => {
  const page = await open("/");
  const seen = new Map<string, string>();
  for (const path of pages.map((record) => record.path)) {
    await page.goto(site.url + path);
    const levels = await page.locator("h1, h2, h3, h4").evaluateAll((all) => all.map((one) => Number(one.tagName[1])));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0), `${path}, heading ${index}`).toBeLessThanOrEqual(1);
    for (const text of [await page.title(), await page.locator('meta[name="description"]').getAttribute("content")]) {
      expect(text?.length, path).toBeGreaterThan(10);
      expect(seen.get(text ?? ""), `${path} and another page say: ${text}`).toBeUndefined();
      seen.set(text ?? "", path);
    }
  }
});

test("no page sets a cookie or asks anybody else for anything", async () => {
  const context = await browser.context();
  const page = await context.newPage();
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.url && protocol !== "blob:") elsewhere.push(request.url());
  });
  for (const path of paths) await page.goto(site.url + path, { waitUntil: "load" });
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

async function open(path: string, width = 1440): Promise<Page> {
  const page = await browser.page({ viewport: { width, height: 900 }, reducedMotion: "reduce", bypassCSP: true });
  await page.goto(site.url + path);
  return page;
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (values) => {
    const { axe: loaded } = window as Window & { axe?: typeof import("axe-core") };
    const result = await loaded?.run(document, { runOnly: { type: "tag", values } });
    return (result?.violations ?? []).flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
    );
  }, rules);
}

function sidewaysBy(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
