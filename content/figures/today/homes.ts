import { costOf } from "#content/cost.ts";
import type { Span } from "#content/energy/house/input.ts";
import { yearlyDegradation } from "#content/energy/house/tables.ts";
import { paybackOf, savingToPay } from "#content/energy/money/payback.ts";
import { money, moneyRange, number, percent, range, tens } from "#content/format.ts";
import { claims, type PackageId } from "#content/prices.ts";
import type { Day } from "#content/rules/schedule.ts";
import { packageWorth, panelsWorth } from "../homes.computed.ts";
import type { Today } from "./today.ts";

/** From everyone out all day to someone home all day. The model does not depend on the date. */
export function packageSavingToday(id: PackageId, dailyUse: number): Today {
  const { least = 0, assumed = 0, most = 0, reachedAt = 0 } = packageWorth[id] ?? {};
  const { dollars, condition } = claims.savesUpTo[id];
  const value = `${moneyRange(tens(least), tens(most))} a year`;
  const why = `A Melbourne house that uses ${dailyUse} kWh a day saves ${value}: least with everyone out during the day, most with someone home all day, and about ${money(tens(assumed))} with someone home part of the day. [How we work it out](/how-we-calculate).`;
  return {
    value: () => value,
    label: `at ${dailyUse} kWh a day: the least if everyone’s out all day, the most if someone’s home`,
    claim: `Up to ${money(dollars)} a year in a household that uses ${reachedAt} kWh a day ${condition}.`,
    why: () => why,
  };
}

/** Years until panels have paid for themselves: best and worst of price and worth. */
export function paybackToday(kw: number, dailyUse: number): Today {
  const payback = (worth: Span, day: Day) => paybackOf(costOf({ kw }, day).pay, worth, yearlyDegradation.panels);
  const years = (worth: Span, day: Day) => {
    const { low, high } = payback(worth, day);
    return high === null ? `${number(low ?? 50)} to over 50` : range(low ?? 50, high);
  };
  return {
    value: (day) =>
      `about ${number(payback(panelsWorth.mixed, day).assumed ?? 50)} years (${years(panelsWorth.mixed, day)})`,
    label: `for ${number(kw, 1)} kW in Melbourne, with someone home part of the day`,
    claim: (day) => {
      const saving = tens(savingToPay(costOf({ kw }, day).pay.typical, 8, yearlyDegradation.panels));
      return `If you pay the typical price and save at least ${money(saving)} a year, you get your money back in 5–8 years.`;
    },
    why: (day) =>
      `In a Melbourne house that uses ${dailyUse} kWh a day, ${number(kw, 1)} kW pays back in ${years(panelsWorth.mixed, day)} years with someone home part of the day, or ${years(panelsWorth.out, day)} with everyone out. [How we work it out](/how-we-calculate).`,
  };
}

/** The share of the typical price that a battery's certificates take off: "30%". */
export function batteryDiscountShare(usable: number, day: Day): string {
  const { price, certificates } = costOf({ battery: usable, panelsAlready: true }, day);
  return percent(certificates.value / price.typical);
}
