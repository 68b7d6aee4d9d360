import { expect, test } from "vitest";
import * as batterySize from "#app/estimators/battery/answer.ts";
import * as day from "#app/estimators/day/answer.ts";
import { houseAnswer } from "#app/estimators/house/answer.ts";
import { compute, read } from "#app/estimators/savings/answer.ts";
import { eveningShare } from "#content/energy/day/night.ts";
import { defaultOffer } from "#content/energy/prices/tariffs.ts";

const today = "2026-11-21";
/** 18, 11 and 28 kWh a day as a quarter's use. */
const quarter = { 18: 1642.5, 11: 1003.75, 28: 2555 };

/** What power cost when these houses were worked out. */
const rates = "rate=28.2&supply=126.74";

test("the facts' houses, to the dollar", () => {
  expect(worth(`kw=6.6&use=${quarter[18]}&home=mixed&${rates}`)).toEqual([8659, 559, 836]);
  expect(worth(`kw=6.6&use=${quarter[18]}&home=mixed&battery=10&${rates}`)).toEqual([8659, 1180, 1609]);
  expect(worth(`kw=6.6&use=${quarter[11]}&home=mixed&battery=10&${rates}`)).toEqual([8659, 909, 1250]);
  expect(worth(`kw=6.6&use=${quarter[18]}&home=out&${rates}`)).toEqual([8659, 483, 749]);
  expect(worth(`kw=10&use=${quarter[28]}&home=mixed&battery=13.5&${rates}`)).toEqual([13120, 1765, 2402]);
  expect(worth(`postcode=3000&kw=6.6&bill=500&home=out&${rates}`)).toEqual([8659, 424, 684]);
});

test("payback is a range, longer with everyone out, shorter at a lower price", () => {
  const years = (query: string) => {
    const { outputs } = ask(query);
    return [outputs["payback-low"], outputs["payback-high"]];
  };
  const [low = 0, high = 0] = years(`kw=6.6&use=${quarter[18]}&home=mixed`);
  const [lowOut = 0, highOut = 0] = years(`kw=6.6&use=${quarter[18]}&home=out`);
  expect(low).toBeGreaterThan(0);
  expect(high).toBeGreaterThan(low);
  expect(lowOut).toBeGreaterThan(low);
  expect(highOut).toBeGreaterThan(high);
  expect(years(`kw=6.6&use=${quarter[18]}&home=mixed&stc=38&price=7500`)[1]).toBeGreaterThan(
    years(`kw=6.6&use=${quarter[18]}&home=mixed&stc=38&price=6500`)[1] ?? 0,
  );
});

test("a business gets no household rebate", () => {
  expect(ask("kw=6.6&site=business").cost?.panels.rebate.amount).toBe(0);
  expect(ask("kw=6.6").cost?.panels.rebate.amount).toBe(1400);
});

test("the visitor's own rate, feed-in, distributor and price replace what is assumed", () => {
  const base = `kw=6.6&use=${quarter[18]}&home=mixed`;
  expect(ask(base).pulls.map(({ by }) => by)).toEqual(["feedIn", "habits", "sun"]);
  expect(ask(`${base}&rate=30&feedin=5`).pulls.map(({ by }) => by)).toEqual(["habits", "sun"]);
  expect(read(new URLSearchParams("distributor=ausnet&bill=500")).input).toMatchObject({
    rate: defaultOffer.ausnet.usage,
    supply: defaultOffer.ausnet.supply,
  });
  expect(ask(`${base}&price=9000`).cost?.price).toEqual({ low: 9000, typical: 9000, high: 9000 });
});

test("months and the ten years add up, and output fades by half a per cent", () => {
  const { months, years, outputs } = ask(`kw=6.6&use=${quarter[18]}&home=mixed&battery=10`);
  expect(months).toHaveLength(12);
  expect(Math.round(months.reduce((sum, month) => sum + month.made, 0))).toBe(outputs["yearly-kwh"]);
  expect(years).toHaveLength(10);
  expect((years[9]?.made ?? 0) / (years[0]?.made ?? 1)).toBeCloseTo(0.995 ** 9);
  expect(outputs["ten-year-high"]).toBeLessThan(10 * (outputs["yearly-saving-high"] ?? 0) + 1);
});

