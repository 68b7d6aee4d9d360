import { costOf } from "#content/cost.ts";
import { yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { defaultOffer, feedIn } from "#content/energy/tariffs/default-offer.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { checkedWords } from "#content/figures/checked-words.ts";
import { mapValues } from "#content/map-values.ts";
import { prices } from "#content/prices.ts";

type System = { kw: number; batteryKwh?: number };
type House = { dailyKwh?: number; occupancy?: "out" | "mixed" | "home"; plan?: { usageCents: number; feedIn: number } };

export const spanYears = 15;
export const inverter = { year: 12, price: prices.newInverter };
export const systems = {
  kw6_6: { kw: 6.6 },
  kw6_6Kwh10: { kw: 6.6, batteryKwh: 10 },
  kw10: { kw: 10 },
  kw10Kwh13_5: { kw: 10, batteryKwh: 13.5 },
  kw6_6Kwh20: { kw: 6.6, batteryKwh: 20 },
  kw13_2Kwh20: { kw: 13.2, batteryKwh: 20 },
} satisfies Record<string, System>;
export const lowPricePlan = { usageCents: defaultOffer.citipower.usageCents, feedIn: feedIn.low };
export const highPricePlan = { usageCents: defaultOffer.ausnet.usageCents, feedIn: feedIn.high };

const { kw6_6, kw6_6Kwh10, kw10, kw10Kwh13_5, kw6_6Kwh20, kw13_2Kwh20 } = systems;

/** Each system over fifteen years: in the usual house, at other prices, with nobody or somebody home all day, and with more use. */
export const usual = overTheYears({ kw6_6, kw6_6Kwh10, kw10, kw10Kwh13_5, kw6_6Kwh20 }, {});
export const atLowPrices = overTheYears({ kw6_6, kw6_6Kwh10, kw10, kw10Kwh13_5, kw6_6Kwh20 }, { plan: lowPricePlan });
export const atHighPrices = overTheYears({ kw6_6, kw6_6Kwh10, kw10, kw10Kwh13_5, kw6_6Kwh20 }, { plan: highPricePlan });
export const everyoneOut = overTheYears({ kw6_6, kw6_6Kwh10 }, { occupancy: "out" });
export const someoneHome = overTheYears({ kw6_6, kw6_6Kwh10 }, { occupancy: "home" });
export const highUse = overTheYears({ kw6_6, kw6_6Kwh10, kw10, kw10Kwh13_5, kw13_2Kwh20 }, { dailyKwh: 28 });

const standard = modelledYear({ batteryKwh: 10 });
/** Dollars that each part saves in the first year and in the last. */
export const firstYear = { panels: standard.savings.panels.assumed, battery: standard.savings.batteryOnTop.assumed };
export const lastYear = {
  panels: firstYear.panels * remainingShare("panels", spanYears),
  battery: firstYear.battery * remainingShare("battery", spanYears),
};
export const ownUseKwh = standard.year.both.direct + standard.year.both.discharged;
/** How much further ahead the battery leaves you after fifteen years, at each interest rate. */
export const batteryGain = {
  withoutInterest: printedDifference(usual.kw6_6Kwh10.ahead.withoutInterest, usual.kw6_6.ahead.withoutInterest),
  at5Percent: printedDifference(usual.kw6_6Kwh10.ahead.at5Percent, usual.kw6_6.ahead.at5Percent),
  at9Percent: printedDifference(usual.kw6_6Kwh10.ahead.at9Percent, usual.kw6_6.ahead.at9Percent),
};
export const lateBatterySaving = [11, 12, 13, 14, 15].reduce(
  (sum, year) => sum + firstYear.battery * remainingShare("battery", year),
  0,
);

const shareLost = (from: (typeof usual)["kw6_6Kwh10"], to: (typeof usual)["kw6_6Kwh10"]) =>
  1 - to.ahead.withoutInterest / from.ahead.withoutInterest;

/** The interest rate at which the battery adds nothing, interpolated between none and 5 per cent. */
export const breakEvenRate =
  (0.05 * batteryGain.withoutInterest) / (batteryGain.withoutInterest - batteryGain.at5Percent);
export const shareLostAtLowPrices = shareLost(usual.kw6_6Kwh10, atLowPrices.kw6_6Kwh10);

export const words = [
  checkedWords("a bit over a third of it", 1 - overnightShare("mixed"), 0.34, 0.42),
  checkedWords(
    "comes out best",
    usual.kw6_6Kwh10.ahead.withoutInterest -
      Math.max(usual.kw6_6.ahead.withoutInterest, usual.kw10.ahead.withoutInterest),
    100,
    5000,
  ),
  checkedWords(
    "6.6 kW with 10 kWh comes out in front",
    usual.kw6_6Kwh10.ahead.withoutInterest - usual.kw10Kwh13_5.ahead.withoutInterest,
    100,
    5000,
  ),
  checkedWords("with the same panels and a 20 kWh battery you're", usual.kw6_6Kwh20.ahead.withoutInterest, -5000, -1),
  checkedWords("the 10 kWh battery leaves you", usual.kw6_6Kwh10.ahead.at5Percent, -5000, -1),
  checkedWords("only the 6.6 kW system without a battery stays ahead", usual.kw6_6.ahead.at5Percent, 1, 5000),
  checkedWords(
    "anything larger leaves you out of pocket",
    Math.max(
      usual.kw6_6Kwh10.ahead.at5Percent,
      usual.kw10.ahead.at5Percent,
      usual.kw10Kwh13_5.ahead.at5Percent,
      usual.kw6_6Kwh20.ahead.at5Percent,
    ),
    -9000,
    -1,
  ),
  checkedWords("saves less", firstYear.battery / firstYear.panels, 0.5, 0.95),
  checkedWords(
    "the battery still adds something",
    someoneHome.kw6_6Kwh10.ahead.withoutInterest - someoneHome.kw6_6.ahead.withoutInterest,
    100,
    5000,
  ),
  checkedWords(
    "At 5 per cent it costs you",
    Math.max(batteryGain.at5Percent, someoneHome.kw6_6Kwh10.ahead.at5Percent - someoneHome.kw6_6.ahead.at5Percent),
    -5000,
    -1,
  ),
  checkedWords(
    "only two systems end up ahead",
    Math.min(atLowPrices.kw6_6.ahead.withoutInterest, atLowPrices.kw6_6Kwh10.ahead.withoutInterest),
    1,
    9000,
  ),
  checkedWords(
    "The others cost too much",
    Math.max(
      atLowPrices.kw10.ahead.withoutInterest,
      atLowPrices.kw10Kwh13_5.ahead.withoutInterest,
      atLowPrices.kw6_6Kwh20.ahead.withoutInterest,
    ),
    -9000,
    -1,
  ),
  checkedWords(
    "10 kW system with a 13.5 kWh battery comes out ahead",
    highUse.kw10Kwh13_5.ahead.withoutInterest - highUse.kw6_6Kwh10.ahead.withoutInterest,
    100,
    5000,
  ),
  checkedWords(
    "it's the 6.6 kW system with 10 kWh",
    highUse.kw6_6Kwh10.ahead.at5Percent - highUse.kw10Kwh13_5.ahead.at5Percent,
    100,
    5000,
  ),
];

function overTheYears<Name extends string>(named: Record<Name, System>, house: House) {
  return mapValues(named, (system) => overSpan(system, house));
}

/** What a system costs and saves over fifteen years, and how far ahead it is at interest rates of 0, 5 and 9 per cent. */
function overSpan({ kw, batteryKwh = 0 }: System, house: House) {
  const { savings } = modelledYear({ kw, batteryKwh, ...house });
  const cost = costOf({ kw, batteryKwh }, "2026-11-21").withoutRebate.typical;
  const ahead = { withoutInterest: -cost, at5Percent: -cost, at9Percent: -cost };
  let aheadFromYear = 1;
  for (let year = 1; year <= spanYears; year++) {
    const saved =
      savings.panels.assumed * remainingShare("panels", year) +
      savings.batteryOnTop.assumed * remainingShare("battery", year);
    const gained = saved - (year === inverter.year ? inverter.price : 0);
    ahead.withoutInterest += gained;
    ahead.at5Percent += gained / 1.05 ** year;
    ahead.at9Percent += gained / 1.09 ** year;
    if (ahead.withoutInterest < 0) aheadFromYear = year + 1;
  }
  return { cost, saved: ahead.withoutInterest + cost, ahead, aheadFromYear };
}

/** The difference of two amounts as the tables print them, so that a reader's own subtraction agrees. */
function printedDifference(one: number, other: number): number {
  return Math.round(one) - Math.round(other);
}

/** The share of the first year's saving that remains in a later year. */
function remainingShare(part: keyof typeof yearlyDegradation, year: number): number {
  return (1 - yearlyDegradation[part]) ** (year - 1);
}
