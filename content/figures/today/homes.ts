import type { Span } from "#content/energy/house/input.ts";
import { fade } from "#content/energy/house/tables.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { costsOf } from "#content/energy/prices/costs.ts";
import { batteryPrice } from "#content/energy/prices/prices.ts";
import { longDate, money, moneyRange, number, percent, range, tens } from "#content/format.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import type { Day } from "#content/rules/schedule.ts";
import { packageWorth, panelsWorth } from "../homes.computed.ts";
import { certificates, systemCost } from "./system-cost.ts";
import type { Today } from "./today.ts";

/** What a package costs at our assumed prices, after every discount of the day. */
export function packagePriceToday(kw: number, batteryKwh: number): Today {
  return {
    value: (day) => about(systemCost({ kw, batteryKwh }, day).left),
    label: "in Melbourne after rebates, if eligible",
    why: (day) => {
      const cost = systemCost({ kw, batteryKwh }, day);
      const { panelCertificates: panels, batteryCertificates: battery } = cost;
      const off = [`${money(panels.value)} for ${panels.count} panel certificates`];
      if (batteryKwh > 0) off.push(`${money(battery.value)} for ${battery.count} battery certificates`);
      if (cost.stateRebate > 0) off.push(`${money(cost.stateRebate)} from Solar Homes if you’re eligible`);
      const without = cost.stateRebate > 0 ? "" : " Solar Homes is left out: its rules for this date aren’t known.";
      return `For a Melbourne installation on ${longDate(day)}, our price model gives ${money(cost.panels + cost.battery)}, less ${listOf(off)}. That leaves ${about(cost.left)}.${without}`;
    },
  };
}

/** What the smallest battery of a tier costs at our assumed price, after its certificates. */
export function tierPriceToday(usable: number): Today {
  const price = batteryPrice(usable).assumed;
  const part = (day: Day) => certificates(batteryCertificates(usable, day));
  return {
    value: (day) => about(price - part(day).value),
    label: `typical for ${number(usable)} kWh, after certificates`,
    why: (day) => {
      const { count, value } = part(day);
      return `At our assumed prices, a battery with ${number(usable)} kWh of usable capacity installed on ${longDate(day)} costs ${money(price)}, less ${money(value)} for ${count} certificates. That leaves ${about(price - value)}.`;
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

/** Years until panels have paid for themselves: best and worst of the assumed prices and worth. */
export function paybackToday(kw: number, dailyUse: number): Today {
  const years = (worth: Span, day: Day) => {
    const { low, high } = paybackOf(costsOf({ kw, usable: 0 }, day).left.panels, worth, fade.panels);
    return high === null ? `${number(low ?? 50)} to over 50` : range(low ?? 50, high);
  };
  return {
    value: (day) => `${years(panelsWorth.mixed, day)} years`,
    label: "for 6.6 kW in Melbourne, someone home part of the day",
    why: (day) =>
      `In a Melbourne house that uses ${dailyUse} kWh a day, ${number(kw, 1)} kW pays back in ${years(panelsWorth.mixed, day)} years with someone home part of the day, or ${years(panelsWorth.out, day)} with everyone out. [How we work it out](/how-we-calculate).`,
  };
}

/** The share of the assumed price that a battery's certificates take off: "30%". */
export function batteryDiscountShare(usable: number, day: Day): string {
  return percent(certificates(batteryCertificates(usable, day)).value / batteryPrice(usable).assumed);
}

/** "a", "a and b", "a, b and c". */
function listOf(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

function about(dollars: number): string {
  return `about ${money(tens(dollars))}`;
}
