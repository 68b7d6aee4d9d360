import { expect, test } from "vitest";
import { scriptModes, siteInChromium } from "#tests/browser/chromium.ts";
import { everyNth } from "#tests/settings.ts";

const { browser } = await siteInChromium();

const checks = [
  { tab: "quote", field: "price", typed: "9900", title: "There are six verdicts" },
  { tab: "vpp", field: "reserve", typed: "50", title: "Start with the battery’s size" },
  { tab: "apartments", field: "storeys", typed: "3", title: "Start with the number of apartments" },
  { tab: "heating", field: "winter", typed: "900", title: "Two of your gas bills are enough" },
];

/** With and without scripts. `PROVE=on npm test` tries them all. */
const cases = checks.flatMap((check) => scriptModes.map((mode) => ({ ...check, ...mode })));

test.each(everyNth(cases, 3))(
  "$scripts the check $tab first shows what it needs and an example, then what is still missing",
  async ({ tab, field, typed, title, javaScriptEnabled }) => {
    const page = await browser.open(`/your-price?tab=${tab}`, { javaScriptEnabled });
    const verdict = page.locator("output[name=verdict]");
    const link = page.getByRole("link", { name: "Ask about this" });
    expect(await verdict.textContent()).toBe(title);
    expect(await link.isVisible()).toBe(false);
    await page.getByRole("region", { name: "An example" }).getByRole("link", { name: "Open this example" }).waitFor();
    await page.locator(`.tool form [name=${field}]`).fill(typed);
    if (!javaScriptEnabled) await page.locator(".tool form button").click();
    await expect.poll(() => verdict.textContent()).toContain("We can’t tell yet: add ");
    await link.waitFor();
    await page.locator("output[name=example]").waitFor({ state: "detached" });
    await page.getByText("This takes your figures to our request form").waitFor();
  },
);

test.each(everyNth([360, 768, 1024, 1440], 2))(
  "at %i px the tab bar is at least as wide as the form, and every field is wide enough for its values",
  async (width) => {
    const page = await browser.page({ viewport: { width, height: 900 } });
    for (const { tab } of checks) {
      await page.goto(`/your-price?tab=${tab}`);
      const widths = await page
        .locator(".tool form > .fields :is(input, select)")
        .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().width));
      expect(widths, tab).not.toEqual([]);
      expect(Math.min(...widths), tab).toBeGreaterThan(120);
      const [bar, form] = await Promise.all([
        page.locator(".tabs").boundingBox(),
        page.locator(".tool form").boundingBox(),
      ]);
      expect(bar?.x, tab).toBe(form?.x);
      expect(bar?.width, tab).toBeGreaterThanOrEqual(form?.width ?? Number.POSITIVE_INFINITY);
    }
  },
);
