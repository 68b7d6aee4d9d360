import { costOf } from "#content/cost.ts";
import { yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { batteryOwnUse } from "#content/energy/money/own-use.ts";
import { feedIn } from "#content/energy/tariffs/default-offer.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

const { year } = modelledYear({ batteryKwh: 10 });
const { price, certificates, pay } = costOf({ batteryKwh: 10, panelsAlready: true }, "2026-11-21");

export const count = certificates.count;
export const discount = certificates.value;
export const discharged = year.both.discharged;
/** Cents of lost exports for each kWh discharged. */
export const givenUp = ((year.panels.exported - year.both.exported) / discharged) * feedIn.assumed;
/** What the battery uses itself, in cents for each kWh discharged. */
export const ownUse = (batteryOwnUse.assumed * 100) / discharged;
export const fading = yearlyDegradation.battery;
/** kWh that an ageing battery moves in ten years. */
export const fadedTotal = Array.from({ length: 10 }, (_, index) => discharged * (1 - fading) ** index).reduce(
  (sum, kwh) => sum + kwh,
);
export const priceA = price.typical;
export const priceB = 9800;
export const netA = pay.typical;
export const netB = priceB - discount;
/** A's warranty ends after ten years or 30 MWh, whichever comes first. */
export const capA = 30_000;
/** kWh that each warranty covers. */
export const coverA = Math.min(capA, discharged * 10);
export const coverB = discharged * 10;
/** Cents per kWh covered. */
export const centsA = (netA / coverA) * 100;
export const centsB = (netB / coverB) * 100;
/** The same, with lost exports and own use. */
export const allA = added(centsA);
export const allB = added(centsB);
/** kWh a year that a virtual power plant moves in addition. */
export const traded = 500;
export const yearsA = Math.min(10, capA / discharged);
export const yearsTraded = Math.min(10, capA / (discharged + traded));
export const words = [
  checkedWords("would then end after", capA / (discharged + traded), 8.5, 9.9),
  checkedWords("doesn't reach A's cap", capA / (discharged * 10), 1, 2),
];

/** The table's last row, added from tenths as the rows above print them. */
function added(cents: number): number {
  return [cents, givenUp, ownUse].reduce((sum, part) => sum + Math.round(part * 10), 0) / 10;
}
