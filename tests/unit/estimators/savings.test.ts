import { expect, test } from "vitest";
import { batterySizeFor } from "#app/estimators/battery-size.ts";
import { commercial } from "#app/estimators/calculators/commercial.tsx";
import { heating } from "#app/estimators/calculators/heating.tsx";
import { price } from "#app/estimators/calculators/price.tsx";
import { energyInput } from "#app/estimators/house.ts";
import { savingLines } from "#app/estimators/results/lines.ts";
import { answerTo } from "#content/energy/cached-estimates.ts";
import { modelledDay } from "#content/energy/model-house.ts";
import { degradationOf, savedIn } from "#content/energy/money/payback.ts";
import { overnightShare } from "#content/energy/year/use.ts";
import { prices } from "#content/prices.ts";

const today = "2026-11-21";
/** A quarter's use at 18 kWh a day. */
const quarterlyKwh = (18 * 365) / 4;

test.each(["", "kw=50&use=20000", "kw=30&battery=40"])(
  "the saving of ?%s passes a business's price in the payback year",
  (query) => {
    const { energy, saving, cost, numbers } = commercial.answer(query, today);
    const paybackYears = numbers["payback-assumed"];
    if (!energy || !saving || paybackYears === undefined) throw new Error(`?${query} has no saving`);
    const years = [1, 3, 5, 7, 10];
    const savedAfter = (year: number) => savedIn(year, saving.assumed, degradationOf(energy.savings));
    expect(years.filter((year) => savedAfter(year) > cost.pay.typical)).toEqual(
      years.filter((year) => year > paybackYears),
    );
  },
);

test("a business's months add up to its year", () => {
  const { energy, numbers } = commercial.answer("kw=30", today);
  const sum = (energy?.months ?? []).reduce((made, month) => made + month.made, 0);
  expect(Math.round(sum)).toBe(numbers["yearly-kwh"]);
});

test("a business's solar is used, sold or held back", () => {
  const { numbers } = commercial.answer("kw=30", today);
  const {
    "yearly-kwh": madeKwh = Number.NaN,
    "yearly-direct": directKwh = 0,
    "yearly-exported": soldKwh = 0,
    "yearly-held-back": heldBackKwh = 0,
  } = numbers;
  expect(heldBackKwh, "the network's limit applies").toBeGreaterThan(0);
  // Each of the four is rounded to a whole number.
  expect(Math.abs(directKwh + soldKwh + heldBackKwh - madeKwh)).toBeLessThanOrEqual(2);
});

test("changing a business's size changes its price, unless a price was typed", () => {
  const paybackOf = (query: string) => {
    const years = commercial.answer(query, today).numbers["payback-assumed"];
    if (years === undefined) throw new Error(`?${query} has no payback`);
    return years;
  };
  for (const { kw, typical } of prices.commercial) {
    expect(paybackOf(`kw=${kw}`)).toBe(paybackOf(`kw=${kw}&price=${typical}`));
    expect(paybackOf(`kw=${kw}&price=${1.3 * typical}`)).toBeGreaterThan(paybackOf(`kw=${kw}`));
  }
});

test("arithmetic lines sum to the saving they explain", () => {
  const query = `kw=6.6&use=${quarterlyKwh}&home=home&battery=10`;
  const lines = savingLinesFor(query);
  const parts = lines.filter(({ label }) => !label.startsWith("Yearly saving"));
  expect(parts.reduce((sum, line) => sum + (line.amount ?? 0), 0)).toBeCloseTo(
    answerFor(query).saving?.assumed ?? Number.NaN,
    6,
  );
});

test.each([
  ["with panels", "kw=6.6", "These three"],
  ["with the visitor's own feed-in rate", "kw=6.6&feedin=5", "These two"],
  ["for a battery without panels", "kw=0&battery=10", undefined],
])("%s the range of the saving says how many causes rarely come together", (_, fields, count) => {
  const range = savingLinesFor(`use=${quarterlyKwh}&${fields}`).at(-1);
  expect(range?.label).toBe("Yearly saving, from low to high");
  expect(/These \w+/.exec(range?.calculation ?? "")?.[0]).toBe(count);
});

/** A household with somebody home part of the day. */
const mixedQuery = `kw=6.6&use=${quarterlyKwh}&home=mixed&battery=8`;

test("a household with somebody home part of the day is advised 8 kWh", () => {
  const { house } = answerFor(mixedQuery);
  expect(batterySizeFor({ house, certificatePrice: 38, day: today, backup: [], backupHours: 12 })?.suggested).toBe(8);
});

test("a household saves the same if its night's use is entered instead of its pattern", () => {
  const night = (18 * overnightShare("mixed")).toFixed(6);
  expect(answerFor(`kw=6.6&night=${night}&battery=8`).saving?.low).toBeCloseTo(
    answerFor(mixedQuery).saving?.low ?? Number.NaN,
    2,
  );
});

test("where no battery pays for itself, all of a battery for backup is called comfort", () => {
  const { house } = answerFor("kw=1&use=300");
  const advice = batterySizeFor({ house, certificatePrice: 38, day: today, backup: ["fridge"], backupHours: 12 });
  expect(advice?.suggested).toBeUndefined();
  expect(advice?.reasons.at(-1)).toMatch(
    /^Backup for 12 hours takes .+ usable. All of it is for comfort, not savings.$/,
  );
});

test("the chart of a day shows the same house as Your price", () => {
  const { energy } = answerFor(mixedQuery);
  const drawn = modelledDay({ kw: 6.6, batteryKwh: 8, dailyKwh: 18 }, 6);
  expect(drawn.totals.bought).toBeCloseTo((energy?.months[5]?.bought ?? Number.NaN) / 30, 2);
});

test.each([
  ["east", "shadeam", "shadepm"],
  ["west", "shadepm", "shadeam"],
])("panels that face %s lose more by ?%s than by ?%s", (orientation, ownDirection, otherDirection) => {
  const madeWith = (shade: string) => madeKwh(`kw=6.6&orientation=${orientation}&${shade}=much`);
  expect(madeWith(ownDirection)).toBeLessThan(madeWith(otherDirection));
});

test("a winter's saving includes none of the yearly supply charge, whether or not the gas goes", () => {
  const title = (lastgas: string) => heating.answer(`winter=900&summer=200&lastgas=${lastgas}`, today).title;
  expect(title("yes")).toBe(title("no"));
  expect(Number(/\d+(?= a winter)/.exec(title("yes"))?.[0])).toBeLessThan(900 - 200);
});

function madeKwh(query: string) {
  return Math.round(answerTo(energyInput(answerFor(query).house)).year.both.made);
}

function savingLinesFor(query: string) {
  const { energy, house } = answerFor(query);
  if (!energy) throw new Error(`?${query} has no saving`);
  return savingLines(energy, house);
}

/** Your price's answer, without a battery unless the query has one. */
function answerFor(query: string) {
  return price.answer(query.includes("battery=") ? query : `${query}&battery=0`, today);
}
