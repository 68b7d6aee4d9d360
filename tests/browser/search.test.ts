import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import {
  afterLoadScript,
  holdBack,
  openWithScript,
  phone,
  siteInChromium,
  stopClock,
  waitUntilIdle,
} from "#tests/browser/chromium.ts";
import { axeFindings, hasFocus } from "#tests/browser/layout.ts";

const { browser } = await siteInChromium();

const narrowWindow = { viewport: { width: 360, height: 900 } };

test("the search is loaded once it is opened, and text typed meanwhile is kept and answered", async () => {
  const page = await browser.page({ reducedMotion: "reduce" });
  await openWithScript(page, "/residential", afterLoadScript);
  expect((await loadedUrls(page)).filter((url) => /search-index|island|hydrate|react/.test(url))).toEqual([]);
  const letSearchLoad = await holdBack(page, /\/assets\/(island|search-index)/);
  const field = page.getByRole("combobox", { name: "Search" });
  // The second press closes it, and Shift is the browser's.
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Control+Shift+k");
  expect(await field.isVisible()).toBe(false);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("split system");
  expect(await results(page).count()).toBe(0);
  await letSearchLoad();
  await results(page).first().waitFor();
  expect(await field.inputValue()).toBe("split system");
  expect(await results(page).first().getAttribute("href")).toBe("/aircon-rebate");
  await expect.poll(() => loadedUrls(page)).toContainEqual(expect.stringContaining("search-index"));
});

test("the search says how many results there are", async () => {
  const page = await open("/residential", narrowWindow);
  await openSearch(page);
  await search(page, "microgrid");
  const dialog = page.locator("dialog.search");
  await dialog
    .getByRole("status")
    .getByText(/^1 result\./)
    .waitFor();
  await expect(await dialog.ariaSnapshot()).toMatchFileSnapshot("./accessibility-trees/search-results.txt");
});

test("a search without results says so, and shows what is nearest and our number", async () => {
  const page = await open("/residential", narrowWindow);
  const field = await openSearch(page);
  await field.fill("<xqzvwk>");
  const dialog = page.locator("dialog.search");
  await dialog.getByText("No results found.", { exact: true }).waitFor();
  expect(await dialog.getByRole("listitem").count(), "the three nearest").toBe(3);
  await dialog.getByRole("status").getByText("No results found. Nearest: Your price").waitFor();
  expect(await dialog.getByRole("link", { name: business.phone.display }).isVisible()).toBe(true);
});

test("the search is accessible with nothing typed, with a result and without one", async () => {
  const page = await open("/residential", narrowWindow);
  const field = await openSearch(page);
  await search(page, "split system");
  for (const [query, resultCount] of [
    ["", 0],
    ["microgrid", 1],
    ["<xqzvwk>", 0],
  ] as const) {
    await field.fill(query);
    await expect.poll(() => results(page).count(), { message: `results of “${query}”` }).toBe(resultCount);
    await waitUntilIdle(page);
    expect(await axeFindings(page, "dialog.search"), `with “${query}” typed`).toEqual([]);
  }
});

test("on a phone the search's close button stands at the right edge, and the placeholder fits its field", async () => {
  const page = await open("/residential", narrowWindow);
  const field = await openSearch(page);
  await search(page, "split system");
  const dialog = page.locator("dialog.search");
  const [closeBox, dialogBox] = await Promise.all([
    dialog.getByRole("button", { name: "Close search" }).boundingBox(),
    dialog.boundingBox(),
  ]);
  if (!closeBox || !dialogBox) throw new Error("the search or its close button has no box");
  const gapPx = dialogBox.x + dialogBox.width - closeBox.x - closeBox.width;
  expect(gapPx, "px to the edge").toBeLessThan(12);
  const cutPixels = await field.evaluate(async (input: HTMLInputElement) => {
    // Our font is optional: on a busy machine the page may have been painted without it.
    const [file] = performance.getEntriesByType("resource").filter(({ name }) => /instrument.*woff2/.test(name));
    document.fonts.add(await new FontFace("Ours", `url(${file?.name})`).load());
    input.style.fontFamily = "Ours";
    input.value = input.placeholder;
    input.style.fontSize = getComputedStyle(input, "::placeholder").fontSize;
    return input.scrollWidth - input.clientWidth;
  });
  expect(cutPixels).toBe(0);
});

