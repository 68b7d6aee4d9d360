import { type DatedValue, type Day, valueOn } from "./schedule.ts";

/**
 * Solar Homes (Victoria). Its settings change by financial year; those after `knownUntil` hadn't been announced when we checked. Caps
 * are in dollars.
 */
export const solarHomes = {
  knownUntil: "2027-06-30",
  share: 0.5,
  panelsCap: 1400,
  loanCap: 1400,
  loanMonths: 48,
  hotWaterCap: 1000,
  hotWaterLocalCap: 1400,
  propertyValueCap: 3_000_000,
  /** The hot water system that a heat pump replaces must be this old or older. */
  replacedHotWaterYears: 3,
  /** No panels may have been installed at the address in this period. */
  yearsSinceLastSolar: 10,
  /** Since this day the system must be connected to the internet, and the retailer takes the old panels away. */
  onlineFrom: "2024-07-01",
} as const;

/** Who gets what in a rented home, worded once. */
export const rentedHomes =
  "In a rented home only the landlord can apply, and only for panels: the hot water rebate is for owners who live there.";

const incomeCaps: readonly [DatedValue<number>, DatedValue<number>, ...DatedValue<number>[]] = [
  { from: "2023-07-01", value: 210_000 },
  { from: "2026-07-01", value: 150_000 },
];

/** The newest cap in force by a day, and the previous one. After `knownUntil` pages still name it, with its date. */
export function latestIncomeCap(day: Day): { from: Day; value: number; before: number } {
  const startedCaps = incomeCaps.filter(({ from }) => from <= day).reverse();
  const [current = incomeCaps[1], before = incomeCaps[0]] = startedCaps;
  return { ...current, before: before.value };
}

export function incomeCapOn(day: Day): number | undefined {
  return day > solarHomes.knownUntil ? undefined : valueOn(incomeCaps, day);
}

/** The most the state takes off panels, given the price after certificates. */
export function panelsRebate(priceAfterCertificates: number, day: Day): number {
  return cappedRebate(priceAfterCertificates, solarHomes.panelsCap, day);
}

/** The most the state takes off a heat pump, given the price after every other discount. */
export function hotWaterRebate(priceAfterDiscounts: number, madeLocally: boolean, day: Day): number {
  return cappedRebate(priceAfterDiscounts, madeLocally ? solarHomes.hotWaterLocalCap : solarHomes.hotWaterCap, day);
}

function cappedRebate(price: number, cap: number, day: Day): number {
  if (!(price > 0) || incomeCapOn(day) === undefined) return 0;
  return Math.min(cap, Math.floor(price * solarHomes.share));
}
