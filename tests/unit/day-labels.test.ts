import { expect, test } from "vitest";
import { dayLabels } from "#app/charts/day/day-labels.ts";
import { modelledDay } from "#content/energy/model-house.ts";

/** The plot's size in pixels where it is narrowest. */
const plot = { width: 700, height: 256 };
const scale = "Scale: 0 to 13.5 kW";
/** A label's size in pixels, as measured in a browser: a line for its name and one for its amount. */
const label = { padding: 7, letterWidth: 7.5, height: 42 };
/** The scale's box, in the plot's upper right corner. */
const scaleBox = { left: plot.width - 6 - scale.length * 7, top: 4, right: plot.width, bottom: 26 };
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const batteries = [0, 5, 10, 13.5, 30];

test.each([
  { kw: 3, dailyKwh: 8 },
  { kw: 6.6, dailyKwh: 18 },
  { kw: 6.6, dailyKwh: 45 },
  { kw: 8, dailyKwh: 22.4 },
  { kw: 13.2, dailyKwh: 12 },
  { kw: 30, dailyKwh: 90 },
])("with $kw kW and $dailyKwh kWh a day, the day chart's labels don't overlap or leave the plot", (house) => {
  for (const month of months)
    for (const batteryKwh of batteries) {
      const boxes = [scaleBox, ...labelsOf({ ...house, batteryKwh }, month).map(boxOf)];
      for (const [index, box] of boxes.entries()) {
        const description = `month ${month}, ${batteryKwh} kWh, box ${index}`;
        const isInside = box.left >= 0 && box.top >= 0 && box.right <= plot.width && box.bottom <= plot.height;
        expect(isInside, description).toBe(true);
        for (const otherBox of boxes.slice(index + 1)) {
          const areSideBySide = box.right <= otherBox.left || otherBox.right <= box.left;
          expect(areSideBySide || box.bottom <= otherBox.top || otherBox.bottom <= box.top, description).toBe(true);
        }
      }
    }
});

test("in October our example house has three labels", () => {
  const names = labelsOf({ kw: 8, batteryKwh: 10, dailyKwh: 22.4 }, 10).map(({ name }) => name);
  expect(names).toEqual(["Sold to the grid", "Into the battery", "From the battery"]);
});

test("the label of what comes from the battery is in the evening", () => {
  const fromBattery = labelsOf({ kw: 8, batteryKwh: 10, dailyKwh: 22.4 }, 10).find(
    ({ name }) => name === "From the battery",
  );
  expect(fromBattery?.x).toBeGreaterThan(100 * (18 / 24));
});

test("without a battery only what is sold has a label", () => {
  expect(labelsOf({ kw: 8, batteryKwh: 0, dailyKwh: 22.4 }, 10).map(({ name }) => name)).toEqual(["Sold to the grid"]);
});

test("a winter day that sells nothing has no label", () => {
  expect(labelsOf({ kw: 1, batteryKwh: 0, dailyKwh: 40 }, 6)).toEqual([]);
});

function labelsOf(house: Parameters<typeof modelledDay>[0], month: number) {
  const curve = modelledDay(house, month);
  return dayLabels(curve, Math.max(...curve.rows.map((row) => Math.max(row.made, row.use))) * 1.05, scale);
}

function boxOf({ name, amount, x, y }: ReturnType<typeof dayLabels>[number]) {
  const [left, top] = [(x / 100) * plot.width, (y / 100) * plot.height];
  const width = label.padding + Math.max(name.length, amount.length) * label.letterWidth;
  return { left, top, right: left + width, bottom: top + label.height };
}
