import type { BrowserContext, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { proving } from "#tests/prove.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => {
  const complaints = await browser.closePages();
  expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
});

/** What Chromium itself says of files that don't come, and of fonts that wait for a style sheet in vain. */
const expected = /net::ERR_FAILED|Failed to fetch dynamically imported|preloaded using link preload but not used/;
const all = ["/your-price?postcode=3550&kw=6.6", "/", "/blog/insurance-warranty"];
const paths = proving ? all : all.slice(0, 1);

const kinds: [name: string, files: RegExp][] = [
  ["the islands' scripts", /\/assets\/(?!client-)[^/]*\.js$/],
  ["fonts", /\.woff2$/],
  ["scripts", /\.js$/],
  ["pictures", /\.(avif|webp|jpg|png|svg)$/],
];

const lines = kinds.flatMap(([name, files]) =>
  (["never answered", "refused"] as const).map((how) => ({ name, files, how })),
);

/** Scripts, for which a page would wait. */
const some = lines.filter(({ name, how }) => proving || (/islands/.test(name) && how === "never answered"));

test.each(some)("with $name $how, pages are read and the form is sent", async ({ files, how }) => {
  const context = await browser.context();
  const asked: string[] = [];
  await context.route(files, (route) => {
    asked.push(route.request().url());
    return how === "refused" ? route.abort() : undefined;
  });
  await Promise.all([...paths.map((path) => read(context, path)), send(context)]);
  expect(asked.length).toBeGreaterThan(0);
});

async function read(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: "commit" });
  await painted(page);
  expect((await page.locator("h1").textContent())?.length).toBeGreaterThan(10);
  await noErrorOn(page);
}

async function send(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${site.url}/contact`, { waitUntil: "commit" });
  await painted(page);
  await tick(page, "#service-heat-pump");
  await page.fill("#address", "1 Main Rd, Bruthen");
  await page.fill("#name", "Thin Line");
  await page.fill("#email", "thin@example.com");
  await page.fill("#phone", "0412 345 678");
  await tick(page, "#consent");
  await page.getByRole("button", { name: "Request Free Assessment" }).press("Enter", { noWaitAfter: true });
  await page.waitForURL(/\/request\?lead=/, { waitUntil: "commit" });
  await painted(page);
  await page.getByText("Assessment request submitted successfully!").first().waitFor();
  await noErrorOn(page);
}

/** By its key, as the button is pressed: what loads late moves a box from under the pointer between press and release. */
async function tick(page: Page, box: string): Promise<void> {
  await page.locator(box).press("Space");
  expect(await page.isChecked(box)).toBe(true);
}

/** Not only laid out: a style sheet that is waited for keeps text from being painted at all. */
async function painted(page: Page): Promise<void> {
  await page.locator("main").waitFor();
  const paints = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
  await expect.poll(paints).toBe(1);
}

async function noErrorOn(page: Page): Promise<void> {
  expect(await page.locator(".error-summary, .announcement[data-bad], [role=alert]").count()).toBe(0);
}
