import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

test("a picker shows the chosen column only, by keyboard too; a wide screen shows all and no buttons", async () => {
  const page = await browser.open(`${site.url}/commercial`, { viewport: { width: 360, height: 780 } });
  const picker = page.locator(".picker", { has: page.locator(".finance") });
  const heads = () => picker.locator("thead th:visible").allTextContents();
  expect(await heads()).toEqual(["Cash"]);
  await picker.getByRole("radio", { name: "Cash" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await heads()).toEqual(["Green business loans"]);
  await page.setViewportSize({ width: 1024, height: 780 });
  expect(await heads()).toHaveLength(4);
  expect(await picker.getByRole("radio").count()).toBe(0);
});

test.each([true, false])("an article's mark shows its note (JavaScript: %s)", async (javaScriptEnabled) => {
  const phone = { viewport: { width: 360, height: 780 }, javaScriptEnabled };
  const page = await browser.open(`${site.url}/blog/battery-worth-it-2025`, phone);
  // Where there is a script, marks open it once the page has loaded.
  if (javaScriptEnabled) await page.locator(".note-sheet").waitFor({ state: "attached" });
  const note = page.locator(javaScriptEnabled ? ".note-sheet" : ".notes li").first();
  expect(await note.isVisible()).toBe(false);
  await page.locator(".note-mark a").first().click();
  await note.waitFor({ state: "visible" });
  expect(await note.textContent()).toContain("warranty");
  expect(await page.locator(".note-sheet .note-back").count()).toBe(0);
});
