import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import type { WrittenDay } from "./times.ts";

export const minutesPerDay = 1440;

/** The minutes that an interval may last. */
export const possibleIntervalMinutes = [1, 5, 10, 15, 30, 60];

/**
 * What a stream of readings measures. "consumed" is general use or a controlled load. The ambiguous ones are headings, "import" and
 * "export", that mean opposite things in different tables. "negative" has a net meter's negative readings.
 */
export type Direction =
  | "general"
  | "controlled"
  | "export"
  | "consumed"
  | "net"
  | "ambiguous-import"
  | "ambiguous-export"
  | "negative";

/** One day's readings, in half-hours. A half-hour counts once its readings cover all of its 30 minutes. */
export type DayReadings = ReturnType<typeof newDay>;

export interface Stream {
  direction: Direction;
  /** The suffix of the register, such as E1; empty if a table has none. */
  suffix: string;
  /** The meter's index among the meters of all files that are read together. Its real number isn't kept. */
  meterIndex: number;
  /** 0; counts up if several unnamed registers have readings at the same times. */
  register: number;
  days: Map<WrittenDay, DayReadings>;
  /** How many readings were added; a day that is added whole counts as one. */
  readingCount: number;
  /** All streams of its connection. */
  siblings: Map<string, Stream>;
}

export interface Reading {
  /** When it starts, in minutes from midnight. */
  minute: number;
  /** How many minutes it covers. */
  lengthMinutes: number;
  kwh: number;
  isEstimated: boolean;
}

export function newDay(updatedAt = 0) {
  return {
    kwh: new Float64Array(halfHoursPerDay),
    minutes: new Uint8Array(halfHoursPerDay),
    estimated: new Uint8Array(halfHoursPerDay),
    /** When the network last changed it, as a number that grows with time. */
    updatedAt,
  };
}

/** Adds one reading to its half-hour, or splits it evenly over those that it covers. */
export function addTo(day: DayReadings, { minute, lengthMinutes, kwh, isEstimated }: Reading): void {
  const count = Math.max(1, lengthMinutes / 30);
  const firstHalfHour = Math.floor(minute / 30);
  for (let halfHour = firstHalfHour; halfHour < firstHalfHour + count && halfHour < halfHoursPerDay; halfHour++) {
    day.kwh[halfHour] = (day.kwh[halfHour] ?? 0) + kwh / count;
    day.minutes[halfHour] = Math.min(30, (day.minutes[halfHour] ?? 0) + lengthMinutes / count);
    if (isEstimated) day.estimated[halfHour] = 1;
  }
}

export function hasHalfHour(day: DayReadings | undefined, halfHour: number): boolean {
  return day?.minutes[halfHour] === 30;
}

export function kwhAt(day: DayReadings | undefined, halfHour: number): number {
  return hasHalfHour(day, halfHour) ? (day?.kwh[halfHour] ?? 0) : 0;
}

export function hasReadings(day: DayReadings): boolean {
  return day.minutes.includes(30);
}

export function hasSameReadings(one: DayReadings, other: DayReadings): boolean {
  for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) {
    if (hasHalfHour(one, halfHour) !== hasHalfHour(other, halfHour)) return false;
    if (kwhAt(one, halfHour) !== kwhAt(other, halfHour)) return false;
  }
  return true;
}

export function copyHalfHour(fromDay: DayReadings, fromHalfHour: number, toDay: DayReadings, toHalfHour: number): void {
  toDay.kwh[toHalfHour] = fromDay.kwh[fromHalfHour] ?? 0;
  toDay.minutes[toHalfHour] = fromDay.minutes[fromHalfHour] ?? 0;
  toDay.estimated[toHalfHour] = fromDay.estimated[fromHalfHour] ?? 0;
}
