import { afterEach, expect, test } from "vitest";
import { findings } from "#tests/page/axe.ts";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sample } from "#tests/prove.ts";
import { pdf } from "#tests/sample-files.ts";
import { formRequest, linkIn, referenceIn, sharedSite, textOf } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(() => browser.closePages());

const everything = {
  name: "Maximiliana Featherstonehaugh-Cholmondeley-Papadopoulos",
  email: "maximiliana.featherstonehaugh-cholmondeley@another-long-mail-provider.example",
  address: "Unit 1204, 1200 Old Ballarat-Carisbrook Road, Carisbrook VIC 3464",
  message: `A word without end: ${"x".repeat(300)}`,
  estimate: "price?kw=6.6&battery=10&use=18",
  file: new File([pdf()], `${"bill-".repeat(25)}.pdf`),
};

async function card(): Promise<string> {
  const answer = await site.ask(
    "/api/assessment",
    formRequest({ ...everything, email: `${crypto.randomUUID()}@x.example` }),
  );
  return linkIn(textOf(await site.mail(referenceIn(await answer.json()), "staff")), "/office/");
}

test.each(sample([360, 768, 1440], 2))("the card fits at %s px, and everyone can use it", async (width) => {
  const page = await browser.page({ viewport: { width, height: 800 }, bypassCSP: true });
  await page.goto(site.url + (await card()));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await findings(page)).toEqual([]);
  const small = await page
    .locator("a.btn, button.btn")
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
  expect(small).toEqual([]);
  expect(await browser.closePages()).toEqual([]);
});

test("without JavaScript on a phone: one tap says reached, a time and a tap book the visit, each asks only for what it needs", async () => {
  const page = await browser.page({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await page.goto(site.url + (await card()));
  const top = await page.getByRole("button", { name: "Reached" }).boundingBox();
  expect(top?.y).toBeLessThan(740);
  expect(await page.locator("#status").textContent()).toContain("Call by");
  await page.getByRole("button", { name: "Reached" }).click();
  await page.locator("#status", { hasText: "Reached. Recorded" }).waitFor();
  expect(await page.locator("input:visible, textarea:visible").count()).toBe(0);
  await page.getByText("Visit booked", { exact: true }).first().click();
  await page.getByRole("button", { name: "Save: Visit booked" }).click();
  await page.getByRole("alert").getByText("Enter when the visit is").waitFor();
  await page.getByLabel("When is the visit?").fill("2026-11-26T14:30");
  await page.locator("#note-booked").fill("Side gate");
  await page.getByRole("button", { name: "Save: Visit booked" }).click();
  await page.locator("#status", { hasText: "Thursday 26 November, 2:30 pm" }).waitFor();
  expect(await page.getByRole("region", { name: "History" }).textContent()).toContain("Side gate");
  expect(await page.getByRole("link", { name: "Add the visit to a calendar" }).count()).toBe(1);
});
