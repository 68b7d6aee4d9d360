import type { Cost } from "#content/cost.ts";
import type { EnergyAnswer } from "#content/energy/cached-estimates.ts";
import type { Part, Payback, Sensitivity, Span } from "#content/energy/estimate.ts";
import { maxPaybackYears, sensitivities as usualSensitivities } from "#content/energy/inputs/constants.ts";
import { ownUseDollars } from "#content/energy/money/own-use.ts";
import { feedIn } from "#content/energy/tariffs/default-offer.ts";
import { kwhText, moneyRangeText, moneyText, numberText, percentText, rateText } from "#content/format.ts";
import type { PriceRange } from "#content/prices.ts";
import type { ArithmeticLine } from "../estimate-lines.ts";
import { type House, periodsOf, ratesOf } from "../house.ts";

/** How the yearly saving is worked out. */
export function savingLines(
  { year, bills, savings, sensitivities }: EnergyAnswer,
  house: House,
  part: Part = "together",
): ArithmeticLine[] {
  const { direct, discharged, exported } = year.both;
  const { feedin, midday, feedin2, existing } = house;
  const { usageCents } = ratesOf(house);
  const isBatteryOnTop = part === "batteryOnTop";
  const isAdded = isBatteryOnTop || existing === "yes";
  const isFlatRate = !isAdded && periodsOf(house).length === 0 && midday !== "yes" && feedin2 === undefined;
  const feedInRate = feedin ?? feedIn.assumed;
  const ownUse = ownUseDollars(year.both);
  const pricedLine = (label: string, kwh: number, centsPerKwh: number): ArithmeticLine => ({
    label,
    calculation: `${kwhText(kwh)} × ${rateText(centsPerKwh)}`,
    amount: (kwh * centsPerKwh) / 100,
  });
  const lines: ArithmeticLine[] = isFlatRate
    ? [
        pricedLine("Used as it’s made", direct, usageCents),
        ...(discharged > 0 ? [pricedLine("From the battery", discharged, usageCents)] : []),
        pricedLine("Exported", exported, feedInRate),
      ]
    : [
        {
          label: "The year’s bill before",
          calculation: "Every half-hour at its own rate",
          amount: isBatteryOnTop ? bills.panels : bills.neither,
        },
        { label: "The year’s bill after", calculation: `${kwhText(exported)} exported`, amount: bills.both },
      ];
  if (isFlatRate && ownUse > 0)
    lines.push({ label: "The battery’s own use", calculation: `${moneyText(ownUse)} a year`, amount: -ownUse });
  lines.push({
    label: "Yearly saving, on our assumptions",
    calculation: "The difference between two bills on the same plan",
    amount: savings[part].assumed,
  });
  for (const sensitivity of sensitivities[part])
    lines.push({ label: sensitivityNames[sensitivity.cause], calculation: sensitivityText(sensitivity) });
  const { length: causeCount } = sensitivities[part];
  const rarelyTogetherText = `. These ${causeCount === 2 ? "two" : "three"} rarely go against you in the same year, so we don’t just add them up`;
  lines.push({
    label: "Yearly saving, from low to high",
    calculation: `${moneyRangeText(savings[part].low, savings[part].high)}${causeCount > 1 ? rarelyTogetherText : ""}`,
  });
  return lines;
}

const sensitivityNames: Record<Sensitivity["cause"], string> = {
  sun: `${percentText(usualSensitivities.sun)} more or less sun`,
  feedIn: "The feed-in rate",
  habits: "When you use power",
};

/** "−$131 to +$65", or "±$88" if both are the same amount. */
function sensitivityText({ low, high }: Sensitivity): string {
  if (Math.round(-low) === Math.round(high)) return `±${moneyText(high)}`;
  // A word joiner prevents a line break between the sign and the dollars.
  return `${moneyText(low).replace("−", "−\u2060")} to +${moneyText(high)}`;
}

/** How the best, the assumed and the worst payback are worked out. */
export function paybackLines(
  { price, certificates, panels, heatPump, pay }: Cost,
  saving: Span,
  payback: Payback,
): ArithmeticLine[] {
  const certificatesText = `${moneyText(certificates.value)} for ${numberText(certificates.count)} certificates`;
  const rebateDollars = panels.rebate.amount + heatPump.rebate.amount;
  const rebateText = rebateDollars > 0 ? ` and, if you’re eligible, ${moneyText(rebateDollars)} from Solar Homes,` : "";
  const paybackText = (years: number | null) =>
    years === null ? `isn’t paid back within ${maxPaybackYears} years` : `takes ${numberText(years, 1)} years`;
  const line = (
    label: string,
    level: keyof PriceRange,
    savedDollars: number,
    years: number | null,
  ): ArithmeticLine => ({
    label,
    calculation: `${moneyText(price[level])} less ${certificatesText}${level === "high" ? "" : rebateText} leaves ${moneyText(pay[level])}. At ${moneyText(savedDollars)} saved in the first year, that ${paybackText(years)}`,
  });
  return [
    line("Fastest payback", "low", saving.high, payback.low),
    line("On our assumptions", "typical", saving.assumed, payback.assumed),
    line("Slowest payback", "high", saving.low, payback.high),
  ];
}
