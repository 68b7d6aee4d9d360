import { costOf } from "#content/cost.ts";
import { yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { usualHouse } from "#content/figures/homes.computed.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";

export type TypicalExample = ReturnType<typeof typicalExample>;

/**
 * The typical example: a house in Melbourne with 6.6 kW facing north, 18 kWh a day and no battery. Its price, its year, what the panels
 * save and the payback, for a purchase decided today.
 */
export function typicalExample(today: Day) {
  const cost = costOf({ kw: 6.6 }, plannedInstallationDay(today));
  const { panels: saving } = usualHouse.savings;
  return { cost, year: usualHouse.panels, saving, payback: paybackOf(cost.pay, saving, yearlyDegradation.panels) };
}
