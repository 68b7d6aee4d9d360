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

test("without JavaScript a package travels to the form with its services", async () => {
  const page = await browser.open(`${site.url}/residential`, { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Ask about Night Optimiser" }).click();
  await page.waitForURL(/\/contact\?.*package=night-optimiser.*#form/);
  for (const name of ["Solar panels", "Solar battery"])
    expect(await page.getByRole("checkbox", { name }).isChecked(), name).toBe(true);
});
