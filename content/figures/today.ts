import { batteryPrice, panelsPrice } from "#content/energy/prices.ts";
import { type Home, type House, yearlyWorth, yearOf } from "#content/energy/savings.ts";
import { money, moneyRange, number, percent, range } from "#content/format.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { panelsRebate } from "#content/rules/solar-homes.ts";

/** Sentences that say what the rules and prices of November 2026 give where an advertised figure says something else. */

const day = "2026-11-21";
const year = 2026;
const zone = 4;

export function value(certificates: number): number {
  return certificates * certificatePrice.assumed;
}

export function panelsToday(kw: number): number {
  return solarCertificates(kw, zone, year);
}

export function batteryToday(usable: number, on = day): number {
  return batteryCertificates(usable, on);
}

/** "In November 2026: assumed price $7,498 − 39 certificates $1,482 − Solar Homes $1,400 = about $4,620." */
export function priceToday(kw: number, usable = 0): string {
  const price = panelsPrice(kw).assumed + batteryPrice(usable).assumed;
  const panels = panelsToday(kw);
  const battery = batteryToday(usable);
  const rebate = panelsRebate(panelsPrice(kw).assumed - value(panels), day);
  const left = price - value(panels) - value(battery) - rebate;
  const parts = [`${money(price)}`, `${panels} panel certificates ${money(value(panels))}`];
  if (battery > 0) parts.push(`${battery} battery certificates ${money(value(battery))}`);
  parts.push(`Solar Homes ${money(rebate)} if eligible`);
  return `In Melbourne in November 2026 our price model gives ${parts.join(" − ")} = about ${money(Math.round(left / 10) * 10)}.`;
}

/** What a battery of the tier's lower end costs after certificates. */
export function tierToday(usable: number): string {
  const price = batteryPrice(usable).assumed;
  const certificates = batteryToday(usable);
  const left = Math.round((price - value(certificates)) / 10) * 10;
  return `At the prices assumed for November 2026, ${number(usable)} kWh usable costs ${money(price)} − ${certificates} certificates ${money(value(certificates))} = about ${money(left)}.`;
}

/** From everyone out all day to someone home all day, rounded to $10. */
function worthToday(kw: number, dailyUse: number, usable = 0): { low: number; high: number } {
  const worth = (home: Home) => yearlyWorth(yearOf({ kw, dailyUse, home, batteryKwh: usable } satisfies House));
  const tens = (dollars: number) => Math.round(dollars / 10) * 10;
  return { low: tens(worth("out").low), high: tens(worth("home").high) };
}

export function savingToday(kw: number, usable: number, dailyUse: number, largerUse?: number): string {
  const { low, high } = worthToday(kw, dailyUse, usable);
  const usual = `By the savings model of November 2026 it is worth ${moneyRange(low, high)} a year to a house that uses ${dailyUse} kWh a day, by how much someone is home`;
  if (largerUse === undefined) return `${usual}; more only in a larger household that is home by day.`;
  return `${usual}; up to ${money(worthToday(kw, largerUse, usable).high)} at ${largerUse} kWh a day.`;
}

/** The share of the assumed price that certificates take off, by size: "30% for 10 kWh, 23% for 30 kWh". */
export function batteryDiscountShares(sizes: readonly number[]): string {
  return sizes
    .map((usable) => `${percent(value(batteryToday(usable)) / batteryPrice(usable).assumed)} for ${usable} kWh`)
    .join(", ");
}

/** Years until 6.6 kW has paid for itself at 18 kWh a day, best and worst of the assumed prices and worth. */
export function paybackToday(home: Home): string {
  const worth = yearlyWorth(yearOf({ kw: 6.6, dailyUse: 18, home }));
  const price = panelsPrice(6.6);
  const certificates = value(panelsToday(6.6));
  const low = price.low - certificates - panelsRebate(price.low - certificates, day);
  return range(low / worth.high, (price.high - certificates) / worth.low);
}
