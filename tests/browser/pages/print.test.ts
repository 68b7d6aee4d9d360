import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { sharedBrowser } from "#tests/page/browser.ts";
import { proving, sample } from "#tests/prove.ts";
import { sharedSite } from "#tests/site/lead-site.ts";
import { localVars } from "#tools/local/vars.ts";
import { confirmationAddress } from "#worker/leads/links/confirmation.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

/** Where the site says it is, whatever port it is reached by. */
const address = "http://127.0.0.1";

const sheets = [
  "/",
  "/about",
  "/contact",
  await confirmationAddress(createSignatures([localVars({ site: "", mailbox: "" }).LINK_SECRET ?? ""]), {
    id: "1234abcd-1111-4111-8111-111111111111",
    reference: "WB-1234ABCD",
    now: new Date("2026-11-21T02:00:00Z"),
    callback: false,
  }),
  "/blog/solar-maintenance",
  "/hot-water",
];

/** How many sheets of A4 a page takes at most. */
const handouts: Record<string, number> = { "/": 4, "/contact": 4 };

test("a sheet says whose it is, how to call and where its links lead, and a handout takes few sheets", async () => {
  const page = await browser.page();
  for (const path of sample(sheets, 2)) {
    await page.goto(site.url + path);
    await expectSheet(page, path);
    const most = handouts[path];
    if (most !== undefined) expect(await sheetsOf(page), path).toBeLessThanOrEqual(most);
    if (path === "/") await expectNamesApart(page);
  }
  await page.goto(`${site.url}/solar-batteries`);
  expect(await sheetsOf(page), "/solar-batteries").toBeLessThanOrEqual(6);
});

test.runIf(proving)("without a script a sheet says the same", async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  for (const path of sample(sheets.toReversed(), 2)) {
    await page.goto(site.url + path);
    await expectSheet(page, path);
  }
});

test("a printed estimate is one sheet with what was asked, all of its workings, and the address that asks again, also when a script worked it out", async () => {
  const page = await browser.open(`${site.url}/hot-water?people=5`);
  await page.emulateMedia({ media: "print" });
  const people = page.getByRole("textbox", { name: "People" });
  expect(await people.isVisible()).toBe(true);
  expect(await people.inputValue()).toBe("5");
  expect(await page.getByText("How we work this out").isVisible()).toBe(true);
  expect(await page.locator(".estimate .workings dd").first().isVisible()).toBe(true);
  const written = async () => (await addedTo(page, "[data-question]")).join();
  expect(await written()).toBe(`"This answer: ${address}/hot-water?people=5"`);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "screen" });
  await people.fill("3");
  await page.waitForFunction(() => location.search.includes("people=3"));
  await page.emulateMedia({ media: "print" });
  const question = new URL(page.url()).search;
  await expect.poll(written).toBe(`"This answer: ${address}/hot-water${question}"`);
  await page.goto(`${site.url}/?month=6`);
  expect(await written()).toContain("month=6");
});

async function expectSheet(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".header .mark").isVisible(), path).toBe(true);
  expect(await page.locator(".header .head-tel").getByText(business.phone.display).isVisible(), path).toBe(true);
  expect(await addedTo(page, ".header"), path).toEqual([`"${address}${path.replace(/[?#].*/, "")}"`]);
  const links = page.locator("main a[href^='/']:not(.article-facts a):visible");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(await addedTo(page, "main a[href^='/']:not(.article-facts a):visible"), path).toEqual(
    hrefs.map((href) => `" (${address}${href})"`),
  );
  expect(await page.locator("nav:visible, button:visible, .btn:visible").count(), path).toBe(0);
}

/** Of the printed day, at the width of a sheet. */
async function expectNamesApart(page: Page): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1000 });
  const boxes = await page.locator(".day-labels text, .day-scale").evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(boxes.length).toBe(4);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        "names of the day lie apart",
      ).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function sheetsOf(page: Page): Promise<number | undefined> {
  const printed = await page.pdf({ format: "A4", margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" } });
  return printed.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}

/** What the style sheet writes behind each of these. */
function addedTo(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one, "::after").content));
}
