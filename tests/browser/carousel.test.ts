import type { Locator, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const widths = { phone: 360, tablet: 800, desk: 1280 };
const perView = [
  ["desk", 3],
  ["tablet", 2],
  ["phone", 1],
] as const;

test("a carousel on a desk, a tablet and a phone: React comes when it is near, buttons stop at its ends, keys and a mouse move it, a voice names it", async () => {
  const page = await browser.page({ viewport: { width: widths.desk, height: 900 } });
  const hydrating: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/assets/hydrate")) hydrating.push(request.url());
  });
  await page.goto(`${site.url}/solar-batteries`);
  expect(hydrating, "before the carousel is near").toEqual([]);
  const view = await comesNear(page);
  expect(hydrating).toHaveLength(1);
  const buttons = ["Previous", "Next"].map((name) => page.getByRole("button", { name }));
  const disabled = () => Promise.all(buttons.map((button) => button.isDisabled()));
  const voice = page.locator("#brands [aria-live=polite]");

  for (const [width, count] of perView) {
    await page.setViewportSize({ width: widths[width], height: 900 });
    await shows(page, 0, count);
    await expect.poll(() => inView(page), { message: width }).toEqual(range(0, count));
    expect(await reachable(page), width).toEqual(range(0, count));
    expect(await disabled(), width).toEqual([true, false]);
    if (count === 1) expect(await voice.textContent()).toBe("Showing 1 of 5: Tesla Powerwall");
    for (let first = 1; first <= 5 - count; first++) {
      await buttons[1]?.press("Enter");
      await shows(page, first, count);
      if (count === 1 && first === 1) expect(await voice.textContent()).toBe("Showing 2 of 5: BYD Battery-Box");
    }
    expect(await disabled(), width).toEqual([false, true]);
    await expect.poll(() => inView(page), { message: width }).toEqual(range(5 - count, 5));
    // The keys go on working although the button that has the focus has reached its end.
    await page.keyboard.press("ArrowRight");
    await shows(page, 5 - count, count);
    for (let first = 4 - count; first >= 0; first--) {
      await page.keyboard.press("ArrowLeft");
      await shows(page, first, count);
    }
  }

  for (const first of [1, 2, 3]) {
    await page.keyboard.press("ArrowRight");
    await shows(page, first, 1);
  }
  await page.setViewportSize({ width: widths.desk, height: 900 });
  await shows(page, 2, 3);
  await page.setViewportSize({ width: widths.phone, height: 900 });
  await shows(page, 3, 1);
  await expect.poll(() => inView(page), { message: "made wide and narrow again" }).toEqual([3]);

  await page.setViewportSize({ width: widths.tablet, height: 900 });
  await shows(page, 3, 2);
  await view.scrollIntoViewIfNeeded();
  const box = await boxOf(view);
  await page.mouse.move(box.x + 220, box.y + 100);
  await page.mouse.down();
  for (const x of [300, 380, 450, 500]) await page.mouse.move(box.x + x, box.y + 100);
  await page.mouse.up();
  await shows(page, 2, 2);

  await page.goto(`${site.url}/aircon-rebate`);
  const [ducted, heads] = [page.locator("#ducted-pictures"), page.locator("#multi-head-pictures")];
  await ducted.scrollIntoViewIfNeeded();
  await ducted.getByRole("button", { name: "Next" }).click();
  await ducted.getByText("2 of 2").waitFor();
  await heads.scrollIntoViewIfNeeded();
  await heads.getByText("1 of 2").waitFor();
});

test("a finger swipes the row", async () => {
  const page = await browser.open(`${site.url}/solar-batteries`, {
    viewport: { width: widths.phone, height: 900 },
    hasTouch: true,
    isMobile: true,
  });
  const box = await boxOf(await comesNear(page));
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x: box.x + x, y: box.y + 100 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(280) });
  for (const x of [230, 170, 110, 60])
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await shows(page, 1, 1);
});

test("without JavaScript there is a row that scrolls and snaps, all of it reachable, and no dead button", async () => {
  const page = await browser.open(`${site.url}/solar-batteries`, {
    javaScriptEnabled: false,
    viewport: { width: widths.phone, height: 800 },
  });
  const view = page.locator("#brands .carousel-view");
  await view.focus();
  await view.press("ArrowRight");
  await expect.poll(() => view.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  expect(await page.locator("#brands .carousel-slide[inert]").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Next" }).count()).toBe(0);
});

/** Scrolls to the carousel and waits until it can be used. */
async function comesNear(page: Page): Promise<Locator> {
  await page.locator("#brands").scrollIntoViewIfNeeded();
  await page.locator("#brands .carousel-nav:not(.carousel-asleep)").waitFor();
  const view = page.locator("#brands .carousel-view");
  await view.focus();
  return view;
}

async function boxOf(view: Locator) {
  const box = await view.boundingBox();
  if (!box) throw new Error("the row has no box");
  return box;
}

async function shows(page: Page, first: number, count: number): Promise<void> {
  const said = count > 1 ? `${first + 1}–${first + count} of 5` : `${first + 1} of 5`;
  await page.locator("#brands .carousel-count", { hasText: `Showing ${said}:` }).waitFor();
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function reachable(page: Page): Promise<number[]> {
  return page
    .locator("#brands .carousel-slide")
    .evaluateAll((slides) => slides.flatMap((slide, index) => (slide.closest("[inert]") ? [] : [index])));
}

/** Slides of which more than a hair is inside the row's box. */
function inView(page: Page): Promise<number[]> {
  return page.locator("#brands .carousel-slide").evaluateAll((slides) => {
    const row = slides[0]?.closest(".carousel-view")?.getBoundingClientRect();
    return slides.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return row && right - row.left > 4 && row.right - left > 4 ? [index] : [];
    });
  });
}
