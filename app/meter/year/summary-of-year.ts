import { blocksOf, houseOfBlocks } from "#content/meter/blocks.ts";
import { correctionsOf } from "#content/meter/corrections.ts";
import { decodeSummary, encodeSummary, type MeterSummary } from "#content/meter/summary.ts";
import type { MeterReading } from "../reader/answer/result.ts";
import type { YearFacts } from "./facts.ts";
import type { HouseYear } from "./house-year.ts";

const leastDays = 28;

/** What may be sent of a year; nothing where less than four weeks are known. */
export function summaryOfYear(reading: MeterReading, year: HouseYear, facts: YearFacts): string | undefined {
  if (reading.days < leastDays) return undefined;
  const last = new Date((year.days.at(-1)?.date ?? 0) * 86_400_000);
  const summary: MeterSummary = {
    lastMonth: Math.max(0, (last.getUTCFullYear() - 2000) * 12 + last.getUTCMonth()),
    daysKnown: Math.max(leastDays, Math.min(365, reading.days)),
    ownMonths: year.ownMonths.includes(true)
      ? year.ownMonths
      : year.ownMonths.map((_, at) => at === last.getUTCMonth()),
    distributor: reading.distributor,
    intervalMinutes: intervalOf(reading.intervalMinutes),
    uncertainShare: Math.min(1, reading.estimatedShare + year.filledShare),
    standbyWatts: facts.standbyWatts,
    biggestEveningKwh: facts.biggestEvening.kwh,
    general: blocksOf(year, "general"),
    controlled: year.hasControlled ? blocksOf(year, "controlled") : undefined,
    exported: year.hasExport ? blocksOf(year, "exported") : undefined,
  };
  // The ratios are taken against the blocks as the reader of the summary will have them.
  const rounded = decodeSummary(encodeSummary(summary));
  if (!rounded) return undefined;
  return encodeSummary({ ...summary, corrections: correctionsOf(year, houseOfBlocks(rounded)) });
}

function intervalOf(minutes: number): MeterSummary["intervalMinutes"] {
  return minutes >= 60 ? 60 : minutes >= 30 ? 30 : minutes >= 10 ? 15 : 5;
}
