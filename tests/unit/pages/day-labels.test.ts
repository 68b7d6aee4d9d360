import { expect, test } from "vitest";
import { type DayLabel, dayLabels } from "#app/charts/day/day-labels.ts";
import type { DayCurve } from "#content/energy/day/day.ts";
import { modelledDay } from "#content/energy/model-house.ts";
import { sample } from "#tests/prove.ts";

/** The plot where it is narrowest, and the letters where they are widest, in pixels. */
const plot = { width: 600, height: 256 };
const scale = "Scale: 0 to 13.5 kW";

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((month) =>
  [0, 5, 10, 13.5, 30].flatMap((batteryKwh) =>
    [
      [3, 8],
      [6.6, 18],
      [6.6, 45],
      [8, 22.4],
      [13.2, 12],
      [30, 90],
    ].map(([kw = 0, dailyUse = 0]) => ({ month, batteryKwh, kw, dailyUse })),
  ),
);

/** Every seventh has all months, batteries and houses among them. */
const drawn = sample(all, 7).map((day) => ({ day, ...labelled(dayCurve(day)) }));

test("no name in the day's chart lies over another or leaves the plot, in any month, house or battery", () => {
  for (const { day, labels } of drawn) {
    const boxes = [scaleBox, ...labels.map(boxOf)];
    for (const [index, one] of boxes.entries()) {
      expect(one.left >= 0 && one.top >= 0 && one.right <= plot.width && one.bottom <= plot.height).toBe(true);
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        expect(apart, JSON.stringify({ day, labels })).toBe(true);
      }
    }
  }
});

test("a name of the sun's areas begins inside its own area", () => {
  for (const { day, labels, rows, topKw } of drawn) {
    for (const { name, x, y } of labels) {
      const row = rows.find(({ hour }) => hour / 24 >= (x + 4) / 100);
      const kw = ((100 - y - 7) / 100) * topKw;
      if (!row || name === "From the battery") continue;
      const from = name === "Sold to the grid" ? row.direct + row.charge : row.direct;
      expect(kw >= from && kw <= row.solar, JSON.stringify({ day, name, x, y })).toBe(true);
    }
  }
});

test("our own October day has all three names; without a battery there is one, in a dark week none", () => {
  expect(namesOn({})).toEqual(["Sold to the grid", "Into the battery", "From the battery"]);
  expect(namesOn({ batteryKwh: 0 })).toEqual(["Sold to the grid"]);
  expect(namesOn({ month: 6, kw: 1, batteryKwh: 0, dailyUse: 40 })).toEqual([]);
});

test("the battery's name stands in the evening, when it gives most, on our own October day", () => {
  const { labels } = labelled(dayCurve({}));
  expect(labels.find(({ name }) => name === "From the battery")?.x).toBeGreaterThan(100 * (18 / 24));
});

type Day = { month?: number; kw?: number; batteryKwh?: number; dailyUse?: number };

function dayCurve({ month = 10, kw = 8, batteryKwh = 10, dailyUse = 22.4 }: Day): DayCurve {
  return modelledDay({ kw, usable: batteryKwh, daily: dailyUse }, month);
}

function namesOn(day: Day): string[] {
  return labelled(dayCurve(day)).labels.map(({ name }) => name);
}

function labelled(curve: DayCurve) {
  const topKw = Math.max(...curve.rows.map((row) => Math.max(row.solar, row.use))) * 1.05;
  return { labels: dayLabels(curve, topKw, scale), rows: curve.rows, topKw };
}

function boxOf({ name, amount, x, y }: DayLabel) {
  const [left, top] = [(x / 100) * plot.width, (y / 100) * plot.height];
  return { left, top, right: left + 7 + Math.max(name.length, amount.length) * 7.5, bottom: top + 42 };
}

const scaleBox = { left: plot.width - 6 - scale.length * 7, top: 4, right: plot.width, bottom: 26 };
