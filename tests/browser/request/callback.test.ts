import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/helpers/browser/browser.ts";
import { formIsLive, openForm, referenceOn } from "#tests/helpers/browser/request-form.ts";
import { sharedSite, textOf } from "#tests/helpers/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

test("a callback takes six taps and two typed fields on a phone, and asks for nothing else", async () => {
  const phone = { hasTouch: true, viewport: { width: 360, height: 780 } };
  const page = await openForm(await browser.page(phone), `${site.url}/contact`);
  await page.locator('nav[aria-label="How we get in touch"] a[href*="callback"]').tap();
  await page.waitForURL(/callback/);
  await formIsLive(page);
  expect(await page.locator("main form").count()).toBe(1);
  expect(await page.locator("#address, #email, [name=selectedServices]").count()).toBe(0);
  // A wish that nobody has to have.
  await page.getByLabel("Morning").check();
  for (const [field, typed] of [
    ["#name", "Thumb Back"],
    ["#phone", "0412 345 678"],
  ] as const) {
    await page.locator(field).tap();
    // The focus follows the tap, not at once.
    await page.locator(`${field}:focus`).waitFor();
    await page.keyboard.type(typed);
  }
  await page.locator("#consent").tap();
  await page.locator("main form [type=submit]").tap();
  await page.getByRole("heading", { name: "We’ll call you by" }).waitFor();
  await page.getByText("Withdraw your consent").waitFor();
  expect(textOf(await site.mail(await referenceOn(page), "staff"))).toContain("Best time: Morning");
});
