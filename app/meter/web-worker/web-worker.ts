import { type Corrections, interpret } from "../reader/interpret/interpret.ts";
import { readMeterFiles } from "../reader/read.ts";
import { summerTimeBegins, summerTimeEnds, yearOf } from "../reader/readings/calendar.ts";
import { factsOfYear } from "../year/facts.ts";
import { type HouseYear, houseYearOf } from "../year/house-year.ts";
import type { Question } from "./compute.ts";
import type { Heat, Order, Report } from "./messages.ts";

/** Reads and analyses files off the main thread. Terminating the web worker stops it. */
let files: Awaited<ReturnType<typeof readMeterFiles>> | undefined;
let corrections: Corrections = {};
let year: HouseYear | undefined;

let page: MessagePort | undefined;

addEventListener("message", ({ data: port }: MessageEvent<MessagePort>) => {
  page = port;
  port.onmessage = ({ data }: MessageEvent<Order>) => {
    if (data.do === "read") void read(data.files);
    else if (data.do === "correct") void reportReading(data.corrections);
    else void fitSizes(data.question);
  };
});

async function read(chosen: readonly Blob[]): Promise<void> {
  let bytes = 0;
  let reportedBytes = 0;
  files = await readMeterFiles(chosen, (more) => {
    bytes += more;
    if (bytes - reportedBytes < 250_000) return;
    reportedBytes = bytes;
    report({ is: "progress", bytes });
  });
  await reportReading({});
}

async function reportReading(more: Corrections): Promise<void> {
  if (!files) return;
  corrections = { ...corrections, ...more };
  const found = interpret(files, corrections);
  if (!found.ok) {
    report({ is: "refused", outcome: found.outcome });
    return;
  }
  const { series, ...reading } = found;
  const itsYear = houseYearOf(series);
  year = itsYear;
  const facts = factsOfYear(itsYear);
  report({ is: "read", reading, corrections, facts, heat: heatOf(itsYear) });
  const { summaryOfYear } = await loadEngine();
  if (year === itsYear) report({ is: "summary", text: summaryOfYear(found, itsYear, facts) });
}

async function fitSizes(question: Question): Promise<void> {
  const { fittedTo } = await loadEngine();
  if (year) report({ is: "fitted", question, result: fittedTo(year, question) });
}

/** The energy engine loads once there is a year to run it on. */
function loadEngine() {
  return import("./compute.ts");
}

/** Draws straight through the nights on which the clock changes, with October's skipped hour and April's double one. */
function heatOf({ days }: HouseYear): Heat {
  const kwh = new Float32Array(days.length * 48);
  const filled = new Uint8Array(days.length * 48);
  days.forEach((day, index) => {
    filled.set(day.filled, index * 48);
    const net = (at: number) => (day.general[at] ?? 0) + (day.controlled[at] ?? 0) - (day.exported[at] ?? 0);
    const isDoubled = day.date === summerTimeEnds(yearOf(day.date));
    const isSkipped = day.date === summerTimeBegins(yearOf(day.date));
    for (let at = 0; at < 48; at++) {
      const changes = at === 4 || at === 5;
      kwh[index * 48 + at] = changes && isSkipped ? (net(3) + net(6)) / 2 : net(at) / (changes && isDoubled ? 2 : 1);
    }
  });
  return { firstDay: days[0]?.date ?? 0, kwh, filled };
}

function report(message: Report): void {
  page?.postMessage(message);
}
