import { batteryPrice, costOf } from "#content/cost.ts";
import { maxPaybackYears, yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { batteryOwnUseDollars } from "#content/energy/money/own-use.ts";
import { paybackOf, yearsToPay } from "#content/energy/money/payback.ts";
import { feedIn } from "#content/energy/tariffs/default-offer.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

/** The day of the article's prices. */
export const pricedOn = "2026-11-21";
/** A lender's rate, assumed. */
export const loanRate = 0.09;

export const usual10Kwh = batteryCase(6.6, 18, 10);
export const usual20Kwh = batteryCase(6.6, 18, 20);
export const lowUse5Kwh = batteryCase(6.6, 11, 5, batteryPrice(5).high);
export const lowUse10Kwh = batteryCase(6.6, 11, 10);
export const highUse13Kwh = batteryCase(10, 28, 13.5);
export const sizes = [5, 10, 13.5, 20, 30].map((batteryKwh) => ({ batteryKwh, ...batteryCase(6.6, 18, batteryKwh) }));
export const eveningShare = overnightShare("mixed");
export const atPeakRate = savingAt(35.56);
export const atOffPeakRate = savingAt(21.21);
export const undiscountedYears = yearsToPay(usual10Kwh.price, usual10Kwh.saving, yearlyDegradation.battery);

const pairings = [lowUse5Kwh, lowUse10Kwh, usual10Kwh, usual20Kwh, highUse13Kwh];
const usual13Kwh = batteryCase(6.6, 18, 13.5);
const usual30Kwh = batteryCase(6.6, 18, 30);

export const shortestYears = Math.min(...pairings.map(yearsOf));
export const longestYears = Math.max(...pairings.map(yearsOf));

export const words = [
  checkedWords(
    "Most of our five examples take longer",
    pairings.filter((pairing) => yearsOf(pairing) > 10).length,
    3,
    5,
  ),
  checkedWords("too big for the house takes longest", longestYears - yearsOf(usual20Kwh), 0, 0),
  checkedWords("it takes longer still", Math.min(yearsOf(lowUse5Kwh), yearsOf(usual20Kwh)), yearsOf(usual10Kwh), 60),
  checkedWords("it doesn't cover the interest", usual10Kwh.savingLow / (usual10Kwh.netPrice * loanRate), 0, 0.98),
  checkedWords("nearly flat", usual30Kwh.saving - usual13Kwh.saving, 80, 200),
  checkedWords(
    "about a quarter of what the first 10 does",
    (usual20Kwh.dischargedKwh - usual10Kwh.dischargedKwh) / usual10Kwh.dischargedKwh,
    0.2,
    0.3,
  ),
];

/** What a battery costs in a house that has panels, what it saves in a year, and the years until it has paid for itself. */
function batteryCase(kw: number, dailyKwh: number, batteryKwh: number, knownPrice?: number) {
  const { year, savings } = modelledYear({ kw, dailyKwh, batteryKwh });
  const { price, pay } = costOf({ batteryKwh, panelsAlready: true, knownPrice }, pricedOn);
  const payback = paybackOf(pay, savings.batteryOnTop, yearlyDegradation.battery);
  return {
    price: price.typical,
    netPrice: pay.typical,
    saving: savings.batteryOnTop.assumed,
    savingLow: savings.batteryOnTop.low,
    savingHigh: savings.batteryOnTop.high,
    dischargedKwh: year.both.discharged,
    notExportedKwh: year.panels.exported - year.both.exported,
    years: payback.assumed,
    bestYears: payback.low,
    worstYears: payback.high,
  };
}

/** What the 10 kWh battery saves if all the power that it supplies would have cost this many cents per kWh. */
function savingAt(centsPerKwh: number) {
  const saving =
    (usual10Kwh.dischargedKwh * centsPerKwh - usual10Kwh.notExportedKwh * feedIn.assumed) / 100 -
    batteryOwnUseDollars.assumed;
  return { saving, years: yearsToPay(usual10Kwh.netPrice, saving, yearlyDegradation.battery) };
}

function yearsOf({ years }: { years: number | null }): number {
  return years ?? maxPaybackYears;
}
