import type { Distributor } from "#content/energy/tariffs/default-offer.ts";
import { BitWriter, bitReader } from "./bits.ts";
import { type Blocks, yearlyBlocksKwh } from "./blocks.ts";
import { minCorrection } from "./corrections.ts";
import {
  blockBits,
  blocksPerDay,
  correctionBits,
  correctionCount,
  distributorCodes,
  intervalCodes,
  isSummaryText,
  readHead,
  stepsInRatio,
  summaryVersion,
  writeHead,
  yearBits,
} from "./layout.ts";

/** The part of a meter's data that a visitor may send: average days, and nothing that shows when anybody was at home. */
export interface MeterSummary {
  /** The last month, counted from January 2000. */
  lastMonth: number;
  measuredDays: number;
  /** Whether each month was measured, from January. The other months are filled from these. */
  measuredMonths: readonly boolean[];
  distributor: Distributor | null;
  intervalMinutes: 5 | 15 | 30 | 60;
  /** The share of readings that were estimated or filled. */
  uncertainShare: number;
  standbyWatts: number;
  biggestEveningKwh: number;
  general: Blocks;
  controlled?: Blocks | undefined;
  exported?: Blocks | undefined;
  corrections?: readonly number[] | undefined;
}

/** The largest kWh of a block at scale 0. Each further scale holds four times as much. */
const maxBlockKwhAtScale0 = 36;
const maxBlockCode = 2 ** blockBits - 1;

// How finely numbers are stored: shares to 2%, watts to tens, kWh of an evening to fifths and of a year to tenths.
const stepsInShare = 50;
const wattsInStep = 10;
const stepsInEveningKwh = 5;
const stepsInYearKwh = 10;

export function encodeSummary(summary: MeterSummary): string {
  const streams = [summary.general, summary.controlled, summary.exported].filter((blocks) => blocks !== undefined);
  const largest = Math.max(...streams.flat(2));
  const scale = Math.min(7, Math.max(0, Math.ceil(Math.log(largest / maxBlockKwhAtScale0) / Math.log(4))));
  const writer = new BitWriter();
  const head = {
    lastMonth: summary.lastMonth,
    measuredDays: summary.measuredDays,
    scale,
    measuredMonths: summary.measuredMonths.reduce((months, isMeasured) => months * 2 + Number(isMeasured), 0),
    distributor: Math.max(0, distributorCodes.indexOf(summary.distributor)),
    interval: intervalCodes.indexOf(summary.intervalMinutes),
    uncertain: summary.uncertainShare * stepsInShare,
    standby: summary.standbyWatts / wattsInStep,
    evening: summary.biggestEveningKwh * stepsInEveningKwh,
    hasControlled: Number(summary.controlled !== undefined),
    hasExport: Number(summary.exported !== undefined),
    hasCorrections: Number(summary.corrections !== undefined),
  };
  writeHead(head, (value, bits) => writer.write(value, bits));
  for (const blocks of streams) {
    writer.write(yearlyBlocksKwh(blocks) * stepsInYearKwh, yearBits);
    for (const kwh of blocks.flat())
      writer.write(Math.sqrt(kwh / (maxBlockKwhAtScale0 * 4 ** scale)) * maxBlockCode, blockBits);
  }
  for (const ratio of summary.corrections ?? []) writer.write((ratio - minCorrection) * stepsInRatio, correctionBits);
  return summaryVersion + writer.text();
}

/** Decodes a summary; null if our own pages didn't write the text. */
export function decodeSummary(text: string): MeterSummary | null {
  if (!isSummaryText(text)) return null;
  const readBits = bitReader(text.slice(summaryVersion.length));
  const { lastMonth, measuredDays, scale, ...head } = readHead(readBits);
  return {
    lastMonth,
    measuredDays,
    measuredMonths: Array.from({ length: 12 }, (_, month) => ((head.measuredMonths >> (11 - month)) & 1) === 1),
    distributor: distributorCodes[head.distributor] ?? null,
    intervalMinutes: intervalCodes[head.interval] ?? 30,
    uncertainShare: Math.min(1, head.uncertain / stepsInShare),
    standbyWatts: head.standby * wattsInStep,
    biggestEveningKwh: head.evening / stepsInEveningKwh,
    general: readBlocks(readBits, scale),
    controlled: head.hasControlled ? readBlocks(readBits, scale) : undefined,
    exported: head.hasExport ? readBlocks(readBits, scale) : undefined,
    corrections: head.hasCorrections
      ? Array.from({ length: correctionCount }, () => minCorrection + readBits(correctionBits) / stepsInRatio)
      : undefined,
  };
}

/** Blocks are stored as square roots, which keeps small ones exact, and then scaled to the year's exact total. */
function readBlocks(readBits: (count: number) => number, scale: number): Blocks {
  const yearKwh = readBits(yearBits) / stepsInYearKwh;
  const roughBlocks = Array.from({ length: 12 }, () =>
    Array.from(
      { length: blocksPerDay },
      () => (readBits(blockBits) / maxBlockCode) ** 2 * maxBlockKwhAtScale0 * 4 ** scale,
    ),
  );
  const roughYearKwh = yearlyBlocksKwh(roughBlocks);
  return roughBlocks.map((month) => month.map((kwh) => (roughYearKwh > 0 ? (kwh * yearKwh) / roughYearKwh : 0)));
}
