import { expect, test } from "vitest";
import { siteInChromium } from "#tests/browser/chromium.ts";

const { site, browser } = await siteInChromium();

test("My plan shows a renter nothing that is for owners", async () => {
  const ownersPage = await (await site.ask("/plan")).text();
  const page = await browser.open("/plan?owner=renter#answer");
  for (const text of ["Yearly budget", "claim it from you", "Get a quote"]) {
    expect(ownersPage).toContain(text);
    expect(await page.locator("main").getByText(text).filter({ visible: true }).count(), text).toBe(0);
  }
});

test("what a renter fills in is in the printed letter", async () => {
  const page = await browser.page();
  await page.addInitScript(() => {
    window.print = () => document.body.toggleAttribute("data-printed", true);
  });
  await page.goto("/plan?owner=renter#answer");
  await page.getByRole("link", { name: "Write to the owner" }).click();
  const address = page.getByLabel("To the owner of");
  await address.fill("12 Mill Street, Ballarat");
  await page.getByRole("button", { name: "Print this letter" }).click();
  await page.locator("[data-printed]").waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  expect(await address.isVisible()).toBe(true);
  expect(await address.inputValue()).toBe("12 Mill Street, Ballarat");
});
