import type { Locator, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const article = "/blog/solar-maintenance";
const withEstimators = ["/residential", "/commercial", "/hot-water", "/solar-batteries", "/rebates-and-finance"];

test("where the browser can share, its own sheet gets an article's title and address", async () => {
  const page = await canShare();
  await page.goto(`${site.url}${article}?from=somewhere`);
  await page.getByRole("button", { name: "Share this article" }).click();
  const [shared] = await sharedBy(page);
  expect(shared?.url).toMatch(new RegExp(`${article}$`));
  expect(shared?.title).toBe(await page.title());
});

test("a sheet that is closed again says nothing and copies nothing", async () => {
  const page = await canShare("AbortError");
  await page.goto(site.url + article);
  await page.getByRole("button", { name: "Share this article" }).click();
  expect(await sharedBy(page)).toHaveLength(1);
  expect(await page.locator(".announcement").count()).toBe(0);
});

test("elsewhere the link is copied, and that is said aloud for a while", async () => {
  const page = await canCopy();
  await page.clock.install();
  await page.goto(site.url + article);
  await page.getByRole("button", { name: "Copy link to this article" }).click();
  const said = page.getByRole("status").getByText("Link copied.");
  await said.waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${article}$`));
  await page.clock.runFor(10_000);
  await said.waitFor({ state: "detached" });
});

test("where nothing may be copied, the link itself is said", async () => {
  const page = await browser.page();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto(site.url + article);
  await page.getByRole("button", { name: "Copy link to this article" }).click();
  await page.getByRole("status").getByText(article).waitFor();
});

test("the link of an estimate asks its question again, as it stands on the screen", async () => {
  const page = await canCopy();
  for (const [path, index] of [
    ["/residential", 0],
    ["/rebates-and-finance", 1],
  ] as const) {
    await page.goto(site.url + path);
    const estimate = page.locator(".estimate").nth(index);
    await estimate.locator('[name="kw"]').fill("9.9");
    await page.waitForURL(/kw=9\.9/);
    await estimate.getByRole("button", { name: "Copy link to this estimate" }).click();
    await page.getByRole("status").getByText("Link copied.").waitFor();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.pathname).toBe(path);
    expect(copied.searchParams.get("kw")).toBe("9.9");
    const answers = await answersAt(copied.pathname + copied.search);
    expect(answers, path).toMatchObject(await outputsOf(estimate));
  }
});

test("every estimate has its button", async () => {
  for (const path of withEstimators) {
    const page = await (await site.ask(path)).text();
    const buttons = page.split("data-share=").length;
    expect(buttons, path).toBeGreaterThan(1);
    expect(buttons, path).toBe(page.split('class="estimate-form"').length);
  }
});

test("without JavaScript and on paper there is no button that could do nothing", async () => {
  const plain = await browser.open(site.url + article, { javaScriptEnabled: false });
  expect(await plain.locator(".share").isVisible()).toBe(false);
  const page = await browser.open(site.url + article);
  await page.locator(".share").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".share").isVisible()).toBe(false);
});

/** Chromium without a screen has no sheet of its own: one that notes what it is given, and may be closed at once. */
async function canShare(closedWith?: string): Promise<Page> {
  const page = await browser.page();
  await page.addInitScript((closed) => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (given) => {
      shared.push(given ?? {});
      if (closed) throw new DOMException("closed", closed);
    };
  }, closedWith);
  return page;
}

async function canCopy(): Promise<Page> {
  const context = await browser.context({ permissions: ["clipboard-read", "clipboard-write"] });
  return context.newPage();
}

function sharedBy(page: Page): Promise<ShareData[]> {
  return page.evaluate(() => (window as Window & { shared?: ShareData[] }).shared ?? []);
}

function outputsOf(estimate: Locator): Promise<Record<string, string>> {
  return estimate
    .locator("output")
    .evaluateAll((all) => Object.fromEntries(all.map((one) => [one.getAttribute("name"), one.textContent])));
}

/** What the server answers there, by the outputs' names. */
async function answersAt(path: string): Promise<Record<string, string>> {
  const page = await (await site.ask(path)).text();
  return Object.fromEntries(
    [...page.matchAll(/<output name="([^"]+)"[^>]*>([^<]*)</g)].map(([, name = "", answer = ""]) => [name, answer]),
  );
}
