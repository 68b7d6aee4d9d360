import type { Locator, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

test("the popular tier is highlighted until another is pointed at or focused; a press on a card ticks and unticks it; ticked tiers travel to the form", async () => {
  const page = await browser.open(`${site.url}/solar-batteries`);
  await page.locator("#tiers").scrollIntoViewIfNeeded();
  await page.mouse.move(2, 300);
  const edges = async () => Promise.all(["Essential", "Home", "Extended"].map((name) => edge(tier(page, name))));
  await expect.poll(edges).toEqual(["1px", "2px", "1px"]);
  await tier(page, "Extended").hover();
  await expect.poll(edges).toEqual(["1px", "1px", "2px"]);
  await page.mouse.move(2, 300);
  await page.getByRole("checkbox", { name: "Essential" }).focus();
  await expect.poll(edges).toEqual(["2px", "1px", "1px"]);
  await page.keyboard.press("Space");
  await expect.poll(edges).toEqual(["3px", "1px", "1px"]);

  const card = tier(page, "Extended");
  await press(card, ".package-size");
  expect(await ticked(page)).toEqual(["essential", "extended"]);
  await press(card, ".dashes li");
  expect(await ticked(page)).toEqual(["essential"]);
  await tier(page, "Home").getByText("Home").first().click();
  await expectToTravel(page);
});

test("without JavaScript several tiers can be ticked, and travel to the form", async () => {
  const page = await browser.open(`${site.url}/solar-batteries`, { javaScriptEnabled: false });
  for (const name of ["Home", "Essential", "Extended", "Extended"])
    await tier(page, name).getByText(name).first().click();
  await expectToTravel(page);
});

async function expectToTravel(page: Page): Promise<void> {
  expect(await ticked(page)).toEqual(["essential", "home"]);
  await page
    .locator("form")
    .filter({ has: page.locator("#tiers") })
    .getByRole("button", { name: "Get Quote" })
    .click();
  await page.waitForURL(/\/contact\?/);
  expect(page.url()).toBe(`${site.url}/contact?tier=essential&tier=home#form`);
  expect(await page.locator("#solar-battery, [value=solar-battery]").first().isChecked()).toBe(true);
}

/** The card where a part of it is: whatever lies above that gets the press. */
async function press(card: Locator, part: string): Promise<void> {
  const position = await card.evaluate((each, selector) => {
    const outer = each.getBoundingClientRect();
    const inner = each.querySelector(selector)?.getBoundingClientRect() ?? outer;
    return { x: inner.x - outer.x + inner.width / 2, y: inner.y - outer.y + inner.height / 2 };
  }, part);
  await card.click({ position });
}

function tier(page: Page, name: string): Locator {
  return page.locator(".tier").filter({ has: page.getByRole("checkbox", { name }) });
}

function ticked(page: Page): Promise<string[]> {
  return page
    .locator("input[name=tier]")
    .evaluateAll((boxes) =>
      boxes.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? [box.value] : [])),
    );
}

/** The inset line around a card, as wide as it is drawn. */
async function edge(card: Locator): Promise<string> {
  const shadow = await card.evaluate((element) => getComputedStyle(element).boxShadow);
  return /(\d+px) inset$/.exec(shadow)?.[1] ?? shadow;
}
