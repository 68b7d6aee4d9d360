import { batteryPrice, costOf } from "#content/cost.ts";
import { longestPayback, yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { batteryOwnUse } from "#content/energy/money/own-use.ts";
import { paybackOf, yearsToPay } from "#content/energy/money/payback.ts";
import { feedIn } from "#content/energy/tariffs/default-offer.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

const today = "2026-11-21";

export const house = paysBack(6.6, 18, 10);
export const large = paysBack(6.6, 18, 20);
export const lowUseSmallBattery = paysBack(6.6, 11, 5, batteryPrice(5).high);
export const lowUseTenKwh = paysBack(6.6, 11, 10);
export const big = paysBack(10, 28, 13.5);
export const sizes = [5, 10, 13.5, 20, 30].map((usable) => ({ usable, ...paysBack(6.6, 18, usable) }));
export const evening = overnightShare("mixed");
export const dearHours = replacing(35.56);
export const cheapHours = replacing(21.21);
export const undiscounted = yearsToPay(house.price, house.saves, yearlyDegradation.battery);

const pairings = [lowUseSmallBattery, lowUseTenKwh, house, large, big];
const thirteen = paysBack(6.6, 18, 13.5);
const thirty = paysBack(6.6, 18, 30);

export const shortest = Math.min(...pairings.map(yearsOf));
export const longest = Math.max(...pairings.map(yearsOf));

export const words = [
  checkedWords(
    "Most of our five examples take longer",
    pairings.filter((pairing) => yearsOf(pairing) > 10).length,
    3,
    5,
  ),
  checkedWords("too big for the house takes longest", longest - yearsOf(large), 0, 0),
  checkedWords("it takes longer still", Math.min(yearsOf(lowUseSmallBattery), yearsOf(large)), yearsOf(house), 60),
  checkedWords("it doesn't cover the interest", house.least / (house.net * 0.09), 0, 0.98),
  checkedWords("nearly flat", thirty.saves - thirteen.saves, 80, 200),
  checkedWords("about a quarter of what the first 10 does", (large.moved - house.moved) / house.moved, 0.2, 0.3),
];

function paysBack(kw: number, daily: number, usable: number, knownPrice?: number) {
  const { year, worth } = modelledYear({ kw, daily, usable });
  const { price, pay } = costOf({ battery: usable, panelsAlready: true, knownPrice }, today);
  const back = paybackOf(pay, worth.batteryOnTop, yearlyDegradation.battery);
  return {
    price: price.typical,
    net: pay.typical,
    saves: worth.batteryOnTop.assumed,
    least: worth.batteryOnTop.low,
    most: worth.batteryOnTop.high,
    moved: year.both.moved,
    notExported: year.panels.exported - year.both.exported,
    bought: year.both.bought,
    years: back.assumed,
    best: back.low,
    worst: back.high,
  };
}

function replacing(cents: number) {
  const saves = (house.moved * cents - house.notExported * feedIn.assumed) / 100 - batteryOwnUse.assumed;
  return { saves, years: yearsToPay(house.net, saves, yearlyDegradation.battery) };
}

function yearsOf({ years }: { years: number | null }): number {
  return years ?? longestPayback;
}
