import { expect, test } from "vitest";
import { dayLabels } from "#app/charts/day/day-labels.ts";
import { modelledDay } from "#content/energy/model-house.ts";

/** The plot's size in pixels where it is narrowest. */
const plot = { width: 700, height: 256 };
const scale = "Scale: 0 to 13.5 kW";
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const batteries = [0, 5, 10, 13.5, 30];
const houses = [
  { kw: 3, daily: 8 },
  { kw: 6.6, daily: 18 },
  { kw: 6.6, daily: 45 },
  { kw: 8, daily: 22.4 },
  { kw: 13.2, daily: 12 },
  { kw: 30, daily: 90 },
];

test.each(houses)("in the day chart with $kw kW, labels don't overlap or leave the plot", ({ kw, daily }) => {
  for (const month of months)
    for (const usable of batteries) {
      const what = `month ${month}, ${usable} kWh`;
      const names = labelsOf({ kw, usable, daily }, month).map(({ name, amount, x, y }) => {
        const [left, top] = [(x / 100) * plot.width, (y / 100) * plot.height];
        return { left, top, right: left + 7 + Math.max(name.length, amount.length) * 7.5, bottom: top + 42 };
      });
      const ofScale = { left: plot.width - 6 - scale.length * 7, top: 4, right: plot.width, bottom: 26 };
      for (const [index, one] of [ofScale, ...names].entries()) {
        const isInside = one.left >= 0 && one.top >= 0 && one.right <= plot.width && one.bottom <= plot.height;
        expect(isInside, what).toBe(true);
        for (const other of names.slice(index)) {
          const isBeside = one.right <= other.left || other.right <= one.left;
          expect(isBeside || one.bottom <= other.top || other.bottom <= one.top, what).toBe(true);
        }
      }
    }
});

test("our October day has all three labels, the battery's in the evening; without a battery it has one, and in a dark week none", () => {
  const namesOf = (...day: Parameters<typeof labelsOf>) => labelsOf(...day).map(({ name }) => name);
  const [, , evening] = labelsOf({ kw: 8, usable: 10, daily: 22.4 }, 10);
  expect(evening?.name).toBe("From the battery");
  expect(evening?.x).toBeGreaterThan(100 * (18 / 24));
  expect(namesOf({ kw: 8, usable: 10, daily: 22.4 }, 10).slice(0, 2)).toEqual(["Sold to the grid", "Into the battery"]);
  expect(namesOf({ kw: 8, usable: 0, daily: 22.4 }, 10)).toEqual(["Sold to the grid"]);
  expect(namesOf({ kw: 1, usable: 0, daily: 40 }, 6)).toEqual([]);
});

function labelsOf(house: Parameters<typeof modelledDay>[0], month: number) {
  const curve = modelledDay(house, month);
  return dayLabels(curve, Math.max(...curve.rows.map((row) => Math.max(row.solar, row.use))) * 1.05, scale);
}
