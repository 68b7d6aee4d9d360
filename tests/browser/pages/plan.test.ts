import { expect, test } from "vitest";
import { siteInChromium } from "#tests/browser/chromium.ts";

const { site, browser } = await siteInChromium();

test("My plan shows a renter nothing that is for owners", async () => {
  const ownersPage = await (await site.ask("/plan")).text();
  const page = await browser.open("/plan?owner=renter#answer");
  for (const text of ["Most to spend in a year", "claim it from you", "Get a quote"]) {
    expect(ownersPage).toContain(text);
    expect(await page.locator("main").getByText(text).filter({ visible: true }).count(), text).toBe(0);
  }
});

test("a renter's letter to the owner can be sent by email or text message, without what was filled in", async () => {
  const page = await browser.open("/plan?owner=renter#answer");
  await page.getByRole("link", { name: "Write to the owner" }).click();
  await page.getByLabel("To the owner of").fill("12 Mill Street, Ballarat");
  for (const [name, start] of [
    ["Send it by email", "mailto:?subject=Energy"],
    ["Send it as a message", "sms:?&body=To%20the"],
  ] as const) {
    const href = (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
    expect(href.slice(0, start.length)).toBe(start);
    const body = new URLSearchParams(href.slice(href.indexOf("?"))).get("body")?.replaceAll("\u00a0", " ");
    expect(body).toMatch(/From 1 March 2027 new energy standards apply.*You pay at least \$200 for the heat pump\./s);
    expect(body).not.toMatch(/[{}[\]]|Mill Street/);
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
