import type { Locator, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const article = "/blog/solar-maintenance";

test("where the browser can share, its own sheet gets an article's title and address; closed again it says and copies nothing", async () => {
  const page = await browser.page();
  await page.addInitScript(noteWhatIsShared);
  await page.goto(`${site.url}${article}?from=somewhere`);
  const button = page.getByRole("button", { name: "Share this article" });
  await button.click();
  await expect.poll(() => sharedBy(page)).toHaveLength(1);
  const [shared] = await sharedBy(page);
  expect(shared?.url).toMatch(new RegExp(`${article}$`));
  expect(shared?.title).toBe(await page.title());
  await page.evaluate(() => Object.assign(window, { closedWith: "AbortError" }));
  await button.click();
  await expect.poll(() => sharedBy(page)).toHaveLength(2);
  expect(await page.locator(".announcement").count()).toBe(0);
});

test("elsewhere the link is copied, and that is said for a while; where nothing may be copied, the link is said; on paper there is no button", async () => {
  const page = await canCopy();
  await page.clock.install();
  await page.goto(site.url + article);
  const button = page.getByRole("button", { name: "Copy link to this article" });
  await button.click();
  const said = page.getByRole("status").getByText("Link copied.");
  await said.waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${article}$`));
  await page.clock.runFor(10_000);
  await said.waitFor({ state: "detached" });

  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await button.click();
  await page.getByRole("status").getByText(article).waitFor();

  expect(await page.locator(".share").isVisible()).toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".share").isVisible()).toBe(false);
});

test("the link of an estimate asks its question again, as it stands on the screen", async () => {
  const page = await canCopy();
  for (const [path, field, value] of [
    ["/your-price", "postcode", "3550"],
    ["/commercial", "kw", "45"],
  ] as const) {
    await page.goto(site.url + path);
    const estimate = page.locator(".estimate").first();
    await estimate.locator(`[name="${field}"]`).fill(value);
    await page.waitForURL(`**/*${field}=${value}*`);
    await estimate.getByRole("button", { name: "Copy link to this estimate" }).click();
    await page.getByRole("status").getByText("Link copied.").waitFor();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.pathname).toBe(path);
    expect(copied.searchParams.get(field)).toBe(value);
    const answers = await answersAt(copied.pathname + copied.search);
    expect(answers, path).toMatchObject(await outputsOf(estimate));
  }
});

test("without JavaScript there is no button that could do nothing", async () => {
  const plain = await browser.open(site.url + article, { javaScriptEnabled: false });
  expect(await plain.locator(".share").isVisible()).toBe(false);
});

/** Chromium without a screen has no sheet of its own: one that notes what it is given, and may be closed at once. */
function noteWhatIsShared(): void {
  const shared: ShareData[] = [];
  Object.assign(window, { shared });
  navigator.share = async (given) => {
    shared.push(given ?? {});
    const closed: unknown = Reflect.get(window, "closedWith");
    if (typeof closed === "string") throw new DOMException("closed", closed);
  };
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
