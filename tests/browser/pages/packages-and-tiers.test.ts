import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteInChromium } from "#tests/browser/chromium.ts";

const { browser } = await siteInChromium();

const tierNames = ["Essential", "Home", "Extended"];

test("the popular package is highlighted until another is hovered or focused", async () => {
  const page = await browser.open("/residential", { reducedMotion: "reduce" });
  const names = ["Smart Saver", "Night Optimiser", "All-Electric Home"];
  const outstanding = () => outstandingCards(names, (name) => page.locator(".package", { hasText: name }));
  expect(await outstanding()).toEqual(["Night Optimiser"]);
  await page.locator(".package", { hasText: "Smart Saver" }).hover();
  await expect.poll(outstanding).toEqual(["Smart Saver"]);
  await page.mouse.move(0, 0);
  await page.getByRole("link", { name: "Ask about All-Electric Home" }).focus();
  await expect.poll(outstanding).toEqual(["All-Electric Home"]);
});

test("the popular tier is highlighted until another is hovered or focused", async () => {
  const page = await openTiers();
  const outstanding = () => outstandingCards(tierNames, (name) => tier(page, name));
  await page.mouse.move(2, 300);
  await expect.poll(outstanding).toEqual(["Home"]);
  await tier(page, "Extended").hover();
  await expect.poll(outstanding).toEqual(["Extended"]);
  await page.mouse.move(2, 300);
  await page.getByRole("checkbox", { name: "Essential" }).focus();
  await expect.poll(outstanding).toEqual(["Essential"]);
});

test("a ticked tier differs from the highlighted one and from the rest", async () => {
  const page = await openTiers();
  await page.getByRole("checkbox", { name: "Essential" }).press("Space");
  await page.getByRole("button", { name: "Get a quote" }).focus();
  await page.mouse.move(2, 300);
  await expect.poll(() => outstandingCards(tierNames, (name) => tier(page, name))).toEqual(tierNames);
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

/** The cards whose edge no other card has. */
async function outstandingCards(names: readonly string[], cardOf: (name: string) => Locator): Promise<string[]> {
  const edges = await Promise.all(
    names.map((name) =>
      cardOf(name).evaluate((card) => {
        const { boxShadow, border, outline } = getComputedStyle(card);
        return [boxShadow, border, outline].join();
      }),
    ),
  );
  return names.filter((_, index) => edges.filter((edge) => edge === edges[index]).length === 1);
}
