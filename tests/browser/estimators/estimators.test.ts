import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { afterLoadHasRun, caughtUp, siteInChromium, stopClock } from "#tests/browser/chromium.ts";
import { sample } from "#tests/settings.ts";

const { site, browser } = await siteInChromium();

interface Estimator {
  path: string;
  /** A field, what is typed into it, and an output that depends on it. */
  field: string;
  typed: string;
  output: string;
  /** What half of it makes no sense. */
  wrong: string;
}

const estimators: [name: string, estimator: Estimator][] = [
  ["business", { path: "/commercial", field: "commercial-kw", typed: "45", output: "yearly-kwh", wrong: "x4" }],
  ["hot water", { path: "/hot-water", field: "hot-water-people", typed: "5", output: "cost-gas", wrong: "x" }],
];

/** The fields and their messages are one component for all of them: one stands for all. */
const some = sample(estimators, 2);

test.each(some)(
  "%s: the answer and its link update with each key, and a half-typed field changes nothing until it is left",
  async (_name, each) => {
    const page = await browser.open(each.path);
    const field = page.locator(`#${each.field}`);
    const right = await said(field);
    await typeInto(page, each);
    const without = await browser.open(page.url(), { javaScriptEnabled: false });
    const before = await outputsOf(without, each);
    expect(before[each.output]).toMatch(/^\d+(\.\d+)?$/);
    await expect.poll(() => outputsOf(page, each)).toEqual(before);
    expect(await without.locator(`#${each.field}`).inputValue()).toBe(each.typed);
    await expectLinkToAsk(page, each);

    await stopClock(page);
    const at = await placeOf(field);
    await field.press("Control+a");
    await page.keyboard.type(each.wrong);
    await page.clock.runFor(500);
    await caughtUp(page);
    expect(await outputsOf(page, each)).toEqual(before);
    expect(await placeOf(field)).toBe(at);
    await field.press("Tab");
    await page.locator(`#${each.field}-problem`).waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.inputValue()).toBe(each.wrong);
    await without.goto(`${page.url().split(/[?#]/)[0]}?postcode=3121&${each.field.split("-").at(-1)}=${each.wrong}`);
    expect(await said(field)).toEqual(await said(without.locator(`#${each.field}`)));
    await field.fill(each.typed);
    await page.clock.runFor(1000);
    await expect.poll(() => said(field), { message: "once nobody types any more" }).toEqual(right);
  },
);

test("folded fields stay open while their values change", async () => {
  const page = await browser.open("/your-price");
  const more = page.locator("details.estimate-more", { has: page.locator("#price-rate") });
  for (const fold of await more.all()) await fold.locator("> summary").click();
  await page.locator("#price-rate").fill("30");
  await page.waitForURL(/rate=30/);
  await page.locator("#price-rate").fill("");
  await page.waitForURL(/rate=&/);
  expect(await page.locator("#price-rate").isVisible()).toBe(true);
});

test("a field is shown only if it matters", async () => {
  const page = await browser.open("/your-price?ev=no");
  expect(await page.locator("#price-km").count()).toBe(0);
  const more = page.locator("details.estimate-more", { has: page.locator("#price-ev") });
  for (const fold of await more.all()) await fold.locator("> summary").click();
  await page.locator("#price-ev").selectOption("night");
  await page.locator("#price-km").fill("500");
  await page.waitForURL(/km=500/);
  await page.locator("#price-ev").selectOption("no");
  await page.waitForURL((url) => !url.searchParams.has("km"));
  await page.locator("#price-km").waitFor({ state: "detached" });
});

test("every link of an apartment building's answer takes its query to the form, and not as a house's", async () => {
  const page = await browser.open("/your-price?tab=apartments&kw=18");
  await afterLoadHasRun(page);
  await page.locator("main a[href^='/contact?for=owners-corporation']").first().dispatchEvent("click");
  await page.waitForURL("**/contact*");
  expect(new URL(page.url()).searchParams.get("estimate")).toBe("apartments?kw=18");
  const plain = await browser.open("/your-price?tab=apartments&apartments=12&lots=13", { javaScriptEnabled: false });
  const links = await plain
    .locator("main a[href^='/contact']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toHaveLength(3);
  for (const link of links)
    expect(new URL(link ?? "", site.url).searchParams.get("estimate")).toBe("apartments?apartments=12&lots=13");
});

/** The link to ask about it carries the question on the screen. */
async function expectLinkToAsk(page: Page, each: Estimator): Promise<void> {
  const island = page.locator("[data-island]", { has: page.locator(`#${each.field}`) });
  const link = await island.getByRole("link", { name: /^Ask (about|for) this/ }).getAttribute("href");
  const { pathname, searchParams, hash } = new URL(link ?? "", site.url);
  expect(pathname + hash).toBe("/contact#form");
  expect(searchParams.get("estimate")).toContain(`${each.field.split("-").at(-1)}=${each.typed}`);
}

/** What is written around a field, and what it says about itself. */
function said(field: Locator) {
  return field.evaluate((each) => ({
    around: [...(each.parentElement?.children ?? [])].map((part) => [part.className, part.id, part.textContent]),
    field: each.parentElement?.className,
    described: each.getAttribute("aria-describedby"),
    invalid: each.getAttribute("aria-invalid"),
  }));
}

/** Pixels below the page's start, however far it is scrolled. */
function placeOf(field: Locator): Promise<number> {
  return field.evaluate((each) => Math.round(each.getBoundingClientRect().top + scrollY));
}

/** Until the address has followed. */
async function typeInto(page: Page, { field, typed }: Estimator): Promise<void> {
  await page.locator(`#${field}`).fill(typed);
  await page.waitForURL((url) => url.searchParams.get(field.split("-").at(-1) ?? "") === typed);
}

/** Of the one estimator that holds the field. */
function outputsOf(page: Page, { field }: Estimator): Promise<Record<string, string>> {
  return page
    .locator("[data-island]", { has: page.locator(`#${field}`) })
    .locator("output[name]")
    .evaluateAll((all) =>
      Object.fromEntries(all.map((each) => [each.getAttribute("name"), each.getAttribute("data-value") ?? ""])),
    );
}
