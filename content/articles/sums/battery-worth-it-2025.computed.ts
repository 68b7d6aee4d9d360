import { batteryPrice, costOf } from "#content/cost.ts";
import { maxPaybackYears, yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { batteryOwnUse } from "#content/energy/money/own-use.ts";
import { paybackOf, yearsToPay } from "#content/energy/money/payback.ts";
import { feedIn } from "#content/energy/tariffs/default-offer.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

const today = "2026-11-21";

export const house = batteryCase(6.6, 18, 10);
export const oversized = batteryCase(6.6, 18, 20);
export const lowUseSmallBattery = batteryCase(6.6, 11, 5, batteryPrice(5).high);
export const lowUseTenKwh = batteryCase(6.6, 11, 10);
export const highUse = batteryCase(10, 28, 13.5);
export const sizes = [5, 10, 13.5, 20, 30].map((batteryKwh) => ({ batteryKwh, ...batteryCase(6.6, 18, batteryKwh) }));
export const eveningShare = overnightShare("mixed");
export const dearHours = savingAt(35.56);
export const cheapHours = savingAt(21.21);
export const undiscountedYears = yearsToPay(house.price, house.saving, yearlyDegradation.battery);

const pairings = [lowUseSmallBattery, lowUseTenKwh, house, oversized, highUse];
const thirteen = batteryCase(6.6, 18, 13.5);
const thirty = batteryCase(6.6, 18, 30);

export const shortestYears = Math.min(...pairings.map(yearsOf));
export const longestYears = Math.max(...pairings.map(yearsOf));

export const words = [
  checkedWords(
    "Most of our five examples take longer",
    pairings.filter((pairing) => yearsOf(pairing) > 10).length,
    3,
    5,
  ),
  checkedWords("too big for the house takes longest", longestYears - yearsOf(oversized), 0, 0),
  checkedWords("it takes longer still", Math.min(yearsOf(lowUseSmallBattery), yearsOf(oversized)), yearsOf(house), 60),
  checkedWords("it doesn't cover the interest", house.savingLow / (house.net * 0.09), 0, 0.98),
  checkedWords("nearly flat", thirty.saving - thirteen.saving, 80, 200),
  checkedWords(
    "about a quarter of what the first 10 does",
    (oversized.discharged - house.discharged) / house.discharged,
    0.2,
    0.3,
  ),
];

/** What a battery costs in a house that has panels, what it saves in a year, and the years until it has paid for itself. */
function batteryCase(kw: number, dailyKwh: number, batteryKwh: number, knownPrice?: number) {
  const { year, savings } = modelledYear({ kw, dailyKwh, batteryKwh });
  const { price, pay } = costOf({ batteryKwh, panelsAlready: true, knownPrice }, today);
  const payback = paybackOf(pay, savings.batteryOnTop, yearlyDegradation.battery);
  return {
    price: price.typical,
    net: pay.typical,
    saving: savings.batteryOnTop.assumed,
    savingLow: savings.batteryOnTop.low,
    savingHigh: savings.batteryOnTop.high,
    discharged: year.both.discharged,
    notExported: year.panels.exported - year.both.exported,
    bought: year.both.bought,
    years: payback.assumed,
    bestYears: payback.low,
    worstYears: payback.high,
  };
}

/** What the 10 kWh battery saves if all the power that it moves would have cost this many cents per kWh. */
function savingAt(centsPerKwh: number) {
  const saving = (house.discharged * centsPerKwh - house.notExported * feedIn.assumed) / 100 - batteryOwnUse.assumed;
  return { saving, years: yearsToPay(house.net, saving, yearlyDegradation.battery) };
}

function yearsOf({ years }: { years: number | null }): number {
  return years ?? maxPaybackYears;
}
