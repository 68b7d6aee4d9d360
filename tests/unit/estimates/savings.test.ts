import { expect, test } from "vitest";
import { compute, read } from "#app/estimators/savings/answer.ts";

const today = "2026-11-21";
/** 18, 11 and 28 kWh a day as a quarter's use. */
const quarter = { 18: 1642.5, 11: 1003.75, 28: 2555 };

test("the facts' houses, to the dollar", () => {
  expect(worth(`kw=6.6&use=${quarter[18]}&home=mixed`)).toEqual([8659, 731, 913]);
  expect(worth(`kw=6.6&use=${quarter[18]}&home=mixed&battery=10`)).toEqual([8659, 1463, 1720]);
  expect(worth(`kw=6.6&use=${quarter[11]}&home=mixed&battery=10`)).toEqual([8659, 1007, 1263]);
  expect(worth(`kw=6.6&use=${quarter[18]}&home=out`)).toEqual([8659, 502, 709]);
  expect(worth(`kw=10&use=${quarter[28]}&home=mixed&battery=13.5`)).toEqual([13120, 2125, 2502]);
  expect(worth("postcode=3000&kw=6.6&bill=500&home=out")).toEqual([8659, 441, 654]);
});

test("payback is a range: 3.8 to 9.8 years part of the day at home, 4.9 to 14.2 with everyone out", () => {
  const years = (query: string) => {
    const { outputs } = ask(query);
    return [outputs["payback-low"], outputs["payback-high"]];
  };
  expect(years(`kw=6.6&use=${quarter[18]}&home=mixed`)).toEqual([3.8, 9.8]);
  expect(years(`kw=6.6&use=${quarter[18]}&home=out`)).toEqual([4.9, 14.2]);
});

test("a business gets no household rebate", () => {
  expect(ask("kw=6.6&site=business").cost?.stateRebate).toBe(0);
  expect(ask("kw=6.6").cost?.stateRebate).toBe(1400);
});

test("the visitor's own rate, feed-in, distributor and price replace what is assumed", () => {
  const base = `kw=6.6&use=${quarter[18]}&home=mixed`;
  const own = ask(`${base}&rate=30&feedin=5`);
  expect(own.outputs["yearly-saving-low"]).toBe(own.outputs["yearly-saving-high"]);
  expect(read(new URLSearchParams("distributor=ausnet&bill=500")).input).toMatchObject({ rate: 31.98, supply: 128.24 });
  expect(ask(`${base}&price=9000`).cost?.price).toEqual({ low: 9000, assumed: 9000, high: 9000 });
});

test("months and the ten years add up, and output fades by half a per cent", () => {
  const { months, years, outputs } = ask(`kw=6.6&use=${quarter[18]}&home=mixed&battery=10`);
  expect(months).toHaveLength(12);
  expect(Math.round(months.reduce((sum, month) => sum + month.made, 0))).toBe(outputs["yearly-kwh"]);
  expect(years).toHaveLength(10);
  expect((years[9]?.made ?? 0) / (years[0]?.made ?? 1)).toBeCloseTo(0.995 ** 9);
  expect(outputs["ten-year-high"]).toBeLessThan(10 * (outputs["yearly-saving-high"] ?? 0) + 1);
});

test("arithmetic lines sum to the ends they explain", () => {
  const { arithmetic, worth: range } = ask(`kw=6.6&use=${quarter[18]}&home=home&battery=10&midday=yes`);
  for (const [end, total] of [
    ["low end", range?.low],
    ["high end", range?.high],
  ] as const) {
    const parts = arithmetic.saving.filter((line) => line.label.endsWith(end) && !line.label.startsWith("Worth"));
    expect(parts.reduce((sum, line) => sum + (line.amount ?? 0), 0)).toBeCloseTo(total ?? Number.NaN, 6);
  }
});

test("Mildura makes more, an east roof less", () => {
  expect(ask("postcode=3500&kw=6.6").outputs["yearly-kwh"]).toBe(Math.round((8659.2 * 4.4) / 3.6));
  expect(ask("kw=6.6&orientation=east").outputs["yearly-kwh"]).toBe(Math.round(8659.2 * 0.92));
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
