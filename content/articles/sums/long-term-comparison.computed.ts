import { costOf } from "#content/cost.ts";
import { yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { defaultOffer, feedIn } from "#content/energy/tariffs/default-offer.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { checkedWords } from "#content/figures/checked-words.ts";
import { mapValues } from "#content/map-values.ts";
import { prices } from "#content/prices.ts";

type System = { kw: number; batteryKwh?: number };
type House = { dailyKwh?: number; occupancy?: "out" | "mixed" | "home"; plan?: { usageRate: number; feedIn: number } };

export const spanYears = 15;
export const inverter = { year: 12, price: prices.newInverter };
export const systems = {
  solar: { kw: 6.6 },
  pair: { kw: 6.6, batteryKwh: 10 },
  wide: { kw: 10 },
  widePair: { kw: 10, batteryKwh: 13.5 },
  heavy: { kw: 6.6, batteryKwh: 20 },
  huge: { kw: 13.2, batteryKwh: 20 },
} satisfies Record<string, System>;
export const cheapPlan = { usageRate: defaultOffer.citipower.usageRate, feedIn: feedIn.low };
export const dearPlan = { usageRate: defaultOffer.ausnet.usageRate, feedIn: feedIn.high };

const { solar, pair, wide, widePair, heavy, huge } = systems;

/** Each system over fifteen years: in the usual house, at other prices, with more people at home, and in a house that uses more. */
export const usual = overTheYears({ solar, pair, wide, widePair, heavy }, {});
export const atCheap = overTheYears({ solar, pair, wide, widePair, heavy }, { plan: cheapPlan });
export const atDear = overTheYears({ solar, pair, wide, widePair, heavy }, { plan: dearPlan });
export const out = overTheYears({ solar, pair }, { occupancy: "out" });
export const home = overTheYears({ solar, pair }, { occupancy: "home" });
export const highUse = overTheYears({ solar, pair, wide, widePair, huge }, { dailyKwh: 28 });

const standard = modelledYear({ batteryKwh: 10 });
export const firstYear = { panels: standard.savings.panels.assumed, battery: standard.savings.batteryOnTop.assumed };
export const lastYear = {
  panels: firstYear.panels * remainingShare("panels", spanYears),
  battery: firstYear.battery * remainingShare("battery", spanYears),
};
export const ownUseKwh = standard.year.both.direct + standard.year.both.discharged;
/** How much further ahead the battery leaves you after fifteen years, at each interest rate. */
export const batteryGain = {
  none: printedDifference(usual.pair.ahead.none, usual.solar.ahead.none),
  five: printedDifference(usual.pair.ahead.five, usual.solar.ahead.five),
  nine: printedDifference(usual.pair.ahead.nine, usual.solar.ahead.nine),
};
export const lateBatterySaving = [11, 12, 13, 14, 15].reduce(
  (sum, year) => sum + firstYear.battery * remainingShare("battery", year),
  0,
);

const shareLost = (from: (typeof usual)["pair"], to: (typeof usual)["pair"]) => 1 - to.ahead.none / from.ahead.none;

/** The interest rate at which the battery adds nothing, interpolated between none and 5 per cent. */
export const breakEvenRate = (0.05 * batteryGain.none) / (batteryGain.none - batteryGain.five);
export const shareLostAtCheap = shareLost(usual.pair, atCheap.pair);

export const words = [
  checkedWords("a bit over a third of it", 1 - overnightShare("mixed"), 0.34, 0.42),
  checkedWords(
    "comes out best",
    usual.pair.ahead.none - Math.max(usual.solar.ahead.none, usual.wide.ahead.none),
    100,
    5000,
  ),
  checkedWords("6.6 kW with 10 kWh comes out in front", usual.pair.ahead.none - usual.widePair.ahead.none, 100, 5000),
  checkedWords("with the same panels and a 20 kWh battery you're", usual.heavy.ahead.none, -5000, -1),
  checkedWords("the 10 kWh battery leaves you", usual.pair.ahead.five, -5000, -1),
  checkedWords("only the 6.6 kW system without a battery stays ahead", usual.solar.ahead.five, 1, 5000),
  checkedWords(
    "anything larger leaves you out of pocket",
    Math.max(usual.pair.ahead.five, usual.wide.ahead.five, usual.widePair.ahead.five, usual.heavy.ahead.five),
    -9000,
    -1,
  ),
  checkedWords("saves less", firstYear.battery / firstYear.panels, 0.5, 0.95),
  checkedWords("the battery still adds something", home.pair.ahead.none - home.solar.ahead.none, 100, 5000),
  checkedWords(
    "At 5 per cent it costs you",
    Math.max(batteryGain.five, home.pair.ahead.five - home.solar.ahead.five),
    -5000,
    -1,
  ),
  checkedWords("only two systems end up ahead", Math.min(atCheap.solar.ahead.none, atCheap.pair.ahead.none), 1, 9000),
  checkedWords(
    "The others cost too much",
    Math.max(atCheap.wide.ahead.none, atCheap.widePair.ahead.none, atCheap.heavy.ahead.none),
    -9000,
    -1,
  ),
  checkedWords(
    "10 kW system with a 13.5 kWh battery comes out ahead",
    highUse.widePair.ahead.none - highUse.pair.ahead.none,
    100,
    5000,
  ),
  checkedWords("it's the 6.6 kW system with 10 kWh", highUse.pair.ahead.five - highUse.widePair.ahead.five, 100, 5000),
];

function overTheYears<Name extends string>(named: Record<Name, System>, house: House) {
  return mapValues(named, (system) => overSpan(system, house));
}

/** What a system costs and saves over fifteen years, and how far ahead it is at interest rates of 0, 5 and 9 per cent. */
function overSpan({ kw, batteryKwh = 0 }: System, house: House) {
  const { savings } = modelledYear({ kw, batteryKwh, ...house });
  const cost = costOf({ kw, batteryKwh }, "2026-11-21").withoutRebate.typical;
  const ahead = { none: -cost, five: -cost, nine: -cost };
  let clearFrom = 1;
  for (let year = 1; year <= spanYears; year++) {
    const saved =
      savings.panels.assumed * remainingShare("panels", year) +
      savings.batteryOnTop.assumed * remainingShare("battery", year);
    const gained = saved - (year === inverter.year ? inverter.price : 0);
    ahead.none += gained;
    ahead.five += gained / 1.05 ** year;
    ahead.nine += gained / 1.09 ** year;
    if (ahead.none < 0) clearFrom = year + 1;
  }
  return { cost, saved: ahead.none + cost, ahead, clearFrom };
}

/** The difference of two amounts as the tables print them, so that a reader's own subtraction agrees. */
function printedDifference(one: number, other: number): number {
  return Math.round(one) - Math.round(other);
}

/** The share of the first year's saving that remains in a later year. */
function remainingShare(part: keyof typeof yearlyDegradation, year: number): number {
  return (1 - yearlyDegradation[part]) ** (year - 1);
}
