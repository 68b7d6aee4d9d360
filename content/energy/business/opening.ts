import { estimate } from "../estimate.ts";
import { daysInMonth } from "../house/tables.ts";
import { inputOf } from "../model-house.ts";

/** When a building works: hours of the day, days of the week counted from Monday, weeks of the year. */
export type Opening = { from: number; to: number; days: number; weeks?: number };

/** The share of a year's sun that falls while a building works, its closed weeks spread over the year. */
export function sunShare({ from, to, days, weeks = 52 }: Opening): number {
  const { averageDays } = estimate(inputOf({ kw: 1, daily: 1 }));
  const sum = (within: (hour: number) => boolean) =>
    averageDays.reduce((total, { made }, month) => {
      const kwh = made.reduce((day, each, index) => (within((index + 0.5) / 2) ? day + each : day), 0);
      return total + kwh * (daysInMonth[month] ?? 0);
    }, 0);
  return (sum((hour) => hour > from && hour < to) / sum(() => true)) * (days / 7) * (weeks / 52);
}
