import { defaults, halfHoursPerDay } from "../inputs/constants.ts";
import type { Hours, Period, Plan } from "../inputs/house.ts";

/** A plan by the half-hour. Its rates are arrays of 2 × 48: weekdays, then weekends. */
export type Rates = ReturnType<typeof ratesOf>;

export function ratesOf(plan: Plan = {}) {
  const usageCents = plan.usageCents ?? defaults.tariff.usageCents;
  const { feedIn } = plan;
  const peak = plan.periods?.find(({ name }) => name?.toLowerCase() === "peak");
  return {
    /** Cents per kWh bought, except in the free hours. */
    usageRates: ratesByHalfHour(usageCents, plan.periods),
    /** Cents per kWh exported; undefined if the plan doesn't set a rate. */
    feedInRates:
      typeof feedIn === "number" ? ratesByHalfHour(feedIn) : feedIn && ratesByHalfHour(feedIn.base, feedIn.periods),
    /** 1 in the half-hours that cost nothing. */
    freeMask: halfHourMask(plan.free),
    /** The most that a home may use free of charge in a day. */
    freeCapKwh: plan.free?.cap ?? Number.POSITIVE_INFINITY,
    yearlySupplyDollars: ((plan.supplyCentsPerDay ?? defaults.tariff.supplyCentsPerDay) * 365) / 100,
    exportLimitKw: plan.exportLimitKw ?? defaults.tariff.exportLimitKw,
    controlledCents: plan.controlledCents ?? usageCents,
    /** The half-hour when a period named "peak" starts. */
    peakStartHalfHour: peak && Math.round(peak.from * 2),
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
function ratesByHalfHour(baseRate: number, periods: readonly Period[] = []): Float64Array {
  return Float64Array.from({ length: 2 * halfHoursPerDay }, (_, index) => {
    const kind = index < halfHoursPerDay ? "weekdays" : "weekends";
    const halfHour = index % halfHoursPerDay;
    const period = periods.find(
      ({ days = "all", ...hours }) => (days === "all" || days === kind) && isWithin(halfHour, hours),
    );
    return period?.rate ?? baseRate;
  });
}
