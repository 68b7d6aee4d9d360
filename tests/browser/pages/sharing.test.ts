import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  afterLoadScript,
  openWithScript,
  siteInChromium,
  stopClock,
  waitForMessage,
  waitUntilIdle,
} from "#tests/browser/chromium.ts";
import { axeFindings } from "#tests/browser/layout.ts";

const { browser } = await siteInChromium();

const articlePath = "/blog/solar-maintenance";
const withClipboard = { permissions: ["clipboard-read", "clipboard-write"] };

test("sharing an article uses the browser's share sheet, and closing it says nothing", async () => {
  const page = await browser.page();
  await page.addInitScript(recordShares);
  await page.goto(`${articlePath}?from=somewhere`);
  const sharedData = () => page.evaluate<ShareData[]>("shared");
  await page.getByRole("button", { name: "Share this article" }).click();
  await expect
    .poll(sharedData)
    .toEqual([{ title: await page.title(), url: expect.stringMatching(/\/blog\/solar-maintenance$/) }]);
  await waitUntilIdle(page);
  expect(await page.locator("[data-announcement]").count()).toBe(0);
});

test("without the Share API the link is copied, and a message says so for five to ten seconds", async () => {
  const page = await browser.page(withClipboard);
  await openWithScript(page, articlePath, afterLoadScript);
  await stopClock(page);
  await page.getByRole("button", { name: "Copy link to this article" }).click();
  await expect.poll(() => copiedOn(page)).toMatch(new RegExp(`${articlePath}$`));
  // Once the message's element is there, its timer runs.
  await page.locator("[data-announcement]").waitFor({ state: "attached" });
  const message = page.getByRole("status").getByText("Link copied.");
  await page.clock.runFor(5_000);
  expect(await message.count()).toBe(1);
  await page.clock.runFor(5_000);
  expect(await message.count()).toBe(0);
});

test("the link is shown where it can't be copied", async () => {
  const page = await browser.page();
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await openWithScript(page, articlePath, afterLoadScript);
  await page.getByRole("button", { name: "Copy link to this article" }).click();
  await page.getByRole("status").getByText(articlePath).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test("the link to an estimate opens the same answer", async () => {
  const page = await browser.page(withClipboard);
  await page.goto("/hot-water?people=5");
  const estimate = page.locator(".estimate").first();
  await estimate.getByRole("textbox", { name: "People" }).fill("3");
  await page.waitForURL("**/*people=3*");
  await estimate.getByRole("button", { name: "Copy link to this estimate" }).press("Enter");
  await waitForMessage(page, "Link copied.");
  const link = new URL(await copiedOn(page));
  expect(link.searchParams.get("people")).toBe("3");
  const opened = await browser.open(link.pathname + link.search, { javaScriptEnabled: false });
  const answers = await outputsOf(opened.locator(".estimate").first());
  expect(answers).not.toEqual([]);
  await expect.poll(() => outputsOf(estimate)).toEqual(answers);
});

test.each([
  ["/commercial?kw=45&storeys=3", { kw: "45", storeys: null }],
  ["/your-price?tab=quote&kw=6.6&price=9000&postcode=3056", { tab: "quote", price: "9000" }],
])("the link of %s has its own form's fields, and no other form's", async (path, fields) => {
  const page = await browser.page(withClipboard);
  await page.goto(path);
  await page.getByRole("button", { name: "Copy link to this estimate" }).first().click();
  await waitForMessage(page, "Link copied.");
  const { searchParams } = new URL(await copiedOn(page));
  for (const [name, value] of Object.entries(fields)) expect(searchParams.get(name), name).toBe(value);
});

/** The name and text of each output. */
function outputsOf(estimate: Locator): Promise<[name: string | null, text: string | null][]> {
  return estimate
    .locator("output")
    .evaluateAll((outputs) => outputs.map((output) => [output.getAttribute("name"), output.textContent]));
}

function copiedOn(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Runs in the page: stands in for the share sheet, which headless Chromium lacks. Records what is shared, and is closed at once. */
function recordShares(): void {
  const sharedData: ShareData[] = [];
  Object.assign(window, { shared: sharedData });
  navigator.share = async (data) => {
    sharedData.push(data ?? {});
    throw new DOMException("closed", "AbortError");
  };
}
