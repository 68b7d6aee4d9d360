import { expect, test } from "vitest";
import { heatingYear, reverseCycleCost, warmthOf } from "#content/energy/heating.ts";
import { hotWaterYear } from "#content/energy/hot-water.ts";
import { fixedValue } from "#content/figures/index.ts";

test("three people: 2,573 kWh of heat, $242 by heat pump, $726 by element, about $600 by gas", () => {
  const year = hotWaterYear(3, { usage: 28.2, gas: 4.2 });
  expect(Math.round(year.heatKwh)).toBe(2573);
  expect(Math.round(year.heatPump.energy)).toBe(858);
  expect(Math.round(year.heatPump.cost.assumed)).toBe(242);
  expect(Math.round(year.electric.cost.assumed)).toBe(726);
  expect(Math.round(year.gas.energy)).toBe(14252);
  expect(Math.round(year.gas.cost.assumed)).toBe(599);
});

test("a heat pump's range is its COP of 3.5 to 2.5, a gas heater's 75 to 55%", () => {
  const { heatPump, gas } = hotWaterYear(2, { usage: 30, gas: 5 });
  expect(heatPump.cost.low).toBeCloseTo((2 * 2.35 * 365 * 0.3) / 3.5);
  expect(heatPump.cost.high).toBeCloseTo((2 * 2.35 * 365 * 0.3) / 2.5);
  expect(gas.cost.low).toBeCloseTo((2 * 2.35 * 365 * 3.6 * 0.05) / 0.75);
  expect(gas.cost.high).toBeCloseTo((2 * 2.35 * 365 * 3.6 * 0.05) / 0.55);
});

test("emissions follow the national factors", () => {
  const year = hotWaterYear(1);
  expect(year.electric.emissions).toBeCloseTo(2.35 * 365 * 0.85);
  expect(year.gas.emissions).toBeCloseTo(((2.35 * 365 * 3.6) / 0.65 / 1000) * 55.53);
});

test("on midday solar only the feed-in is given up", () => {
  expect(hotWaterYear(3).heatPumpOnSolar).toEqual({ low: 0, high: expect.closeTo((2573.25 / 2.5) * 0.03, 2) });
});

test("38 GJ of gas is 6,861 kWh of warmth, and reverse cycle makes it for $331 to $953, about $553", () => {
  expect(Math.round(warmthOf(38_000))).toBe(6861);
  const { low, assumed, high } = reverseCycleCost(38_000, 28.2);
  expect([low, assumed, high].map(Math.round)).toEqual([331, 553, 953]);
});

test("the figures on the page are a year of that house, to ten dollars", () => {
  expect(heatingYear.gas.low).toBeCloseTo(380 * 3.6);
  expect(heatingYear.gas.high).toBeCloseTo(380 * 4.2);
  expect(fixedValue("heating-gas-year")).toBe("$1,370–1,600");
  expect(fixedValue("heating-reverse-cycle-year")).toBe("$330–950");
});
