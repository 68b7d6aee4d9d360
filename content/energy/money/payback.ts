import type { PriceRange } from "#content/prices.ts";
import { maxPaybackYears, yearlyDegradation } from "../inputs/constants.ts";
import type { PartPrices, Span } from "../inputs/house.ts";

export type Part = "panels" | "batteryOnTop" | "together" | "batteryAlone";

/** Years, or null if it doesn't pay back within `maxPaybackYears`. */
export type Payback = { low: number | null; assumed: number | null; high: number | null };

/** Years until a saving that shrinks each year has paid a cost. */
export function yearsToPay(cost: number, worth: number, degradation: number): number | null {
  if (cost <= 0) return 0;
  if (worth <= 0) return null;
  /** The cost as a share of everything that it ever saves, since `worth / degradation` is the sum of all years' savings. */
  const costShare = (cost * degradation) / worth;
  if (costShare >= 1) return null;
  const years = degradation > 0 ? Math.log(1 - costShare) / Math.log(1 - degradation) : cost / worth;
  return years <= maxPaybackYears ? years : null;
}

/** What a saving that shrinks each year adds up to over some years. */
export function savedIn(years: number, worth: number, degradation: number): number {
  return worth * (degradation > 0 ? (1 - (1 - degradation) ** years) / degradation : years);
}

/** Best case: low price and high worth. Worst case: high price and low worth. */
export function paybackOf(cost: PriceRange, worth: Span, degradation: number): Payback {
  return {
    low: yearsToPay(cost.low, worth.high, degradation),
    assumed: yearsToPay(cost.typical, worth.assumed, degradation),
    high: yearsToPay(cost.high, worth.low, degradation),
  };
}

const noPayback: Payback = { low: null, assumed: null, high: null };

/** The payback of each part, and its dollars a year for each $1,000. Buy the part with the highest first. */
export function paybacksOf(cost: PartPrices = {}, worth: Record<Part, Span>) {
  const { panels, battery, batteryAlone } = cost;
  const payback: Record<Part, Payback> = {
    panels: panels ? paybackOf(panels, worth.panels, yearlyDegradation.panels) : noPayback,
    batteryOnTop: battery ? paybackOf(battery, worth.batteryOnTop, yearlyDegradation.battery) : noPayback,
    together: panels && battery ? paybackOf(sumOf(panels, battery), worth.together, degradationOf(worth)) : noPayback,
    batteryAlone: batteryAlone ? paybackOf(batteryAlone, worth.batteryAlone, yearlyDegradation.battery) : noPayback,
  };
  const perThousand = {
    panels: returnOf(worth.panels, panels),
    batteryOnTop: returnOf(worth.batteryOnTop, battery),
    batteryAlone: returnOf(worth.batteryAlone, batteryAlone),
  };
  return { payback, perThousand };
}

/** The yearly loss of what panels and battery save together: the mean of the two, weighted by what each saves. */
export function degradationOf({ panels, batteryOnTop }: Record<Part, Span>): number {
  const sum = panels.assumed + batteryOnTop.assumed;
  return sum > 0
    ? (panels.assumed * yearlyDegradation.panels + batteryOnTop.assumed * yearlyDegradation.battery) / sum
    : 0;
}

function sumOf(one: PriceRange, other: PriceRange): PriceRange {
  return { low: one.low + other.low, typical: one.typical + other.typical, high: one.high + other.high };
}

function returnOf(worth: Span, cost: PriceRange | undefined): number | undefined {
  return cost && cost.typical > 0 ? worth.assumed / (cost.typical / 1000) : undefined;
}
