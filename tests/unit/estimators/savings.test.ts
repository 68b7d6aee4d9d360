import { expect, test } from "vitest";
import { batterySizeFor } from "#app/estimators/battery-size.ts";
import { commercial } from "#app/estimators/calculators/commercial.tsx";
import { day } from "#app/estimators/calculators/day.tsx";
import { price } from "#app/estimators/calculators/price.tsx";
import { commercialLines } from "#app/estimators/commercial-workings.tsx";
import { energyInput, rateOf } from "#app/estimators/house.ts";
import { worthLines } from "#app/estimators/results/lines.ts";
import { savedByYear, TenYears } from "#app/estimators/results/ten-years.tsx";
import { answerTo } from "#content/energy/cached-estimates.ts";
import { defaultOffer } from "#content/energy/tariffs/default-offer.ts";
import { eveningShare } from "#content/energy/year/use.ts";
import { money } from "#content/format.ts";

const today = "2026-11-21";
/** 18, 11 and 28 kWh a day as a quarter's use. */
const quarter = { 18: 1642.5, 11: 1003.75, 28: 2555 };

/** What power cost when these houses were worked out. */
const rates = "rate=28.2&supply=126.74";

test("the facts' houses, to the dollar, less the $100 that a battery uses itself", () => {
  expect(worth(`kw=6.6&use=${quarter[18]}&home=mixed&${rates}`)).toEqual([8659, 559, 836]);
  expect(worth(`kw=6.6&use=${quarter[18]}&home=mixed&battery=10&${rates}`)).toEqual([8659, 1080, 1509]);
  expect(worth(`kw=6.6&use=${quarter[11]}&home=mixed&battery=10&${rates}`)).toEqual([8659, 809, 1150]);
  expect(worth(`kw=6.6&use=${quarter[18]}&home=out&${rates}`)).toEqual([8659, 483, 749]);
  expect(worth(`kw=10&use=${quarter[28]}&home=mixed&battery=13.5&${rates}`)).toEqual([13120, 1665, 2302]);
  expect(worth(`postcode=3000&kw=6.6&bill=500&home=out&${rates}`)).toEqual([8659, 424, 683]);
});

test("payback is a range, longer with everyone out, shorter at a lower price", () => {
  const years = (query: string) => {
    const { low, high } = ask(query).energy?.payback.panels ?? {};
    return [low ?? undefined, high ?? undefined];
  };
  const [low = 0, high = 0] = years(`kw=6.6&use=${quarter[18]}&home=mixed`);
  const [lowOut = 0, highOut = 0] = years(`kw=6.6&use=${quarter[18]}&home=out`);
  expect(low).toBeGreaterThan(0);
  expect(high).toBeGreaterThan(low);
  expect(lowOut).toBeGreaterThan(low);
  expect(highOut).toBeGreaterThan(high);
  expect(years(`kw=6.6&use=${quarter[18]}&home=mixed&stc=38&cost=7500`)[1]).toBeGreaterThan(
    years(`kw=6.6&use=${quarter[18]}&home=mixed&stc=38&cost=6500`)[1] ?? 0,
  );
});

test("a business gets no household rebate, and pays back fastest where it saves most", () => {
  const answer = commercial.answer("kw=6.6", today);
  const lines = commercialLines(answer);
  for (const [label, saving] of [
    ["Fastest payback", answer.worth?.high],
    ["Slowest payback", answer.worth?.low],
  ] as const)
    expect(lines.find((line) => line.label === label)?.calculation).toContain(`Saving ${money(saving ?? 0)} a year`);
  expect(JSON.stringify(lines)).not.toContain("Solar Homes");
  expect(ask("kw=6.6").cost?.panels.rebate.amount).toBe(1400);
});

test("the visitor's own rate, feed-in, distributor and price replace what is assumed", () => {
  const base = `kw=6.6&use=${quarter[18]}&home=mixed`;
  expect(ask(base).energy?.sensitivities.together.map(({ by }) => by)).toEqual(["feedIn", "habits", "sun"]);
  expect(ask(`${base}&rate=30&feedin=5`).energy?.sensitivities.together.map(({ by }) => by)).toEqual(["habits", "sun"]);
  const { usage, supply } = defaultOffer.ausnet;
  expect(rateOf(ask("distributor=ausnet&bill=500").house)).toEqual({ usage, supply });
  expect(ask(`${base}&cost=9000`).cost?.price).toEqual({ low: 9000, typical: 9000, high: 9000 });
});

test("what a business has saved passes the price in the year that its payback says", () => {
  for (const query of ["", "kw=50&use=20000", "kw=30&battery=40"]) {
    const { energy, worth, cost, outputs } = commercial.answer(query, today);
    if (!energy || !worth) throw new Error(`${query} has no saving`);
    const asked = { parts: energy.worth, worth, price: cost.pay.typical };
    const years = savedByYear(asked);
    const said = JSON.stringify(TenYears(asked));
    expect(said).toMatch(/"After 1 year","calculation":"[^"]* short of the price"/);
    expect(years.map(({ year }) => year)).toEqual([1, 3, 5, 7, 10]);
    for (const { year, low, high, ahead } of years) {
      expect(ahead > 0, `${query} after ${year}`).toBe(year > (outputs["payback-assumed"] ?? 0));
      expect(low).toBeLessThan(high);
    }
  }
});

