// The layout of a summary: the fields of its head, and the length of each part in bits.
import { mapValues } from "#content/map-values.ts";
import { bitReader, isIntact } from "./bits.ts";

export const summaryVersion = "1";
const maxSummaryLength = 600;
const minSummaryDays = 28;
export const distributorCodes = [null, "citipower", "powercor", "ausnet", "united", "jemena"] as const;
export const intervalCodes = [5, 15, 30, 60] as const;

/** The head's fields in order, each with its number of bits. */
const headBits = {
  lastMonth: 10,
  measuredDays: 9,
  measuredMonths: 12,
  distributor: 3,
  interval: 2,
  uncertain: 5,
  standby: 8,
  evening: 9,
  scale: 3,
  hasControlled: 1,
  hasExport: 1,
  hasCorrections: 1,
};
const headLength = Object.values(headBits).reduce((sum, bits) => sum + bits, 0);
/** Blocks of three hours. */
export const blocksPerDay = 8;
export const yearBits = 24;
export const blockBits = 10;
/** The year's kWh, then each month's blocks. */
const streamLength = yearBits + 12 * blocksPerDay * blockBits;
export const correctionCount = 16;
export const correctionBits = 6;
/** A correction is stored in steps of 1%. */
export const stepsInRatio = 100;
const correctionsLength = correctionCount * correctionBits;

export type SummaryHead = Record<keyof typeof headBits, number>;

export function writeHead(head: SummaryHead, write: (value: number, bits: number) => void): void {
  mapValues(headBits, (bits, field) => write(head[field], bits));
}

export function readHead(read: (bits: number) => number): SummaryHead {
  return mapValues(headBits, (bits) => read(bits));
}

/** Whether our own pages wrote this text: checks its length, its checksum and its head. */
export function isSummaryText(text: string): boolean {
  const body = text.slice(summaryVersion.length);
  if (!text.startsWith(summaryVersion) || text.length > maxSummaryLength || !/^[\w-]{11,}$/.test(body)) return false;
  const { hasControlled, hasExport, hasCorrections, ...head } = readHead(bitReader(body));
  const streams = 1 + hasControlled + hasExport;
  if (!isIntact(body, headLength + streams * streamLength + hasCorrections * correctionsLength)) return false;
  const { measuredDays, measuredMonths, distributor } = head;
  return (
    measuredDays >= minSummaryDays && measuredDays <= 366 && measuredMonths > 0 && distributor < distributorCodes.length
  );
}
