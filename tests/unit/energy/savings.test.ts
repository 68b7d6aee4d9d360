import fc from "fast-check";
import { expect, test } from "vitest";
import { payback } from "#content/energy/payback.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import { panelsPrice } from "#content/energy/prices.ts";
import { averageDay, type House, yearlyWorth, yearOf } from "#content/energy/savings.ts";
import { dailyUseFromBill } from "#content/energy/tariffs.ts";
import { faded, yearlyOutput } from "#content/energy/yield.ts";

test("a kW in Melbourne makes 1,312 kWh a year, 6.6 kW 8,659", () => {
  expect(Math.round(yearlyOutput(1))).toBe(1312);
  expect(Math.round(yearlyOutput(6.6))).toBe(8659);
  expect(yearlyOutput(1, "east")).toBeCloseTo(1312 * 0.92);
  expect(faded(25)).toBeCloseTo(0.882, 3);
});

test("6.6 kW at 18 kWh a day without a battery", () => {
  const year = yearOf({ kw: 6.6, dailyUse: 18, home: "mixed" });
  expect(rounded(year)).toMatchObject({ direct: 2593, exported: 6066, moved: 0 });
  expect(rounded(yearlyWorth(year))).toEqual({ low: 731, assumed: 853, high: 913 });
});

test("the same with 10 kWh usable", () => {
  const year = yearOf({ kw: 6.6, dailyUse: 18, home: "mixed", batteryKwh: 10 });
  expect(rounded(year)).toMatchObject({ moved: 3243, exported: 2463 });
  expect(rounded(yearlyWorth(year))).toEqual({ low: 1463, assumed: 1695, high: 1720 });
});

test("a smaller household with 10 kWh usable", () => {
  const year = yearOf({ kw: 6.6, dailyUse: 11, home: "mixed", batteryKwh: 10 });
  expect(rounded(year)).toMatchObject({ direct: 1804, moved: 2208 });
  expect(rounded(yearlyWorth(year))).toEqual({ low: 1007, assumed: 1219, high: 1263 });
});

test("everyone out all day", () => {
  const year = yearOf({ kw: 6.6, dailyUse: 18, home: "out" });
  expect(rounded(year)).toMatchObject({ direct: 1781 });
  expect(rounded(yearlyWorth(year))).toEqual({ low: 502, assumed: 640, high: 709 });
});

test("10 kW with 13.5 kWh usable at 28 kWh a day", () => {
  const worth = yearlyWorth(yearOf({ kw: 10, dailyUse: 28, home: "mixed", batteryKwh: 13.5 }));
  expect(rounded(worth)).toEqual({ low: 2125, assumed: 2459, high: 2502 });
});

test("a $500 quarter is 14.9 kWh a day, worth $441 to $654 with everyone out", () => {
  const dailyUse = dailyUseFromBill(500);
  expect(dailyUse).toBeCloseTo(14.94, 2);
  const year = yearOf({ kw: 6.6, dailyUse, home: "out" });
  expect(rounded(year)).toMatchObject({ direct: 1563 });
  expect(rounded(yearlyWorth(year))).toMatchObject({ low: 441, high: 654 });
});

test("a bill below the daily charge is no use at all, not a negative one", () => {
  expect(dailyUseFromBill(20)).toBe(0);
});

test("a feed-in rate of one's own holds for both ends", () => {
  const year = yearOf({ kw: 6.6, dailyUse: 18, home: "mixed" });
  const worth = yearlyWorth(year, { feedIn: 5 });
  expect(worth.low).toBeCloseTo(worth.high);
  expect(Math.round(worth.low)).toBe(Math.round(2593.4 * 0.282 + 6065.8 * 0.05));
});

test("a car charged by day takes surplus, one charged at night only what a battery brings", () => {
  const house: House = { kw: 6.6, dailyUse: 18, home: "mixed" };
  const byDay = yearOf({ ...house, car: { kwh: 6.5, charged: "day" } });
  const byNight = yearOf({ ...house, car: { kwh: 6.5, charged: "night" } });
  expect(byDay.direct - yearOf(house).direct).toBeGreaterThan(2300);
  expect(byNight.direct).toBeCloseTo(yearOf(house).direct);
});

test("what is made is used, moved, lost or exported, and nothing is moved that the evening does not need", () => {
  const houses = fc.record({
    kw: fc.double({ min: 0, max: 100, noNaN: true }),
    dailyUse: fc.double({ min: 0, max: 200, noNaN: true }),
    home: fc.constantFrom<House["home"]>("out", "mixed", "home"),
    batteryKwh: fc.double({ min: 0, max: 100, noNaN: true }),
  });
  fc.assert(
    fc.property(houses, fc.double({ min: 0, max: 8, noNaN: true }), (house, perKw) => {
      const day = averageDay(house, perKw);
      for (const each of Object.values(day)) expect(each).toBeGreaterThanOrEqual(-1e-9);
      expect(day.direct + day.moved / 0.9 + day.exported).toBeCloseTo(day.made, 6);
      expect(day.direct + day.moved + day.bought).toBeCloseTo(house.dailyUse, 6);
      expect(day.moved).toBeLessThanOrEqual(house.batteryKwh * 0.9 + 1e-9);
    }),
  );
});

test("payback of 6.6 kW at 18 kWh a day: 4 to 10 years, 5 to 14 with everyone out", () => {
  const years = (home: House["home"]) => {
    const worth = yearlyWorth(yearOf({ kw: 6.6, dailyUse: 18, home }));
    return rounded(payback(panelsPrice(6.6), 1482, 1400, worth));
  };
  expect(years("mixed")).toEqual({ low: 4, high: 10 });
  expect(years("out")).toEqual({ low: 5, high: 14 });
});

test("what never pays back has no number", () => {
  const nothing = { low: 0, assumed: 0, high: 0 };
  expect(payback(panelsPrice(6.6), 0, 0, nothing)).toEqual({ low: undefined, high: undefined });
  expect(payback(panelsPrice(6.6), 0, 0, { low: 10, assumed: 10, high: 10 })).toEqual({
    low: undefined,
    high: undefined,
  });
});

test("Mildura and Bendigo make more than Melbourne; unknown places count as Melbourne", () => {
  expect(yieldAt("3500").factor).toBeCloseTo(4.4 / 3.6);
  expect(yieldAt("3550").name).toBe("Bendigo");
  expect(yieldAt("3844")).toMatchObject({ name: "Melbourne", factor: 1 });
  expect(yieldAt().factor).toBe(1);
});

function rounded<T extends object>(values: T): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Math.round(value)]));
}