test("a business's months add up, and what it makes is used, sold or held back", () => {
  const { energy, outputs } = commercial.answer("kw=30", today);
  const sum = (energy?.months ?? []).reduce((made, month) => made + month.made, 0);
  expect(Math.round(sum)).toBe(outputs["yearly-kwh"]);
  const { "yearly-direct": direct = 0, "yearly-exported": sold = 0, "yearly-held-back": held = 0 } = outputs;
  expect(held).toBeGreaterThan(500);
  expect(Math.abs(direct + sold + held - sum)).toBeLessThan(2);
});

test("a business that changes its size is priced for that size, unless it has a price", () => {
  const back = (query: string) => commercial.answer(query, today).outputs["payback-assumed"];
  expect(back("kw=30")).toBe(back("kw=30&price=45000"));
  expect(back("kw=50")).toBe(back("kw=50&price=70000"));
  expect(back("kw=30&price=60000")).toBeGreaterThan(back("kw=30") ?? 0);
});

test("arithmetic lines sum to the worth they explain", () => {
  const { energy, house, saving } = ask(`kw=6.6&use=${quarter[18]}&home=home&battery=10`);
  const lines = energy ? worthLines(energy, house) : [];
  const parts = lines.filter(({ label }) => !label.startsWith("Yearly saving"));
  expect(parts.reduce((sum, line) => sum + (line.amount ?? 0), 0)).toBeCloseTo(saving?.assumed ?? Number.NaN, 6);
});

test("the size of battery that is advised is worth what Your price says of it, and Home's day draws the same house", () => {
  const asked = `kw=6.6&use=${quarter[18]}&home=mixed&battery=8`;
  const { energy, house } = ask(asked);
  const night = (18 * eveningShare("mixed")).toFixed(6);
  expect(batterySizeFor({ house, stc: 38, day: today, backup: [], hours: 12 })?.low).toBe(8);
  expect(ask(`kw=6.6&night=${night}&battery=8`).saving?.low).toBeCloseTo(ask(asked).saving?.low ?? Number.NaN, 2);
  const drawn = day.answer("kw=6.6&daily=18&battery=8&month=6", today);
  expect(drawn.caption).toContain(
    "June day in Melbourne: 6.6 kW of north-facing panels, a battery of 8 kWh and a house",
  );
  expect(day.answer("kw=6.6&daily=18&battery=0", today).caption).toContain("panels, no battery and a house");
  expect(drawn.curve?.totals.grid).toBeCloseTo((energy?.months[5]?.bought ?? 0) / 30, 2);
});

test("every further question moves the answer: shade, a second face, heating, a car, hours, limits, a contract", () => {
  const base = `kw=6.6&use=${quarter[18]}&home=mixed&battery=10`;
  const assumed = (query: string) => ask(`${base}${query}`).saving?.assumed;
  const asked = [
    ...["&shadepm=much", "&kw2=3&orientation2=west", "&pitch=45", "&heating=electric", "&water=3&waterfrom=12"],
    ...["&ev=day", "&ev=midday&km=400", "&peak=40&peakfrom=16&peakto=21", "&midday=yes&cap=8", "&exportlimit=1"],
    ...["&feedin=1&feedin2=12&feedin2from=17&feedin2to=21", "&batterykw=2", "&reserve=50"],
    ...["&low=12&lowfrom=0&lowto=6&gridcharge=cheap&cheapfrom=0&cheapto=6"],
    ...["&vppyear=120&vppevents=30&vppkwh=5&vppcents=30&vppfrom=18&vppto=20"],
  ];
  expect(asked.filter((query) => assumed(query) === assumed(""))).toEqual([]);
});

test("trees in the east shade the morning, trees in the west the afternoon", () => {
  const morning = (query: string) => made(`kw=6.6&orientation=east&${query}`) ?? Number.NaN;
  expect(morning("shadeam=much")).toBeLessThan(morning("shadepm=much"));
});

test("Mildura makes more, an east roof less", () => {
  expect(made("postcode=3500&kw=6.6")).toBe(Math.round((8659.2 * 4.4) / 3.6));
  expect(made("kw=6.6&orientation=east")).toBe(Math.round(8659.2 * 0.8952));
});

test("on the Midday Power Saver the same panels save less", () => {
  const low = (query: string) => ask(query).saving?.low ?? 0;
  expect(low("kw=6.6&midday=yes")).toBeLessThan(low("kw=6.6"));
});

test("what can't pay back has no number", () => {
  expect(ask("kw=100&use=10&feedin=0&rate=1").energy?.payback.panels).toEqual({ low: null, assumed: null, high: null });
});

test("a bill that can't be used leaves the price, and says nothing of a saving", () => {
  const { cost, saving } = ask("kw=6.6&bill=abc");
  expect(cost?.pay.typical).toBeGreaterThan(0);
  expect(saving).toBeUndefined();
});

function worth(query: string) {
  const { saving } = ask(query);
  return [made(query), Math.round(saving?.low ?? 0), Math.round(saving?.high ?? 0)];
}

function made(query: string) {
  return Math.round(answerTo(energyInput(ask(query).house)).year.both.made);
}

/** Without a battery, unless one is asked about. */
function ask(query: string) {
  return price.answer(query.includes("battery=") ? query : `${query}&battery=0`, today);
}

test("a business's bill counts instead of the usual usage", () => {
  const used = (query: string) => commercial.answer(query, today).outputs["daily-use"];
  expect(used("bill=2500")).toBeLessThan(used("") ?? 0);
  expect(used("bill=9000")).toBeGreaterThan(used("") ?? 0);
  expect(used("bill=2500&use=12200")).toBe(used("bill=2500"));
});