test("before anything is typed the search offers this tab's pages, latest first, and a result is one press away", async () => {
  const page = await open("/hot-water");
  await page.goto("/faq#pension-or-concession");
  await page.goto("/residential");
  await page.keyboard.press("Control+k");
  const recentLinks = page.locator("dialog.search").locator("ul").first().getByRole("link");
  await expect
    .poll(() => recentLinks.evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
    .toEqual(["/faq", "/hot-water"]);
  await search(page, "landlord");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/plan#rentals$/);
});

test("the search closes by key or a click beside it, keeps the last search, and returns to the field that had the focus", async () => {
  const page = await open("/service-areas");
  const place = page.locator("input[name=place]");
  await place.fill("3550");
  await place.focus();
  const field = await openSearch(page);
  await search(page, "hot water");
  for (const key of ["Escape", "Meta+k", "Control+k"]) {
    await page.keyboard.press(key);
    await field.waitFor({ state: "hidden" });
    expect(await hasFocus(place)).toBe(true);
    expect(await place.inputValue(), "typed in another field").toBe("3550");
    await openSearch(page);
    expect(await field.inputValue(), "the last search").toBe("hot water");
    expect(await page.evaluate(() => String(getSelection())), "to be typed over").toBe("hot water");
  }
  await page.mouse.click(10, 880);
  await field.waitFor({ state: "hidden" });
});

test("the results are a list of groups that belongs to the field", async () => {
  const page = await open("/service-areas");
  const field = await openSearch(page);
  await search(page, "battery");
  const list = page.getByRole("listbox", { name: "Search results" });
  await waitForFirstResult(page, "/solar-batteries");
  const count = await results(page).count();
  await page.locator("dialog.search").getByRole("status").getByText(`${count} results`).waitFor();
  expect(await field.getAttribute("placeholder")).toBe("Search pages, services, and articles...");
  expect(await field.getAttribute("aria-controls")).toBe(await list.getAttribute("id"));
  const groups = await list.getByRole("group").evaluateAll((all) => all.map((group) => group.ariaLabel));
  expect(groups).toEqual(["Pages", "Blog"]);
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(300);
});

test("a result opened in a tab of its own leaves the search open", async () => {
  const page = await open("/service-areas");
  const field = await openSearch(page);
  await search(page, "battery");
  await waitForFirstResult(page, "/solar-batteries");
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    results(page)
      .first()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await tab.waitForURL(({ pathname }) => pathname === "/solar-batteries");
  await tab.close();
  expect(await field.isVisible()).toBe(true);
});

test("arrow keys, Home and End choose a result, unless letters are being composed or Shift is held", async () => {
  const page = await open("/service-areas");
  const field = await openSearch(page);
  await search(page, "battery");
  await waitForFirstResult(page, "/solar-batteries");
  const lastIndex = (await results(page).count()) - 1;
  for (const [key, activeIndex] of [
    ["Home", 0],
    ["ArrowDown", 1],
    ["End", lastIndex],
    ["ArrowDown", 0],
    ["ArrowUp", lastIndex],
    ["Home", 0],
    ["ArrowDown", 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await activeIndexOn(page), key).toBe(activeIndex);
  }
  for (const state of [{ isComposing: true }, { shiftKey: true }])
    await field.dispatchEvent("keydown", { key: "End", ...state });
  expect(await activeIndexOn(page)).toBe(1);
});

test("typing more chooses the first result again, Enter opens it, and going back shows the page with the search closed", async () => {
  const page = await open("/service-areas");
  const field = await openSearch(page);
  await search(page, "battery");
  await page.keyboard.press("End");
  await search(page, "batteries");
  await waitForFirstResult(page, "/solar-batteries");
  await expect.poll(() => activeIndexOn(page), { message: "the chosen result" }).toBe(0);
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname }) => pathname === "/solar-batteries");
  await page.goBack();
  await page.waitForURL(/\/service-areas/);
  expect(await field.isVisible()).toBe(false);
  await openSearch(page);
  await search(page, "loan");
});

