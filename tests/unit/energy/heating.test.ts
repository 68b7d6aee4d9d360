import { expect, test } from "vitest";
import { heatingYear, reverseCycleCost, warmthOf } from "#content/energy/heating.ts";
import { fixedValue } from "#content/figures/index.ts";

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
