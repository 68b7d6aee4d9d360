import type { Hours, Period, Plan } from "./input.ts";
import { defaults, halfHours } from "./tables.ts";

/** A plan by the half-hour; weekdays first, then weekends, in arrays of 2 × 48. */
export type Rates = {
  /** Cents per kWh bought, the free hours apart. */
  rate: Float64Array;
  /** Cents per kWh exported; undefined where the plan has no rate of its own. */
  feedIn: Float64Array | undefined;
  free: Uint8Array;
  /** kWh a day that cost nothing in the free hours. */
  freeCap: number;
  /** Dollars a year. */
  supply: number;
  exportLimit: number;
  controlled: number;
  /** The half-hour in which a period named "peak" starts. */
  peakStart: number | undefined;
};

export function ratesOf(plan: Plan = {}): Rates {
  const usage = plan.usage ?? defaults.tariff.usage;
  const { feedIn } = plan;
  const peak = plan.periods?.find(({ name }) => name?.toLowerCase() === "peak");
  return {
    rate: byHalfHour(usage, plan.periods),
    feedIn: typeof feedIn === "object" ? byHalfHour(feedIn.base, feedIn.periods) : flat(feedIn),
    free: halfHourMask(plan.free),
    freeCap: plan.free?.cap ?? Number.POSITIVE_INFINITY,
    supply: ((plan.supply ?? defaults.tariff.supply) * 365) / 100,
    exportLimit: plan.exportLimit ?? defaults.tariff.exportLimit,
    controlled: plan.controlledRate ?? usage,
    peakStart: peak ? Math.round(peak.from * 2) : undefined,
  };
}

/** 1 in the half-hours that lie within some hours of the day. */
export function halfHourMask(hours: Hours | undefined): Uint8Array {
  const inside = new Uint8Array(halfHours);
  if (!hours) return inside;
  for (let index = 0; index < halfHours; index++) inside[index] = isWithin(index, hours) ? 1 : 0;
  return inside;
}

function isWithin(index: number, { from, to }: Hours): boolean {
  const middle = (index + 0.5) / 2;
  return from < to ? middle > from && middle < to : from > to && (middle > from || middle < to);
}

/** The first period that covers a half-hour counts. */
function byHalfHour(base: number, periods: readonly Period[] = []): Float64Array {
  return Float64Array.from({ length: 2 * halfHours }, (_, at) => {
    const kind = at < halfHours ? "weekdays" : "weekends";
    const index = at % halfHours;
    const period = periods.find(
      ({ days = "all", ...hours }) => (days === "all" || days === kind) && isWithin(index, hours),
    );
    return period?.rate ?? base;
  });
}

function flat(cents: number | undefined): Float64Array | undefined {
  return cents === undefined ? undefined : new Float64Array(2 * halfHours).fill(cents);
}
