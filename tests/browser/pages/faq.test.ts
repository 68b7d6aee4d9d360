import { expect, test } from "vitest";
import { siteInChromium } from "#tests/browser/chromium.ts";

const { browser } = await siteInChromium();

test("one question per category is open at a time", async () => {
  const page = await browser.open("/faq", { javaScriptEnabled: false });
  const openQuestions = () => page.locator("details[open] h3").allTextContents();
  expect(await openQuestions()).toEqual([]);
  await page.getByText("Who applies for what, and when?").click();
  await page.getByText("Can I pay over time?").click();
  await page.getByText("Do panels need cleaning?").click();
  expect(await openQuestions()).toEqual(["Can I pay over time?", "Do panels need cleaning?"]);
  await page.locator("summary", { hasText: "Can I pay over time?" }).press("Enter");
  expect(await openQuestions()).toEqual(["Do panels need cleaning?"]);
});

test("a link to a question opens it below the header", async () => {
  const page = await browser.open("/faq#does-a-battery-pay");
  const question = page.locator("details[open]").getByRole("heading", { name: "Does a battery pay for itself?" });
  const top = async () => (await question.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  const halfWindow = 450;
  await expect.poll(top, { message: "the question's distance from the top" }).toBeLessThan(halfWindow);
  const header = await page.locator(".header").boundingBox();
  expect(await top()).toBeGreaterThan(header?.height ?? halfWindow);
});
