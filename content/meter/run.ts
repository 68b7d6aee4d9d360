import { defaults, halfHoursPerDay, hiddenShare, simulatedDays } from "../energy/inputs/constants.ts";
import { type Place, type Plan, sizedBattery } from "../energy/inputs/house.ts";
import { halfHourMask, type Rates, ratesOf } from "../energy/tariffs/plan.ts";
import { type SimulatedDay, weightedDays } from "../energy/year/calendar.ts";
import { monthsOf, yearOf } from "../energy/year/flows.ts";
import { simulateYear } from "../energy/year/simulate.ts";
import { sunKwOf } from "../energy/year/sun.ts";
import { type MeterHouse, monthlyKwh } from "./house.ts";

/** What is installed in addition to what the meter recorded. */
export interface AddedSystem {
  /** Panels, besides any that the home already has. */
  kw: number;
  /** Usable kWh. */
  batteryKwh: number;
}

interface Conditions {
  plan?: Plan | undefined;
  /** The sun relative to an average year. */
  sunFactor?: number;
}

/** Simulates the meter's year with what is added. */
export type MeterRunner = ReturnType<typeof meterRunner>;

const efficiency = defaults.battery.efficiency;

/**
 * Returns a function that runs the energy engine on a meter's own half-hours under an average year's sun. If the home already has
 * panels, only a battery can use what they exported. Power that went both ways within a half-hour stays as the meter counted it, unless
 * a battery stores it.
 */
export function meterRunner(house: MeterHouse, place?: Place) {
  const days = weightedDays(house.days);
  const size = days.length * halfHoursPerDay;
  const sunKwPerKw = sunKwOf({ faces: [{ kw: 1 }] }, place);
  const useKw = new Float64Array(size);
  const exportedKw = new Float64Array(size);
  const bothWaysKwh = new Float64Array(size);
  const kwPerKw = new Float64Array(size);
  const meterDays = days.map(({ day, weight, indexInMonth }, dayIndex) => {
    const dayStart = dayIndex * halfHoursPerDay;
    const skyStart = (day.month * simulatedDays + (indexInMonth % simulatedDays)) * halfHoursPerDay;
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) {
      const [importedKwh = 0, sentKwh = 0] = [day.general[halfHour], day.exported[halfHour]];
      const exchangedKwh = Math.min(importedKwh, sentKwh);
      const index = dayStart + halfHour;
      bothWaysKwh[index] = exchangedKwh;
      useKw[index] = 2 * (importedKwh - exchangedKwh);
      exportedKw[index] = 2 * (sentKwh - exchangedKwh);
      kwPerKw[index] = sunKwPerKw[skyStart + halfHour] ?? 0;
    }
    return { month: day.month, sunStart: dayStart, useStart: dayStart, weekday: day.weekday, weight };
  });
  const calendar = { days: meterDays, useKw, useLevels: [1], useLevelShares: [1] };
  const noLoad = new Float64Array(12 * halfHoursPerDay);
  const maxExportedKw = exportedKw.reduce((max, kw) => Math.max(max, kw), 0);
  const controlledKwh = monthlyKwh(house, "controlled");

  return ({ kw, batteryKwh }: AddedSystem, { plan, sunFactor = 1 }: Conditions = {}) => {
    const rates = ratesOf({
      ...plan,
      exportLimitKw: Math.max(plan?.exportLimitKw ?? defaults.tariff.exportLimitKw, maxExportedKw),
    });
    const simulated = simulateYear({
      sunKw: kwPerKw.map((perKw, index) => kw * sunFactor * perKw + (exportedKw[index] ?? 0)),
      inverterKw: Number.POSITIVE_INFINITY,
      calendar,
      timerKw: noLoad,
      controlledKw: noLoad,
      hiddenShare,
      car: undefined,
      // The battery charges at no cost in the plan's free hours.
      battery:
        batteryKwh > 0 ? sizedBattery({ kwh: batteryKwh, gridCharge: plan?.free ? "free" : "never" }) : undefined,
      rates,
      eventKwhByDay: new Float64Array(12 * simulatedDays),
      eventMask: halfHourMask(undefined),
    });
    const hasBattery = batteryKwh > 0;
    const bothWays = sumBothWays(meterDays, bothWaysKwh, rates);
    const months = monthsOf(simulated.rows).map((flow, month) => {
      const kwh = bothWays.kwhByMonth[month] ?? 0;
      const importedKwh = flow.bought + kwh * (hasBattery ? 1 - efficiency : 1) + (controlledKwh[month] ?? 0);
      return {
        ...flow,
        use: flow.use + kwh + (controlledKwh[month] ?? 0),
        bought: importedKwh,
        discharged: flow.discharged + (hasBattery ? kwh * efficiency : 0),
        charged: flow.charged + (hasBattery ? kwh : 0),
        exported: flow.exported + (hasBattery ? 0 : kwh),
      };
    });
    const year = yearOf(months);
    const yearControlledKwh = controlledKwh.reduce((sum, kwh) => sum + kwh, 0);
    const boughtDollars =
      simulated.boughtDollars +
      bothWays.boughtDollars * (hasBattery ? 1 - efficiency : 1) +
      (yearControlledKwh * rates.controlledCents) / 100;
    return {
      year,
      months,
      boughtDollars,
      /** A year's bill, at this many cents per exported kWh unless the plan has its own rate. */
      bill: (feedInCents: number) => {
        const exportDollars = simulated.exportedDollars + (hasBattery ? 0 : bothWays.exportedDollars);
        return (
          rates.yearlySupplyDollars +
          boughtDollars -
          (rates.feedInRates ? exportDollars : (year.exported * feedInCents) / 100)
        );
      },
    };
  };
}

/** What went both ways within a half-hour: kWh by month, and a year's dollars at the rates for buying and for exporting. */
function sumBothWays(days: readonly SimulatedDay[], bothWaysKwh: Float64Array, rates: Rates) {
  const sums = { kwhByMonth: new Array<number>(12).fill(0), boughtDollars: 0, exportedDollars: 0 };
  for (const { month, useStart, weekday, weight } of days) {
    const rateStart = weekday >= 5 ? halfHoursPerDay : 0;
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) {
      const kwh = weight * (bothWaysKwh[useStart + halfHour] ?? 0);
      if (kwh === 0) continue;
      sums.kwhByMonth[month] = (sums.kwhByMonth[month] ?? 0) + kwh;
      if (!rates.freeMask[halfHour]) sums.boughtDollars += (kwh * (rates.usageRates[rateStart + halfHour] ?? 0)) / 100;
      sums.exportedDollars += (kwh * (rates.feedInRates?.[rateStart + halfHour] ?? 0)) / 100;
    }
  }
  return sums;
}
