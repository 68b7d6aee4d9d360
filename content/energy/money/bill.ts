import type { Operator } from "../house/input.ts";
import type { Rates } from "../house/plan.ts";
import { type Flow, monthsOf, yearOf } from "../year/flows.ts";
import type { SimulatedYear } from "../year/simulate.ts";

/** A simulated year with its sums, and its money apart from a feed-in rate that isn't the plan's own. */
export type Outcome = {
  simulated: SimulatedYear;
  months: Flow[];
  year: Flow;
  /** Dollars for what is bought. */
  bought: number;
  /** Dollars a year at some cents per exported kWh; the plan's own rate comes first. */
  bill: (cents: number) => number;
};

export function outcomeOf(simulated: SimulatedYear, rates: Rates, operator?: Operator): Outcome {
  const months = monthsOf(simulated.rows);
  const year = yearOf(months);
  const paid = operator ? (operator.yearly ?? 0) + (year.event * (operator.cents ?? 0)) / 100 : 0;
  return {
    simulated,
    months,
    year,
    bought: simulated.bought,
    bill: (cents) => {
      const exports = rates.feedIn ? simulated.exported : (year.exported * cents) / 100;
      return rates.supply + simulated.bought - exports - paid;
    },
  };
}
