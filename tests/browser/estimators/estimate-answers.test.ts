import type { CDPSession, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { proving, sample } from "#tests/prove.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

/** Every field filled in, so that the answer is as long as it gets. */
const full = {
  savings:
    "/residential?postcode=3121&kw=9.9&bill=720&battery=13.5&home=out&distributor=ausnet&rate=31&feedin=2&orientation=west&ev=night&midday=yes&price=21000&stc=37",
  business: "/commercial?postcode=3350&kw=99.9&use=60000&price=105000&home=mixed&battery=50&feedin=1",
  rebates:
    "/rebates-and-finance?postcode=3350&kw=13.2&battery=20&year=2027&hotwater=local&aircon=multi-split&cooling=12&income=over&owner=renter&build=new&stc=36",
  quote: "/rebates-and-finance?postcode=3121&kw=6.6&battery=10&stcs=150&price=19900&basis=after",
  battery:
    "/solar-batteries?night=14&kw=8&home=out&rate=30&postcode=3500&backup=fridge&backup=lights&backup=split&backup=pump&hours=24",
  "hot water":
    "/hot-water?people=5&system=electric&rate=31&gasprice=4.5&local=yes&income=over&owner=renter&build=new&year=2027&stc=36",
};

const onTwo = ["quote", "savings", "business", "battery"];

test.each(sample(Object.entries(full), 6))(
  "%s: an answer is printed on a page or two, with what was asked",
  async (name, path) => {
    const page = await browser.open(site.url + path);
    // A quote has its rebates on a page before it; what each part of a system is worth takes a second page.
    expect(pagesOf(await page.pdf({ format: "A4" }))).toBeLessThanOrEqual(onTwo.includes(name) ? 2 : 1);
    await page.emulateMedia({ media: "print" });
    const asked = page.locator(".asked").last();
    expect(await asked.locator(".estimate-form").isVisible()).toBe(true);
    expect(await asked.locator("output").first().isVisible()).toBe(true);
    expect(await page.locator("main > :visible:not(:has(.asked))").count()).toBe(0);
  },
);

test("what is asked only now is printed alone as well", async () => {
  const page = await browser.open(`${site.url}/hot-water`);
  await page.locator("#hot-water-people").fill("4");
  await page.waitForURL(/people=4/);
  expect(pagesOf(await page.pdf({ format: "A4" }))).toBe(1);
});

const typed = [
  ["savings", "/residential", "estimate-kw"],
  ["business", "/commercial", "estimate-kw"],
  ["rebates", "/rebates-and-finance?kw=6.6&battery=10", "rebates-kw"],
  ["quote", "/rebates-and-finance?postcode=3121&kw=6.6&price=9000", "quote-kw"],
  ["battery", "/solar-batteries", "battery-kw"],
  ["hot water", "/hot-water", "hot-water-people"],
] as const;

/** What a key takes is measured in `PROVE=on npm test`, which nothing else slows down. */
test.each(sample(typed, 6))("%s: a key is answered in 5 ms of script, and nothing jumps", async (_name, path, id) => {
  const page = await browser.open(site.url + path);
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.locator(`#${id}`).fill("4");
  await page.waitForURL(new RegExp(`${id.split("-").at(-1)}=4`));
  await page.evaluate(watchShifts);
  await type(page, id, 10);
  const rounds: number[] = [];
  for (let round = 0; proving && round < 5; round++) {
    const before = await cpuOf(cdp);
    await type(page, id, 10);
    rounds.push(((await cpuOf(cdp)) - before) / 10);
  }
  if (proving) expect(Math.min(...rounds)).toBeLessThanOrEqual(5);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shifted))).toBeLessThan(0.02);
});

/** Changes a number over and over; each time the page is laid out before the next. */
async function type(page: Page, id: string, times: number): Promise<void> {
  await page.evaluate(
    async ([id, times]) => {
      const field = document.getElementById(id);
      if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${id}`);
      for (let time = 0; time < times; time++) {
        field.value = String(3 + (time % 9));
        field.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
    },
    [id, times] as const,
  );
}

/** Milliseconds of processor that the page's script has taken; a busy machine does not add to them. */
async function cpuOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000;
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
