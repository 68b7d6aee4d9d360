import { kwhSize, kw as kwText, money } from "#content/format.ts";
import { plannedInstallation } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { entryCost, purchaseOf } from "./entry-prices.ts";

/** Why a battery with panels can start below the battery alone. */
export function entryTogether(today: Day): string {
  const day = plannedInstallation(today);
  const { kw = 0, battery = 0 } = purchaseOf("night-optimiser");
  const [alone, both] = [entryCost("essential", day), entryCost("night-optimiser", day)];
  const dollars = (amount: number) => money(Math.round(amount));
  const more = both.price.low - alone.price.low;
  const off = more - (both.pay.low - alone.pay.low);
  return `At entry level a ${kwhSize(battery)} battery starts from ${dollars(alone.pay.low)} alone and from ${dollars(both.pay.low)} with ${kwText(kw)} of panels: on the same visit the panels add ${dollars(more)} to the price and take ${dollars(off)} off in certificates and rebates.`;
}
