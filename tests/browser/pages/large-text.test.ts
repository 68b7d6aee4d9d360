import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { siteInChromium } from "#tests/browser/chromium.ts";
import { setTextSize, visibilityFaults } from "#tests/browser/layout.ts";

const { browser } = await siteInChromium();

const width = 320;

test("with large text in the fallback font, the quick bar's links and the header's name, number and button fit", async () => {
  const page = await openWithoutOurFont();
  const links = await page.getByRole("navigation", { name: "Quick actions" }).getByRole("link").all();
  expect(links).toHaveLength(4);
  for (const link of links) await expect.poll(() => visibilityFaults(link)).toEqual([]);
  const header = page.getByRole("banner");
  expect(await header.locator(".mark").evaluate((mark) => mark.scrollWidth - mark.clientWidth)).toBe(0);
  expect(await visibilityFaults(header.getByRole("link", { name: business.phone.display }))).toEqual([]);
  const menuButton = header.getByRole("button", { name: "Menu" });
  expect(await menuButton.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThanOrEqual(width);
});

/** Opens a page with large text in the fallback font, which is wider than ours. */
async function openWithoutOurFont() {
  const page = await browser.page({ viewport: { width, height: 780 }, reducedMotion: "reduce" });
  browser.forgive(/ERR_FAILED/);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/residential");
  await page.setViewportSize({ width, height: 900 });
  await setTextSize(page, 32);
  return page;
}
