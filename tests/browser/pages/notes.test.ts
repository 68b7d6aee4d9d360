import { expect, test } from "vitest";
import { phone, siteInChromium } from "#tests/browser/chromium.ts";
import { hasEdge, hasFocus, setTextSize, visibilityFaults, waitForFocus } from "#tests/browser/layout.ts";

const { browser } = await siteInChromium();

test("a long note opens by keyboard, has a name, fits the window and returns the focus", async () => {
  const { page, mark, sheet } = await openLongNote();
  expect(await visibilityFaults(sheet)).toEqual([]);
  expect(await sheet.locator(".note-back").count(), "links back to the text").toBe(0);
  expect(await sheet.textContent()).toContain((await page.locator("#note-2 > span").textContent())?.slice(0, 40));
  await page.keyboard.press("Tab");
  expect(await hasFocus(sheet.getByRole("button", { name: "Close" }))).toBe(true);
  for (const close of ["Enter", "Escape"]) {
    await page.keyboard.press(close);
    await sheet.waitFor({ state: "hidden" });
    await expect.poll(() => hasFocus(mark), { message: close }).toBe(true);
    await mark.press("Enter");
    await sheet.waitFor();
  }
});

test("a long note has an edge in forced colours, scrolls to its end with large text, and isn't printed", async () => {
  const { page, sheet } = await openLongNote();
  await page.emulateMedia({ forcedColors: "active" });
  expect(await hasEdge(sheet)).toBe(true);
  await page.emulateMedia({ forcedColors: "none" });
  await setTextSize(page, 32);
  expect(await visibilityFaults(sheet)).toEqual([]);
  await page.keyboard.press("End");
  const pxLeft = () => sheet.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop);
  // A browser may stop at a fraction of a pixel.
  await expect.poll(pxLeft, { message: "pixels left to scroll" }).toBeLessThan(2);
  await page.emulateMedia({ media: "print" });
  await sheet.waitFor({ state: "hidden" });
});

test("without JavaScript an article's mark leads to its note on a phone", async () => {
  const page = await browser.open("/blog/battery-worth-it-2025", { ...phone, javaScriptEnabled: false });
  const note = page.locator(".notes li").first();
  expect(await note.isVisible()).toBe(false);
  await page.locator(".note-mark a").first().click();
  await note.waitFor({ state: "visible" });
  expect(await note.textContent()).toContain("warranty");
});

/** Opens a long note by keyboard. The note takes the focus. */
async function openLongNote() {
  const page = await browser.open("/commercial", {
    viewport: { width: 320, height: 780 },
    reducedMotion: "reduce",
  });
  await page.locator(".note-sheet").waitFor({ state: "attached" });
  const mark = page.getByRole("link", { name: "Note 2", exact: true }).first();
  const sheet = page.getByRole("dialog", { name: "Note 2", exact: true });
  await mark.press("Enter");
  await sheet.waitFor();
  await waitForFocus(sheet);
  return { page, mark, sheet };
}
