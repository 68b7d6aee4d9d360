import { batteryPrice, panelsPrice } from "#content/energy/prices.ts";
import { type Home, yearlyWorth, yearOf } from "#content/energy/savings.ts";
import { longDate, money, moneyRange, number, percent, range } from "#content/format.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import type { Day } from "#content/rules/schedule.ts";
import { panelsRebate } from "#content/rules/solar-homes.ts";
import { certificates, panelCertificates, systemCost } from "./system-cost.ts";
import type { Today } from "./today.ts";

/** What a package costs at our assumed prices, after every discount of the day. */
export function packagePriceToday(kw: number, batteryKwh: number): Today {
  return {
    value: (day) => about(systemCost({ kw, batteryKwh }, day).left),
    label: "in Melbourne after rebates, if eligible",
    why: (day) => {
      const cost = systemCost({ kw, batteryKwh }, day);
      const { panelCertificates: panels, batteryCertificates: battery } = cost;
      const parts = [money(cost.panels + cost.battery), `${panels.count} panel certificates ${money(panels.value)}`];
      if (batteryKwh > 0) parts.push(`${battery.count} battery certificates ${money(battery.value)}`);
      if (cost.stateRebate > 0) parts.push(`Solar Homes ${money(cost.stateRebate)} if eligible`);
      const without = cost.stateRebate > 0 ? "" : " Solar Homes is left out: its settings for this date are not known.";
      return `In Melbourne on ${longDate(day)} our price model gives ${parts.join(" − ")} = ${about(cost.left)}.${without}`;
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
      return `At our assumed prices, ${number(usable)} kWh usable installed on ${longDate(day)} costs ${money(price)} − ${count} certificates ${money(value)} = ${about(price - value)}.`;
    },
  };
}

/** From everyone out all day to someone home all day. The model does not depend on the date. */
export function packageSavingToday(kw: number, batteryKwh: number, dailyUse: number, largerUse: number): Today {
  const usual = worthOf(kw, batteryKwh, dailyUse);
  const larger = worthOf(kw, batteryKwh, largerUse);
  const value = `${moneyRange(usual.low, usual.high)}/yr`;
  const why = `By our savings model it is worth ${moneyRange(usual.low, usual.high)} a year to a house in Melbourne that uses ${dailyUse} kWh a day, from everyone out by day to someone home all day, and up to ${money(larger.high)} at ${largerUse} kWh a day.`;
  return { value: () => value, label: `typical at ${dailyUse} kWh a day`, why: () => why };
}

function worthOf(kw: number, batteryKwh: number, dailyUse: number): { low: number; high: number } {
  const worth = (home: Home) => yearlyWorth(yearOf({ kw, dailyUse, home, batteryKwh }));
  return { low: tens(worth("out").low), high: tens(worth("home").high) };
}

/** Years until panels have paid for themselves: best and worst of the assumed prices and worth. */
export function paybackToday(kw: number, dailyUse: number): Today {
  const [mixed, out] = (["mixed", "out"] as const).map((home) => yearlyWorth(yearOf({ kw, dailyUse, home })));
  const years = (worth: { low: number; high: number } | undefined, day: Day) => {
    const price = panelsPrice(kw);
    const { value } = panelCertificates(kw, day);
    const best = price.low - value - panelsRebate(price.low - value, day);
    return range(best / (worth?.high ?? 1), (price.high - value) / (worth?.low ?? 1));
  };
  return {
    value: (day) => `${years(mixed, day)} years`,
    label: "for 6.6 kW in Melbourne, someone home part of the day",
    why: (day) =>
      `${number(kw, 1)} kW at ${dailyUse} kWh a day in Melbourne pays back in ${years(mixed, day)} years with someone home part of the day and in ${years(out, day)} with everyone out.`,
  };
}

/** The share of the assumed price that a battery's certificates take off: "30%". */
export function batteryDiscountShare(usable: number, day: Day): string {
  return percent(certificates(batteryCertificates(usable, day)).value / batteryPrice(usable).assumed);
}

export function about(dollars: number): string {
  return `about ${money(tens(dollars))}`;
}

function tens(dollars: number): number {
  return Math.round(dollars / 10) * 10;
}
