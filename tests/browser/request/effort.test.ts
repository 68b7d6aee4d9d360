import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/helpers/browser/browser.ts";
import { formIsLive, openForm, referenceOn } from "#tests/helpers/browser/request-form.ts";
import { smallJpeg } from "#tests/helpers/request/sample-files.ts";
import { sharedSite, textOf } from "#tests/helpers/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const phone = { hasTouch: true, viewport: { width: 360, height: 780 } };

/** Fills in a page as a thumb does: each field is tapped, then typed into, and all of it is counted. */
function thumbOn(page: Page) {
  const effort = { taps: 0, typed: 0 };
  const tap = async (selector: string) => {
    await page.locator(selector).tap();
    effort.taps += 1;
  };
  const type = async (selector: string, text: string) => {
    await tap(selector);
    // The focus follows the tap, not at once.
    await page.locator(`${selector}:focus`).waitFor();
    await page.keyboard.type(text);
    effort.typed += 1;
  };
  return { effort, tap, type };
}

test("a request with a photo takes at most 12 taps and 5 typed fields", async () => {
  const page = await openForm(await browser.page(phone), `${site.url}/contact`);
  expect(await stopsToButton(page), "stops of the Tab key").toBeLessThanOrEqual(21);
  const { effort, tap, type } = thumbOn(page);
  await tap("label:has(#service-solar-panels)");
  const chooser = page.waitForEvent("filechooser");
  await tap("#file");
  // In the phone's own dialog: the photo, then Done.
  await (await chooser).setFiles({ name: "bill.jpg", mimeType: "image/jpeg", buffer: Buffer.from(smallJpeg) });
  effort.taps += 2;
  await page.getByText("File uploaded successfully").waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  effort.taps += 1;
  await type("#address", "12 Smith St, Brunswick VIC 3056");
  await type("#name", "Thumb Jo");
  await type("#email", "thumb@example.com");
  await type("#phone", "0412 345 678");
  await tap("#consent");
  await tap("main form [type=submit]");
  const reference = await referenceOn(page);
  expect(await site.onCard(await site.mail(reference, "staff"), "/uploads/")).toContain("sig=");
  expect(effort).toEqual({ taps: expect.any(Number), typed: 4 });
  expect(effort.taps).toBeLessThanOrEqual(12);
});

test("a callback takes at most 6 taps and 2 typed fields, and asks for nothing else", async () => {
  const page = await openForm(await browser.page(phone), `${site.url}/contact?callback`);
  expect(await stopsToButton(page), "stops of the Tab key").toBeLessThanOrEqual(20);
  await page.goto(`${site.url}/contact`);
  const { effort, tap, type } = thumbOn(page);
  await tap('nav[aria-label="How we get in touch"] a[href*="callback"]');
  await page.waitForURL(/callback/);
  await formIsLive(page);
  expect(await page.locator("main form").count()).toBe(1);
  expect(await page.locator("#address, #email, [name=selectedServices]").count()).toBe(0);
  // A wish that nobody has to have.
  await page.getByLabel("Morning").check();
  await type("#name", "Thumb Back");
  await type("#phone", "0412 345 678");
  await tap("#consent");
  await tap("main form [type=submit]");
  await page.getByRole("heading", { name: "We’ll call you by" }).waitFor();
  await page.getByText("Withdraw your consent").waitFor();
  expect(effort.typed).toBe(2);
  expect(effort.taps).toBeLessThanOrEqual(6);
  const reference = await referenceOn(page);
  expect(textOf(await site.mail(reference, "staff"))).toContain("Best time: Morning");
});

/** How often the Tab key is pressed from the page's start, past its header, to the form's button. */
async function stopsToButton(page: Page): Promise<number> {
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
  await page.keyboard.press("Enter");
  const isButton = () => page.evaluate(() => document.activeElement?.matches("main form [type=submit]") ?? false);
  let stops = 0;
  while (!(await isButton()) && stops < 40) {
    await page.keyboard.press("Tab");
    stops += 1;
  }
  return stops;
}
