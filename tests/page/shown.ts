import type { Locator, Page } from "playwright-core";

/** As the browser's own setting does it: lengths in rem and queries follow. The usual size is 16. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${standard}px`);
}

/** What of this isn't shown: it reaches out of the window, or its text out of it. What lies below the fold is asked sideways. */
export function hidden(part: Locator, sideways = false): Promise<string[]> {
  return part.evaluate((one, onlySideways) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const text: DOMRect[] = [];
    while (words.nextNode()) {
      if (words.currentNode.parentElement?.closest(".unseen")) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      text.push(...range.getClientRects());
    }
    const tall = !onlySideways && getComputedStyle(one).overflowY !== "auto";
    return Object.entries({
      "it has no box": width === 0 || height === 0 || !one.checkVisibility({ visibilityProperty: true }),
      "it has no text": text.length === 0,
      "it is wider than the window": left < 0 || right > innerWidth,
      "it is higher than the window": !onlySideways && (top < 0 || bottom > innerHeight),
      "its text is wider": text.some((box) => box.left < left - 1 || box.right > right + 1),
      "its text is higher": tall && text.some((box) => box.top < top - 1 || box.bottom > bottom + 1),
    }).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
  }, sideways);
}

export function hasFocus(part: Locator): Promise<boolean> {
  return part.evaluate((one) => one === document.activeElement);
}

/** Whether a line is drawn around it: of its border, or for the focus. */
export function hasEdge(part: Locator): Promise<boolean> {
  return part.evaluate((one) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(one);
    const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    return outlined || (borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1);
  });
}
