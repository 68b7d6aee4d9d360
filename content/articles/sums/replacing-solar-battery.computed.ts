import { costOf } from "#content/cost.ts";
import { yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { yearsToPay } from "#content/energy/money/payback.ts";
import { checkedWords } from "#content/figures/checked-words.ts";
import type { Day } from "#content/rules/schedule.ts";

const batteryOn = (day: Day) => costOf({ batteryKwh: 13.5, panelsAlready: true }, day);
const inNovember = batteryOn("2026-11-21");

export const sizes = [7, 10, 13.5].map((batteryKwh) => ({ batteryKwh, ...yearWith(batteryKwh) }));
export const oldBattery = yearWith(7);
export const newBattery = yearWith(13.5);
export const price = inNovember.price.typical;
export const discount = inNovember.certificates.value;
export const netPrice = inNovember.pay.typical;
/** Dollars a year that the new battery adds while the old one still works. */
export const earlySaving = newBattery.saving - oldBattery.saving;
export const yearsToPayEarly = yearsToPay(netPrice, earlySaving, yearlyDegradation.battery);
/** The years until it pays for itself if the old one has failed. */
export const yearsToPayAfterFailure = yearsToPay(netPrice, newBattery.saving, yearlyDegradation.battery);
/** How many dollars the discount falls on 1 January. */
export const discountFall = discount - batteryOn("2027-01-01").certificates.value;

export const words = [
  checkedWords("never pays for itself", yearsToPayEarly ?? 60, 45, 60),
  checkedWords("A working battery saves most of that in a year", oldBattery.saving / discountFall, 0.6, 0.99),
];

function yearWith(batteryKwh: number) {
  const { year, savings } = modelledYear({ batteryKwh });
  return { dischargedKwh: year.both.discharged, saving: savings.batteryOnTop.assumed };
}
