import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteInChromium, waitForAfterLoad } from "#tests/browser/chromium.ts";
import { fillInRequest, referenceOn, send, waitForForm } from "#tests/browser/request/request-form.ts";
import { textOf } from "#tests/running-site/lead-site.ts";
import { sample } from "#tests/settings.ts";

const { site, browser } = await siteInChromium();

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true };
const low = "output[name=pay-low]";
/** What it costs, what it saves, and when the money is back. */
const deciding = "dl.deciding";

const buttons = [
  ["/", "See the price"],
  ["/your-price", "Work it out"],
] as const;

test.each([true, false])(
  "from Home a price takes four taps and a postcode on a phone, and the button leads to the answer; scripts: %s",
  async (scripts) => {
    const today = await priceToday();
    const page = await browser.open("/", { ...phone, javaScriptEnabled: scripts });
    // The bar is hidden on the first screen and appears on scrolling.
    const bar = page.locator(".quick-bar");
    await bar.waitFor({ state: "hidden" });
    await page.mouse.wheel(0, phone.viewport.height);
    await bar.locator("a", { hasText: "Your price" }).tap();
    await page.waitForURL("**/your-price");
    await page.locator("fieldset[name=kw] label", { hasText: /^6\.6$/ }).tap();
    await page.locator("fieldset[name=battery] label", { hasText: /^13\.5$/ }).tap();
    await page.locator("#price-postcode").fill("3550");
    // The form ends within the first two screens.
    const ends = await bottomOf(page, ".tool form button[type=submit]");
    expect(ends).toBeLessThanOrEqual(2 * phone.viewport.height);
    await page.getByRole("button", { name: "Work it out" }).tap();
    await page.waitForURL(/battery=13\.5/);
    await expect.poll(() => page.locator(low).getAttribute("data-value")).toBe(today.low);
    await expectAnswerInView(page, "on a phone");
    await expect.poll(() => page.locator(deciding).first().evaluate(isInView)).toBe(true);
    if (scripts) await expectNothingMoves(page, today.words);

    for (const width of sample([1440, 768, 360], 3))
      for (const [path, button] of sample(buttons, 2)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.locator("input[name=postcode]:visible").first().fill("3550");
        if (scripts && path !== "/") await page.waitForURL(/postcode=3550/);
        await page.getByRole("button", { name: button }).press("Enter");
        await page.waitForURL(/\/your-price\?.*postcode=3550.*#answer/);
        await expectAnswerInView(page, `from ${path} at ${width}`);
      }
  },
);

test.each([true, false])(
  "from Home, 8 kW and 10 kWh in Ballarat is priced in two presses; scripts: %s",
  async (scripts) => {
    const page = await browser.open("/", { ...phone, javaScriptEnabled: scripts });
    const postcode = page.locator("#home-postcode");
    await postcode.tap();
    await postcode.pressSequentially("3350");
    await page.getByRole("button", { name: "See the price" }).tap();
    await page.waitForURL(/\/your-price\?postcode=3350&kw=8&battery=10#answer$/);
    await page.getByText("Ballarat, zone 3.").waitFor();
    expect(await page.locator("output[name=pay-assumed]").textContent()).toMatch(/^\$\d{2},\d{2}0$/);
  },
);

/** The server's answer today. Whether its figures are right is tested elsewhere. */
async function priceToday() {
  const page = await (await site.ask("/your-price?postcode=3550&kw=6.6&battery=13.5")).text();
  const [, low] = /<output name="pay-low"[^>]*data-value="(\d+)">([^<]+)</.exec(page) ?? [];
  const [, highWords] = /<output name="pay-high"[^>]*>\$([^<]+)</.exec(page) ?? [];
  if (!low || !highWords) throw new Error("the page has no price");
  return { low, words: `You pay about $` };
}

/** Expects that, while someone types, the answer changes and is announced politely, and the field stays where it is. */
async function expectNothingMoves(page: Page, words: string): Promise<void> {
  for (const fold of ["Make it more accurate", "Your power"])
    await page.locator("details.estimate-more > summary", { hasText: fold }).tap();
  const bill = page.locator("#price-bill");
  const saving = () => page.locator("output[name=saving-assumed]").getAttribute("data-value");
  const usual = await saving();
  await bill.fill("600");
  await page.waitForURL(/bill=600/);
  await expect.poll(saving).not.toBe(usual);
  const before = await saving();
  const at = () => bill.evaluate((field) => [Math.round(scrollY), Math.round(field.getBoundingClientRect().top)]);
  const place = await at();
  await bill.press("Control+a");
  await page.keyboard.type("900");
  await expect.poll(saving).not.toBe(before);
  expect(await at()).toEqual(place);
  expect(await bill.evaluate((field) => field === document.activeElement)).toBe(true);
  const said = page.locator(".estimate [role=status]");
  await expect.poll(async () => (await said.textContent())?.slice(0, words.length)).toBe(words);
  expect(await said.getAttribute("aria-live")).not.toBe("assertive");
  expect(await at()).toEqual(place);
}

const asked = { postcode: "3550", kw: "6.6", battery: "13.5", bill: "700" };

test("the house is carried to the quote check, to Hot water, from page to page and to staff, but not to Commercial", async () => {
  const page = await browser.open(`/your-price?${new URLSearchParams(asked)}`);
  const inAddress = () => Object.fromEntries(new URL(page.url()).searchParams);
  await waitForAfterLoad(page);
  await page.getByRole("link", { name: "Is my quote fair?" }).first().click();
  await page.waitForURL(/tab=quote/);
  expect(inAddress()).toMatchObject(asked);
  await waitForAfterLoad(page);
  expect(await page.evaluate(hrefsAfterClicks)).toEqual([]);
  await page.locator("footer a[href^='/residential']").click();
  await page.waitForURL(/\/residential\?/);
  expect(inAddress()).toMatchObject(asked);
  await waitForAfterLoad(page);
  await page.getByRole("link", { name: "See it for your house" }).click();
  await page.waitForURL(/\/your-price\?/);
  expect(inAddress()).toMatchObject({ postcode: "3550", kw: "8", battery: "10" });
  await waitForAfterLoad(page);
  await page.locator("footer a[href^='/commercial']").click();
  await page.waitForURL("**/commercial");
  await expectToldByTheScript(page);
});

test("an invalid field isn't carried to the form", async () => {
  const page = await browser.open("/your-price?kw=500&postcode=3056");
  await page.getByRole("link", { name: "Ask for this quote" }).click();
  await page.waitForURL("**/contact**");
  expect(await page.inputValue("[name=estimate]")).toMatch(/^price\?kw=&/);
});

/** Runs in the page: clicks every external, phone and email link, and returns those that then carry what was entered. */
function hrefsAfterClicks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    ({ origin }) => origin !== location.origin,
  );
  const stay = (click: Event) => click.preventDefault();
  addEventListener("click", stay);
  for (const link of links) link.click();
  removeEventListener("click", stay);
  return links.length < 3
    ? ["too few links"]
    : links.map(({ href }) => href).filter((href) => /postcode|kw=/.test(href));
}

