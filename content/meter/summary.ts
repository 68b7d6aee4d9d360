import type { Distributor } from "../energy/prices/tariffs.ts";
import { BitWriter, bitsRead } from "./bits.ts";
import { type Blocks, blocksADay, yearOfBlocks } from "./blocks.ts";
import { type Corrections, leastCorrection } from "./corrections.ts";
import { distributorCodes, intervalCodes, isSummaryText, summaryVersion } from "./layout.ts";

/** What a visitor may send of their meter: average days, and nothing that says when anybody was at home. */
export interface MeterSummary {
  /** The last month, counted from January 2000. */
  lastMonth: number;
  daysKnown: number;
  /** Months that the file covers, January first; the others are filled from these. */
  ownMonths: readonly boolean[];
  distributor: Distributor | null;
  intervalMinutes: 5 | 15 | 30 | 60;
  /** Of the readings, estimated or filled. */
  uncertainShare: number;
  standbyWatts: number;
  biggestEveningKwh: number;
  general: Blocks;
  controlled?: Blocks | undefined;
  exported?: Blocks | undefined;
  corrections?: Corrections | undefined;
}

const blockAtScale0 = 36;

export function encodeSummary(summary: MeterSummary): string {
  const streams = [summary.general, summary.controlled, summary.exported].filter((blocks) => blocks !== undefined);
  const largest = Math.max(...streams.flat(2));
  const scale = Math.min(7, Math.max(0, Math.ceil(Math.log(largest / blockAtScale0) / Math.log(4))));
  const writer = new BitWriter();
  writer.write(summary.lastMonth, 10);
  writer.write(summary.daysKnown, 9);
  for (const own of summary.ownMonths) writer.write(own ? 1 : 0, 1);
  writer.write(Math.max(0, distributorCodes.indexOf(summary.distributor)), 3);
  writer.write(intervalCodes.indexOf(summary.intervalMinutes), 2);
  writer.write(summary.uncertainShare * 50, 5);
  writer.write(summary.standbyWatts / 10, 8);
  writer.write(summary.biggestEveningKwh * 5, 9);
  writer.write(scale, 3);
  for (const has of [summary.controlled, summary.exported, summary.corrections]) writer.write(has ? 1 : 0, 1);
  for (const blocks of streams) {
    writer.write(yearOfBlocks(blocks) * 10, 24);
    for (const kwh of blocks.flat()) writer.write(Math.sqrt(kwh / (blockAtScale0 * 4 ** scale)) * 1023, 10);
  }
  for (const ratio of summary.corrections ?? []) writer.write((ratio - leastCorrection) * 100, 6);
  return summaryVersion + writer.text();
}

/** The summary that a text holds; null for anything that our own pages didn't write. */
export function decodeSummary(text: string): MeterSummary | null {
  if (!isSummaryText(text)) return null;
  const read = bitsRead(text.slice(summaryVersion.length));
  const lastMonth = read(10);
  const daysKnown = read(9);
  const ownMonths = Array.from({ length: 12 }, () => read(1) === 1);
  const distributor = distributorCodes[read(3)] ?? null;
  const intervalMinutes = intervalCodes[read(2)] ?? 30;
  const uncertainShare = Math.min(1, read(5) / 50);
  const standbyWatts = read(8) * 10;
  const biggestEveningKwh = read(9) / 5;
  const scale = read(3);
  const [hasControlled, hasExport, hasCorrections] = [read(1), read(1), read(1)];
  return {
    lastMonth,
    daysKnown,
    ownMonths,
    distributor,
    intervalMinutes,
    uncertainShare,
    standbyWatts,
    biggestEveningKwh,
    general: blocksRead(read, scale),
    controlled: hasControlled ? blocksRead(read, scale) : undefined,
    exported: hasExport ? blocksRead(read, scale) : undefined,
    corrections: hasCorrections ? Array.from({ length: 16 }, () => leastCorrection + read(6) / 100) : undefined,
  };
}

/** Blocks are stored as square roots, which keeps small ones exact, and are then scaled to the year's exact total. */
function blocksRead(read: (count: number) => number, scale: number): Blocks {
  const year = read(24) / 10;
  const rough = Array.from({ length: 12 }, () =>
    Array.from({ length: blocksADay }, () => (read(10) / 1023) ** 2 * blockAtScale0 * 4 ** scale),
  );
  const roughYear = yearOfBlocks(rough);
  return rough.map((month) => month.map((kwh) => (roughYear > 0 ? (kwh * year) / roughYear : 0)));
}
