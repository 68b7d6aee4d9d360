import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, siteInChromium } from "#tests/browser/chromium.ts";
import { everyNth } from "#tests/settings.ts";
import { fillInRequest, send } from "./request/request-form.ts";

// Chromium's own messages about files that don't arrive, and about preloaded fonts whose style sheet doesn't.
const { browser } = await siteInChromium(
  /net::ERR_FAILED|Failed to fetch dynamically imported|preloaded using link preload but not used/,
);

test("the menu opens and closes in browsers without command buttons", async () => {
  const context = await browser.context(phone);
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    addEventListener("command", (event) => event.preventDefault(), true);
  });
  const page = await context.newPage();
  await page.goto("/about");
  const link = page.locator("#menu").getByRole("link", { name: "Commercial" });
  // Until our script has run, the button does nothing.
  const pressAndLook = async () => {
    if (!(await link.isVisible())) await page.getByRole("button", { name: "Menu", exact: true }).click();
    return link.isVisible();
  };
  await expect.poll(pressAndLook, { message: "the menu is open" }).toBe(true);
  await page.getByRole("button", { name: "Close menu" }).click();
  await link.waitFor({ state: "hidden" });
});

test("a browser without style layers or modules shows the text in order, and sends the form", async () => {
  // The policy allows styles by their hash, which this test changes. A real old browser ignores layers in the same bytes.
  const context = await browser.context({ bypassCSP: true });
  await context.route("/contact", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('type="module"', 'type="unknown"').replaceAll("@layer", "@unknown"),
    });
  });
  const page = await context.newPage();
  await page.goto("/contact");
  const texts = page.locator("main :is(h1, h2, legend, p):visible");
  const tops = await texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(5);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expectRequestSent(page, "Older Browser");
});

test("if part of an answer can't be loaded, the page says so, and tries again after the next change", async () => {
  const page = await browser.page();
  const file = "**/assets/water-programs-*";
  await page.route(file, (route) => route.abort());
  await page.goto("/hot-water");
  const message = page.getByRole("alert").filter({ hasText: "Part of this page didn’t load." });
  await page.fill("#hot-water-people", "5");
  await message.first().waitFor();
  await page.unroute(file);
  await page.fill("#hot-water-people", "6");
  await expect.poll(() => message.count()).toBe(0);
});

const kindsOfFiles = [
  { name: "the islands' scripts", files: /\/assets\/(?!client-)[^/]*\.js$/ },
  { name: "fonts", files: /\.woff2$/ },
  { name: "scripts", files: /\.js$/ },
  { name: "pictures", files: /\.(avif|webp|jpg|png|svg)$/ },
];
const failures = (["never answered", "refused"] as const).flatMap((how) =>
  kindsOfFiles.map((kind) => ({ ...kind, how })),
);

/** In `npm test`, the islands' scripts that are never answered, and all scripts refused. */
const sampledFailures = everyNth(failures, 6);

test.each(sampledFailures)("with $name $how, a page can be read and the form is sent", async ({ files, how }) => {
  const context = await browser.context();
  const requestedUrls: string[] = [];
  await context.route(files, (route) => {
    requestedUrls.push(route.request().url());
    return how === "refused" ? route.abort() : undefined;
  });
  const [page, form] = [await context.newPage(), await context.newPage()];
  await page.goto("/your-price?postcode=3550&kw=6.6", { waitUntil: "commit" });
  await form.goto("/contact", { waitUntil: "commit" });
  for (const tab of [page, form]) await waitForPaint(tab);
  await expectRequestSent(form, "Thin Line");
  const shownErrors = ".error-summary, [data-announcement][data-bad], [role=alert]:not(:empty)";
  for (const tab of [page, form]) expect(await tab.locator(shownErrors).count()).toBe(0);
  await expect.poll(() => requestedUrls, { message: `requests for ${files}` }).not.toEqual([]);
});

/** Waits until the page is painted: until a style sheet has arrived, the browser may lay out text without painting it. */
async function waitForPaint(page: Page): Promise<void> {
  await page.locator("main h1").waitFor();
  const paints = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
  await expect.poll(paints, { message: "first paints" }).toBe(1);
}

async function expectRequestSent(page: Page, name: string): Promise<void> {
  await fillInRequest(page, name);
  await send(page);
  await page.waitForURL(/\/request\?lead=/, { waitUntil: "commit" });
  await page.getByText("Assessment request submitted successfully!").first().waitFor();
}
