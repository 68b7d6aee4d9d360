import type { PriceRange } from "#content/prices.ts";
import { maxPaybackYears, yearlyDegradation } from "../inputs/constants.ts";
import type { PartPrices, Span } from "../inputs/house.ts";

export type Part = "panels" | "batteryOnTop" | "together" | "batteryAlone";

/** Years, or null if it doesn't pay back within `maxPaybackYears`. */
export type Payback = { low: number | null; assumed: number | null; high: number | null };

/** Years until a saving that shrinks each year has paid a cost. */
export function yearsToPay(cost: number, saving: number, degradation: number): number | null {
  if (cost <= 0) return 0;
  if (saving <= 0) return null;
  /** The cost as a share of everything that it ever saves, since `saving / degradation` is the sum of all years' savings. */
  const costShare = (cost * degradation) / saving;
  if (costShare >= 1) return null;
  const years = degradation > 0 ? Math.log(1 - costShare) / Math.log(1 - degradation) : cost / saving;
  return years <= maxPaybackYears ? years : null;
}

/** What a saving that shrinks each year adds up to over some years. */
export function savedIn(years: number, saving: number, degradation: number): number {
  return saving * (degradation > 0 ? (1 - (1 - degradation) ** years) / degradation : years);
}

/** Best case: low price and high saving. Worst case: high price and low saving. */
export function paybackOf(cost: PriceRange, saving: Span, degradation: number): Payback {
  return {
    low: yearsToPay(cost.low, saving.high, degradation),
    assumed: yearsToPay(cost.typical, saving.assumed, degradation),
    high: yearsToPay(cost.high, saving.low, degradation),
  };
}

const noPayback: Payback = { low: null, assumed: null, high: null };

/** The payback of each part, and its dollars a year for each $1,000. Buy the part with the highest first. */
export function paybacksOf(cost: PartPrices = {}, savings: Record<Part, Span>) {
  const { panels, battery, batteryAlone } = cost;
  const payback: Record<Part, Payback> = {
    panels: panels ? paybackOf(panels, savings.panels, yearlyDegradation.panels) : noPayback,
    batteryOnTop: battery ? paybackOf(battery, savings.batteryOnTop, yearlyDegradation.battery) : noPayback,
    together:
      panels && battery ? paybackOf(addRanges(panels, battery), savings.together, degradationOf(savings)) : noPayback,
    batteryAlone: batteryAlone ? paybackOf(batteryAlone, savings.batteryAlone, yearlyDegradation.battery) : noPayback,
  };
  const perThousand = {
    panels: dollarsPerThousand(savings.panels, panels),
    batteryOnTop: dollarsPerThousand(savings.batteryOnTop, battery),
    batteryAlone: dollarsPerThousand(savings.batteryAlone, batteryAlone),
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

function addRanges(one: PriceRange, other: PriceRange): PriceRange {
  return { low: one.low + other.low, typical: one.typical + other.typical, high: one.high + other.high };
}

function dollarsPerThousand(saving: Span, cost: PriceRange | undefined): number | undefined {
  return cost && cost.typical > 0 ? saving.assumed / (cost.typical / 1000) : undefined;
}
