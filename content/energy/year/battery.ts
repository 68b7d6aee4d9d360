import { halfHours } from "../inputs/constants.ts";
import type { SizedBattery } from "../inputs/house.ts";
import type { Rates } from "../tariffs/plan.ts";
import { halfHourMask } from "../tariffs/plan.ts";

/** When a battery may discharge and what the grid may charge, by month and half-hour: 12 × 48. */
export type Schedule = {
  mayGive: Uint8Array;
  /** Half-hours in which the grid charges it at once, and those in which it charges as late as possible. */
  fillNow: Uint8Array;
  fillLate: Uint8Array;
  /** The number of cheap half-hours after this one. */
  later: Float64Array;
  /** kWh up to which the grid charges it, before sunrise and after. */
  topBeforeSun: number[];
};

/** `surplusOf` gives the surplus of each month's average day in kWh. Only some plans need it. */
export function scheduleOf(battery: SizedBattery, rates: Rates, surplusOf: () => readonly number[]): Schedule {
  const needsSurplus = battery.gridCharge === "cheap" || (battery.saveForPeak && rates.peakStart !== undefined);
  const surplus = needsSurplus ? surplusOf() : new Array<number>(12).fill(0);
  const usable = battery.usable - battery.floor;
  const mayGive = new Uint8Array(12 * halfHours);
  const fillNow = rates.free.map((free) => (battery.gridCharge === "never" ? 0 : free));
  const cheap = halfHourMask(battery.gridCharge === "cheap" ? battery.cheap : undefined);
  const fillLate = cheap.map((inside, index) => (inside && !fillNow[index] ? 1 : 0));
  const topBeforeSun = surplus.map((mean) =>
    Math.min(battery.gridTop, Math.max(battery.floor, battery.usable - battery.efficiency * mean)),
  );
  for (let month = 0; month < 12; month++) {
    const fills = (surplus[month] ?? 0) * battery.efficiency >= usable;
    const savedUntil = battery.saveForPeak && !fills ? (rates.peakStart ?? 0) : 0;
    for (let index = 0; index < halfHours; index++)
      mayGive[month * halfHours + index] = rates.free[index] || index < savedUntil ? 0 : 1;
  }
  return { mayGive, fillNow, fillLate, later: runAfter(fillLate), topBeforeSun };
}

/** How many half-hours of the same run follow each half-hour, across midnight too. */
function runAfter(inside: Uint8Array): Float64Array {
  const later = new Float64Array(halfHours);
  for (let index = 0; index < halfHours; index++) {
    let length = 0;
    while (length < halfHours - 1 && inside[(index + length + 1) % halfHours]) length++;
    later[index] = length;
  }
  return later;
}
