import { estimate } from "./estimate.ts";
import { daysInMonth, defaults } from "./inputs/constants.ts";
import type { Load } from "./inputs/house.ts";
import { inputOf } from "./model-house.ts";

/** When a building works: hours of the day, days of the week counted from Monday, weeks of the year. */
export type Opening = { from: number; to: number; days: number; weeks?: number };

/** The share of a year's sun that falls while a building works, its closed weeks spread over the year. */
export function sunShare({ from, to, days, weeks = 52 }: Opening): number {
  const { averageDays } = estimate(inputOf({ kw: 1, daily: 1 }));
  const sum = (within: (hour: number) => boolean) =>
    averageDays.reduce((total, { made }, month) => {
      const kwh = made.reduce((day, halfHour, index) => (within((index + 0.5) / 2) ? day + halfHour : day), 0);
      return total + kwh * (daysInMonth[month] ?? 0);
    }, 0);
  return (sum((hour) => hour > from && hour < to) / sum(() => true)) * (days / 7) * (weeks / 52);
}

/** The workshop that stands for a business: its hours, its days from Monday, kW drawn while it works and otherwise. */
export const workshop = { workKw: 14, idleKw: 2, from: 7, to: 17, days: 5 } as const;

const { workKw, idleKw, from, to, days } = workshop;
const workedHours = (to - from) * days;

/** Most kW that a business may export until its network says otherwise. */
export const threePhaseExport = defaults.tariff.exportLimitThreePhase;

/** The share of an open hour's draw that goes on while a business is closed. */
export const usualIdle = idleKw / workKw;

export const workshopLoad: Load & { daily: number } = {
  daily: (workKw * workedHours + idleKw * (7 * 24 - workedHours)) / 7,
  work: { from, to, days, idle: usualIdle },
};
