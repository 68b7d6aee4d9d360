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

export function background(part: Locator): Promise<string> {
  return part.evaluate((one) => getComputedStyle(one).backgroundColor);
}

/** How far the outline of the focused stands out from what it is drawn on; 0 if there is none. */
export async function outline(part: Locator): Promise<number> {
  const isDrawn = await part.evaluate((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  return isDrawn ? contrast(part, "outlineColor") : 0;
}

/** The same of its upper border. */
export async function edge(part: Locator): Promise<number> {
  const isDrawn = await part.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) >= 1);
  return isDrawn ? contrast(part, "borderTopColor") : 0;
}

/** The contrast of one of its colours with the background below it. */
export function contrast(part: Locator, of: "borderTopColor" | "color" | "outlineColor"): Promise<number> {
  return part.evaluate((one, property) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const linear = (value: number) => (value > 10.31 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 3294.6);
    const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    let below = one;
    while (channels(getComputedStyle(below).backgroundColor)[3] === 0 && below.parentElement)
      below = below.parentElement;
    const back = luminance(channels(getComputedStyle(below).backgroundColor));
    const front = luminance(channels(getComputedStyle(one)[property]));
    return (Math.max(back, front) + 0.05) / (Math.min(back, front) + 0.05);
  }, of);
}
