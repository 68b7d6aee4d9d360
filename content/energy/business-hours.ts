// When a business is open, how much of the sun falls in those hours, and the sample workshop of the examples.
import { estimate } from "./estimate.ts";
import { daysInMonth, defaults } from "./inputs/constants.ts";
import type { Load } from "./inputs/house.ts";
import { inputOf } from "./model-house.ts";

/** A building's working hours: hours of the day, days of the week from Monday, weeks of the year. */
export type WorkingHours = { from: number; to: number; days: number; weeks?: number };

/** The share of a year's sun during working hours. Closed weeks are spread over the year. */
export function sunShare({ from, to, days, weeks = 52 }: WorkingHours): number {
  const { averageDays } = estimate(inputOf({ kw: 1, dailyKwh: 1 }));
  const sumOver = (isCounted: (hour: number) => boolean) =>
    averageDays.reduce((total, { made }, month) => {
      const kwh = made.reduce((day, halfHour, index) => (isCounted((index + 0.5) / 2) ? day + halfHour : day), 0);
      return total + kwh * (daysInMonth[month] ?? 0);
    }, 0);
  return (sumOver((hour) => hour > from && hour < to) / sumOver(() => true)) * (days / 7) * (weeks / 52);
}

/** A sample workshop: its hours, its days from Monday, its kW in working hours and outside them. */
export const workshop = { workKw: 14, idleKw: 2, from: 7, to: 17, days: 5 } as const;

const { workKw, idleKw, from, to, days } = workshop;
const weeklyHours = (to - from) * days;

/** The kW that a business may export, unless its network sets another limit. */
export const threePhaseExportLimitKw = defaults.tariff.exportLimitThreePhaseKw;

/** A closed business's power as a share of its power when open. */
export const usualIdleShare = idleKw / workKw;

export const workshopLoad: Load & { dailyKwh: number } = {
  dailyKwh: (workKw * weeklyHours + idleKw * (7 * 24 - weeklyHours)) / 7,
  work: { from, to, days, idleShare: usualIdleShare },
};
