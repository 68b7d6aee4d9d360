import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

test("one package is highlighted: the popular one, or the one pointed at or reached by keyboard", async () => {
  const page = await browser.open(`${site.url}/residential`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const highlighted = () =>
    page
      .locator(".package")
      .evaluateAll((cards) =>
        cards
          .filter((card) => getComputedStyle(card).boxShadow.includes("2px inset"))
          .map((card) => card.querySelector("h3")?.textContent),
      );
  expect(await highlighted()).toEqual(["Night Optimiser"]);
  await page.locator(".package", { hasText: "Smart Saver" }).hover();
  await expect.poll(highlighted).toEqual(["Smart Saver"]);
  await page.mouse.move(0, 0);
  await page.getByRole("link", { name: "Ask about All-Electric Home" }).focus();
  await expect.poll(highlighted).toEqual(["All-Electric Home"]);
});

test("without JavaScript savings are worked out, wrong input is named and kept, and a package travels to the form with its services", async () => {
  const page = await browser.open(`${site.url}/residential`, { javaScriptEnabled: false });
  await page.getByLabel("Panels, kW").fill("10");
  await page.getByLabel("Postcode").fill("3550");
  await page.getByRole("button", { name: "Work it out" }).click();
  await page.waitForURL(/kw=10/);
  expect(Number(await page.locator("output[name=yearly-kwh]").textContent())).toBeGreaterThan(13_000);
  await page.getByLabel("Panels, kW").fill("6,6");
  await page.getByRole("button", { name: "Work it out" }).click();
  await page.waitForURL(/kw=6%2C6/);
  await page.getByText("point, such as 6.6").waitFor();
  expect(await page.getByLabel("Panels, kW").inputValue()).toBe("6,6");
  expect(await page.getByLabel("Postcode").inputValue()).toBe("3550");
  expect(await page.locator("output[name=yearly-kwh]").textContent()).toBe("");

  await page.getByRole("link", { name: "Ask about Night Optimiser" }).click();
  await page.waitForURL(/\/contact\?.*package=night-optimiser.*#form/);
  for (const name of ["Solar panels", "Solar battery"])
    expect(await page.getByRole("checkbox", { name }).isChecked(), name).toBe(true);
});
