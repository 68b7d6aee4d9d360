// When a battery may discharge, and when the grid charges it.
import { halfHoursPerDay } from "../inputs/constants.ts";
import type { SizedBattery } from "../inputs/house.ts";
import type { Rates } from "../tariffs/plan.ts";
import { halfHourMask } from "../tariffs/plan.ts";

export type Schedule = {
  /** 1 where the battery may discharge, by month and half-hour: 12 × 48. */
  mayDischarge: Uint8Array;
  /** 1 in the day's half-hours when the grid charges it at once. */
  chargeAtOnce: Uint8Array;
  /** 1 in the day's half-hours when the grid charges it as late as possible. */
  chargeLate: Uint8Array;
  /** How many half-hours of the same cheap period follow each half-hour. */
  cheapHalfHoursLeft: Float64Array;
  /** The level that the grid charges it to before sunrise, by month. */
  topBeforeSunKwh: number[];
};

/** `surplusByMonth` gives the surplus of each month's average day in kWh. Only some plans need it. */
export function scheduleOf(battery: SizedBattery, rates: Rates, surplusByMonth: () => readonly number[]): Schedule {
  const needsSurplus = battery.gridCharge === "cheap" || (battery.saveForPeak && rates.peakStartHalfHour !== undefined);
  const surplusKwh = needsSurplus ? surplusByMonth() : new Array<number>(12).fill(0);
  const workingKwh = battery.capacityKwh - battery.floorKwh;
  const mayDischarge = new Uint8Array(12 * halfHoursPerDay);
  const chargeAtOnce = rates.freeMask.map((isFree) => (battery.gridCharge === "never" ? 0 : isFree));
  const cheap = halfHourMask(battery.gridCharge === "cheap" ? battery.cheap : undefined);
  const chargeLate = cheap.map((isCheap, index) => (isCheap && !chargeAtOnce[index] ? 1 : 0));
  const topBeforeSunKwh = surplusKwh.map((meanKwh) =>
    Math.min(battery.gridTopKwh, Math.max(battery.floorKwh, battery.capacityKwh - battery.efficiency * meanKwh)),
  );
  for (let month = 0; month < 12; month++) {
    const isFilledBySun = (surplusKwh[month] ?? 0) * battery.efficiency >= workingKwh;
    const savedUntil = battery.saveForPeak && !isFilledBySun ? (rates.peakStartHalfHour ?? 0) : 0;
    for (let index = 0; index < halfHoursPerDay; index++)
      mayDischarge[month * halfHoursPerDay + index] = rates.freeMask[index] || index < savedUntil ? 0 : 1;
  }
  return { mayDischarge, chargeAtOnce, chargeLate, cheapHalfHoursLeft: halfHoursLeft(chargeLate), topBeforeSunKwh };
}

/** After each half-hour, how many follow without a 0 in the mask, across midnight too. */
function halfHoursLeft(mask: Uint8Array): Float64Array {
  const runLengths = new Float64Array(halfHoursPerDay);
  for (let index = 0; index < halfHoursPerDay; index++) {
    let length = 0;
    while (length < halfHoursPerDay - 1 && mask[(index + length + 1) % halfHoursPerDay]) length++;
    runLengths[index] = length;
  }
  return runLengths;
}
