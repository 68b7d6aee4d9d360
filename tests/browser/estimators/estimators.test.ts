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

/** After such a pause the calculators take a text for complete: `typingPauseMs` in define-calculator.tsx. */
const typingPauseMs = 600;

/** All calculators share one component for fields and messages, so one of them is enough. */
const sampledCalculators = everyNth(calculators, calculators.length);

test.each(sampledCalculators)(
  "%s: what is typed is answered as the server would, and the link to the form has it",
  async (_name, calculator) => {
    const { page, answer } = await openAnswered(calculator);
    expect(answer[calculator.output]).toMatch(/^\d+(\.\d+)?$/);
    await expectLinkToAsk(page, calculator);
  },
);

test.each(sampledCalculators)(
  "%s: a half-typed text neither changes the answer nor moves the field",
  async (_name, calculator) => {
    const { page, field, answer } = await openAnswered(calculator);
    const placeBefore = await placeOf(field);
    await typeHalf(page, calculator);
    expect(await outputsOf(page)).toEqual(answer);
    expect(await placeOf(field)).toBe(placeBefore);
  },
);

test.each(sampledCalculators)(
  "%s: an invalid field is marked once it is left, as the server marks it, and no longer once it is corrected",
  async (_name, calculator) => {
    const { page, field } = await openAnswered(calculator);
    const markupWhenValid = await markupOf(field);
    await typeHalf(page, calculator);
    await field.press("Tab");
    await page.locator(`#${calculator.field}-problem`).waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.inputValue()).toBe(calculator.wrong);
    const query = new URLSearchParams({ [parameterOf(calculator)]: calculator.wrong });
    const serverPage = await browser.open(`${calculator.path}?${query}`, { javaScriptEnabled: false });
    expect(await markupOf(field)).toEqual(await markupOf(serverPage.locator(`#${calculator.field}`)));
    await field.fill(calculator.typed);
    await page.clock.runFor(1.5 * typingPauseMs);
    await expect.poll(() => markupOf(field), { message: "once nobody types any more" }).toEqual(markupWhenValid);
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

test("the query of an apartment building's answer is carried to the form, and not as a house's", async () => {
  const page = await browser.open("/your-price?tab=apartments&kw=18");
  await waitForAfterLoad(page);
  await page.locator("main a[href^='/contact?for=owners-corporation']").first().dispatchEvent("click");
  await page.waitForURL("**/contact*");
  expect(new URL(page.url()).searchParams.get("estimate")).toBe("apartments?kw=18");
});

/** Expects that the link to the form carries what is typed. */
async function expectLinkToAsk(page: Page, calculator: TestedCalculator): Promise<void> {
  const island = page.locator("[data-island]", { has: page.locator(`#${calculator.field}`) });
  const link = await island.getByRole("link", { name: /^Ask (about|for) this/ }).getAttribute("href");
  const { pathname, searchParams, hash } = new URL(link ?? "", site.url);
  expect(pathname + hash).toBe("/contact#form");
  expect(searchParams.get("estimate")).toContain(`${parameterOf(calculator)}=${calculator.typed}`);
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

/** The field's name in the address. */
function parameterOf({ field }: TestedCalculator): string {
  return field.split("-").at(-1) ?? "";
}

/** Opens a calculator, fills in its field, and waits until it shows the answer that the server gives. */
async function openAnswered(calculator: TestedCalculator) {
  const page = await browser.open(calculator.path);
  const field = page.locator(`#${calculator.field}`);
  await field.fill(calculator.typed);
  await page.waitForURL((url) => url.searchParams.get(parameterOf(calculator)) === calculator.typed);
  const { pathname, search } = new URL(page.url());
  const answer = outputsIn(await (await site.ask(pathname + search)).text());
  await expect.poll(() => outputsOf(page), { message: `the answer of ${search}` }).toEqual(answer);
  return { page, field, answer };
}

/** Types the wrong text and stops before a pause has begun. From then on the page's clock is stopped. */
async function typeHalf(page: Page, { field, wrong }: TestedCalculator): Promise<void> {
  await stopClock(page);
  await page.locator(`#${field}`).press("Control+a");
  await page.keyboard.type(wrong);
  await page.clock.runFor(0.8 * typingPauseMs);
  await waitUntilIdle(page);
}

/** The value of each output on a page of the server's. */
function outputsIn(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<output name="([^"]+)"[^>]*>/g)];
  return Object.fromEntries(tags.map(([tag, name = ""]) => [name, / data-value="([^"]*)"/.exec(tag)?.[1] ?? ""]));
}

/** The value of each output on the page. */
function outputsOf(page: Page): Promise<Record<string, string>> {
  return page
    .locator("output[name]")
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((element) => [element.getAttribute("name"), element.getAttribute("data-value") ?? ""]),
      ),
    );
}
