import { money } from "#content/format.ts";
import { plannedInstallation } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { entryCost } from "./entry-prices.ts";

/** Why a battery with panels can start below the battery alone. */
export function entryTogether(today: Day): string {
  const day = plannedInstallation(today);
  const [alone, both] = [entryCost("essential", day), entryCost("night-optimiser", day)];
  const [one, two] = [alone.pay.low, both.pay.low].map((dollars) => money(Math.round(dollars)));
  const why = "one visit and one inverter do for both, and panels bring their own certificates and rebate";
  return both.pay.low < alone.pay.low
    ? `With 8 kW of panels a 10 kWh battery starts from ${two}, less than alone (${one}): ${why}.`
    : `A 10 kWh battery starts from ${one} alone and from ${two} with 8 kW of panels: ${why}.`;
}
