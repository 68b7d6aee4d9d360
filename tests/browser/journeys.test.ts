import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteInChromium, waitUntilIdle } from "#tests/browser/chromium.ts";
import { axeFindings, hasFocus, waitForFocus } from "#tests/browser/layout.ts";
import { sendRequest } from "#tests/worker/leads/lead-steps.ts";
import { openForm, referenceOn, waitForForm } from "./request/request-form.ts";

const { site, browser } = await siteInChromium(/status of 422/);

test("keyboard users can skip the header", async () => {
  const page = await open("/", 360);
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await waitForFocus(page.locator("#main"));
});

test("the phone's menu opens and closes by key, returns the focus and leads to a page", async () => {
  const page = await open("/", 360);
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await waitForFocus(opener);
  await page.keyboard.press("Enter");
  await menu.waitFor();
  await tabTo(page, menu.getByRole("link", { name: "Hot Water" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("/hot-water");
});

test("the open menu is accessible on a tablet and on a phone", async () => {
  const page = await open("/", 768);
  await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  expect(await axeFindings(page, "#menu"), "on a tablet").toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await axeFindings(page, "#menu"), "on a phone").toEqual([]);
});

test("by keyboard alone a visitor enters a house, reads how its price was worked out, and asks for the quote", async () => {
  const page = await open("/your-price?kw=9.9");
  const estimate = page.locator(".estimate");
  await tabTo(page, page.getByLabel("Postcode"));
  await page.keyboard.type("3550");
  for (const fold of ["Make it more accurate", "Your power"]) {
    await tabTo(page, estimate.locator("summary", { hasText: fold }));
    await page.keyboard.press("Enter");
  }
  await tabTo(page, page.getByLabel("Electric car"));
  // This chooses the option after "No electric car". Typing its name would depend on the speed between letters.
  await page.keyboard.press("ArrowDown");
  await page.waitForURL(/postcode=3550.*ev=day/);
  await page.locator("[data-island=price] > div > [role=status]").getByText(/\$/).waitFor();
  await tabTo(page, estimate.getByRole("link", { name: "Ask for this quote" }));
  for (const fold of ["How we got this", "The arithmetic"]) {
    await tabTo(page, estimate.getByText(fold));
    await page.keyboard.press("Enter");
  }
  await estimate.getByText("The car does 240 km a week").waitFor();
  await estimate.getByRole("link", { name: "Ask for this quote" }).press("Enter");
  await page.waitForURL(/\/contact\?.*estimate=price.*#form/);
  await waitForForm(page);
  expect(await page.getByRole("checkbox", { name: "Solar panels" }).isChecked()).toBe(true);
});

test("by keyboard alone a visitor fills in the form, corrects what it refuses, and sends it", async () => {
  const page = await openForm(await open("/contact#form"));
  await tabTo(page, page.getByRole("checkbox", { name: "Solar panels" }));
  await page.keyboard.press("Space");
  await tabTo(page, page.locator("#address"));
  await page.keyboard.type("the shed behind the school in Bruthen");
  await page.keyboard.press("Escape");
  await tabTo(page, page.getByRole("textbox", { name: "Full name" }));
  await page.keyboard.type("Jo Nguyen");
  await tabTo(page, page.getByRole("textbox", { name: "Email" }));
  await page.keyboard.type("jo.nguyen@example");
  await tabTo(page, page.getByRole("textbox", { name: "Phone" }));
  await page.keyboard.type("0412 345 678");
  await tabTo(page, page.locator("#consent"));
  await page.keyboard.press("Space");
  const send = page.getByRole("button", { name: "Request Free Assessment" });
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  const summary = page.locator(".error-summary");
  await summary.waitFor();
  await waitForFocus(summary);
  await tabTo(page, summary.getByRole("link"));
  await page.keyboard.press("Enter");
  await waitForFocus(page.locator("#email"));
  await page.keyboard.press("End");
  await page.keyboard.type(".com");
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  await site.waitForLetter(await referenceOn(page), "staff");
  await waitForFocus(page.locator(".sent"));
});

test("by keyboard alone staff record on a card that they have reached the visitor", async () => {
  const { card } = await sendRequest(site, { name: "Reached By Key" });
  const page = await open(card);
  await tabTo(page, page.getByRole("button", { name: "Reached" }));
  await page.keyboard.press("Enter");
  await page.getByText("Reached. Recorded").first().waitFor();
});

test("an error that the server found is shown once, also when the form's script has started", async () => {
  const page = await open("/contact");
  const liveForm = page.locator("form[data-live]");
  await liveForm.evaluate((form) => HTMLFormElement.prototype.submit.call(form));
  await page.getByText("Enter your full name").first().waitFor();
  await liveForm.waitFor();
  await waitUntilIdle(page);
  expect(await page.locator(".error-summary").count()).toBe(1);
});

/** Opens a page with reduced motion, so that what takes the focus is on screen at once, not after a smooth scroll. */
function open(path: string, width = 1280): Promise<Page> {
  return browser.open(path, { viewport: { width, height: 800 }, reducedMotion: "reduce" });
}

/** More stops than any of our pages has before its form ends. */
const maxPresses = 150;

/** Presses Tab until the target has the focus. Everything focused before it must be on screen and have an outline. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < maxPresses; pressed++) {
    await page.keyboard.press("Tab");
    const problem = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "";
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      const hasOutline = isOutlined || focused.matches(".search-form input, [type=file]");
      const inSight = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      return hasOutline && inSight ? "" : `${focused.outerHTML.slice(0, 120)} at ${top}–${bottom}, ${outlineStyle}`;
    });
    expect(problem).toBe("");
    // Look the target up after each key, because an answer that arrives may replace it.
    if (await hasFocus(target)) return;
  }
  throw new Error(`${maxPresses} presses of Tab don’t lead to ${target}`);
}
