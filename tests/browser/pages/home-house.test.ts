import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openWithScript, phone, siteInChromium } from "#tests/browser/chromium.ts";

const { browser } = await siteInChromium();

test("without scripts a phone shows Home's house at noon, then the chosen hour with its figures", async () => {
  const page = await browser.open("/", { ...phone, javaScriptEnabled: false });
  expect(await openHour(page)).toEqual([expect.stringMatching(/^Noon: Made at noon 4\.4.kW/)]);
  await page.getByRole("radio", { name: "Late afternoon, 3 to 8 pm" }).check();
  await expect
    .poll(() => openHour(page))
    .toEqual([expect.stringMatching(/^Late afternoon: .*From battery 0\.5.kW.*; pictures: 1$/)]);
  expect(await page.locator(".slice-frame").nth(3).boundingBox()).toMatchObject({ x: 0, width: 360 });
});

/** Code that runs in a page before its own scripts. */
const atNine = "Date.prototype.getHours = () => 21;";
const saveData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";

test.each(["no-preference", "reduce"] as const)(
  "on a phone Home's house opens at the visitor's own hour, with %s for motion",
  async (reducedMotion) => {
    const page = await browser.page({ ...phone, reducedMotion });
    await page.addInitScript(atNine);
    await page.goto("/");
    await expect.poll(() => openHour(page)).toEqual([expect.stringMatching(/^Night: .*Used 1.kW/)]);
  },
);

test("with Save-Data Home's house stays at noon on a phone", async () => {
  const page = await browser.page(phone);
  await page.addInitScript(atNine + saveData);
  await openWithScript(page, "/", /\/assets\/start-slices-/);
  expect(await page.locator(".slices-awake").count()).toBe(0);
  expect(await openHour(page)).toEqual([expect.stringMatching(/^Noon: /)]);
});

test("on a wide screen Home's strips open by pointing, dragging or keys, and close with Escape", async () => {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  await page.goto("/");
  const scene = page.locator(".slice-hours");
  await scene.scrollIntoViewIfNeeded();
  expect(await openHour(page)).toEqual([]);
  const { x, y } = (await scene.boundingBox()) ?? { x: 0, y: 0 };
  const [inNoon, inLateAfternoon] = [x + 640, x + 900];
  const [aboveScene, inScene] = [y - 60, y + 100];
  // Until its script has run, the scene doesn't notice the pointer.
  await expect
    .poll(async () => {
      await page.mouse.move(inNoon, aboveScene);
      await page.mouse.move(inNoon, inScene);
      return page.locator(".slices-awake").count();
    })
    .toBe(1);
  await expect.poll(() => openHour(page)).toEqual([expect.stringMatching(/^Noon: .*; pictures: 2$/)]);
  await page.mouse.down();
  await page.mouse.move(inLateAfternoon, inScene, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(inLateAfternoon, aboveScene);
  await expect.poll(() => openHour(page)).toEqual([expect.stringMatching(/^Late afternoon: .*; pictures: 2$/)]);
  await page.keyboard.press("Tab");
  await page.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => openHour(page)).toEqual([expect.stringMatching(/^Noon: /)]);
  await page.keyboard.press("Escape");
  await expect.poll(() => openHour(page)).toEqual([]);
});

/** The hour that Home's scene shows, if any, with its figures and how many of its pictures are visible. */
function openHour(page: Page): Promise<string[]> {
  return page.locator(".slice").evaluateAll((all) =>
    all.flatMap((slice) => {
      const [figures, ...pictures] = [".slice-flows", ".slice-frame", ".slice-whole"].map((part) =>
        slice.querySelector(part),
      );
      if (!figures?.checkVisibility({ visibilityProperty: true })) return [];
      const visiblePictures = pictures.filter(
        (element) => element?.checkVisibility() && getComputedStyle(element).opacity === "1",
      ).length;
      return [`${slice.querySelector("b")?.textContent}: ${figures.textContent}; pictures: ${visiblePictures}`];
    }),
  );
}