test("if the index never loads, the search says so, offers the server's results and can be tried again", async () => {
  browser.forgive(/ERR_FAILED|Failed to fetch/);
  const page = await open("/terms");
  await stopClock(page);
  const requestedPaths: string[] = [];
  await page.route(/search-index/, (route) => {
    requestedPaths.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("solar & battery");
  await page.getByText("Search is slow to load. Trying again.").first().waitFor();
  // Each pause begins only once the page knows that the last attempt failed.
  const requestsAfterPause = async () => {
    await page.clock.runFor(1000);
    return requestedPaths.length;
  };
  await expect.poll(requestsAfterPause, { message: "requests for the index" }).toBe(4);
  // After a deploy the index of this page's build may be gone.
  expect(requestedPaths.slice(1)).toEqual(Array(3).fill("/search-index.json"));
  await page.getByText("Search didn’t load.").first().waitFor();
  await page.clock.resume();
  expect(await axeFindings(page, "dialog.search")).toEqual([]);
  const link = page.getByRole("link", { name: "See all results" });
  expect(await link.getAttribute("href")).toBe("/blog?q=solar+%26+battery");
  await page.unroute(/search-index/);
  await page.getByRole("button", { name: "Try again" }).click();
  await results(page).first().waitFor();
});

test("the search opens from the phone's menu by touch, and a tap opens a result", async () => {
  const page = await open("/residential", { ...phone, hasTouch: true });
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("link", { name: "Search" }).tap();
  // The dialog opens shortly after the tap.
  await page.locator("dialog.search input:focus").waitFor();
  await page.keyboard.type("geelong");
  await waitForFirstResult(page, "/service-areas");
  await results(page).first().tap();
  await page.waitForURL("/service-areas");
});

test.each([
  ["without a script", { javaScriptEnabled: false }],
  ["in a browser that can't open dialogs", {}],
])("%s, the search link leads to a form with the same results", async (_, options) => {
  const page = await browser.page({ reducedMotion: "reduce", ...options });
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal"));
  await page.goto("/residential");
  await page.getByRole("link", { name: "Search" }).first().click();
  await page.waitForURL("/blog#search");
  await page.getByLabel("Search pages and articles").fill("feed in tariff");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/blog\?q=feed\+in\+tariff/);
  const first = page.getByRole("main").getByRole("region", { name: "Blog" }).getByRole("link").first();
  expect(await first.getAttribute("href")).toBe("/blog/feed-in-tariffs-2025");
});

/** Opens a page with reduced motion: Chromium would complain about a transition that the next step cuts short. */
function open(path: string, contextOptions: BrowserContextOptions = {}): Promise<Page> {
  return browser.open(path, { reducedMotion: "reduce", ...contextOptions });
}

/** Opens the search by key, and returns its field. */
async function openSearch(page: Page): Promise<Locator> {
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search" });
  await field.waitFor();
  return field;
}

/** Types in the open search, and waits for a result. */
async function search(page: Page, query: string): Promise<void> {
  await page.getByRole("combobox", { name: "Search" }).fill(query);
  await results(page).first().waitFor();
}

async function waitForFirstResult(page: Page, href: string): Promise<void> {
  await expect.poll(() => results(page).first().getAttribute("href"), { message: "the first result" }).toBe(href);
}

function results(page: Page) {
  return page.locator("dialog.search").getByRole("option");
}

function activeIndexOn(page: Page): Promise<number> {
  return results(page).evaluateAll((options) =>
    options.findIndex(({ id }) => id === document.activeElement?.getAttribute("aria-activedescendant")),
  );
}

function loadedUrls(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
}
