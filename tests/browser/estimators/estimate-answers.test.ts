import { expect, test } from "vitest";
import { siteInChromium, stopClock, waitUntilIdle } from "#tests/browser/chromium.ts";
import { contentAfter, paperSheetsOf } from "#tests/browser/layout.ts";
import { everyNth } from "#tests/settings.ts";

const { browser } = await siteInChromium();

/** Addresses that fill in many fields, so that the answers are long. Charts, and the value of each part, take a second sheet. */
const longAnswers = [
  {
    name: "Your price",
    path: "/your-price?kw=8&battery=10&postcode=3350&bill=700&home=out&ev=night&hotwater=local&aircon=ducted&income=over",
    sheets: 2,
  },
  {
    name: "a quote",
    path: "/your-price?tab=quote&price=13900&paid=after&kw=8&battery=10&certificates=118&postcode=3350",
    sheets: 1,
  },
  {
    name: "Commercial",
    path: "/commercial?postcode=3350&kw=99.9&use=60000&price=105000&battery=50&feedin=1",
    sheets: 2,
  },
  {
    name: "Hot water",
    path: "/hot-water?people=5&system=electric&rate=31&gasprice=4.5&local=yes&income=over&owner=renter&build=new&year=2027&stc=36",
    sheets: 1,
  },
];

test.each(everyNth(longAnswers, 2))(
  "a long answer of $name prints with its form on at most $sheets sheets of A4",
  async ({ path, sheets }) => {
    const page = await browser.open(path);
    expect(await paperSheetsOf(page)).toBeLessThanOrEqual(sheets);
    await page.emulateMedia({ media: "print" });
    const answer = page.locator(".own-estimate").last();
    expect(await answer.locator(".estimate-form").isVisible()).toBe(true);
    expect(await answer.locator("output").first().isVisible()).toBe(true);
    expect(await page.locator("main > :visible:not(:has(.own-estimate))").count()).toBe(0);
  },
);

/** Two answers of each calculator, the longer one first. */
const shortAnswers = [
  "/your-price?kw=13&battery=20&postcode=3350&bill=900&hotwater=yes&aircon=three-heads&income=over&loan=8",
  "/your-price?kw=8&battery=10&postcode=3220",
  "/plan?age=unknown&rooms=room&car=soon&postcode=3350&budget=4000",
  "/plan?age=old&postcode=3220",
];

test.each(everyNth(shortAnswers, 2))("the answer of %s prints on one sheet", async (path) => {
  const page = await browser.open(path);
  expect(await paperSheetsOf(page)).toBe(1);
});

test("an answer computed after loading prints on one sheet, with its workings and address", async () => {
  const page = await browser.open("/hot-water");
  await page.locator("#hot-water-people").fill("4");
  await page.waitForURL(/people=4/);
  await page.locator(".own-estimate").waitFor();
  expect(await paperSheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("textbox", { name: "People" }).inputValue()).toBe("4");
  expect(await page.locator(".estimate .workings dd").first().isVisible()).toBe(true);
  const { search } = new URL(page.url());
  expect(await contentAfter(page, "[data-query]")).toEqual([`"This answer: http://127.0.0.1/hot-water${search}"`]);
});

/** Half of the layout shift that Web Vitals still call good. */
const visibleShift = 0.05;

/** Each calculator with one of its fields, and the digits before the one that is typed there. */
const typedCases = [
  ["a price", "/your-price", "price-postcode", "305"],
  ["a business", "/commercial", "commercial-kw", ""],
  ["hot water", "/hot-water", "hot-water-people", ""],
  ["heating", "/your-price?tab=heating&summer=200", "heating-winter", "90"],
] as const;

/** In `npm test`, a calculator with a price and one that ends in a verdict. */
const sampledCases = everyNth(typedCases, 3);

test.each(sampledCases)(
  "nothing jumps while someone types in the calculator for %s",
  async (_name, path, id, textBefore) => {
    const page = await browser.open(path);
    const field = page.locator(`#${id}`);
    await field.scrollIntoViewIfNeeded();
    await field.fill(`${textBefore}4`);
    await page.waitForURL(new RegExp(`${id.split("-").at(-1)}=${textBefore}4`));
    // With the clock stopped, a slow key isn't a pause in typing, after which messages may appear.
    await stopClock(page);
    await page.evaluate(watchShifts);
    for (let key = 0; key < 10; key++) {
      await field.fill(`${textBefore}${key % 9}`);
      await page.clock.runFor(50);
      await waitUntilIdle(page);
      await page.evaluate(nextFrame);
    }
    expect(await page.evaluate<number>("shifted()")).toBeLessThan(visibleShift);
  },
);

/** Runs in the page: adds up its layout shifts, including those within half a second of a key. */
function watchShifts(): void {
  let shiftTotal = 0;
  const addShifts = (entries: PerformanceEntryList) => {
    for (const entry of entries) if ("value" in entry) shiftTotal += Number(entry.value);
  };
  const observer = new PerformanceObserver((list) => addShifts(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  Object.assign(window, {
    shifted() {
      addShifts(observer.takeRecords());
      return shiftTotal;
    },
  });
}

/** Runs in the page: waits for the next layout. `requestAnimationFrame` would wait for the stopped clock. */
function nextFrame(): Promise<void> {
  return new Promise((painted) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      painted();
    }).observe(document.documentElement);
  });
}
