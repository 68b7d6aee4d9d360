import { mapValues } from "#content/map-values.ts";
import { daysInMonth, halfHoursPerDay } from "../inputs/constants.ts";

/** kWh in a month or a year. */
export type Flow = {
  made: number;
  use: number;
  /** Solar power that is used at once. */
  direct: number;
  /** Solar power that charges the battery. */
  charged: number;
  exported: number;
  /** Solar power that is lost above the export limit. */
  spilled: number;
  /** What the battery supplies to the house. */
  discharged: number;
  bought: number;
  /** The part of bought power that charges the battery. */
  gridCharged: number;
  /** The part used directly that charges a car by the sun. */
  carFromSun: number;
  /** What the battery supplies to an operator. */
  sentToOperator: number;
};

type FlowName = keyof Flow;

/** A day by the half-hour, in kWh; `level` is the battery's charge at the end of each. */
export type AverageDay = Record<FlowName | "level", number[]>;

/** Arrays of 12 × 48: the average day of each month. */
export type Rows = Record<FlowName | "level", Float64Array>;

const noFlow: Flow = {
  made: 0,
  use: 0,
  direct: 0,
  charged: 0,
  discharged: 0,
  exported: 0,
  spilled: 0,
  bought: 0,
  gridCharged: 0,
  carFromSun: 0,
  sentToOperator: 0,
};
const noRow = { ...noFlow, level: 0 };

export function emptyRows(): Rows {
  return mapValues(noRow, () => new Float64Array(12 * halfHoursPerDay));
}

export function monthsOf(rows: Rows): Flow[] {
  return daysInMonth.map((days, month) => mapValues(noFlow, (_, name) => days * averageDayTotal(rows[name], month)));
}

export function yearOf(months: readonly Flow[]): Flow {
  return mapValues(noFlow, (_, name) => months.reduce((sum, flow) => sum + flow[name], 0));
}

export function averageDaysOf(rows: Rows): AverageDay[] {
  return daysInMonth.map((_, month) =>
    mapValues(rows, (row) => [...row.subarray(month * halfHoursPerDay, (month + 1) * halfHoursPerDay)]),
  );
}

function averageDayTotal(row: Float64Array, month: number): number {
  let sum = 0;
  for (let index = month * halfHoursPerDay; index < (month + 1) * halfHoursPerDay; index++) sum += row[index] ?? 0;
  return sum;
}
