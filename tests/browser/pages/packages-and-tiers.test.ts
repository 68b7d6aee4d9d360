import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteInChromium } from "#tests/browser/chromium.ts";

const { browser } = await siteInChromium();

/** The edges of a card. */
const [plainEdge, highlightedEdge, tickedEdge] = ["1px", "2px", "3px"];

test("the popular package is highlighted until another is hovered or focused", async () => {
  const page = await browser.open("/residential", { reducedMotion: "reduce" });
  const names = ["Smart Saver", "Night Optimiser", "All-Electric Home"];
  const edgeWidths = () => Promise.all(names.map((name) => edgeWidth(page.locator(".package", { hasText: name }))));
  expect(await edgeWidths()).toEqual([plainEdge, highlightedEdge, plainEdge]);
  await page.locator(".package", { hasText: "Smart Saver" }).hover();
  await expect.poll(edgeWidths).toEqual([highlightedEdge, plainEdge, plainEdge]);
  await page.mouse.move(0, 0);
  await page.getByRole("link", { name: "Ask about All-Electric Home" }).focus();
  await expect.poll(edgeWidths).toEqual([plainEdge, plainEdge, highlightedEdge]);
});

test("the popular tier is highlighted until another is hovered or one is ticked", async () => {
  const page = await openTiers();
  const edgeWidths = () => Promise.all(["Essential", "Home", "Extended"].map((name) => edgeWidth(tier(page, name))));
  await page.mouse.move(2, 300);
  await expect.poll(edgeWidths).toEqual([plainEdge, highlightedEdge, plainEdge]);
  await tier(page, "Extended").hover();
  await expect.poll(edgeWidths).toEqual([plainEdge, plainEdge, highlightedEdge]);
  await page.getByRole("checkbox", { name: "Essential" }).press("Space");
  await page.mouse.move(2, 300);
  await expect.poll(edgeWidths).toEqual([tickedEdge, plainEdge, plainEdge]);
});

test("a press on a tier's size ticks the tier, and one on its list unticks it", async () => {
  const page = await openTiers();
  const box = tier(page, "Extended").getByRole("checkbox");
  // Forced, because the label's layer over the card takes the press. At a part's start, because links to notes are above that layer.
  const atStart = { position: { x: 10, y: 5 }, force: true };
  await tier(page, "Extended").locator(".package-size").click(atStart);
  expect(await box.isChecked(), "after a press on the size").toBe(true);
  await tier(page, "Extended").locator(".dashes li").first().click(atStart);
  expect(await box.isChecked(), "after a press on the list").toBe(false);
});

test("the ticked tiers are carried to the form, which ticks the battery", async () => {
  const page = await openTiers();
  for (const name of ["Essential", "Home"]) await page.getByRole("checkbox", { name }).press("Space");
  await page
    .locator("form")
    .filter({ has: page.locator("#tiers") })
    .getByRole("button", { name: "Get a quote" })
    .click();
  await page.waitForURL("/contact?tier=essential&tier=home#form");
  expect(await page.getByRole("checkbox", { name: "Solar battery" }).isChecked()).toBe(true);
});

async function openTiers(): Promise<Page> {
  const page = await browser.open("/solar-batteries", { javaScriptEnabled: false });
  await page.locator("#tiers").scrollIntoViewIfNeeded();
  return page;
}

function tier(page: Page, name: string): Locator {
  return page.locator(".tier").filter({ has: page.getByRole("checkbox", { name }) });
}

/** The width of the inset line around a card. */
async function edgeWidth(card: Locator): Promise<string> {
  const shadow = await card.evaluate((element) => getComputedStyle(element).boxShadow);
  return /(\d+px) inset/.exec(shadow)?.[1] ?? shadow;
}
