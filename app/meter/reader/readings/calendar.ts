import { dayMs } from "#content/durations.ts";
import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";

/** Days are counted from 1 January 1970, so that they can be added and compared. */
export type DayNumber = number;

/** Half-hourly metering began in the nineties. A year outside this range is a typing error. */
const [firstYear, lastYear] = [1990, 2099] as const;

/** The half-hour that starts at 2:00. */
const twoOClock = 4;

export function dayNumber(year: number, month: number, day: number): DayNumber | undefined {
  if (year < firstYear || year > lastYear) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.getTime() / dayMs;
}

export function isoDate(day: DayNumber): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** The month of a day, 1 to 12. */
export function monthOf(day: DayNumber): number {
  return new Date(day * dayMs).getUTCMonth() + 1;
}

export function yearOf(day: DayNumber): number {
  return new Date(day * dayMs).getUTCFullYear();
}

/** The Sunday on which daylight saving begins. The clock jumps at 2:00 standard time. */
export function daylightSavingBegins(year: number): DayNumber {
  return firstSunday(year, 10);
}

/** The Sunday on which daylight saving ends, at 2:00 standard time. */
export function daylightSavingEnds(year: number): DayNumber {
  return firstSunday(year, 4);
}

/** Whether a half-hour by the clock is between 2:00 and 3:00: skipped when daylight saving begins, doubled when it ends. */
export function isChangeHour(halfHour: number): boolean {
  return halfHour === twoOClock || halfHour === twoOClock + 1;
}

/** Whether Victoria's clock is an hour ahead at this half-hour of standard time. */
export function isDaylightSaving(day: DayNumber, halfHour: number): boolean {
  const year = yearOf(day);
  const moment = day * halfHoursPerDay + halfHour;
  return (
    moment >= daylightSavingBegins(year) * halfHoursPerDay + twoOClock ||
    moment < daylightSavingEnds(year) * halfHoursPerDay + twoOClock
  );
}

function firstSunday(year: number, month: number): DayNumber {
  const firstOfMonth = Date.UTC(year, month - 1, 1) / dayMs;
  // 1 January 1970 was a Thursday.
  return firstOfMonth + ((7 - ((firstOfMonth + 4) % 7)) % 7);
}
