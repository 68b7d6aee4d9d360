import { costOf } from "#content/cost.ts";
import { yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { batteryOwnUseDollars } from "#content/energy/money/own-use.ts";
import { feedIn } from "#content/energy/tariffs/default-offer.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

const { year } = modelledYear({ batteryKwh: 10 });
const { price, certificates, pay } = costOf({ batteryKwh: 10, panelsAlready: true }, "2026-11-21");

export const certificateCount = certificates.count;
export const discountDollars = certificates.value;
export const dischargedKwh = year.both.discharged;
/** Lost exports, for each kWh discharged. */
export const givenUpCents = ((year.panels.exported - year.both.exported) / dischargedKwh) * feedIn.assumed;
/** What the battery uses itself, for each kWh discharged. */
export const ownUseCents = (batteryOwnUseDollars.assumed * 100) / dischargedKwh;
export const yearlyFade = yearlyDegradation.battery;
/** kWh that an ageing battery discharges in ten years. */
export const fadedTotalKwh = Array.from({ length: 10 }, (_, index) => dischargedKwh * (1 - yearlyFade) ** index).reduce(
  (sum, kwh) => sum + kwh,
);
export const priceA = price.typical;
export const priceB = 9800;
export const payA = pay.typical;
export const payB = priceB - discountDollars;
/** A's warranty ends after ten years or 30 MWh, whichever comes first. */
export const capKwhA = 30_000;
/** kWh that each warranty covers. */
export const coverKwhA = Math.min(capKwhA, dischargedKwh * 10);
export const coverKwhB = dischargedKwh * 10;
/** Cents per kWh covered. */
export const centsA = (payA / coverKwhA) * 100;
export const centsB = (payB / coverKwhB) * 100;
/** Cents per kWh covered, with lost exports and own use. */
export const allCentsA = sumOfTenths(centsA);
export const allCentsB = sumOfTenths(centsB);
/** kWh a year that a battery also discharges in a virtual power plant. */
export const tradedKwh = 500;
export const yearsA = Math.min(10, capKwhA / dischargedKwh);
export const yearsTraded = Math.min(10, capKwhA / (dischargedKwh + tradedKwh));
export const words = [
  checkedWords("would then end after", capKwhA / (dischargedKwh + tradedKwh), 8.5, 9.9),
  checkedWords("doesn't reach A's cap", capKwhA / (dischargedKwh * 10), 1, 2),
];

/** The table's last row: the sum of the rows above it, each rounded to tenths as it is printed. */
function sumOfTenths(cents: number): number {
  return [cents, givenUpCents, ownUseCents].reduce((sum, part) => sum + Math.round(part * 10), 0) / 10;
}
