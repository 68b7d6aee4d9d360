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

test.each([
  ["too little is typed", "Mi", undefined],
  ["the server has no answer", "Mildura", 503],
  ["the answer can't be read", "Mildura", 200],
])("Service areas takes an earlier place's answer away if %s", async (_, typed, status) => {
  const page = await browser.open("/service-areas");
  const field = page.getByLabel("Your suburb, town or postcode");
  await field.pressSequentially("Torquay");
  await page.getByText("Torquay 3228: Regional Victoria within 100 km").waitFor();
  if (status === 503) browser.forgive(/status of 503/);
  if (status) await page.route("**/api/coverage?*", (route) => route.fulfill({ status, body: "<p>No" }));
  await field.fill(typed);
  await page.getByText("Torquay 3228").waitFor({ state: "detached" });
  expect(await page.locator("#coverage-marks path").first().getAttribute("d")).toBe("");
  expect(await page.locator("[role=status]", { hasText: "100 km" }).count()).toBe(0);
});
