import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { madeHome, nem12Block } from "#tests/meter/made.ts";
import { sampleBytes } from "#tests/meter/samples.ts";
import { slowedTasks } from "./slow-page.ts";

/** What one file took, in milliseconds. */
interface MeterTimes {
  /** On the thread that reads, which nothing slows down: from the order until its report. */
  reading: number;
  /** The page's processor time until the year was painted, on a processor four times slower. */
  drawing: number;
  /** By the clock, from the choice of the file to the painted year. */
  shown: number;
  /** The longest piece of the page's work, on that slower processor: a frame can't come before its end. */
  frame: number;
}

const megabyte = 1024 * 1024;

/** A year in half-hours, as a distributor sends it, and about 27 MB: three streams in 5 minutes over many years. */
export const meterFiles = {
  typical: () => onDisk(sampleBytes("01-united-vec-report.csv")),
  large: () => onDisk(largeFile()),
};

/** A file's path: what is handed to a browser as bytes stays in the page's memory. */
function onDisk(content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), "meter-")), "meter.csv");
  writeFileSync(path, content);
  return path;
}

function largeFile(): string {
  const days = 5300;
  const { firstDay, use } = madeHome("2012-05-01", days);
  const fine = use.map((halfHours) => halfHours.flatMap((kwh) => Array.from({ length: 6 }, () => Math.round(kwh / 6))));
  return ["E1", "B1", "E2"].map((suffix) => nem12Block(firstDay, fine, { suffix, minutes: 5 })).join("");
}

/** Gives a page its file and waits until the year is painted; `cpu` is the page's processor time, on a slower processor. */
export async function timeMeter(page: Page, file: string, cpu: () => Promise<number>): Promise<MeterTimes> {
  await page.evaluate(watchMeter);
  const before = await cpu();
  const longestTask = await slowedTasks(page);
  await page.setInputFiles("input[type=file]", file);
  const times = await page.evaluate(() => Reflect.get(window, "meterPainted") as Promise<Painted>);
  const drawing = (await cpu()) - before;
  await page.locator("output[name=fitted-bought]").waitFor();
  return { ...times, drawing, frame: await longestTask() };
}

type Painted = Pick<MeterTimes, "reading" | "shown">;

/** Runs in the page: notes when a file was chosen, when its thread reported and when the year was painted. */
function watchMeter(): void {
  let [chosen, sent, reading] = [0, 0, 0];
  const input = document.querySelector("input[type=file]");
  input?.addEventListener("change", () => (chosen = performance.now()), { capture: true, once: true });
  const send = Reflect.get(window, "meterSend") ?? Worker.prototype.postMessage;
  Reflect.set(window, "meterSend", send);
  const painted = new Promise((resolve) => {
    Worker.prototype.postMessage = function (this: Worker, order: { do: string }) {
      if (order.do === "read") {
        sent = performance.now();
        this.addEventListener("message", ({ data, timeStamp }) => {
          if (data.is !== "read") return;
          reading = timeStamp - sent;
          whenDrawn(() => resolve({ reading, shown: performance.now() - chosen }));
        });
      }
      send.call(this, order);
    };
  });
  Reflect.set(window, "meterPainted", painted);

  /** The year's canvas stands in the page, and the frame with it is out. */
  function whenDrawn(done: () => void): void {
    requestAnimationFrame(() =>
      setTimeout(() => (document.querySelector(".meter-heat canvas") ? done() : whenDrawn(done))),
    );
  }
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
