import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteInChromium, stopClock, waitForAfterLoad, waitUntilIdle } from "#tests/browser/chromium.ts";
import { everyNth } from "#tests/settings.ts";

const { site, browser } = await siteInChromium();

interface TestedCalculator {
  path: string;
  /** A field, what is typed into it, and an output that depends on it. */
  field: string;
  typed: string;
  output: string;
  /** Text that is invalid, as if half typed. */
  wrong: string;
}

const calculators: [name: string, calculator: TestedCalculator][] = [
  ["business", { path: "/commercial", field: "commercial-kw", typed: "45", output: "yearly-kwh", wrong: "x4" }],
  ["hot water", { path: "/hot-water", field: "hot-water-people", typed: "5", output: "cost-gas", wrong: "x" }],
];

/** All calculators share one component for fields and messages, so one of them is enough. */
const sampledCalculators = everyNth(calculators, 2);

test.each(sampledCalculators)(
  "%s: the answer and its link follow what is typed, and a half-typed text changes nothing until the field is left",
  async (_name, calculator) => {
    const page = await browser.open(calculator.path);
    const field = page.locator(`#${calculator.field}`);
    const validMarkup = await markupOf(field);
    await typeInto(page, calculator);
    const pageWithoutScript = await browser.open(page.url(), { javaScriptEnabled: false });
    const outputsBefore = await outputsOf(pageWithoutScript, calculator);
    expect(outputsBefore[calculator.output]).toMatch(/^\d+(\.\d+)?$/);
    await expect.poll(() => outputsOf(page, calculator)).toEqual(outputsBefore);
    expect(await pageWithoutScript.locator(`#${calculator.field}`).inputValue()).toBe(calculator.typed);
    await expectLinkToAsk(page, calculator);

    await stopClock(page);
    const placeBefore = await placeOf(field);
    await field.press("Control+a");
    await page.keyboard.type(calculator.wrong);
    await page.clock.runFor(500);
    await waitUntilIdle(page);
    expect(await outputsOf(page, calculator)).toEqual(outputsBefore);
    expect(await placeOf(field)).toBe(placeBefore);
    await field.press("Tab");
    await page.locator(`#${calculator.field}-problem`).waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.inputValue()).toBe(calculator.wrong);
    await pageWithoutScript.goto(
      `${page.url().split(/[?#]/)[0]}?postcode=3121&${calculator.field.split("-").at(-1)}=${calculator.wrong}`,
    );
    expect(await markupOf(field)).toEqual(await markupOf(pageWithoutScript.locator(`#${calculator.field}`)));
    await field.fill(calculator.typed);
    await page.clock.runFor(1000);
    await expect.poll(() => markupOf(field), { message: "once nobody types any more" }).toEqual(validMarkup);
  },
);

test("folded fields stay open while their values change", async () => {
  const page = await browser.open("/your-price");
  const more = page.locator("details.plain-fold", { has: page.locator("#price-rate") });
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
  const more = page.locator("details.plain-fold", { has: page.locator("#price-ev") });
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
  await waitForAfterLoad(page);
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

/** Expects that the link to the form carries what is typed. */
async function expectLinkToAsk(page: Page, calculator: TestedCalculator): Promise<void> {
  const island = page.locator("[data-island]", { has: page.locator(`#${calculator.field}`) });
  const link = await island.getByRole("link", { name: /^Ask (about|for) this/ }).getAttribute("href");
  const { pathname, searchParams, hash } = new URL(link ?? "", site.url);
  expect(pathname + hash).toBe("/contact#form");
  expect(searchParams.get("estimate")).toContain(`${calculator.field.split("-").at(-1)}=${calculator.typed}`);
}

/** The text around a field, and the field's ARIA attributes. */
function markupOf(field: Locator) {
  return field.evaluate((element) => ({
    around: [...(element.parentElement?.children ?? [])].map((part) => [part.className, part.id, part.textContent]),
    field: element.parentElement?.className,
    described: element.getAttribute("aria-describedby"),
    invalid: element.getAttribute("aria-invalid"),
  }));
}

/** The field's distance from the top of the page, in pixels. */
function placeOf(field: Locator): Promise<number> {
  return field.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
}

/** Fills in the field and waits until the address has it. */
async function typeInto(page: Page, { field, typed }: TestedCalculator): Promise<void> {
  await page.locator(`#${field}`).fill(typed);
  await page.waitForURL((url) => url.searchParams.get(field.split("-").at(-1) ?? "") === typed);
}

/** The outputs of the calculator that has the field. */
function outputsOf(page: Page, { field }: TestedCalculator): Promise<Record<string, string>> {
  return page
    .locator("[data-island]", { has: page.locator(`#${field}`) })
    .locator("output[name]")
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((element) => [element.getAttribute("name"), element.getAttribute("data-value") ?? ""]),
      ),
    );
}
