import { costOf } from "#content/cost.ts";
import type { Span } from "#content/energy/house/input.ts";
import { fade } from "#content/energy/house/tables.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { longDate, money, moneyRange, number, percent, range, tens } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { packageWorth, panelsWorth } from "../homes.computed.ts";
import type { Today } from "./today.ts";

/** What a package typically costs after every discount of the day. */
export function packagePriceToday(kw: number, battery: number): Today {
  return {
    value: (day) => about(costOf({ kw, battery }, day).pay.typical),
    label: "in Melbourne after rebates, if eligible",
    why: (day) => {
      const cost = costOf({ kw, battery }, day);
      const { certificates: ofPanels, rebate } = cost.panels;
      const { certificates: ofBattery } = cost.battery;
      const off = [`${money(ofPanels.value)} for ${ofPanels.count} panel certificates`];
      if (battery > 0) off.push(`${money(ofBattery.value)} for ${ofBattery.count} battery certificates`);
      if (rebate.amount > 0) off.push(`${money(rebate.amount)} from Solar Homes if you’re eligible`);
      const without = rebate.amount > 0 ? "" : " Solar Homes is left out: its rules for this date aren’t known.";
      return `For a Melbourne installation on ${longDate(day)}, our price model gives ${money(cost.price.typical)}, less ${listOf(off)}. That leaves ${about(cost.pay.typical)}.${without}`;
    },
  };
}

/** What the smallest battery of a tier typically costs after its certificates. */
export function tierPriceToday(usable: number): Today {
  const cost = (day: Day) => costOf({ battery: usable, panelsAlready: true }, day);
  return {
    value: (day) => about(cost(day).pay.typical),
    label: `typical for ${number(usable)} kWh, after certificates`,
    why: (day) => {
      const { price, certificates, pay } = cost(day);
      return `At our assumed prices, a battery with ${number(usable)} kWh of usable capacity installed on ${longDate(day)} costs ${money(price.typical)}, less ${money(certificates.value)} for ${certificates.count} certificates. That leaves ${about(pay.typical)}.`;
    },
  };
}

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

/** "a", "a and b", "a, b and c". */
function listOf(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

function about(dollars: number): string {
  return `about ${money(tens(dollars))}`;
}