/** Expects that the house is carried across a page between two estimators, to the form and to staff. */
async function expectToldByTheScript(page: Page): Promise<void> {
  await page.goto("/hot-water?postcode=3550&kw=6.6&battery=13.5");
  await page.locator("#hot-water-people").fill("4");
  await page.waitForURL(/people=4/);
  await waitForAfterLoad(page);
  await page.locator("footer a[href='/about'], header a[href='/about']").first().click();
  await page.waitForURL(/\/about\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    postcode: "3550",
    kw: "6.6",
    battery: "13.5",
  });
  await page.goBack();
  await page.waitForURL(/hot-water/);
  await waitForAfterLoad(page);
  await page.getByRole("link", { name: "Ask about this" }).click();
  await page.waitForURL("**/contact**");
  await page.getByText("3550, 6.6 kW, 13.5 kWh").first().waitFor();
  await waitForForm(page);
  await fillInRequest(page, "House Carried");
  await send(page);
  const mail = textOf(await site.mail(await referenceOn(page), "staff")).replaceAll("\u00a0", " ");
  expect(mail).toContain("3550, 6.6 kW, 13.5 kWh");
}

async function expectAnswerInView(page: Page, words: string): Promise<void> {
  const heading = page.locator("h2#answer");
  await expect
    .poll(() => heading.evaluate((element) => element === document.activeElement), { message: words })
    .toBe(true);
  await expect.poll(() => heading.evaluate(isInView), { message: words }).toBe(true);
}

/** Runs in the page: whether all of an element shows, clear of the header and of the bar at the bottom. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const covers = [...document.querySelectorAll("header, .quick-bar")].map((element) => element.getBoundingClientRect());
  const isCovered = covers.some((cover) => cover.height > 0 && cover.top < bottom && cover.bottom > top);
  return top >= 0 && bottom <= innerHeight && !isCovered;
}

function bottomOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
}
