import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const widths = { phone: 360, tablet: 800, desk: 1280 };
const perView: [width: keyof typeof widths, count: number][] = [
  ["phone", 1],
  ["tablet", 2],
  ["desk", 3],
];

test.each(perView)(
  "on a %s %i of five slides are in view and in reach, and previous and next stop at the ends",
  async (width, count) => {
    const page = await batteries(width);
    await shows(page, 0, count);
    expect(await inView(page)).toEqual(range(0, count));
    expect(await reachable(page)).toEqual(range(0, count));
    const [previous, next] = [
      page.getByRole("button", { name: "Previous" }),
      page.getByRole("button", { name: "Next" }),
    ];
    expect([await previous.isDisabled(), await next.isDisabled()]).toEqual([true, false]);
    for (let first = 1; first <= 5 - count; first++) {
      await next.press("Enter");
      await shows(page, first, count);
    }
    expect([await previous.isDisabled(), await next.isDisabled()]).toEqual([false, true]);
    await expect.poll(() => inView(page)).toEqual(range(5 - count, 5));
  },
);

test("arrow keys go on working after a button has reached its end", async () => {
  const page = await batteries("desk");
  await page.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await shows(page, 2, 3);
  await page.keyboard.press("ArrowLeft");
  await shows(page, 1, 3);
  await page.keyboard.press("ArrowRight");
  await shows(page, 2, 3);
  await page.keyboard.press("ArrowRight");
  await shows(page, 2, 3);
});

test("the live region names the slides", async () => {
  const page = await batteries("phone");
  const voice = page.locator("#brands [aria-live=polite]");
  expect(await voice.textContent()).toMatch(/^Showing 1 of 5: Tesla Powerwall$/);
  await page.getByRole("button", { name: "Next" }).click();
  await shows(page, 1, 1);
  expect(await voice.textContent()).toMatch(/^Showing 2 of 5: BYD Battery-Box$/);
});

test("a window made wide and narrow again comes back to the slide", async () => {
  const page = await batteries("phone");
  for (const first of [1, 2, 3]) {
    await page.keyboard.press("ArrowRight");
    await shows(page, first, 1);
  }
  await page.setViewportSize({ width: widths.desk, height: 900 });
  await shows(page, 2, 3);
  await page.setViewportSize({ width: widths.phone, height: 900 });
  await shows(page, 3, 1);
  await expect.poll(() => inView(page)).toEqual([3]);
});

test("a mouse drags the row", async () => {
  const page = await batteries("tablet");
  const box = await page.locator("#brands .carousel-view").boundingBox();
  if (!box) throw new Error("the row has no box");
  const y = box.y + 100;
  await page.mouse.move(box.x + 500, y);
  await page.mouse.down();
  for (const x of [450, 380, 300, 220]) await page.mouse.move(box.x + x, y);
  await page.mouse.up();
  await shows(page, 1, 2);
});

test("a finger swipes the row", async () => {
  const page = await batteries("phone", { hasTouch: true, isMobile: true });
  const box = await page.locator("#brands .carousel-view").boundingBox();
  if (!box) throw new Error("the row has no box");
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

test("air conditioning has two carousels, one slide each, that move apart from each other", async () => {
  const page = await browser.open(`${site.url}/aircon-rebate`);
  const [ducted, heads] = [page.locator("#ducted-pictures"), page.locator("#multi-head-pictures")];
  await ducted.scrollIntoViewIfNeeded();
  await ducted.getByRole("button", { name: "Next" }).click();
  await ducted.getByText("2 of 3").waitFor();
  await heads.scrollIntoViewIfNeeded();
  await heads.getByText("1 of 3").waitFor();
});

test("React comes to a page with a carousel only when the carousel comes near", async () => {
  const page = await browser.page();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`${site.url}/solar-batteries`);
  expect(scripts.filter((url) => url.includes("hydrate"))).toEqual([]);
  await page.locator("#brands").scrollIntoViewIfNeeded();
  await shows(page, 0, 3);
  expect(scripts.filter((url) => url.includes("hydrate"))).toHaveLength(1);
});

async function batteries(width: keyof typeof widths, options = {}): Promise<Page> {
  const page = await browser.open(`${site.url}/solar-batteries`, {
    viewport: { width: widths[width], height: 900 },
    ...options,
  });
  await page.locator("#brands").scrollIntoViewIfNeeded();
  await page.locator("#brands .carousel-nav:not(.carousel-asleep)").waitFor();
  await page.locator("#brands .carousel-view").focus();
  return page;
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
