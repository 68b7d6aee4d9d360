import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { siteInChromium } from "#tests/browser/chromium.ts";
import { hasEdge, visibilityFaults } from "#tests/browser/layout.ts";

const { browser } = await siteInChromium();

/** A window of 1280 px, zoomed to 400%. */
const zoomedWindow = { viewport: { width: 320, height: 780 }, reducedMotion: "reduce" } as const;

test("zoomed to 400% the quick bar's links fit", async () => {
  const { bar, links } = await openWithBar();
  const hrefs = await bar.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([business.phone.href, "/help", "/your-price", "/contact?from=residential#form"]);
  for (const link of links) await expect.poll(() => visibilityFaults(link)).toEqual([]);
});

test("the quick bar covers nothing that has the focus", async () => {
  const { page } = await openWithBar();
  // The page's first links, fields and folds.
  for (let stop = 1; stop <= 20; stop++) {
    await page.evaluate(putNextUnderBar);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(coveredByBar), `stop ${stop}`).toBe("");
  }
});

test("the quick bar has an edge in forced colours, as has its focused link, and isn't printed", async () => {
  const { page, bar, links } = await openWithBar();
  await page.emulateMedia({ forcedColors: "active" });
  expect(await hasEdge(bar)).toBe(true);
  for (const link of links) {
    await link.focus();
    await expect.poll(() => visibilityFaults(link)).toEqual([]);
    expect(await hasEdge(link)).toBe(true);
  }
  await page.emulateMedia({ media: "print" });
  expect(await bar.isVisible()).toBe(false);
});

test("Contact has no quick bar", async () => {
  const page = await browser.open("/contact", zoomedWindow);
  // Other pages have it laid out, and only hide it until they are scrolled.
  expect(await page.locator(".quick-bar").evaluate((bar) => getComputedStyle(bar).display)).toBe("none");
});

/** Opens a page with the bar, and waits until it has come in. */
async function openWithBar() {
  const page = await browser.open("/residential", zoomedWindow);
  const bar = page.getByRole("navigation", { name: "Quick actions" });
  await page.mouse.wheel(0, zoomedWindow.viewport.height);
  await bar.waitFor();
  const links = await bar.getByRole("link").all();
  expect(links).toHaveLength(4);
  return { page, bar, links };
}

/** Runs in the page: scrolls so that the bar covers the next element in the tab order. */
function putNextUnderBar(): void {
  const nextElement = [...document.querySelectorAll("main :is(a[href]:not([tabindex]), button, input, summary)")].find(
    (element) =>
      element.checkVisibility() &&
      (document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !document.activeElement?.contains(element),
  );
  if (nextElement) scrollBy(0, nextElement.getBoundingClientRect().bottom - innerHeight + 2);
}

/** Runs in the page: the focused element, if it isn't wholly in the window above the bar. */
function coveredByBar(): string {
  const bar = document.querySelector(".quick-bar");
  const focusedElement = document.activeElement;
  if (!bar?.checkVisibility() || !focusedElement || focusedElement === document.body || bar.contains(focusedElement))
    return "there is no bar, or nothing else is focused";
  const { top, bottom } = focusedElement.getBoundingClientRect();
  return bottom > 0 && top >= 0 && bottom <= bar.getBoundingClientRect().top
    ? ""
    : focusedElement.outerHTML.slice(0, 120);
}
