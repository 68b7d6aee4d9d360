import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { phone, siteInChromium } from "#tests/browser/chromium.ts";
import { setTextSize } from "#tests/browser/layout.ts";
import { fillInCallback, openForm, referenceOn, send, waitForForm } from "#tests/browser/request/request-form.ts";

const { site, browser } = await siteInChromium();
const urgentForm = "/contact?callback&urgent";

test("a visitor without hot water finds help on a phone's first screen, and the request reaches staff as urgent", async () => {
  const page = await browser.open("/hot-water", phone);
  const help = page.getByRole("link", { name: "Get help now" });
  expect(await help.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThan(phone.viewport.height);
  await help.press("Enter");
  await page.waitForURL("/help");
  await page.getByText(/^(Open until|Closed now: open from) \d/).waitFor();
  await page.getByRole("link", { name: "No hot water" }).press("Enter");
  await page.waitForURL(/urgent/);
  await waitForForm(page);
  expect(await topOf(page.getByRole("heading", { level: 1 })), "the title isn't scrolled away").toBeGreaterThan(0);
  await page.fill("#city", "Ballarat 3350");
  await fillInCallback(page, "Cold Sunday");
  await send(page, "Call me back");
  await page.getByRole("heading", { name: "Until we call" }).waitFor();
  await page.getByText("Keep this page: its link works until").waitFor();
  const letter = await site.waitForLetter(await referenceOn(page), "staff");
  expect(letter.subject).toMatch(/^\[Urgent\] .*Ballarat VIC 3350: no hot water$/);
});

test("the form of a visitor without hot water says what to do now, and asks for the tank's photo but no time", async () => {
  const page = await openForm(await browser.open("/help", phone), urgentForm);
  expect(await page.locator("[name=bestTime]").count()).toBe(0);
  expect(await page.locator("#file-hint").textContent()).toMatch(/^The whole tank/);
  await page.getByText("What you can do now").press("Enter");
  await page.getByText("does the cooktop still light?").waitFor();
});

test("a short phone number is refused; a misspelt email address is pointed out, and again after sending", async () => {
  const page = await openForm(await browser.open("/help", phone), urgentForm);
  await page.fill("#phone", "0412 345 67");
  await page.fill("#email", "cold@gmial.com");
  await page.fill("#city", "Ballarat 3350");
  await page.getByText("Did you mean cold@gmail.com?").waitFor();
  await page.getByRole("button", { name: "Call me back", exact: true }).press("Enter");
  await page.getByRole("link", { name: "A mobile number has 10 digits" }).waitFor();
  await fillInCallback(page, "Cold Monday");
  await send(page, "Call me back");
  await page.getByText("Did you mean gmail.com?").waitFor();
});

test("a fault can be reported from the footer, with advice first and a page to follow", async () => {
  const page = await browser.open("/", phone);
  await page.locator("footer summary", { hasText: "For you" }).click();
  await page.locator("footer").getByRole("link", { name: "Need help now?" }).press("Enter");
  await page.waitForURL("/help");
  await page.getByRole("heading", { name: "The inverter has a red light" }).click();
  await page.getByRole("link", { name: "Send us the photo", exact: true }).press("Enter");
  await page.waitForURL(/fault=inverter/);
  await waitForForm(page);
  expect(await page.locator("#fault").inputValue()).toBe("inverter");
  await page.selectOption("#since", "yesterday");
  await page.fill("#message", "Code 41");
  await page.fill("#jobReference", "J-1234");
  await fillInCallback(page, "Red Light");
  await send(page, "Report the fault");
  const reference = await referenceOn(page);
  await page.getByRole("heading", { level: 1, name: "We’ll call you by" }).waitFor();
  expect(
    await page.getByRole("list", { name: "Steps until it’s fixed" }).getByRole("listitem").allTextContents(),
  ).toEqual([expect.stringMatching(/^Received/), expect.stringMatching(/^We’ll call by/), "Visit", "Fixed"]);
  await page.getByText("In an outage an inverter stops and warns until the grid is back.").waitFor();
  expect((await site.waitForLetter(reference, "staff")).subject).toContain(": inverter");
});

test("the draft of a fault's report is kept", async () => {
  const page = await openForm(await browser.open("/help", phone), "/contact?fault=inverter");
  await page.fill("#message", "Code 41");
  await openForm(page, "/contact?fault");
  expect(await page.locator("#fault").inputValue()).toBe("inverter");
  expect(await page.locator("#message").inputValue()).toBe("Code 41");
});

test("without scripts a month that made far too little can be checked and reported on a phone", async () => {
  const page = await browser.open("/help", { ...phone, javaScriptEnabled: false });
  await page.getByText("Check a month").click();
  await page.fill("#output-kw", "8");
  await page.fill("#output-postcode", "3350");
  await page.selectOption("#output-month", "April");
  await page.fill("#output-made", "200");
  await page.getByRole("button", { name: "Check it" }).press("Enter");
  await page.waitForURL(/made=200.*#answer$/);
  const answerTop = () => topOf(page.locator("#answer"));
  await expect.poll(answerTop, { message: "the answer's distance from the top" }).toBeLessThan(phone.viewport.height);
  expect(await page.locator("output[name=verdict]").textContent()).toBe("April is far too low. Call us");
  await page.getByRole("link", { name: "Report a fault" }).click();
  await page.waitForURL(/contact\?fault=output/);
  expect(await page.locator("#fault").inputValue()).toBe("output");
});

test("help is in the header of a wide screen, unless large text leaves no room", async () => {
  const page = await browser.open("/about", { viewport: { width: 1440, height: 900 } });
  const inHeader = page.locator(".head-row").getByRole("link", { name: "Need help now?" });
  expect(await inHeader.isVisible()).toBe(true);
  await setTextSize(page, 32);
  expect(await inHeader.isVisible()).toBe(false);
});

/** An element's distance from the top of the window, in pixels. */
function topOf(element: Locator): Promise<number> {
  return element.evaluate((part) => part.getBoundingClientRect().top);
}
