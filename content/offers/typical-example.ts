import { type Cost, costOf } from "#content/cost.ts";
import type { Flow, Payback, Span } from "#content/energy/estimate.ts";
import { yearlyDegradation } from "#content/energy/house/tables.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { house } from "#content/figures/homes.computed.ts";
import type { Day } from "#content/rules/schedule.ts";

const kw = 6.6;

/** The house of the typical example: Melbourne, facing north, 18 kWh a day, no battery. */
export interface TypicalExample {
  cost: Cost;
  year: Flow;
  worth: Span;
  payback: Payback;
}

/** From the price to what is left, and from there through the years, by the rules of a day. */
export function typicalExample(day: Day): TypicalExample {
  const cost = costOf({ kw }, day);
  const { panels: worth } = house.worth;
  return { cost, year: house.panels, worth, payback: paybackOf(cost.pay, worth, yearlyDegradation.panels) };
}
