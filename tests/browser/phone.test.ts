import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { articles } from "#content/articles/index.ts";
import { sharedBrowser } from "#tests/page/browser.ts";
import { proving, sample } from "#tests/prove.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

/** How many screens of 780 px a page may take on a phone 360 px wide. */
const screens: [path: string, most: number][] = [
  ["/", 7],
  ["/residential", 9],
  ["/commercial", 10],
  ["/solar-batteries", 10],
  ["/hot-water", 8],
  ["/aircon-rebate", 7],
  ["/contact", 6.5],
  ["/rebates-and-finance", 9],
  ["/faq", 7],
  ["/about", 7],
  ["/service-areas", 6],
  ["/blog", 7],
  ["/privacy", 9],
  ["/terms", 9],
  ["/consent", 9],
  ...sample(articles, 9).map(({ slug }): [string, number] => [`/blog/${slug}`, 14]),
];

test("a page takes so many screens of a phone at most, and nothing is wider than its box", async () => {
  const page = await browser.page({ viewport: { width: 360, height: 780 } });
  for (const [path, most] of screens) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(site.url + path);
    const high = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(high, path).toBeLessThanOrEqual(most);
    for (const folded of proving ? [true, false] : [false]) {
      if (!folded) await unfold(page);
      for (const width of proving ? [320, 360, 412, 768] : [320, 768]) {
        await page.setViewportSize({ width, height: 780 });
        expect(await tooWide(page), `${path} at ${width}${folded ? "" : ", unfolded"}`).toEqual([]);
      }
    }
  }
});

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
  await page.waitForLoadState("networkidle");
  const note = page.locator(javaScriptEnabled ? ".note-sheet" : ".notes li").first();
  expect(await note.isVisible()).toBe(false);
  await page.locator(".note-mark a").first().click();
  await note.waitFor({ state: "visible" });
  expect(await note.textContent()).toContain("warranty");
  expect(await page.locator(".note-sheet .note-back").count()).toBe(0);
});

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) {
      fold.removeAttribute("name");
      fold.setAttribute("open", "");
    }
  });
}

/** Tables wider than what they are in, and boxes that hide part of what they hold; a named region may scroll. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(table, dl, ul, ol, fieldset, form, div, section)")].flatMap(
      (box) => {
        if (!box.checkVisibility() || box.closest(".unseen, .carousel-view, [tabindex='0'][aria-label]")) return [];
        const clips = getComputedStyle(box).overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1;
        const parent = box.parentElement?.getBoundingClientRect();
        const isWider = box.matches("table") && parent && box.getBoundingClientRect().right > parent.right + 1;
        return clips || isWider ? [box.outerHTML.slice(0, 90)] : [];
      },
    ),
  );
}
