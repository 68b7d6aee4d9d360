import {
  dayMeant,
  dayWritten,
  momentWritten,
  timeWritten,
  type WrittenDay,
  type WrittenTime,
} from "../readings/times.ts";
import { type LongColumns, mostFrequent } from "./header.ts";

export interface Interval {
  start: WrittenTime | undefined;
  end: WrittenTime | undefined;
}

const marketOffset = 600;
const dayMinutes = 1440;

/** Date and time are in one column or in two. */
export function intervalIn(cells: readonly string[], columns: LongColumns): Interval {
  const start = momentIn(cells, columns.start, columns.startTime, columns.date);
  const end = momentIn(cells, columns.end, columns.endTime, columns.end >= 0 ? columns.end : columns.date);
  return { start, end };
}

export function hasDate(cells: readonly string[], { start, date, end }: LongColumns): boolean {
  return [start, date, end].some((at) => dayWritten(cells[at] ?? "") !== undefined);
}

/** Minutes from start to end: the last second of an interval is often left out. */
export function minutesOf({ start, end }: Interval): number | undefined {
  if (!start || !end) return undefined;
  const seconds = end.seconds - (end.offset ?? 0) * 60 - (start.seconds - (start.offset ?? 0) * 60);
  return Math.ceil(((((seconds - 1) % 86_400) + 86_400) % 86_400) / 60) || dayMinutes;
}

/** The usual length of these intervals: as they say, or else the most frequent step. A table of whole days has none. */
export function usualMinutes(intervals: readonly Interval[]): number {
  const stated = intervals.map(minutesOf).filter((minutes) => minutes !== undefined);
  if (stated.length > 0) return mostFrequent(stated);
  if (intervals.length === 1) return 30;
  return mostFrequent(steps(intervals).map(Math.abs)) || dayMinutes;
}

export function isNewestFirst(intervals: readonly Interval[]): boolean {
  const backwards = steps(intervals).filter((step) => step < 0).length;
  return backwards * 2 > steps(intervals).length;
}

/** The day and minute at which an interval starts; an offset moves it to market time. */
export function startOf({ start, end }: Interval, length: number): { day: WrittenDay; minute: number } | undefined {
  const time = start ?? end;
  if (!time) return undefined;
  const written = start ? Math.floor(time.seconds / 60) : Math.ceil(time.seconds / 60) - length;
  const minute = time.offset === undefined ? written : written - time.offset + marketOffset;
  if (minute >= 0 && minute < dayMinutes) return { day: time.day, minute };
  const day = dayMeant(time.day, false) ?? dayMeant(time.day, true);
  if (day === undefined) return undefined;
  const days = Math.floor(minute / dayMinutes);
  return { day: day + days, minute: minute - days * dayMinutes };
}

function momentIn(cells: readonly string[], at: number, timeAt: number, dateAt: number): WrittenTime | undefined {
  const cell = cells[at] ?? "";
  const whole = momentWritten(cell);
  if (whole) return whole;
  const day = dayWritten(cell) ?? dayWritten(cells[dateAt] ?? "");
  const time = timeWritten(cells[timeAt] ?? "") ?? timeWritten(cell);
  return day === undefined || !time ? undefined : { day, ...time };
}

/** Minutes between neighbours of one day: days that may be written in two orders can't be subtracted. */
function steps(intervals: readonly Interval[]): number[] {
  const times = intervals.map(({ start, end }) => start ?? end).filter((time) => time !== undefined);
  return times.slice(1).flatMap((time, index) => {
    const before = times[index];
    const step = before && before.day === time.day ? Math.round((time.seconds - before.seconds) / 60) : 0;
    return step === 0 ? [] : [step];
  });
}
