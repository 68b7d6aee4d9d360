import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/browser/chromium.ts";
import { fillInRequest, send } from "#tests/browser/request/request-form.ts";
import { sample } from "#tests/settings.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => {
  const complaints = await browser.closePages();
  expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
});

/** What Chromium itself says of files that don't come, and of fonts that wait for a style sheet in vain. */
const expected = /net::ERR_FAILED|Failed to fetch dynamically imported|preloaded using link preload but not used/;

const kinds = [
  { name: "the islands' scripts", files: /\/assets\/(?!client-)[^/]*\.js$/ },
  { name: "fonts", files: /\.woff2$/ },
  { name: "scripts", files: /\.js$/ },
  { name: "pictures", files: /\.(avif|webp|jpg|png|svg)$/ },
];
const lines = (["never answered", "refused"] as const).flatMap((how) => kinds.map((kind) => ({ ...kind, how })));

test.each(sample(lines, 8))("with $name $how, a page is read and the form is sent", async ({ files, how }) => {
  const context = await browser.context();
  const asked: string[] = [];
  await context.route(files, (route) => {
    asked.push(route.request().url());
    return how === "refused" ? route.abort() : undefined;
  });
  const [page, form] = [await context.newPage(), await context.newPage()];
  await page.goto(`${site.url}/your-price?postcode=3550&kw=6.6`, { waitUntil: "commit" });
  await form.goto(`${site.url}/contact`, { waitUntil: "commit" });
  for (const one of [page, form]) await painted(one);
  await fillInRequest(form, { service: "heat-pump", address: "1 Main Rd, Bruthen", name: "Thin Line" });
  await send(form);
  await form.waitForURL(/\/request\?lead=/, { waitUntil: "commit" });
  await form.getByText("Assessment request submitted successfully!").first().waitFor();
  for (const one of [page, form])
    expect(await one.locator(".error-summary, .announcement[data-bad], [role=alert]").count()).toBe(0);
  expect(asked.length).toBeGreaterThan(0);
});

/** Not only laid out: a style sheet that is waited for keeps text from being painted at all. */
async function painted(page: Page): Promise<void> {
  await page.locator("main h1").waitFor();
  const paints = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
  await expect.poll(paints).toBe(1);
}