test("arithmetic lines sum to the worth they explain", () => {
  const { arithmetic, worth: range } = ask(`kw=6.6&use=${quarter[18]}&home=home&battery=10`);
  const parts = arithmetic.saving.filter(({ label }) => !label.startsWith("Yearly saving"));
  expect(parts.reduce((sum, line) => sum + (line.amount ?? 0), 0)).toBeCloseTo(range?.assumed ?? Number.NaN, 6);
});

test("a house asked about in three places gives one answer", () => {
  const asked = "kw=6.6&daily=18&home=mixed";
  const { answer } = houseAnswer(read(new URLSearchParams(`${asked}&battery=8`)).input, today);
  const night = 18 * eveningShare("mixed");
  const sized = batterySize.compute(
    batterySize.read(new URLSearchParams(`kw=6.6&home=mixed&night=${night.toFixed(6)}`)).input,
    today,
  );
  expect(sized.priced).toBe(8);
  expect(sized.outputs["battery-saving-low"]).toBe(Math.round(answer.worth.batteryOnTop.low));
  const drawn = day.compute(day.read(new URLSearchParams(`${asked}&battery=8&month=6`)).input);
  expect(drawn.curve?.totals.grid).toBeCloseTo((answer.months[5]?.bought ?? 0) / 30, 2);
});

test("parts come in the order to buy them, each with its payback", () => {
  const { parts } = ask(`kw=6.6&use=${quarter[18]}&home=mixed&battery=10`);
  expect(parts.map(({ part }) => part)).toEqual(["panels", "batteryOnTop"]);
  const [panels = 0, battery = 0] = parts.map(({ perThousand }) => perThousand ?? 0);
  expect(panels).toBeGreaterThan(battery);
  expect(battery).toBeGreaterThan(0);
});

test("every further question moves the answer: shade, a second face, heating, a car, hours, limits, a contract", () => {
  const base = `kw=6.6&use=${quarter[18]}&home=mixed&battery=10`;
  const assumed = (query: string) => ask(`${base}${query}`).outputs["yearly-saving-assumed"];
  const asked = [
    ...["&shadepm=much", "&kw2=3&orientation2=west", "&pitch=45", "&heating=electric", "&water=3&waterfrom=12"],
    ...["&ev=day", "&ev=midday&km=400", "&peak=40&peakfrom=16&peakto=21", "&midday=yes&cap=8", "&exportlimit=1"],
    ...["&feedin=1&feedin2=12&feedin2from=17&feedin2to=21", "&batterykw=2", "&reserve=50"],
    ...["&low=12&lowfrom=0&lowto=6&gridcharge=cheap&cheapfrom=0&cheapto=6"],
    ...["&vppyear=120&vppevents=30&vppkwh=5&vppcents=30&vppfrom=18&vppto=20"],
  ];
  expect(asked.filter((query) => assumed(query) === assumed(""))).toEqual([]);
});

test("Mildura makes more, an east roof less", () => {
  expect(ask("postcode=3500&kw=6.6").outputs["yearly-kwh"]).toBe(Math.round((8659.2 * 4.4) / 3.6));
  expect(ask("kw=6.6&orientation=east").outputs["yearly-kwh"]).toBe(Math.round(8659.2 * 0.8952));
});

test("on the Midday Power Saver the same panels save less", () => {
  const low = (query: string) => ask(query).outputs["yearly-saving-low"] ?? 0;
  expect(low("kw=6.6&midday=yes")).toBeLessThan(low("kw=6.6"));
});

test("what can't pay back has no number", () => {
  const { outputs } = ask("kw=100&use=10&feedin=0&rate=1");
  expect(outputs["payback-low"]).toBeUndefined();
  expect(outputs["payback-high"]).toBeUndefined();
});

test("a size that can't be used leaves nothing to tell; a bill that can't, only what the panels make", () => {
  expect(ask("kw=6,6&bill=500").outputs["yearly-kwh"]).toBeUndefined();
  const { outputs } = ask("kw=6.6&bill=abc");
  expect(outputs["yearly-kwh"]).toBe(8659);
  expect(outputs["yearly-saving-low"]).toBeUndefined();
});

function worth(query: string) {
  const { outputs } = ask(query);
  return [outputs["yearly-kwh"], outputs["yearly-saving-low"], outputs["yearly-saving-high"]];
}

function ask(query: string) {
  return compute(read(new URLSearchParams(query)).input, today);
}
