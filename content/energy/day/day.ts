import type { AverageDay } from "../estimate.ts";

export const hoursPerStep = 0.5;

/** Average kW over half an hour; `hour` is its middle, `level` the battery's kWh at its end. */
export type DayRow = {
  hour: number;
  solar: number;
  use: number;
  direct: number;
  charge: number;
  exported: number;
  discharge: number;
  grid: number;
  level: number;
};

type DayTotals = Record<Exclude<keyof DayRow, "hour" | "level">, number>;

/** A day as charts draw it; its totals are in kWh. */
export type DayCurve = { rows: DayRow[]; totals: DayTotals; sunrise: number; sunset: number };

/** The average day of a month, which is the mean of its simulated days. */
export function dayCurveOf(day: AverageDay): DayCurve {
  const kw = (values: readonly number[], index: number) => round((values[index] ?? 0) / hoursPerStep);
  const rows = day.made.map((_, index) => ({
    hour: (index + 0.5) * hoursPerStep,
    solar: kw(day.made, index),
    use: kw(day.use, index),
    direct: kw(day.direct, index),
    charge: kw(day.charged, index),
    exported: kw(day.exported, index),
    discharge: kw(day.moved, index),
    grid: kw(day.bought, index),
    level: round(day.level[index] ?? 0),
  }));
  const total = (key: keyof DayTotals) => rows.reduce((sum, row) => sum + row[key], 0) * hoursPerStep;
  const light = rows.filter(({ solar }) => solar > 0);
  return {
    rows,
    totals: {
      solar: total("solar"),
      use: total("use"),
      direct: total("direct"),
      charge: total("charge"),
      exported: total("exported"),
      discharge: total("discharge"),
      grid: total("grid"),
    },
    sunrise: (light[0]?.hour ?? 12) - hoursPerStep / 2,
    sunset: (light.at(-1)?.hour ?? 12) + hoursPerStep / 2,
  };
}

/** A tenth of a watt: what a drawing needs. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
