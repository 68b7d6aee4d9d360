// Reads and analyses files off the main thread. The page terminates it to stop.
import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import { FileRefusal } from "../reader/files/refusal.ts";
import { type Corrections, interpret } from "../reader/interpret/interpret.ts";
import { loadCode, readMeterFiles } from "../reader/read.ts";
import { daylightSavingBegins, daylightSavingEnds, isChangeHour, yearOf } from "../reader/readings/calendar.ts";
import { factsOfYear } from "../year/facts.ts";
import { type HouseYear, houseYearOf } from "../year/house-year.ts";
import type { summaryOfYear, WhatIfInput } from "./compute.ts";
import type { Command, HeatMapData, Report } from "./messages.ts";

let files: Awaited<ReturnType<typeof readMeterFiles>> | undefined;
let corrections: Corrections = {};
let year: HouseYear | undefined;
/** What the year's summary is made from, until it has been made. */
let pendingSummary: Parameters<typeof summaryOfYear> | undefined;

let pagePort: MessagePort | undefined;

addEventListener("message", ({ data: port }: MessageEvent<MessagePort>) => {
  pagePort = port;
  port.onmessage = ({ data }: MessageEvent<Command>) => {
    handle(data).catch((error) => {
      const isRefusal = error instanceof FileRefusal;
      if (!isRefusal) console.error(error);
      if (data.type === "what-if") report({ type: "what-if-failed", failure: isRefusal ? "not-loaded" : "our-error" });
      else report({ type: "refused", reason: isRefusal ? error.reason : "reader-failed" });
    });
  };
});

function handle(command: Command): Promise<void> {
  if (command.type === "read") return read(command.files);
  if (command.type === "correct") return reportReading(command.corrections);
  return answerWhatIf(command.input);
}

async function read(chosenFiles: readonly Blob[]): Promise<void> {
  let bytes = 0;
  let reportedBytes = 0;
  files = await readMeterFiles(chosenFiles, (length) => {
    bytes += length;
    if (bytes - reportedBytes < 250_000) return;
    reportedBytes = bytes;
    report({ type: "progress", bytes });
  });
  await reportReading({});
}

async function reportReading(newCorrections: Corrections): Promise<void> {
  if (!files) return;
  corrections = { ...corrections, ...newCorrections };
  const interpretation = interpret(files, corrections);
  if (!interpretation.ok) {
    report({ type: "refused", reason: interpretation.reason });
    return;
  }
  const { series, ...reading } = interpretation;
  const houseYear = houseYearOf(series);
  year = houseYear;
  const facts = factsOfYear(houseYear);
  report({ type: "read", reading, corrections, facts, heatMap: heatMapOf(houseYear) });
  pendingSummary = [interpretation, houseYear, facts];
  try {
    reportSummary(await loadEngine());
  } catch (error) {
    // The what-if reports this failure, and the next what-if that loads the engine makes the summary.
    if (!(error instanceof FileRefusal)) throw error;
  }
}

async function answerWhatIf(input: WhatIfInput): Promise<void> {
  const engine = await loadEngine();
  reportSummary(engine);
  if (year) report({ type: "what-if", input, result: engine.computeWhatIf(year, input) });
}

/** The report on the file stays if its summary fails. */
function reportSummary(engine: Awaited<ReturnType<typeof loadEngine>>): void {
  if (!pendingSummary) return;
  const summarySource = pendingSummary;
  pendingSummary = undefined;
  try {
    report({ type: "summary", text: engine.summaryOfYear(...summarySource) });
  } catch (error) {
    console.error(error);
    report({ type: "summary-failed" });
  }
}

/** The energy engine loads once there is a year to run it on. */
function loadEngine() {
  return loadCode(import("./compute.ts"));
}

/**
 * The year's power bought less power exported. When the clock changes, October's skipped hour gets the mean of the half-hours around it,
 * 3 and 6, and April's doubled hour half of its sum.
 */
function heatMapOf({ firstDay, days }: HouseYear): HeatMapData {
  const kwh = new Float32Array(days.length * halfHoursPerDay);
  const filled = new Uint8Array(days.length * halfHoursPerDay);
  days.forEach((day, index) => {
    filled.set(day.filled, index * halfHoursPerDay);
    const netKwh = (halfHour: number) =>
      (day.general[halfHour] ?? 0) + (day.controlled[halfHour] ?? 0) - (day.exported[halfHour] ?? 0);
    const isDoubled = day.date === daylightSavingEnds(yearOf(day.date));
    const isSkipped = day.date === daylightSavingBegins(yearOf(day.date));
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) {
      const isChanged = isChangeHour(halfHour);
      kwh[index * halfHoursPerDay + halfHour] =
        isChanged && isSkipped ? (netKwh(3) + netKwh(6)) / 2 : netKwh(halfHour) / (isChanged && isDoubled ? 2 : 1);
    }
  });
  return { firstDay, kwh, filled };
}

function report(message: Report): void {
  pagePort?.postMessage(message);
}
