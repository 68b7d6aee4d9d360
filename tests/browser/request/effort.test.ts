import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { formIsLive } from "#tests/page/request-form.ts";
import { smallJpeg } from "#tests/sample-files.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

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
    await page.keyboard.type(text);
    effort.typed += 1;
  };
  return { effort, tap, type };
}

test("a request with a photo takes at most 12 taps and 5 typed fields", async () => {
  const page = await browser.open(`${site.url}/contact`, phone);
  await formIsLive(page);
  const { effort, tap, type } = thumbOn(page);
  await tap("label[for=service-solar-panels]");
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
  await tap(".submit-line .btn");
  const reference = (await page.locator(".sent .figure-number").textContent()) ?? "";
  expect(JSON.stringify(await site.mail(reference, "staff"))).toContain("/uploads/");
  expect(effort).toEqual({ taps: expect.any(Number), typed: 4 });
  expect(effort.taps).toBeLessThanOrEqual(12);
});

test("a callback takes at most 6 taps and 2 typed fields", async () => {
  const page = await browser.open(`${site.url}/contact`, phone);
  const { effort, tap, type } = thumbOn(page);
  await tap('.two-lengths a[href*="callback"]');
  await page.waitForURL(/callback/);
  await formIsLive(page);
  await type("#name", "Thumb Back");
  await type("#phone", "0412 345 678");
  await tap("#consent");
  await tap(".submit-line .btn");
  await page.getByRole("heading", { name: "We have your number" }).waitFor();
  expect(effort.typed).toBe(2);
  expect(effort.taps).toBeLessThanOrEqual(6);
});

test.each(["", "?callback"])("the button of /contact%s is at most 20 stops of the Tab key away", async (query) => {
  const page = await browser.open(`${site.url}/contact${query}`, phone);
  await formIsLive(page);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
  await page.keyboard.press("Enter");
  const stops: string[] = [];
  const isButton = () => page.evaluate(() => document.activeElement?.matches(".submit-line .btn") ?? false);
  while (!(await isButton()) && stops.length < 40) {
    await page.keyboard.press("Tab");
    stops.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60) ?? ""));
  }
  expect(stops.length, stops.join("\n")).toBeLessThanOrEqual(20);
});
