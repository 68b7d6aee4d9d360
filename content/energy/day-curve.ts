import { averageMonthLight, householdLoad, naturalDailyUse, sunShape } from "./day-shapes.ts";
import { batteryEfficiency } from "./savings.ts";
import { monthlyYield } from "./yield.ts";

export const hoursPerStep = 0.25;
const stepsPerDay = 24 / hoursPerStep;

/** Most kW a home battery takes in or gives out. */
const batteryPower = 5;

export type DayInput = {
  /** 1–12. */
  month?: number;
  kw?: number;
  /** kWh per kW on this day; the month's average where nothing is given. */
  yieldPerKw?: number;
  batteryKwh?: number;
  /** kWh; stretches the household's shape. */
  dailyUse?: number;
};

/** Average kW over a quarter of an hour; `hour` is its middle, `level` the battery's kWh at its end. */
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

export type DayCurve = { rows: DayRow[]; totals: DayTotals; sunrise: number; sunset: number };

/**
 * One average day, quarter hour by quarter hour: the sun runs the house first, what is left charges the battery, the rest
 * is exported; the battery runs the house before the grid does. It repeats until the battery ends as it began.
 */
export function dayCurve(input: DayInput = {}): DayCurve {
  const { month = 10, kw = 8, batteryKwh = 10, dailyUse = naturalDailyUse } = input;
  const { yieldPerKw = monthlyYield[month - 1] ?? monthlyYield[9] } = input;
  const light = averageMonthLight(month);
  const hours = Array.from({ length: stepsPerDay }, (_, step) => (step + 0.5) * hoursPerStep);
  const shape = hours.map((hour) => sunShape(hour, light));
  const scale = (kw * yieldPerKw) / (sum(shape) * hoursPerStep);
  const stretch = dailyUse / naturalDailyUse;
  const day = hours.map((hour, step) => ({
    hour,
    solar: (shape[step] ?? 0) * scale,
    use: householdLoad(hour) * stretch,
  }));

  let level = batteryKwh * 0.3;
  let rows: DayRow[] = [];
  for (let pass = 0; pass < 20; pass++) {
    const start = level;
    rows = day.map((moment) => {
      const row = flow(moment, level, batteryKwh);
      level = row.level;
      return row;
    });
    if (Math.abs(level - start) < 1e-6) break;
  }
  return { rows, totals: totalsOf(rows), ...light };
}

function flow(moment: { hour: number; solar: number; use: number }, level: number, capacity: number): DayRow {
  const direct = Math.min(moment.solar, moment.use);
  const spare = moment.solar - direct;
  const short = moment.use - direct;
  const room = Math.max(0, capacity - level) / (batteryEfficiency * hoursPerStep);
  const charge = Math.min(spare, batteryPower, room);
  const discharge = Math.min(short, batteryPower, level / hoursPerStep);
  return {
    ...moment,
    direct,
    charge,
    exported: spare - charge,
    discharge,
    grid: short - discharge,
    level: level + (charge * batteryEfficiency - discharge) * hoursPerStep,
  };
}

function totalsOf(rows: readonly DayRow[]): DayTotals {
  const total = (key: keyof DayTotals) => sum(rows.map((row) => row[key])) * hoursPerStep;
  return {
    solar: total("solar"),
    use: total("use"),
    direct: total("direct"),
    charge: total("charge"),
    exported: total("exported"),
    discharge: total("discharge"),
    grid: total("grid"),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
