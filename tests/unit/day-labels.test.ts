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
type Box = typeof scaleBox;
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const batteries = [0, 5, 10, 13.5, 30];
const houses = [
  { kw: 3, dailyKwh: 8 },
  { kw: 6.6, dailyKwh: 18 },
  { kw: 6.6, dailyKwh: 45 },
  { kw: 8, dailyKwh: 22.4 },
  { kw: 13.2, dailyKwh: 12 },
  { kw: 30, dailyKwh: 90 },
];

/** A house's charts, in each month and with each battery: the boxes of their scale and labels. */
const chartsOf = (house: (typeof houses)[number]) =>
  months.flatMap((month) =>
    batteries.map((batteryKwh) => ({
      chart: `month ${month}, ${batteryKwh} kWh`,
      boxes: [scaleBox, ...labelsOf({ ...house, batteryKwh }, month).map(boxOf)],
    })),
  );

test.each(houses)("with $kw kW and $dailyKwh kWh a day, the day chart's labels don't leave the plot", (house) => {
  for (const { chart, boxes } of chartsOf(house)) expect(boxes.filter(leavesPlot), chart).toEqual([]);
});

test.each(houses)("with $kw kW and $dailyKwh kWh a day, the day chart's labels don't overlap", (house) => {
  for (const { chart, boxes } of chartsOf(house)) {
    const overlapping = boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)));
    expect(overlapping, chart).toEqual([]);
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

function leavesPlot({ left, top, right, bottom }: Box): boolean {
  return left < 0 || top < 0 || right > plot.width || bottom > plot.height;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function labelsOf(house: Parameters<typeof modelledDay>[0], month: number) {
  const curve = modelledDay(house, month);
  return dayLabels(curve, Math.max(...curve.rows.map((row) => Math.max(row.made, row.use))) * 1.05, scale);
}

function boxOf({ name, amount, x, y }: ReturnType<typeof dayLabels>[number]): Box {
  const [left, top] = [(x / 100) * plot.width, (y / 100) * plot.height];
  const width = label.padding + Math.max(name.length, amount.length) * label.letterWidth;
  return { left, top, right: left + width, bottom: top + label.height };
}
