// A house as its meter recorded it.
import { halfHoursPerDay } from "../energy/inputs/constants.ts";
import { weightedDays } from "../energy/year/calendar.ts";

/** One day of a meter by the clock: kWh of 48 half-hours for each stream. */
export interface MeterDay {
  /** 0 January to 11 December. */
  month: number;
  /** 0 Monday to 6 Sunday. */
  weekday: number;
  general: ArrayLike<number>;
  controlled: ArrayLike<number>;
  exported: ArrayLike<number>;
}

/** A home or business as its meter recorded it. Days of one month share its weight, however many there are. */
export interface MeterHouse {
  days: readonly MeterDay[];
  hasExport: boolean;
  hasControlled: boolean;
}

export type StreamName = "general" | "controlled" | "exported";

/** Each season with its months, 0 for January to 11 for December. */
export const seasons = [
  ["Summer", [11, 0, 1]],
  ["Autumn", [2, 3, 4]],
  ["Winter", [5, 6, 7]],
  ["Spring", [8, 9, 10]],
] as const;

/** kWh of each month. */
export function monthlyKwh(house: MeterHouse, stream: StreamName): number[] {
  const months = new Array<number>(12).fill(0);
  for (const { day, weight } of weightedDays(house.days))
    months[day.month] = (months[day.month] ?? 0) + weight * dayKwh(day, stream);
  return months;
}

export function yearlyKwh(house: MeterHouse, stream: StreamName): number {
  return monthlyKwh(house, stream).reduce((sum, kwh) => sum + kwh, 0);
}

function dayKwh(day: MeterDay, stream: StreamName): number {
  let sum = 0;
  for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) sum += day[stream][halfHour] ?? 0;
  return sum;
}

/** The half-hours from 11 am to 3 pm. */
const solarHalfHours = { from: 22, to: 30 };

/** The house with its controlled load moved to the general circuit, spread from 11 am to 3 pm. */
export function withControlledInSolarHours(house: MeterHouse): MeterHouse {
  const noKwh = new Float64Array(halfHoursPerDay);
  const days = house.days.map((day): MeterDay => {
    const perHalfHour = dayKwh(day, "controlled") / (solarHalfHours.to - solarHalfHours.from);
    const general = Float64Array.from(day.general);
    for (let halfHour = solarHalfHours.from; halfHour < solarHalfHours.to; halfHour++)
      general[halfHour] = (general[halfHour] ?? 0) + perHalfHour;
    return { ...day, general, controlled: noKwh };
  });
  return { ...house, days, hasControlled: false };
}
