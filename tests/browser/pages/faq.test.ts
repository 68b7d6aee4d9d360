import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sample } from "#tests/prove.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

test.each(sample([false, true], 2))(
  "one question of a category is open at a time, script %s",
  async (javaScriptEnabled) => {
    const page = await browser.open(`${site.url}/faq`, { javaScriptEnabled });
    const open = page.locator("details[open] h3");
    expect(await open.count()).toBe(0);
    await page.getByText("Who applies for what, and when?").click();
    await page.getByText("Can I pay over time?").click();
    expect(await open.allTextContents()).toEqual(["Can I pay over time?"]);
    await page.getByText("Do panels need cleaning?").click();
    expect(await open.allTextContents()).toEqual(["Can I pay over time?", "Do panels need cleaning?"]);
    await page.locator("summary", { hasText: "Can I pay over time?" }).press("Enter");
    expect(await open.allTextContents()).toEqual(["Do panels need cleaning?"]);
  },
);

test("a link to a question opens it and brings it into view below the header", async () => {
  const page = await browser.open(`${site.url}/faq#does-a-battery-pay`);
  const answer = page.locator("#does-a-battery-pay");
  await answer.waitFor({ state: "visible" });
  expect(await page.locator("details[open] h3").allTextContents()).toEqual(["Does a battery pay for itself?"]);
  const question = page.getByRole("heading", { name: "Does a battery pay for itself?" });
  await expect.poll(async () => (await question.boundingBox())?.y ?? 0).toBeLessThan(500);
  expect((await question.boundingBox())?.y).toBeGreaterThan(104);
});
