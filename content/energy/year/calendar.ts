import { daysInMonth, halfHoursPerDay, loadLevels, simulatedDays } from "../inputs/constants.ts";
import type { HotWater, Load } from "../inputs/house.ts";
import { houseUseKw } from "./use.ts";

/** A day of the simulated year: where its half-hours start in the arrays of sun and of use, and the days that it stands for. */
export type SimulatedDay = { month: number; sunStart: number; useStart: number; weekday: number; weight: number };

/** The days of a year with their use. The weights of a month's days add up to the days of the month. */
export type Calendar = {
  days: SimulatedDay[];
  /** The house's mean in each half-hour. */
  useKw: Float64Array;
  /**
   * Use isn't even within a half-hour: a kettle is on for a tenth of it. Levels of use, as multiples of the half-hour's mean, and the
   * share of the half-hour at each.
   */
  useLevels: readonly number[];
  useLevelShares: readonly number[];
};

export function calendarOf(load: Load, hotWater?: HotWater): Calendar {
  if (load.days) return meteredCalendar(load.days);
  const days = Array.from({ length: 12 * simulatedDays }, (_, index) => {
    const month = Math.floor(index / simulatedDays);
    const dayStart = index * halfHoursPerDay;
    return {
      month,
      sunStart: dayStart,
      useStart: dayStart,
      weekday: index % 7,
      weight: (daysInMonth[month] ?? 0) / simulatedDays,
    };
  });
  const steady = { useLevels: [1], useLevelShares: [1] };
  return { days, useKw: houseUseKw(load, hotWater), ...((load.isSteady ?? load.work) ? steady : loadLevels) };
}

/** Real days get their month's skies in turn. Readings already vary, so each half-hour has a single level. */
function meteredCalendar(meteredDays: NonNullable<Load["days"]>): Calendar {
  const useKw = new Float64Array(meteredDays.length * halfHoursPerDay);
  const days = weightedDays(meteredDays).map(({ day: { month, weekday, kwh }, weight, indexInMonth }, index) => {
    const useStart = index * halfHoursPerDay;
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++)
      useKw[useStart + halfHour] = (kwh[halfHour] ?? 0) * 2;
    return {
      month,
      sunStart: (month * simulatedDays + (indexInMonth % simulatedDays)) * halfHoursPerDay,
      useStart,
      weekday,
      weight,
    };
  });
  return { days, useKw, useLevels: [1], useLevelShares: [1] };
}

/** Days in the order of the year, each with the number of days of its month that it represents. */
export function weightedDays<Day extends { month: number }>(days: readonly Day[]) {
  const counts = new Array<number>(12).fill(0);
  const orderedDays = [...days].sort((one, other) => one.month - other.month);
  const numberedDays = orderedDays.map((day) => {
    const indexInMonth = counts[day.month] ?? 0;
    counts[day.month] = indexInMonth + 1;
    return { day, indexInMonth };
  });
  return numberedDays.map(({ day, indexInMonth }) => {
    const calendarDays = daysInMonth[day.month];
    if (calendarDays === undefined) throw new RangeError(`No month ${day.month}`);
    return { day, indexInMonth, weight: calendarDays / (counts[day.month] ?? 1) };
  });
}
