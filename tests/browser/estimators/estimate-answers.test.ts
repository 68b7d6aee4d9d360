import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteInChromium } from "#tests/browser/chromium.ts";
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
  "%s: an answer is printed on a page or two, with what was asked",
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

test("what is asked only now is printed alone as well", async () => {
  const page = await browser.open("/hot-water");
  await page.locator("#hot-water-people").fill("4");
  await page.waitForURL(/people=4/);
  expect(pagesOf(await page.pdf({ format: "A4" }))).toBe(1);
});

const typed = [
  ["price", "/your-price", "price-postcode", "305"],
  ["business", "/commercial", "commercial-kw", ""],
  ["hot water", "/hot-water", "hot-water-people", ""],
  ["heating", "/your-price?tab=heating&summer=200", "heating-winter", "90"],
] as const;

test.each(typed)("%s: while somebody types nothing jumps", async (_name, path, id, before) => {
  const page = await browser.open(path);
  const field = page.locator(`#${id}`);
  await field.scrollIntoViewIfNeeded();
  await field.fill(`${before}4`);
  await page.waitForURL(new RegExp(`${id.split("-").at(-1)}=${before}4`));
  await page.evaluate(watchShifts);
  await type(page, id, before);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shifted))).toBeLessThan(0.02);
});

/** Changes a number ten times; each time the page is laid out before the next. */
async function type(page: Page, id: string, before: string): Promise<void> {
  await page.evaluate(
    async ([id, before]) => {
      const field = document.getElementById(id);
      if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${id}`);
      for (let key = 0; key < 10; key++) {
        field.value = `${before}${key % 9}`;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
    },
    [id, before] as const,
  );
}

/** Counts shifts that follow a key too: it is the answer that must not move. */
function watchShifts(): void {
  document.documentElement.dataset.shifted = "0";
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry) {
        const { dataset } = document.documentElement;
        dataset.shifted = String(Number(dataset.shifted) + Number(entry.value) / 50);
      }
  }).observe({ type: "layout-shift" });
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
