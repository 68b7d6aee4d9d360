import type { Span } from "../house/input.ts";
import { longestPayback } from "../house/tables.ts";

/** Years, or null where nothing is paid back within 50. */
export type Payback = { low: number | null; assumed: number | null; high: number | null };

/** Years until a worth that fades each year has paid a cost. */
export function yearsToPay(cost: number, worth: number, fade: number): number | null {
  if (cost <= 0) return 0;
  if (worth <= 0) return null;
  const paid = (cost * fade) / worth;
  if (paid >= 1) return null;
  const years = fade > 0 ? Math.log(1 - paid) / Math.log(1 - fade) : cost / worth;
  return years <= longestPayback ? years : null;
}

/** Best: low price and high worth. Worst: high price and low worth. */
export function paybackOf(cost: Span, worth: Span, fade: number): Payback {
  return {
    low: yearsToPay(cost.low, worth.high, fade),
    assumed: yearsToPay(cost.assumed, worth.assumed, fade),
    high: yearsToPay(cost.high, worth.low, fade),
  };
}
