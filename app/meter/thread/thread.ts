import { answerFor } from "#content/meter/answer.ts";
import { costsOf } from "#content/meter/cost.ts";
import { withControlledAtMidday } from "#content/meter/midday.ts";
import { type PlanShape, planOf, planShapes } from "#content/meter/plans.ts";
import { type RunMeter, runsOfMeter } from "#content/meter/run.ts";
import type { Corrections } from "../reader/answer/result.ts";
import { answer, readMeterFiles } from "../reader/read.ts";
import { summerTimeBegins, summerTimeEnds, yearOf } from "../reader/readings/calendar.ts";
import { factsOfYear } from "../year/facts.ts";
import { type HouseYear, houseYearOf } from "../year/house-year.ts";
import { summaryOfYear } from "../year/summary-of-year.ts";
import type { FittedResult, Heat, Order, Question, Report } from "./messages.ts";

/** Reads files and works on what they hold, away from the page. Ending this thread is what stops it. */
let files: Awaited<ReturnType<typeof readMeterFiles>> | undefined;
let year: HouseYear | undefined;
let run: RunMeter | undefined;
let runAtMidday: RunMeter | undefined;

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  if (data.do === "read") void read(data.files);
  else if (data.do === "correct") reportReading(data.corrections);
  else fitSizes(data.question);
});

async function read(chosen: readonly Blob[]): Promise<void> {
  let bytes = 0;
  let told = 0;
  files = await readMeterFiles(chosen, (more) => {
    bytes += more;
    if (bytes - told < 250_000) return;
    told = bytes;
    report({ is: "progress", bytes });
  });
  reportReading({});
}

function reportReading(corrections: Corrections): void {
  if (!files) return;
  const found = answer(files, corrections);
  if (!found.ok) {
    report({ is: "refused", outcome: found.outcome });
    return;
  }
  const { series, ...reading } = found;
  year = houseYearOf(series);
  run = undefined;
  runAtMidday = undefined;
  const facts = factsOfYear(year);
  report({ is: "read", reading, facts, heat: heatOf(year) });
  report({ is: "summary", text: summaryOfYear(found, year, facts) });
}

function fitSizes(question: Question): void {
  if (!year) return;
  run ??= runsOfMeter(year);
  report({ is: "fitted", question, result: resultOf(question, run) });
}

function resultOf({ fitted, shape, rates, hasPanels, today }: Question, runYear: RunMeter): FittedResult {
  const bill = (kind: PlanShape, on: RunMeter, size = fitted) => {
    const plan = planOf(kind, rates);
    return on(size, { plan, fillFree: kind === "freeMidday" }).bill(rates.feedIn);
  };
  const nothing = { kw: 0, battery: 0 };
  const found = answerFor(runYear, fitted, costsOf(fitted, hasPanels, today), planOf(shape, rates));
  const shapes = Object.keys(planShapes) as PlanShape[];
  const plans = Object.fromEntries(
    shapes.map((kind) => [kind, { now: bill(kind, runYear, nothing), fitted: bill(kind, runYear) }]),
  ) as FittedResult["plans"];
  if (!year?.hasControlled) return { answer: found, plans, middayWorth: undefined };
  runAtMidday ??= runsOfMeter(withControlledAtMidday(year));
  return { answer: found, plans, middayWorth: plans[shape].fitted - bill(shape, runAtMidday) };
}

/** Drawn straight through the nights on which the clock changes: October's skipped hour, April's double one. */
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
  postMessage(message);
}
