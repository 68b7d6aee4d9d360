import type { Price } from "./prices.ts";
import type { Worth } from "./savings.ts";

export type Payback = { low: number | undefined; high: number | undefined };

/** Beyond this many years nothing is said: no panel or battery is promised to last as long. */
const longestPayback = 50;

/**
 * Years until what is saved has paid for what was bought. Best case: low price, certificates and the state's rebate, high
 * worth. Worst case: high price, certificates alone, low worth.
 */
export function payback(price: Price, certificates: number, stateRebate: number, worth: Worth): Payback {
  return {
    low: years(price.low - certificates - stateRebate, worth.high),
    high: years(price.high - certificates, worth.low),
  };
}

function years(cost: number, worth: number): number | undefined {
  const result = Math.max(0, cost) / worth;
  return worth > 0 && result <= longestPayback ? result : undefined;
}
