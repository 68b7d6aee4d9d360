import { expect, test } from "vitest";
import { siteInChromium } from "#tests/browser/chromium.ts";

const { browser } = await siteInChromium();

test("Service areas answers text typed before its script loads, then each change, and moves the mark on its map", async () => {
  const page = await browser.open("/service-areas");
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
  const torquay = await page.locator("#coverage-marks path:first-child").getAttribute("d");
  await field.fill("Mildura");
  await page.getByText("Mildura 3500: Regional Victoria beyond 100 km").waitFor();
  expect(await page.locator("#coverage-marks path:first-child").getAttribute("d")).not.toBe(torquay);
  expect(await page.locator("output[name=coverage]").count()).toBe(1);
  await page.locator("[role=status]", { hasText: "beyond 100 km" }).waitFor();
  await field.fill("Kew");
  await page.getByText("Kew 3101: Metro Melbourne").first().waitFor();
});
