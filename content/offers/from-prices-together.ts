import { kwhSizeText, kwText, moneyText } from "#content/format.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { fromPriceCost } from "./from-prices.ts";
import { packageSizes } from "./package-sizes.ts";

/** Explains why a battery with panels can start from less than the battery alone. */
export function fromPricesTogetherSentence(today: Day): string {
  const [, { id: packageId, kw, batteryKwh }] = packageSizes;
  const day = plannedInstallationDay(today);
  const [aloneCost, bothCost] = [fromPriceCost("essential", day), fromPriceCost(packageId, day)];
  const [aloneText, bothText] = [aloneCost.pay.low, bothCost.pay.low].map((dollars) => moneyText(Math.round(dollars)));
  const reasonText = "they share one visit and one inverter, and panels bring their own certificates and rebate";
  return bothCost.pay.low < aloneCost.pay.low
    ? `${kwText(kw)} of panels and a ${kwhSizeText(batteryKwh)} battery together start from ${bothText}, less than the battery alone (${aloneText}): ${reasonText}.`
    : `A ${kwhSizeText(batteryKwh)} battery starts from ${aloneText} alone and from ${bothText} with ${kwText(kw)} of panels: ${reasonText}.`;
}
