import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { price } from "#app/estimators/calculators/price.tsx";
import { phone, scriptModes, siteInChromium, stopClock, waitForAfterLoad } from "#tests/browser/chromium.ts";
import { waitForFocus } from "#tests/browser/layout.ts";
import { fillInRequest, referenceOn, send, waitForForm } from "#tests/browser/request/request-form.ts";
import { textOf } from "#tests/running-site/lead-site.ts";
import { everyNth, usualDate } from "#tests/settings.ts";

const { site, browser } = await siteInChromium();

const touchPhone = { ...phone, hasTouch: true };

test.each(scriptModes)(
  "$scripts a price is four taps and a postcode away from Home on a phone",
  async ({ javaScriptEnabled }) => {
    const lowDollars = await lowestPriceToday();
    const page = await browser.open("/", { ...touchPhone, javaScriptEnabled });
    // The bar is hidden on the first screen and appears on scrolling.
    const bar = page.locator(".quick-bar");
    await bar.waitFor({ state: "hidden" });
    await page.mouse.wheel(0, phone.viewport.height);
    await bar.locator("a", { hasText: "Your price" }).tap();
    await page.waitForURL("**/your-price");
    await page.locator("fieldset[name=kw] label", { hasText: /^6\.6$/ }).tap();
    await page.locator("fieldset[name=battery] label", { hasText: /^13\.5$/ }).tap();
    await page.locator("#price-postcode").fill("3550");
    await page.getByRole("button", { name: "Work it out" }).tap();
    await page.waitForURL(/battery=13\.5/);
    const lowPrice = page.locator("output[name=pay-low]");
    await expect.poll(() => lowPrice.getAttribute("data-value"), { message: "the lowest price" }).toBe(lowDollars);
    await expectAnswerInView(page);
    const keyFigures = page.locator("dl.key-figures").first();
    await expect.poll(() => keyFigures.evaluate(isInView), { message: "the key figures are in view" }).toBe(true);
  },
);

const buttons = scriptModes.flatMap((mode) =>
  [1440, 768, 360].flatMap((width) => [
    // Home's button gives the sizes that its price is for.
    { ...mode, path: "/", button: "See the price", width, query: "postcode=3550&kw=8&battery=10" },
    { ...mode, path: "/your-price", button: "Work it out", width, query: "postcode=3550" },
  ]),
);

// A stride of five meets both script modes, both buttons and the narrowest width.
test.each(everyNth(buttons, 5))(
  "$scripts the button “$button” leads to the answer at $width px",
  async ({ path, button, query, width, javaScriptEnabled }) => {
    const page = await browser.open(path, { viewport: { width, height: 900 }, javaScriptEnabled });
    await page.locator("input[name=postcode]:visible").first().fill("3550");
    // Where a script answers while one types, the button only leads to the answer that is there.
    if (javaScriptEnabled && path !== "/") await page.waitForURL(/postcode=3550/);
    await page.getByRole("button", { name: button }).press("Enter");
    await page.waitForURL((url) => url.pathname === "/your-price" && url.hash === "#answer");
    expect(new URL(page.url()).search).toContain(query);
    await expectAnswerInView(page);
  },
);

test("the form on Your price ends within the first two screens of a phone", async () => {
  const page = await browser.open("/your-price", touchPhone);
  const bottom = await page
    .locator(".tool form button[type=submit]")
    .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  expect(bottom).toBeLessThanOrEqual(2 * phone.viewport.height);
});

test("a field stays in place and keeps its focus while the answer changes", async () => {
  const page = await openWithBill("600");
  const bill = page.locator("#price-bill");
  const placeAndFocus = () =>
    bill.evaluate((field) => ({
      scrolled: Math.round(scrollY),
      top: Math.round(field.getBoundingClientRect().top),
      hasFocus: field === document.activeElement,
    }));
  const placeBefore = await placeAndFocus();
  expect(placeBefore.hasFocus).toBe(true);
  const saving = await savingShown(page);
  await bill.press("Control+a");
  await page.keyboard.type("900");
  await expect.poll(() => savingShown(page), { message: "the saving" }).not.toBe(saving);
  await page.waitForURL(/bill=900/);
  expect(await placeAndFocus()).toEqual(placeBefore);
});

test("a screen reader hears the new answer once typing pauses, not at each key", async () => {
  const page = await openWithBill("600");
  const announcement = page.locator(".estimate [role=status]");
  const announcedText = announcementFor(page);
  await expect.poll(() => announcement.textContent()).toBe(announcedText);
  const saving = await savingShown(page);
  await stopClock(page);
  await page.locator("#price-bill").press("Control+a");
  for (const key of ["9", "0", "0"]) {
    await page.keyboard.press(key);
    await page.clock.runFor(100);
  }
  await expect.poll(() => savingShown(page), { message: "the saving" }).not.toBe(saving);
  expect(await announcement.textContent()).toBe(announcedText);
  // Longer than the pause after which a text counts as complete.
  await page.clock.runFor(1000);
  await page.waitForURL(/bill=900/);
  expect(announcementFor(page)).not.toBe(announcedText);
  await expect.poll(() => announcement.textContent()).toBe(announcementFor(page));
  expect(await announcement.getAttribute("aria-live")).not.toBe("assertive");
});

