import fc from "fast-check";
import { expect, test } from "vitest";
import { dayCurve, hoursPerStep } from "#content/energy/day-curve.ts";
import { tries } from "#tests/prove.ts";

test("the average October day: 32.8 kWh made by 8 kW, 22.4 used, 1.1 bought", () => {
  const { rows, totals } = dayCurve();
  expect(rows).toHaveLength(96);
  expect(totals.solar).toBeCloseTo(32.8, 1);
  expect(totals.use).toBeCloseTo(22.4, 1);
  expect(totals.grid).toBeCloseTo(1.1, 1);
  expect(totals.discharge).toBeCloseTo(10, 1);
  expect(Math.max(...rows.map((row) => row.solar))).toBeCloseTo(4.2, 1);
});

test("a June day is shorter, makes less and buys more than a January day", () => {
  const june = dayCurve({ month: 6 });
  const january = dayCurve({ month: 1 });
  expect(june.totals.solar).toBeCloseTo(16.8, 5);
  expect(january.totals.solar).toBeCloseTo(40, 5);
  expect(june.totals.grid).toBeGreaterThan(january.totals.grid);
  expect(june.sunset - june.sunrise).toBeLessThan(10);
  expect(january.sunset - january.sunrise).toBeGreaterThan(14);
});

test("any day adds up, ends as it began, and never fills the battery beyond its size", () => {
  const inputs = fc.record({
    month: fc.integer({ min: 1, max: 12 }),
    kw: fc.double({ min: 0, max: 100, noNaN: true }),
    batteryKwh: fc.double({ min: 0, max: 50, noNaN: true }),
    // A house that uses next to nothing takes weeks to settle; none does.
    dailyUse: fc.double({ min: 1, max: 200, noNaN: true }),
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const { rows, totals } = dayCurve(input);
      for (const row of rows) {
        for (const value of Object.values(row)) expect(value).toBeGreaterThanOrEqual(-1e-9);
        expect(row.level).toBeLessThanOrEqual(input.batteryKwh + 1e-9);
        expect(row.direct + row.discharge + row.grid).toBeCloseTo(row.use, 8);
        expect(row.direct + row.charge + row.exported).toBeCloseTo(row.solar, 8);
      }
      expect(totals.use).toBeCloseTo(input.dailyUse, 6);
      const gained = totals.charge * 0.9 - totals.discharge;
      expect(Math.abs(gained)).toBeLessThan(0.01);
      expect(rows.reduce((sum, row) => sum + row.use * hoursPerStep, 0)).toBeCloseTo(totals.use, 8);
    }),
    { numRuns: tries(60) },
  );
});
