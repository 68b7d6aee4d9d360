import { costOf } from "#content/cost.ts";
import type { Span } from "#content/energy/house/input.ts";
import { fade } from "#content/energy/house/tables.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { money, moneyRange, number, percent, range, tens } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { packageWorth, panelsWorth } from "../homes.computed.ts";
import type { Today } from "./today.ts";

/** From everyone out all day to someone home all day. The model does not depend on the date. */
export function packageSavingToday(id: string, dailyUse: number): Today {
  const { least = 0, assumed = 0, most = 0 } = packageWorth[id] ?? {};
  const value = `${moneyRange(tens(least), tens(most))}/yr`;
  const why = `Our half-hourly model gives ${moneyRange(tens(least), tens(most))} a year for a Melbourne house that uses ${dailyUse} kWh a day. It’s lowest with everyone out during the day, highest with someone home all day, and about ${money(tens(assumed))} with someone home part of the day. Until November 2026 our model used average days, which gave higher figures. [How we work it out](/how-we-calculate).`;
  return { value: () => value, label: `typical at ${dailyUse} kWh a day`, why: () => why };
}

/** Years until panels have paid for themselves: best and worst of price and worth. */
export function paybackToday(kw: number, dailyUse: number): Today {
  const years = (worth: Span, day: Day) => {
    const { low, high } = paybackOf(costOf({ kw }, day).pay, worth, fade.panels);
    return high === null ? `${number(low ?? 50)} to over 50` : range(low ?? 50, high);
  };
  return {
    value: (day) => `${years(panelsWorth.mixed, day)} years`,
    label: "for 6.6 kW in Melbourne, someone home part of the day",
    why: (day) =>
      `In a Melbourne house that uses ${dailyUse} kWh a day, ${number(kw, 1)} kW pays back in ${years(panelsWorth.mixed, day)} years with someone home part of the day, or ${years(panelsWorth.out, day)} with everyone out. [How we work it out](/how-we-calculate).`,
  };
}

/** The share of the typical price that a battery's certificates take off: "30%". */
export function batteryDiscountShare(usable: number, day: Day): string {
  const { price, certificates } = costOf({ battery: usable, panelsAlready: true }, day);
  return percent(certificates.value / price.typical);
}
