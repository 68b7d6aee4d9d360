import type { Distributor } from "../energy/tariffs.ts";
import { BitWriter, bitsRead, isIntact } from "./bits.ts";
import { type Blocks, blocksADay, yearOfBlocks } from "./blocks.ts";
import { type Corrections, leastCorrection } from "./corrections.ts";

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

const version = "1";
const longest = 600;
const leastDays = 28;
const distributors: readonly (Distributor | null)[] = [null, "citipower", "powercor", "ausnet", "united", "jemena"];
const intervals = [5, 15, 30, 60] as const;
const bits = { header: 64, stream: 24 + 12 * blocksADay * 10, corrections: 16 * 6 };
const flagsAt = 61;
const blockAtScale0 = 36;

export function encodeSummary(summary: MeterSummary): string {
  const streams = [summary.general, summary.controlled, summary.exported].filter((blocks) => blocks !== undefined);
  const largest = Math.max(...streams.flat(2));
  const scale = Math.min(7, Math.max(0, Math.ceil(Math.log(largest / blockAtScale0) / Math.log(4))));
  const writer = new BitWriter();
  writer.write(summary.lastMonth, 10);
  writer.write(summary.daysKnown, 9);
  for (const own of summary.ownMonths) writer.write(own ? 1 : 0, 1);
  writer.write(Math.max(0, distributors.indexOf(summary.distributor)), 3);
  writer.write(intervals.indexOf(summary.intervalMinutes), 2);
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
  return version + writer.text();
}

/** The summary that a text holds; null for anything that our own pages didn't write. */
export function decodeSummary(text: string): MeterSummary | null {
  if (text.length > longest || !text.startsWith(version)) return null;
  const body = text.slice(1);
  if (!/^[\w-]{11}/.test(body)) return null;
  const flags = bitsRead(body);
  flags(flagsAt);
  const [hasControlled, hasExport, hasCorrections] = [flags(1), flags(1), flags(1)];
  const streams = 1 + hasControlled + hasExport;
  if (!isIntact(body, bits.header + streams * bits.stream + hasCorrections * bits.corrections)) return null;

  const read = bitsRead(body);
  const lastMonth = read(10);
  const daysKnown = read(9);
  const ownMonths = Array.from({ length: 12 }, () => read(1) === 1);
  const distributor = distributors[read(3)];
  const intervalMinutes = intervals[read(2)];
  const uncertainShare = read(5) / 50;
  const standbyWatts = read(8) * 10;
  const biggestEveningKwh = read(9) / 5;
  const scale = read(3);
  read(3);
  const general = blocksRead(read, scale);
  const controlled = hasControlled ? blocksRead(read, scale) : undefined;
  const exported = hasExport ? blocksRead(read, scale) : undefined;
  const corrections = hasCorrections ? Array.from({ length: 16 }, () => leastCorrection + read(6) / 100) : undefined;
  if (distributor === undefined || intervalMinutes === undefined) return null;
  if (daysKnown < leastDays || daysKnown > 366 || !ownMonths.includes(true) || uncertainShare > 1) return null;
  return {
    lastMonth,
    daysKnown,
    ownMonths,
    distributor,
    intervalMinutes,
    uncertainShare,
    standbyWatts,
    biggestEveningKwh,
    general,
    controlled,
    exported,
    corrections,
  };
}

/** Square roots keep small blocks exact; the year, which is written exactly, puts the rounding right. */
function blocksRead(read: (count: number) => number, scale: number): Blocks {
  const year = read(24) / 10;
  const rough = Array.from({ length: 12 }, () =>
    Array.from({ length: blocksADay }, () => (read(10) / 1023) ** 2 * blockAtScale0 * 4 ** scale),
  );
  const roughYear = yearOfBlocks(rough);
  return rough.map((month) => month.map((kwh) => (roughYear > 0 ? (kwh * year) / roughYear : 0)));
}
