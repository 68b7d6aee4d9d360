import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdBack, letRequestsStart, siteInChromium } from "#tests/browser/chromium.ts";
import { everyNth } from "#tests/settings.ts";

const { browser } = await siteInChromium();

/** The carousel's slides, one for each battery brand. */
const slideCount = 5;

/** How many slides are in view at a width. */
const slidesAtWidths = [
  [1280, 3],
  [800, 2],
  [360, 1],
] as const;

test.each(everyNth(slidesAtWidths, 2))(
  "at %i px a carousel shows %i of its five slides, moves by buttons and keys, and announces its position",
  async (width, count) => {
    const page = await browser.page({ viewport: { width, height: 900 } });
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (/\/assets\/(hydrate|react|start-carousel-)/.test(request.url())) scripts.push(request.url());
    });
    await page.goto("/solar-batteries");
    await showCarousel(page);
    await letRequestsStart(page);
    expect(scripts, "no script before it is used").toEqual([]);
    await page.locator("#brands .carousel-view").focus();
    const buttons = ["Previous", "Next"].map((name) => page.locator("#brands").getByRole("button", { name }));
    const disabledButtons = () => Promise.all(buttons.map((button) => button.isDisabled()));
    const lastFirst = slideCount - count;
    for (let first = 0; first <= lastFirst; first++) {
      if (first > 0) await buttons[1]?.press("Enter");
      await waitForSlides(page, first, count);
      await expect.poll(disabledButtons).toEqual([first === 0, first === lastFirst]);
    }
    // The arrow keys still work when the focused button is disabled at the end. With Control they are the browser's.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Control+ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await waitForSlides(page, lastFirst - 1, count);
    expect(scripts, "a carousel needs no React").toEqual([expect.stringContaining("/assets/start-carousel-")]);
  },
);

test("a carousel returns to the chosen slide after the window was wider", async () => {
  const phoneSize = { width: 360, height: 900 };
  const page = await browser.open("/solar-batteries", { viewport: phoneSize });
  await showCarousel(page);
  const next = page.locator("#brands").getByRole("button", { name: "Next" });
  for (const chosenSlide of [1, 2, 3]) {
    await next.press("Enter");
    await waitForSlides(page, chosenSlide, 1);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await waitForSlides(page, 2, 3);
  await page.setViewportSize(phoneSize);
  await waitForSlides(page, 3, 1);
});

test("dragging and swiping move the carousel to a slide", async () => {
  const page = await browser.open("/solar-batteries", {
    viewport: { width: 360, height: 900 },
    hasTouch: true,
    isMobile: true,
  });
  await showCarousel(page);
  const box = await page.locator("#brands .carousel-view").boundingBox();
  if (!box) throw new Error("the row has no box");
  await swipe(
    page,
    box.y + 100,
    [280, 230, 170, 110, 60].map((x) => box.x + x),
  );
  // Wait until the row has stopped: while it still glides, the browser's glide would win over the mouse.
  await waitForSlides(page, 1, 1);
  await page.mouse.move(box.x + 80, box.y + 100);
  await page.mouse.down();
  for (const x of [130, 190, 250, 300]) await page.mouse.move(box.x + x, box.y + 100);
  await page.mouse.up();
  await waitForSlides(page, 0, 1);
});

test("without JavaScript the carousel scrolls, every slide is reachable, and there is no dead button", async () => {
  const page = await browser.open("/solar-batteries", { javaScriptEnabled: false });
  const view = page.locator("#brands .carousel-view");
  await view.focus();
  await view.press("ArrowRight");
  await expect.poll(() => view.evaluate((row) => row.scrollLeft), { message: "pixels scrolled" }).toBeGreaterThan(0);
  expect(await page.locator("#brands .carousel-slide[inert]").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Next" }).count()).toBe(0);
});

test("a carousel scrolled before its script loads continues from that slide, without animation for those who prefer none", async () => {
  const page = await browser.page({ viewport: { width: 360, height: 900 }, reducedMotion: "reduce" });
  const startScript = await holdBack(page, /\/assets\/start-carousel-/);
  await page.goto("/solar-batteries");
  await page.locator("#brands").scrollIntoViewIfNeeded();
  await page
    .locator("#brands .carousel-slide")
    .nth(2)
    .evaluate((slide) => slide.scrollIntoView({ block: "nearest" }));
  const next = page.locator("#brands").getByRole("button", { name: "Next" });
  await next.click();
  await startScript();
  await waitForSlides(page, 3, 1);
  await next.press("Enter");
  // A glide would take many more frames.
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  for (let frames = 0; frames < 3; frames++) await frame();
  expect((await slides(page)).inView).toEqual([4]);
});

/** Scrolls to the carousel and waits for its buttons. */
async function showCarousel(page: Page): Promise<void> {
  await page.locator("#brands").scrollIntoViewIfNeeded();
  await page.locator("#brands .carousel-nav:not(.invisible)").waitFor();
}

/** Sends all touches at once with timestamps of their own: pauses on a busy machine would make it a long press. */
async function swipe(page: Page, y: number, xs: readonly number[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const startSeconds = Date.now() / 1000;
  const moves = xs.map((x, index) =>
    touch.send("Input.dispatchTouchEvent", {
      type: index === 0 ? "touchStart" : "touchMove",
      touchPoints: [{ x, y }],
      timestamp: startSeconds + index * 0.05,
    }),
  );
  const timestamp = startSeconds + xs.length * 0.05;
  const end = touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp });
  await Promise.all([...moves, end]);
}

/** Waits until the carousel announces that it shows these slides, and has stopped there. */
async function waitForSlides(page: Page, first: number, count: number): Promise<void> {
  const shownSlides = count > 1 ? `${first + 1}–${first + count}` : `${first + 1}`;
  await page.locator("#brands [aria-live=polite]", { hasText: `Showing ${shownSlides} of ${slideCount}:` }).waitFor();
  await expect.poll(() => slides(page)).toEqual({ inView: range(first, count), reachable: range(first, count) });
}

function range(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index);
}

/** The slides that are in view by more than 4 px, and those that the keyboard and screen readers can reach. */
function slides(page: Page) {
  return page.locator("#brands .carousel-slide").evaluateAll((all) => {
    const row = all[0]?.closest(".carousel-view")?.getBoundingClientRect();
    const isInView = (slide: Element) => {
      const { left, right } = slide.getBoundingClientRect();
      return row !== undefined && right - row.left > 4 && row.right - left > 4;
    };
    const indexesOf = (matches: (slide: Element) => boolean) =>
      all.flatMap((slide, index) => (matches(slide) ? [index] : []));
    return { inView: indexesOf(isInView), reachable: indexesOf((slide) => !slide.closest("[inert]")) };
  });
}
