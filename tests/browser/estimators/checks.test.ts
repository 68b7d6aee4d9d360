import { expect, test } from "vitest";
import { siteInChromium } from "#tests/browser/chromium.ts";
import { sample } from "#tests/settings.ts";

const { browser } = await siteInChromium();

const checks = [
  { tab: "quote", field: "price", typed: "9900", title: "You’ll get one of six answers" },
  { tab: "vpp", field: "reserve", typed: "50", title: "Start with the battery’s size" },
  { tab: "apartments", field: "storeys", typed: "3", title: "Start with the number of apartments" },
  { tab: "heating", field: "winter", typed: "900", title: "Two of your gas bills are enough" },
];

/** With and without scripts. `PROVE=on npm test` tries them all. */
const cases = checks.flatMap((check) => [true, false].map((scripts) => ({ ...check, scripts })));

test.each(sample(cases, 3))(
  "the check $tab first shows what it needs and an example, then what is still missing; scripts: $scripts",
  async ({ tab, field, typed, title, scripts }) => {
    const page = await browser.open(`/your-price?tab=${tab}`, { javaScriptEnabled: scripts });
    const verdict = page.locator("output[name=verdict]");
    const ask = page.getByRole("link", { name: "Ask about this" });
    expect(await verdict.textContent()).toBe(title);
    expect(await ask.isVisible()).toBe(false);
    await page.getByRole("region", { name: "An example" }).getByRole("link", { name: "Open this example" }).waitFor();
    await page.locator(`.tool form [name=${field}]`).fill(typed);
    if (!scripts) await page.locator(".tool form button").click();
    await expect.poll(() => verdict.textContent()).toContain("We can’t tell yet: add ");
    await ask.waitFor();
    await page.locator("output[name=example]").waitFor({ state: "detached" });
    await page.getByText("This takes your figures to our request form").waitFor();
  },
);

test("the tab bar is at least as wide as the form, and every field is wide enough for its values", async () => {
  const page = await browser.open("/your-price");
  for (const width of sample([360, 768, 1024, 1440], 2)) {
    await page.setViewportSize({ width, height: 900 });
    for (const { tab } of checks) {
      await page.goto(`/your-price?tab=${tab}`);
      const widths = await page
        .locator(".tool form > .fields :is(input, select)")
        .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().width));
      expect(widths, `${tab} at ${width}`).not.toEqual([]);
      expect(Math.min(...widths), `${tab} at ${width}`).toBeGreaterThan(120);
      const [bar, form] = await Promise.all([
        page.locator(".tabs").boundingBox(),
        page.locator(".tool form").boundingBox(),
      ]);
      expect(bar?.x, `${tab} at ${width}`).toBe(form?.x);
      expect(bar?.width, `${tab} at ${width}`).toBeGreaterThanOrEqual(form?.width ?? Number.POSITIVE_INFINITY);
      expect(await page.locator(".tabs a").count()).toBe(checks.length + 1);
      expect(await page.locator(".tabs [aria-current=page]").count()).toBe(1);
    }
  }
});
