import type { Distributor } from "#content/energy/tariffs/default-offer.ts";
import { BitWriter, bitsRead } from "./bits.ts";
import { type Blocks, blocksPerDay, yearOfBlocks } from "./blocks.ts";
import { minCorrection } from "./corrections.ts";
import { distributorCodes, intervalCodes, isSummaryText, readHead, summaryVersion, writeHead } from "./layout.ts";

/** The part of a meter's data that a visitor may send: average days, and nothing that shows when anybody was at home. */
export interface MeterSummary {
  /** The last month, counted from January 2000. */
  lastMonth: number;
  daysKnown: number;
  /** The months that the file covers, from January; the others are filled from these. */
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
const maxBlockAtScale0 = 36;

export function encodeSummary(summary: MeterSummary): string {
  const streams = [summary.general, summary.controlled, summary.exported].filter((blocks) => blocks !== undefined);
  const largest = Math.max(...streams.flat(2));
  const scale = Math.min(7, Math.max(0, Math.ceil(Math.log(largest / maxBlockAtScale0) / Math.log(4))));
  const writer = new BitWriter();
  const head = {
    lastMonth: summary.lastMonth,
    daysKnown: summary.daysKnown,
    scale,
    measuredMonths: summary.measuredMonths.reduce((months, isMeasured) => months * 2 + Number(isMeasured), 0),
    distributor: Math.max(0, distributorCodes.indexOf(summary.distributor)),
    interval: intervalCodes.indexOf(summary.intervalMinutes),
    uncertain: summary.uncertainShare * 50,
    standby: summary.standbyWatts / 10,
    evening: summary.biggestEveningKwh * 5,
    hasControlled: Number(summary.controlled !== undefined),
    hasExport: Number(summary.exported !== undefined),
    hasCorrections: Number(summary.corrections !== undefined),
  };
  writeHead(head, (value, bits) => writer.write(value, bits));
  for (const blocks of streams) {
    writer.write(yearOfBlocks(blocks) * 10, 24);
    for (const kwh of blocks.flat()) writer.write(Math.sqrt(kwh / (maxBlockAtScale0 * 4 ** scale)) * 1023, 10);
  }
  for (const ratio of summary.corrections ?? []) writer.write((ratio - minCorrection) * 100, 6);
  return summaryVersion + writer.text();
}

/** Decodes a summary; null if our own pages didn't write the text. */
export function decodeSummary(text: string): MeterSummary | null {
  if (!isSummaryText(text)) return null;
  const read = bitsRead(text.slice(summaryVersion.length));
  const { lastMonth, daysKnown, scale, ...head } = readHead(read);
  return {
    lastMonth,
    daysKnown,
    measuredMonths: Array.from({ length: 12 }, (_, month) => ((head.measuredMonths >> (11 - month)) & 1) === 1),
    distributor: distributorCodes[head.distributor] ?? null,
    intervalMinutes: intervalCodes[head.interval] ?? 30,
    uncertainShare: Math.min(1, head.uncertain / 50),
    standbyWatts: head.standby * 10,
    biggestEveningKwh: head.evening / 5,
    general: blocksRead(read, scale),
    controlled: head.hasControlled ? blocksRead(read, scale) : undefined,
    exported: head.hasExport ? blocksRead(read, scale) : undefined,
    corrections: head.hasCorrections ? Array.from({ length: 16 }, () => minCorrection + read(6) / 100) : undefined,
  };
}

/** Blocks are stored as square roots, which keeps small ones exact, and then scaled to the year's exact total. */
function blocksRead(read: (count: number) => number, scale: number): Blocks {
  const year = read(24) / 10;
  const rough = Array.from({ length: 12 }, () =>
    Array.from({ length: blocksPerDay }, () => (read(10) / 1023) ** 2 * maxBlockAtScale0 * 4 ** scale),
  );
  const roughYear = yearOfBlocks(rough);
  return rough.map((month) => month.map((kwh) => (roughYear > 0 ? (kwh * year) / roughYear : 0)));
}
