import { defaults, halfHoursPerDay } from "../inputs/constants.ts";
import type { Hours, Period, Plan } from "../inputs/house.ts";

/** A plan by the half-hour: weekdays, then weekends, in arrays of 2 × 48. */
export type Rates = ReturnType<typeof ratesOf>;

export function ratesOf(plan: Plan = {}) {
  const usageRate = plan.usageRate ?? defaults.tariff.usageRate;
  const { feedIn } = plan;
  const peak = plan.periods?.find(({ name }) => name?.toLowerCase() === "peak");
  return {
    /** Cents per kWh bought, except in the free hours. */
    rate: byHalfHour(usageRate, plan.periods),
    /** Cents per kWh exported; undefined if the plan has no rate of its own. */
    feedIn: typeof feedIn === "number" ? byHalfHour(feedIn) : feedIn && byHalfHour(feedIn.base, feedIn.periods),
    free: halfHourMask(plan.free),
    /** Free kWh a day in the free hours. */
    freeCap: plan.free?.cap ?? Number.POSITIVE_INFINITY,
    /** Dollars. */
    yearlySupplyCharge: ((plan.supply ?? defaults.tariff.supply) * 365) / 100,
    exportLimit: plan.exportLimit ?? defaults.tariff.exportLimit,
    controlled: plan.controlledRate ?? usageRate,
    /** The half-hour in which a period named "peak" starts. */
    peakStart: peak && Math.round(peak.from * 2),
  };
}

/** 1 in the half-hours within some hours of the day. */
export function halfHourMask(hours: Hours | undefined): Uint8Array {
  return Uint8Array.from({ length: halfHoursPerDay }, (_, index) => (hours && isWithin(index, hours) ? 1 : 0));
}

function isWithin(halfHour: number, { from, to }: Hours): boolean {
  const middleHour = (halfHour + 0.5) / 2;
  return from < to ? middleHour > from && middleHour < to : from > to && (middleHour > from || middleHour < to);
}

/** The rate in each half-hour: the first period that covers it applies. */
function byHalfHour(baseRate: number, periods: readonly Period[] = []): Float64Array {
  return Float64Array.from({ length: 2 * halfHoursPerDay }, (_, index) => {
    const kind = index < halfHoursPerDay ? "weekdays" : "weekends";
    const halfHour = index % halfHoursPerDay;
    const period = periods.find(
      ({ days = "all", ...hours }) => (days === "all" || days === kind) && isWithin(halfHour, hours),
    );
    return period?.rate ?? baseRate;
  });
}
