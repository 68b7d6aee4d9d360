import { expect, test } from "vitest";
import { siteInChromium } from "#tests/browser/chromium.ts";
import { loadFonts, unfold } from "#tests/browser/layout.ts";
import { everyNth } from "#tests/settings.ts";

const { browser } = await siteInChromium();

/** The pages whose forms have lists, and how many. */
const forms = {
  "/": 2,
  "/commercial": 5,
  "/hot-water": 7,
  "/your-price?kw=8&battery=10&ev=day&water=3&kw2=2&midday=yes&feedin=3&aircon=split": 18,
  "/your-price?tab=quote": 8,
  "/your-price?tab=vpp": 3,
  "/your-price?tab=apartments": 4,
  "/your-price?tab=heating": 1,
  "/help?kw2=3": 5,
  "/contact": 3,
};

/** Widths with the narrowest phone, the width at which fields are narrowest, and those with the answer beside the form. */
const widths = everyNth([320, 412, 360, 640, 1024, 768, 1280, 1100, 1440], 2);

test("every option fits in its list", async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  await loadFonts(page);
  for (const [path, listCount] of everyNth(Object.entries(forms), 3)) {
    await page.goto(path);
    await unfold(page);
    expect(await page.locator("select").count(), `lists on ${path}`).toBe(listCount);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator("select").evaluateAll(cutOptions), `${path} at ${width}`).toEqual([]);
    }
  }
});

/** Runs in the page: the options that are wider than their list. */
function cutOptions(lists: Element[]): string[] {
  const pen = document.createElement("canvas").getContext("2d");
  return lists.flatMap((list) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const arrow = Math.max(Number.parseFloat(paddingRight), 20);
    const roomPx = list.clientWidth - Number.parseFloat(paddingLeft) - arrow;
    if (pen) pen.font = font;
    const texts = [...list.querySelectorAll("option")].map((option) => option.text);
    return texts.filter((text) => !pen || pen.measureText(text).width > roomPx);
  });
}
