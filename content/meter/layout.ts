import { bitsRead, isIntact } from "./bits.ts";

/** How a summary is written: what is in its head, and how long each part is. */
export const summaryVersion = "1";
const longestSummary = 600;
const leastSummaryDays = 28;
export const distributorCodes = [null, "citipower", "powercor", "ausnet", "united", "jemena"] as const;
export const intervalCodes = [5, 15, 30, 60] as const;
const bits = { head: 64, stream: 24 + 12 * 8 * 10, corrections: 16 * 6 };
const flagsAt = 61;

/** Whether our own pages wrote this text: its length, its check, and a head that makes sense. */
export function isSummaryText(text: string): boolean {
  if (text.length > longestSummary || !/^1[\w-]{11,}$/.test(text)) return false;
  const body = text.slice(1);
  const flags = bitsRead(body);
  flags(flagsAt);
  const [hasControlled, hasExport, hasCorrections] = [flags(1), flags(1), flags(1)];
  const streams = 1 + hasControlled + hasExport;
  if (!isIntact(body, bits.head + streams * bits.stream + hasCorrections * bits.corrections)) return false;
  const read = bitsRead(body);
  read(10);
  const days = read(9);
  const ownMonths = read(12);
  const distributor = read(3);
  return days >= leastSummaryDays && days <= 366 && ownMonths > 0 && distributor < distributorCodes.length;
}
