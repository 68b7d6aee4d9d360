import { fade } from "#content/energy/house/tables.ts";
import { money, moneyRange, percent } from "#content/format.ts";
import type { Line } from "../question/estimate.ts";
import type { PriceAnswer } from "./answer.ts";

/** How each figure of the answer comes about. */
export function workings({ cost, discounts, energy, saving }: PriceAnswer): Line[] {
  if (!cost) return [];
  const { price, pay, certificates } = cost;
  const lines: Line[] = [
    {
      label: "Price before discounts",
      calculation: `We assume ${money(price.typical)}. Our own range is ${moneyRange(price.low, price.high)}, GST included. A steep roof, a second storey or a new switchboard costs more.`,
    },
    ...discounts.map(({ name, calculation }) => ({ label: name, calculation })),
    {
      label: "You pay, low end",
      calculation: `${money(price.low)} − ${money(certificates.value)} in certificates${rebateText(cost)} = ${money(pay.low)}`,
    },
    {
      label: "You pay, high end",
      calculation: `${money(price.high)} − ${money(certificates.value)} in certificates${cost.panels.rebate.status === "counted" ? rebateText(cost) : ""} = ${money(pay.high)}`,
    },
  ];
  if (!energy || !saving) return lines;
  const { bills } = energy;
  const after = energy.year.both === energy.year.panels ? bills.panels : bills.both;
  lines.push({
    label: "Yearly saving",
    calculation: `Your power bill is ${money(bills.nothing)} a year without the system and ${money(after)} with it. Sun, feed-in rate and habits put the saving anywhere from ${money(saving.low)} to ${money(saving.high)}.`,
  });
  lines.push({
    label: "Pays for itself",
    calculation: `Each part’s cost after its own discounts, divided by what it adds to the saving each year. Panel output drops ${percent(fade.panels, 1)} a year, and battery savings ${percent(fade.battery)}. The shortest time comes from the low price and the high saving, the longest from the high price and the low saving.`,
  });
  return lines;
}

function rebateText({ panels }: NonNullable<PriceAnswer["cost"]>): string {
  const { rebate } = panels;
  return rebate.amount > 0 ? ` − ${money(rebate.amount)} Solar Homes` : "";
}