const enteredHouse = { postcode: "3550", kw: "6.6", battery: "13.5", bill: "700" };

test("the house is carried from page to page, but not to Commercial", async () => {
  const page = await browser.open(`/your-price?${new URLSearchParams(enteredHouse)}`);
  await waitForAfterLoad(page);
  await page.getByRole("link", { name: "Is my quote fair?" }).first().click();
  await page.waitForURL(/tab=quote/);
  expect(fieldsInUrl(page)).toMatchObject(enteredHouse);
  await waitForAfterLoad(page);
  await page.locator("footer a[href^='/residential']").click();
  await page.waitForURL(/\/residential\?/);
  expect(fieldsInUrl(page)).toMatchObject(enteredHouse);
  await waitForAfterLoad(page);
  await page.getByRole("link", { name: "See it for your house" }).click();
  await page.waitForURL(/\/your-price\?/);
  expect(fieldsInUrl(page)).toMatchObject({ postcode: "3550", kw: "8", battery: "10" });
  await waitForAfterLoad(page);
  await page.locator("footer a[href^='/commercial']").click();
  await page.waitForURL("**/commercial");
});

test("links to other sites, phone numbers and email addresses don't carry the house", async () => {
  const page = await browser.open(`/your-price?${new URLSearchParams(enteredHouse)}`);
  await waitForAfterLoad(page);
  const hrefs = await page.evaluate(hrefsAfterClicks);
  expect(hrefs.length).toBeGreaterThan(2);
  expect(hrefs.filter((href) => /postcode|kw=/.test(href))).toEqual([]);
});

test("a house entered on Hot water is carried to About, and with a request to staff", async () => {
  const { bill: _, ...house } = enteredHouse;
  const page = await browser.open(`/hot-water?${new URLSearchParams(house)}`);
  await page.locator("#hot-water-people").fill("4");
  await page.waitForURL(/people=4/);
  await waitForAfterLoad(page);
  await page.locator("footer a[href='/about'], header a[href='/about']").first().click();
  await page.waitForURL(/\/about\?/);
  expect(fieldsInUrl(page)).toMatchObject(house);
  await page.goBack();
  await page.waitForURL(/hot-water/);
  await waitForAfterLoad(page);
  await page.getByRole("link", { name: "Ask about this" }).click();
  await page.waitForURL("**/contact**");
  await page.getByText("3550, 6.6 kW, 13.5 kWh").first().waitFor();
  await waitForForm(page);
  await fillInRequest(page, "House Carried");
  await send(page);
  const letter = textOf(await site.waitForLetter(await referenceOn(page), "staff")).replaceAll("\u00a0", " ");
  expect(letter).toContain("3550, 6.6 kW, 13.5 kWh");
});

test("an invalid field isn't carried to the form", async () => {
  const page = await browser.open("/your-price?kw=500&postcode=3056");
  await waitForAfterLoad(page);
  await page.getByRole("link", { name: "Ask for this quote" }).click();
  await page.waitForURL("**/contact**");
  expect(await page.inputValue("[name=estimate]")).toMatch(/^price\?kw=&/);
});

/** The server's lowest price today. Whether its figures are right is tested elsewhere. */
async function lowestPriceToday(): Promise<string> {
  const page = await (await site.ask("/your-price?postcode=3550&kw=6.6&battery=13.5")).text();
  const [, low] = /<output name="pay-low"[^>]*data-value="(\d+)">/.exec(page) ?? [];
  if (!low) throw new Error("the page has no price");
  return low;
}

/** Opens Your price on a phone and enters a bill. */
async function openWithBill(bill: string): Promise<Page> {
  const page = await browser.open("/your-price?postcode=3550&kw=6.6&battery=13.5", touchPhone);
  for (const fold of ["Make it more accurate", "Your power"])
    await page.locator("details.plain-fold > summary", { hasText: fold }).tap();
  await page.locator("#price-bill").fill(bill);
  await page.waitForURL(new RegExp(`bill=${bill}`));
  return page;
}

function savingShown(page: Page): Promise<string | null> {
  return page.locator("output[name=saving-assumed]").getAttribute("data-value");
}

/** What is to be announced for the answers in the page's address. */
function announcementFor(page: Page): string {
  return price.announce(price.answer(new URL(page.url()).search, usualDate.slice(0, 10)));
}

function fieldsInUrl(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

/** Runs in the page: clicks every external, phone and email link, and returns their addresses after that. */
function hrefsAfterClicks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    ({ origin }) => origin !== location.origin,
  );
  const stayOnPage = (click: Event) => click.preventDefault();
  addEventListener("click", stayOnPage);
  for (const link of links) link.click();
  removeEventListener("click", stayOnPage);
  return links.map(({ href }) => href);
}

async function expectAnswerInView(page: Page): Promise<void> {
  const heading = page.locator("h2#answer");
  await waitForFocus(heading);
  await expect.poll(() => heading.evaluate(isInView), { message: "the answer is in view" }).toBe(true);
}

/** Runs in the page: whether all of an element shows, clear of the header and of the bar at the bottom. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const covers = [...document.querySelectorAll("header, .quick-bar")].map((element) => element.getBoundingClientRect());
  const isCovered = covers.some((cover) => cover.height > 0 && cover.top < bottom && cover.bottom > top);
  return top >= 0 && bottom <= innerHeight && !isCovered;
}
