import { expect, test } from "vitest";
import { caughtUp, siteInChromium, stopClock } from "#tests/browser/chromium.ts";
import { sample } from "#tests/settings.ts";

const { browser } = await siteInChromium();

/** Every field filled in, so that the answer is as long as it gets. */
const full = {
  price:
    "/your-price?kw=8&battery=10&postcode=3350&bill=700&home=out&ev=night&hotwater=local&aircon=ducted&income=over",
  quote: "/your-price?tab=quote&price=13900&paid=after&kw=8&battery=10&certificates=118&postcode=3350",
  business: "/commercial?postcode=3350&kw=99.9&use=60000&price=105000&battery=50&feedin=1",
  "hot water":
    "/hot-water?people=5&system=electric&rate=31&gasprice=4.5&local=yes&income=over&owner=renter&build=new&year=2027&stc=36",
};

const onTwo = ["price", "business"];

test.each(sample(Object.entries(full), 6))(
  "%s: an answer prints on a page or two, with its form",
  async (name, path) => {
    const page = await browser.open(path);
    // Drawings, and what each part of a system is worth, take a second page.
    expect(pagesOf(await page.pdf({ format: "A4" }))).toBeLessThanOrEqual(onTwo.includes(name) ? 2 : 1);
    await page.emulateMedia({ media: "print" });
    const asked = page.locator(".own-estimate").last();
    expect(await asked.locator(".estimate-form").isVisible()).toBe(true);
    expect(await asked.locator("output").first().isVisible()).toBe(true);
    expect(await page.locator("main > :visible:not(:has(.own-estimate))").count()).toBe(0);
  },
);

test("an answer computed after loading prints on one page as well", async () => {
  const page = await browser.open("/hot-water");
  await page.locator("#hot-water-people").fill("4");
  await page.waitForURL(/people=4/);
  await page.locator(".own-estimate").waitFor();
  expect(pagesOf(await page.pdf({ format: "A4" }))).toBe(1);
});

const typed = [
  ["price", "/your-price", "price-postcode", "305"],
  ["business", "/commercial", "commercial-kw", ""],
  ["hot water", "/hot-water", "hot-water-people", ""],
  ["heating", "/your-price?tab=heating&summer=200", "heating-winter", "90"],
] as const;

test.each(typed)("%s: nothing jumps while someone types", async (_name, path, id, before) => {
  const page = await browser.open(path);
  const field = page.locator(`#${id}`);
  await field.scrollIntoViewIfNeeded();
  await field.fill(`${before}4`);
  await page.waitForURL(new RegExp(`${id.split("-").at(-1)}=${before}4`));
  // However long a key takes, it is no pause in typing, after which messages may come.
  await stopClock(page);
  await page.evaluate(watchShifts);
  for (let key = 0; key < 10; key++) {
    await field.fill(`${before}${key % 9}`);
    await page.clock.runFor(50);
    await caughtUp(page);
    await page.evaluate(nextFrame);
  }
  expect(await page.evaluate<number>("shifted()")).toBeLessThan(0.02);
});

/** Runs in the page: counts shifts that follow a key too, for it is the answer that must not move. */
function watchShifts(): void {
  let shifted = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) if ("value" in entry) shifted += Number(entry.value) / 50;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  Object.assign(window, {
    shifted() {
      add(observer.takeRecords());
      return shifted;
    },
  });
}

/** Runs in the page: waits until it has been laid out and painted. A frame that it asked for would stand still with its clock. */
function nextFrame(): Promise<void> {
  return new Promise((painted) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      painted();
    }).observe(document.documentElement);
  });
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
