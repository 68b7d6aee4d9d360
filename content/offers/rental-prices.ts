import { costOf, type Purchase } from "#content/cost.ts";
import { moneyInTensText, moneyText } from "#content/format.ts";
import { prices } from "#content/prices.ts";
import { plannedBrieflyText, plannedInstallationDay } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { melbourneZone, type Zone } from "#content/rules/zones.ts";
import { purchaseOf } from "./from-prices.ts";

const { "large-split": largeSplit } = prices.airConditioning;

/** What a landlord pays for one home. Solar Homes' hot water rebate is for owners who live there, so it isn't counted. */
export function rentalPrices(today: Day, zone: Zone = melbourneZone) {
  const day = plannedInstallationDay(today);
  const afterText = `after certificates${plannedBrieflyText(today)}`;
  const priceOf = (purchase: Purchase) => `about ${moneyInTensText(costOf(purchase, day).withoutRebate.typical)}`;
  const tank = { heatPump: "imported", zone } as const;
  return {
    heatPump: `${priceOf(tank)} ${afterText}`,
    heatPumpCertificates: `about ${moneyInTensText(costOf(tank, day).certificates.value)}`,
    panels: `${priceOf({ ...purchaseOf("smart-saver"), zone })} ${afterText}`,
    battery: `${priceOf({ ...purchaseOf("essential"), zone })} ${afterText}`,
    split: `about ${moneyText(largeSplit.typical)} for a living area`,
  };
}
