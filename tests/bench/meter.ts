import type { Page } from "playwright-core";
import { startBrowser } from "../browser.ts";
import { madeHome, nem12Block } from "../meter/made.ts";
import { sampleBytes } from "../meter/samples.ts";
import { slowDown } from "../slow-page.ts";
import { startBenchSite } from "./bench-site.ts";
import { type Figure, type Section, show, table } from "./section.ts";

/** What one file took, in milliseconds; memory in MB. */
export interface MeterTimes {
  /** On the thread that reads, which nothing slows down: from the order until its report. */
  reading: number;
  /** Processor that the page took until the year was painted, slowed down four times. */
  drawing: number;
  /** By the clock, from the choice of the file to the painted year. */
  shown: number;
  /** The longest time between two frames. */
  frame: number;
  /** Scripts' memory of page and thread together, where the browser tells it. */
  memory: number | undefined;
}

const megabyte = 1024 * 1024;

/** A year in half-hours, as a distributor sends it, and about 27 MB: three streams in 5 minutes over many years. */
export const meterFiles = {
  typical: () => Buffer.from(sampleBytes("01-united-vec-report.csv")),
  large: () => Buffer.from(largeFile()),
};

function largeFile(): string {
  const days = 5300;
  const { firstDay, use } = madeHome("2012-05-01", days);
  const fine = use.map((halfHours) => halfHours.flatMap((kwh) => Array.from({ length: 6 }, () => Math.round(kwh / 6))));
  return ["E1", "B1", "E2"].map((suffix) => nem12Block(firstDay, fine, { suffix, minutes: 5 })).join("");
}

/** Gives a page its file and waits until the year is painted. The page is slowed down four times, its thread is not. */
export async function timeMeter(page: Page, file: Buffer, slowed: { cpu(): Promise<number> }): Promise<MeterTimes> {
  await page.evaluate(watchMeter);
  const before = await slowed.cpu();
  await page.setInputFiles("input[type=file]", { name: "meter.csv", mimeType: "text/csv", buffer: file });
  await page.waitForFunction(() => document.documentElement.dataset.painted, undefined, { polling: 20 });
  const drawing = (await slowed.cpu()) - before;
  const times = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  const { reading, painted, frame } = times;
  return { reading: Number(reading), drawing, shown: Number(painted), frame: Number(frame), memory: undefined };
}

/** Runs in the page: notes when a file was chosen, when its thread reported and when the year was painted. */
function watchMeter(): void {
  const { dataset } = document.documentElement;
  for (const name of ["reading", "painted", "frame"]) delete dataset[name];
  let chosen = 0;
  let last = 0;
  const frame = (now: number) => {
    if (last > 0 && chosen > 0) dataset.frame = String(Math.max(Number(dataset.frame ?? 0), now - last));
    last = now;
    if (!dataset.painted) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  document.querySelector("input[type=file]")?.addEventListener(
    "change",
    () => {
      chosen = performance.now();
      const old = document.querySelector("[data-outcome]");
      const look = () => {
        const outcome = document.querySelector("[data-outcome]");
        if (!outcome || outcome === old || !document.querySelector(".meter-heat canvas")) setTimeout(look, 4);
        else requestAnimationFrame(() => setTimeout(() => (dataset.painted = String(performance.now() - chosen))));
      };
      look();
    },
    { capture: true, once: true },
  );
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, order: { do: string }) {
    const sent = performance.now();
    if (order.do === "read")
      this.addEventListener("message", ({ data, timeStamp }) => {
        if (data.is === "read") dataset.reading = String(timeStamp - sent);
      });
    send.call(this, order);
  };
}

/** Scripts' memory of the page and its threads, in MB. */
export async function memoryOf(page: Page): Promise<number> {
  const bytes = await page.evaluate(async () => {
    const { measureUserAgentSpecificMemory: measure } = performance as unknown as {
      measureUserAgentSpecificMemory(): Promise<{ bytes: number }>;
    };
    return (await measure.call(performance)).bytes;
  });
  return bytes / megabyte;
}

export async function measureMeter(say: (text: string) => void): Promise<Section> {
  const [site, browser] = await Promise.all([startBenchSite(), startBrowser()]);
  const rows: (string | number)[][] = [];
  const figures: Figure[] = [];
  const add = (name: string, times: MeterTimes, mb: number, budget?: number) => {
    const sum = times.reading + times.drawing;
    rows.push([name, ...[times.reading, times.drawing, sum, times.shown, times.frame, mb].map(show)]);
    figures.push({ name: `${name}: read and drawn`, value: sum, unit: "ms", ...(budget !== undefined && { budget }) });
    figures.push({ name: `${name}: memory`, value: mb, unit: "MB", budget: 60 });
    say(`${name}: read ${show(times.reading)} ms, drawn ${show(times.drawing)} ms, frame ${show(times.frame)} ms`);
  };
  for (const [name, file, budget] of [
    ["typical file", meterFiles.typical(), 300],
    ["27 MB", meterFiles.large(), 15_000],
  ] as const) {
    const page = await browser.open(`${site.url}/your-meter`);
    await page.waitForLoadState("networkidle");
    const slowed = await slowDown(page);
    add(`${name}, React loaded with it`, await timeMeter(page, file, slowed), await memoryOf(page));
    await page.locator("output[name=fitted-bought]").waitFor();
    add(name, await timeMeter(page, file, slowed), await memoryOf(page), budget);
    await browser.closePages();
  }
  await Promise.all([site.stop(), browser.stop()]);
  const head = ["file", "read, ms", "drawn, ms", "together", "by the clock", "longest frame", "memory, MB"];
  const text = `Reading is by the clock of a thread that nothing slows down; drawing is the page's own processor time, slowed down four
times, until the year is painted. A busy machine adds to the first, to the clock and to the frames, but not to the second.

${table(head, rows)}`;
  return { title: "A meter's file", figures, text };
}
