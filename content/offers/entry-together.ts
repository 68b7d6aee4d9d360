import { money } from "#content/format.ts";
import { plannedInstallation } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { entryCost } from "./entry-prices.ts";

/** Why a battery with panels can start below the battery alone. */
export function entryTogether(today: Day): string {
  const day = plannedInstallation(today);
  const [alone, both] = [entryCost("essential", day), entryCost("night-optimiser", day)];
  const more = both.price.low - alone.price.low;
  const [one, two, added, off] = [alone.pay.low, both.pay.low, more, more - both.pay.low + alone.pay.low].map(
    (dollars) => money(Math.round(dollars)),
  );
  return `At entry level 10 kWh alone starts from ${one}, with 8 kW of panels from ${two}. A battery alone pays for its own inverter and visit; together the panels add ${added} to the price and take ${off} off in certificates and rebates.`;
}
