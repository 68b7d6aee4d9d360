import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

test("what was typed before the script arrived is answered; then the answer comes as one types, and the mark on the map moves", async () => {
  const page = await browser.open(`${site.url}/service-areas`);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("#place");
    if (field) field.value = "Ballarat";
    field?.focus();
  });
  await page.getByText("Ballarat 3350: Regional Victoria beyond 100 km").waitFor();
  const field = page.getByLabel("Your suburb, town or postcode");
  await field.fill("");
  await field.pressSequentially("Torquay");
  await page.getByText("Torquay 3228: Regional Victoria within 100 km").waitFor();
  const torquay = await page.locator(".map-mark-edge").getAttribute("d");
  expect(torquay).toMatch(/^M\d+ \d+z$/);
  await field.fill("Mildura");
  await page.getByText("Mildura 3500: Regional Victoria beyond 100 km").waitFor();
  expect(await page.locator(".map-mark-edge").getAttribute("d")).not.toBe(torquay);
  expect(await page.locator("output[name=coverage]").count()).toBe(1);
  await expectRightTown(page);
});

test("without JavaScript a misspelt town leads to the right one", async () => {
  await expectRightTown(await browser.open(`${site.url}/service-areas`, { javaScriptEnabled: false }));
});

async function expectRightTown(page: Page): Promise<void> {
  await page.getByLabel("Your suburb, town or postcode").fill("Warnambool");
  await page.getByRole("button", { name: "Check my area" }).click();
  await page.waitForURL(/place=Warnambool/);
  await page.getByText("Did you mean Warrnambool?").waitFor();
  await page.getByRole("link", { name: "Warrnambool 3280" }).click();
  await page.waitForURL(/place=Warrnambool/);
  await page.getByText("Warrnambool 3280: Remote consultation").waitFor();
  expect(await page.getByLabel("Your suburb, town or postcode").inputValue()).toBe("Warrnambool 3280");
}
