import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { sharedBrowser } from "#tests/page/browser.ts";
import { type Site, startSite } from "#tests/site/site.ts";
import { localVars } from "#tools/local/vars.ts";
import { confirmationAddress } from "#worker/leads/links/confirmation.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";

/** Where the site says it is, whatever it is reached by. */
const address = "https://www.wattlebird.example";

let site: Site;
const browser = await sharedBrowser();
beforeAll(async () => {
  site = await startSite({ vars: { SITE_URL: address } });
});
afterEach(async () => expect(await browser.closePages()).toEqual([]));
afterAll(() => site.stop());

const sheets = [
  "/",
  "/about",
  "/contact",
  await confirmationAddress(createSignatures([localVars({ site: "", mailbox: "" }).LINK_SECRET ?? ""]), {
    id: "1234abcd-1111-4111-8111-111111111111",
    now: new Date("2026-11-21T02:00:00Z"),
    callback: false,
  }),
  "/blog/solar-maintenance",
  "/hot-water",
];

test.each([
  ["with", true],
  ["without", false],
] as const)("a sheet says whose it is, how to call and where its links lead, %s a script", async (_with, script) => {
  const page = await browser.page({ javaScriptEnabled: script });
  await page.emulateMedia({ media: "print" });
  for (const path of sheets) {
    await page.goto(site.url + path);
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
});

test("a printed estimate says what was asked and all of its workings", async () => {
  const page = await browser.open(`${site.url}/hot-water?people=5`);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("textbox", { name: "People" }).isVisible()).toBe(true);
  expect(await page.getByRole("textbox", { name: "People" }).inputValue()).toBe("5");
  expect(await page.getByText("How we work this out").isVisible()).toBe(true);
  expect(await page.locator(".estimate .workings dd").first().isVisible()).toBe(true);
});

test.each([
  ["/", 4],
  ["/solar-batteries", 6],
  ["/contact", 4],
  ["/hot-water?people=5", 1],
])("%s is a handout, in sheets at most: %i", async (path, most) => {
  const page = await browser.open(site.url + path);
  const printed = await page.pdf({ format: "A4", margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" } });
  expect(printed.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most);
});

test("a printed answer carries the address that asks for it again, also one that a script worked out", async () => {
  const page = await browser.open(`${site.url}/hot-water?people=5`);
  await page.emulateMedia({ media: "print" });
  const written = async () => (await addedTo(page, "[data-question]")).join();
  expect(await written()).toBe(`"This answer: ${address}/hot-water?people=5"`);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("textbox", { name: "People" }).fill("3");
  await page.waitForFunction(() => location.search.includes("people=3"));
  await page.emulateMedia({ media: "print" });
  const question = new URL(page.url()).search;
  await expect.poll(written).toBe(`"This answer: ${address}/hot-water${question}"`);
  await page.goto(`${site.url}/?month=6`);
  expect(await written()).toContain("month=6");
});

test("the names in the printed day lie apart", async () => {
  const page = await browser.page({ viewport: { width: 718, height: 1000 } });
  await page.goto(site.url);
  await page.emulateMedia({ media: "print" });
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
      ).toBe(true);
});

/** What the style sheet writes behind each of these. */
function addedTo(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one, "::after").content));
}
