import { costOf } from "#content/cost.ts";
import { tensOfMoney } from "#content/format.ts";
import { plannedInstallation } from "#content/rules/changes.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import type { Zone } from "#content/rules/zones.ts";

/** What a landlord pays for one home. Solar Homes' hot water rebate is for owners who live there, so it isn't counted. */
export function rentalPrices(today: Day, zone: Zone = 4): { heatPump: string; split: string } {
  const day = plannedInstallation(today);
  const after = day === today ? "after certificates" : `after certificates in ${yearOfDay(day)}`;
  const heatPump = costOf({ heatPump: "imported", zone }, day).withoutRebate.typical;
  const split = costOf({ airConditioner: "split" }, day).pay.typical;
  return { heatPump: `about ${tensOfMoney(heatPump)} ${after}`, split: `about ${tensOfMoney(split)}` };
}
