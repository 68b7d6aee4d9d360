import fc from "fast-check";
import { expect, test } from "vitest";
import { sunShare, workingWeek } from "#content/energy/working-week.ts";
import { monthlyYield } from "#content/energy/yield.ts";

const workshop = { kw: 30, workKw: 15, idleKw: 1, from: 7, to: 17, days: 5 };

test("a week makes seven average days of its month", () => {
  expect(workingWeek(workshop, 10).totals.made).toBeCloseTo(7 * 30 * monthlyYield[9], 6);
  expect(workingWeek(workshop, 6).totals.made).toBeCloseTo(7 * 30 * monthlyYield[5], 6);
});

test("what is made is used or exported, and a closed weekend exports nearly all of its two days", () => {
  const { made, direct, exported, weekendMade, weekendExported } = workingWeek(workshop).totals;
  expect(direct + exported).toBeCloseTo(made, 6);
  expect(weekendMade).toBeCloseTo((made * 2) / 7, 6);
  expect(weekendExported / weekendMade).toBeGreaterThan(0.85);
});

test("a building that never closes has all of the sun, one open from six in the evening almost none", () => {
  expect(sunShare({ from: 0, to: 24, days: 7 })).toBeCloseTo(1, 9);
  expect(sunShare({ from: 18, to: 22, days: 7 })).toBeLessThan(0.05);
  expect(sunShare({ from: 0, to: 24, days: 5, weeks: 26 })).toBeCloseTo(5 / 14, 9);
});

test("longer hours and more days never have less of the sun", () => {
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(hour, hour, fc.integer({ min: 1, max: 6 }), (a, b, days) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b) + 1];
      const share = sunShare({ from, to, days });
      expect(share).toBeGreaterThanOrEqual(0);
      expect(sunShare({ from, to: to === 24 ? 24 : to + 1, days })).toBeGreaterThanOrEqual(share);
      expect(sunShare({ from, to, days: days + 1 })).toBeGreaterThanOrEqual(share);
    }),
  );
});
