import { defaults, halfHoursPerDay, hiddenShare, simulatedDays } from "../energy/inputs/constants.ts";
import { type Place, type Plan, sizedBattery } from "../energy/inputs/house.ts";
import { halfHourMask, type Rates, ratesOf } from "../energy/tariffs/plan.ts";
import { type SimulatedDay, weightedDays } from "../energy/year/calendar.ts";
import { monthsOf, yearOf } from "../energy/year/flows.ts";
import { simulateYear } from "../energy/year/simulate.ts";
import { sunOf } from "../energy/year/sun.ts";
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
  sun?: number;
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
  const sky = sunOf({ faces: [{ kw: 1 }] }, place);
  const use = new Float64Array(size);
  const exportedKw = new Float64Array(size);
  const bothWays = new Float64Array(size);
  const perKw = new Float64Array(size);
  const meterDays = days.map(({ day, weight, indexInMonth }, dayIndex) => {
    const dayStart = dayIndex * halfHoursPerDay;
    const skyStart = (day.month * simulatedDays + (indexInMonth % simulatedDays)) * halfHoursPerDay;
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) {
      const [importedKwh = 0, sentKwh = 0] = [day.general[halfHour], day.exported[halfHour]];
      const bothWaysKwh = Math.min(importedKwh, sentKwh);
      const index = dayStart + halfHour;
      bothWays[index] = bothWaysKwh;
      use[index] = 2 * (importedKwh - bothWaysKwh);
      exportedKw[index] = 2 * (sentKwh - bothWaysKwh);
      perKw[index] = sky[skyStart + halfHour] ?? 0;
    }
    return { month: day.month, sunStart: dayStart, useStart: dayStart, weekday: day.weekday, weight };
  });
  const calendar = { days: meterDays, use, levels: [1], levelShares: [1] };
  const noLoad = new Float64Array(12 * halfHoursPerDay);
  const maxExported = exportedKw.reduce((max, kw) => Math.max(max, kw), 0);
  const controlled = monthlyKwh(house, "controlled");

  return ({ kw, batteryKwh }: AddedSystem, { plan, sun = 1 }: Conditions = {}) => {
    const rates = ratesOf({
      ...plan,
      exportLimit: Math.max(plan?.exportLimit ?? defaults.tariff.exportLimit, maxExported),
    });
    const simulated = simulateYear({
      sun: perKw.map((light, index) => kw * sun * light + (exportedKw[index] ?? 0)),
      inverterKw: Number.POSITIVE_INFINITY,
      calendar,
      timer: noLoad,
      controlled: noLoad,
      hiddenShare,
      car: undefined,
      // It charges at no cost in the plan's free hours.
      battery:
        batteryKwh > 0 ? sizedBattery({ kwh: batteryKwh, gridCharge: plan?.free ? "free" : "never" }) : undefined,
      rates,
      events: new Float64Array(12 * simulatedDays),
      eventHours: halfHourMask(undefined),
    });
    const hasBattery = batteryKwh > 0;
    const bothWaysSums = sumBothWays(meterDays, bothWays, rates);
    const months = monthsOf(simulated.rows).map((flow, month) => {
      const kwh = bothWaysSums.months[month] ?? 0;
      const importedKwh = flow.bought + kwh * (hasBattery ? 1 - efficiency : 1) + (controlled[month] ?? 0);
      return {
        ...flow,
        use: flow.use + kwh + (controlled[month] ?? 0),
        bought: importedKwh,
        discharged: flow.discharged + (hasBattery ? kwh * efficiency : 0),
        charged: flow.charged + (hasBattery ? kwh : 0),
        exported: flow.exported + (hasBattery ? 0 : kwh),
      };
    });
    const year = yearOf(months);
    const yearControlled = controlled.reduce((sum, kwh) => sum + kwh, 0);
    const boughtDollars =
      simulated.boughtDollars +
      bothWaysSums.boughtDollars * (hasBattery ? 1 - efficiency : 1) +
      (yearControlled * rates.controlled) / 100;
    return {
      year,
      months,
      boughtDollars,
      /** A year's bill at some cents per exported kWh. */
      bill: (cents: number) => {
        const exportDollars = simulated.exportedDollars + (hasBattery ? 0 : bothWaysSums.exportedDollars);
        return (
          rates.yearlySupplyCharge + boughtDollars - (rates.feedIn ? exportDollars : (year.exported * cents) / 100)
        );
      },
    };
  };
}

/** What went both ways within a half-hour: kWh of each month, and a year's dollars at the rates for buying and for exporting. */
function sumBothWays(days: readonly SimulatedDay[], bothWays: Float64Array, rates: Rates) {
  const sums = { months: new Array<number>(12).fill(0), boughtDollars: 0, exportedDollars: 0 };
  for (const { month, useStart, weekday, weight } of days) {
    const rateStart = weekday >= 5 ? halfHoursPerDay : 0;
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) {
      const kwh = weight * (bothWays[useStart + halfHour] ?? 0);
      if (kwh === 0) continue;
      sums.months[month] = (sums.months[month] ?? 0) + kwh;
      if (!rates.free[halfHour]) sums.boughtDollars += (kwh * (rates.rate[rateStart + halfHour] ?? 0)) / 100;
      sums.exportedDollars += (kwh * (rates.feedIn?.[rateStart + halfHour] ?? 0)) / 100;
    }
  }
  return sums;
}
