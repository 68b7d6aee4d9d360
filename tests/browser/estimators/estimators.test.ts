import type { Locator, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser, stopClock } from "#tests/page/browser.ts";
import { sample } from "#tests/prove.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

interface Estimator {
  path: string;
  /** A field, what is typed into it, and an output that hangs on it. */
  field: string;
  typed: string;
  output: string;
  /** What half of it makes no sense. */
  wrong: string;
}

const estimators: [name: string, estimator: Estimator][] = [
  ["savings", { path: "/residential", field: "estimate-kw", typed: "9.9", output: "yearly-kwh", wrong: "x9" }],
  ["business", { path: "/commercial", field: "estimate-kw", typed: "45", output: "yearly-kwh", wrong: "x4" }],
  ["rebates", { path: "/rebates-and-finance", field: "rebates-kw", typed: "9.9", output: "solar-stcs", wrong: "x9" }],
  [
    "quote",
    {
      path: "/rebates-and-finance?postcode=3121",
      field: "quote-kw",
      typed: "9.9",
      output: "quote-stcs-rule",
      wrong: "x9",
    },
  ],
  ["battery", { path: "/solar-batteries", field: "battery-kw", typed: "13", output: "usable-high", wrong: "x9" }],
  ["hot water", { path: "/hot-water", field: "hot-water-people", typed: "5", output: "cost-gas", wrong: "x" }],
];

/** The fields and their messages are one component for all of them: one stands for six. */
const some = sample(estimators, 6);

test.each(some)(
  "%s: answer and link follow the keys; a half-written field moves nothing until it is left",
  async (_name, each) => {
    const page = await browser.open(site.url + each.path);
    const field = page.locator(`#${each.field}`);
    const right = await said(field);
    await typeInto(page, each);
    const before = await outputsOf(page, each);
    expect(before[each.output]).toMatch(/^\d+(\.\d+)?$/);
    const without = await browser.open(page.url(), { javaScriptEnabled: false });
    expect(await outputsOf(without, each)).toEqual(before);
    expect(await without.locator(`#${each.field}`).inputValue()).toBe(each.typed);
    await expectLinkToAsk(page, each);

    await stopClock(page);
    const at = await placeOf(field);
    await field.press("Control+a");
    await page.keyboard.type(each.wrong);
    expect(await outputsOf(page, each)).toEqual(before);
    expect(await placeOf(field)).toBe(at);
    await field.press("Tab");
    await page.locator(`#${each.field}-problem`).waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.inputValue()).toBe(each.wrong);
    await without.goto(`${page.url().split(/[?#]/)[0]}?postcode=3121&${each.field.split("-").at(-1)}=${each.wrong}`);
    expect(await said(field)).toEqual(await said(without.locator(`#${each.field}`)));
    await field.fill(each.typed);
    await field.press("Tab");
    expect(await said(field)).toEqual(right);
  },
);

test("what was typed before the script arrived is kept and answered; folded fields stay open while what they hold changes", async () => {
  const page = await browser.page();
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/hydrate-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/residential`);
  await page.locator("#estimate-kw").fill("13");
  await page.locator("#estimate-home").selectOption("home");
  held.resolve();
  await page.waitForURL(/kw=13&.*home=home/);
  expect(await page.locator("#estimate-kw").inputValue()).toBe("13");
  expect(await page.locator("output[name=yearly-kwh]").textContent()).toBe("17056");

  const folded = page.locator("details.estimate-more", { has: page.locator("#estimate-rate") });
  await folded.locator("summary").click();
  await page.locator("#estimate-rate").fill("30");
  await page.waitForURL(/rate=30/);
  await page.locator("#estimate-rate").fill("");
  await page.waitForURL(/rate=&/);
  expect(await folded.getAttribute("open")).not.toBeNull();
});

test("both estimators of a page share its address without undoing each other", async () => {
  const page = await browser.open(`${site.url}/rebates-and-finance#check`);
  await page.locator("#quote-stcs").fill("60");
  await page.waitForURL(/stcs=60/);
  await page.locator("#rebates-aircon").focus();
  await page.locator("#rebates-aircon").selectOption("single");
  await page.waitForURL(/aircon=single/);
  expect(new URL(page.url()).searchParams.get("stcs")).toBe("60");
  await page.getByRole("button", { name: "Add it up" }).click();
  await page.waitForURL(/kw=6\.6&/);
  expect(new URL(page.url()).searchParams.getAll("stcs")).toEqual(["60"]);
  expect(await page.locator("output[name=quote-stcs-claimed]").textContent()).toBe("60");
});

/** The link to ask about it carries the question on the screen. */
async function expectLinkToAsk(page: Page, each: Estimator): Promise<void> {
  const island = page.locator("[data-island]", { has: page.locator(`#${each.field}`) });
  const link = await island.getByRole("link", { name: "Ask about this" }).getAttribute("href");
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
    .evaluateAll((all) => Object.fromEntries(all.map((each) => [each.getAttribute("name"), each.textContent])));
}
