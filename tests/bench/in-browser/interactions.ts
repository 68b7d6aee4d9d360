import type { Page } from "playwright-core";
import { startBrowser } from "#tests/page/browser.ts";
import { type Figure, type Section, show, table } from "../report/section.ts";
import { startBenchSite } from "../runtimes/bench-site.ts";
import { percentile } from "../runtimes/load.ts";

interface Interaction {
  name: string;
  path: string;
  /** Brings the page to where typing can begin, its island started. */
  prepare(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

const interactions: Interaction[] = [
  {
    name: "search, a keystroke",
    path: "/residential",
    async prepare(page) {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("solar");
      await page.locator("dialog.search [role=option]").first().waitFor();
      await page.keyboard.press("Control+a");
    },
    act: (page) => page.keyboard.type("battery rebate victoria", { delay: 60 }),
  },
  {
    name: "request form, a keystroke",
    path: "/contact",
    async prepare(page) {
      await page.waitForLoadState("networkidle");
      await page.focus("#name");
    },
    act: (page) => page.keyboard.type("Ann Example of Brunswick", { delay: 60 }),
  },
  {
    name: "savings estimator, a keystroke",
    path: "/residential",
    prepare: (page) => startIsland(page, "#estimate-kw"),
    act: (page) => typeSizes(page),
  },
  {
    name: "battery estimator, a keystroke",
    path: "/solar-batteries",
    prepare: (page) => startIsland(page, "#battery-kw"),
    act: (page) => typeSizes(page),
  },
  {
    name: "Your price, a keystroke",
    path: "/your-price?bill=560",
    prepare: (page) => startIsland(page, "#price-bill"),
    async act(page) {
      for (const bill of ["610", "725", "840", "955", "430"]) {
        await page.keyboard.press("Control+a");
        await page.keyboard.type(bill, { delay: 60 });
      }
    },
  },
];

/** How long after a key the page shows its effect, as a browser reports it: at full speed and slowed down four times. */
export async function measureInteractions(say: (text: string) => void): Promise<Section> {
  const [site, browser] = await Promise.all([startBenchSite(), startBrowser()]);
  const rows: (string | number)[][] = [];
  const figures: Figure[] = [];
  for (const interaction of interactions) {
    const row: (string | number)[] = [interaction.name];
    for (const slowdown of [1, 4]) {
      const page = await browser.open(site.url + interaction.path);
      const times = await measure(page, interaction, slowdown);
      await browser.closePages();
      const [middle, worst] = [percentile(times, 0.5), Math.max(...times)];
      row.push(show(middle), show(worst));
      figures.push({ name: `${interaction.name}, processor ÷ ${slowdown}`, value: middle, unit: "ms" });
      say(`${interaction.name}, processor ÷ ${slowdown}: ${show(middle)} ms, at most ${show(worst)} ms`);
    }
    rows.push(row);
  }
  await Promise.all([site.stop(), browser.stop()]);
  const head = ["interaction", "median, ms", "longest", "processor ÷ 4: median", "longest"];
  const text = `From the key to the next picture, by the browser's own event timing (steps of 8 ms), about twenty of each.

${table(head, rows)}`;
  return { title: "Interactions", figures, text };
}

async function measure(page: Page, { prepare, act }: Interaction, slowdown: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await prepare(page);
  await page.evaluate(watchEvents);
  await act(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  const times = await page.evaluate(() => [...(Reflect.get(window, "eventTimes") as Map<number, number>).values()]);
  if (times.length === 0) throw new Error(`${page.url()}: the browser reported no event`);
  return times;
}

/** Runs in the page. Events of one interaction count once, with the longest. */
function watchEvents(): void {
  const times = new Map<number, number>();
  Reflect.set(window, "eventTimes", times);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId)
        times.set(entry.interactionId, Math.max(times.get(entry.interactionId) ?? 0, entry.duration));
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

async function startIsland(page: Page, field: string): Promise<void> {
  await page.focus(field);
  await page.waitForLoadState("networkidle");
}

/** Each size is a new answer. */
async function typeSizes(page: Page): Promise<void> {
  for (const size of ["6.6", "9.9", "10.5", "13.2", "8.4"]) {
    await page.keyboard.press("Control+a");
    await page.keyboard.type(size, { delay: 60 });
  }
}
