import { daysInMonth, halfHours } from "../house/tables.ts";

/** kWh in a month or a year. */
export type Flow = {
  made: number;
  use: number;
  /** Sun used as it is made; put into the battery; let out; and made over the export limit. */
  direct: number;
  charged: number;
  exported: number;
  spilled: number;
  /** Out of the battery into the house. */
  moved: number;
  bought: number;
  /** Of what is bought: into the battery. */
  fromGrid: number;
  /** Of what is used directly: into a car that follows the sun. */
  carSun: number;
  /** Out of the battery for an operator. */
  event: number;
};

type FlowName = keyof Flow;

/** A day by the half-hour, in kWh; `level` is what the battery holds at the end of each. */
export type AverageDay = Record<FlowName | "level", number[]>;

/** Rows of 12 × 48: the average day of each month. */
export type Rows = Record<FlowName | "level", Float64Array>;

export function emptyRows(): Rows {
  const row = () => new Float64Array(12 * halfHours);
  return {
    made: row(),
    use: row(),
    direct: row(),
    charged: row(),
    moved: row(),
    exported: row(),
    spilled: row(),
    bought: row(),
    fromGrid: row(),
    carSun: row(),
    event: row(),
    level: row(),
  };
}

export function monthsOf(rows: Rows): Flow[] {
  return daysInMonth.map((days, month) => flowsOf((name) => days * sumOf(rows[name], month)));
}

export function yearOf(months: readonly Flow[]): Flow {
  return flowsOf((name) => months.reduce((sum, flow) => sum + flow[name], 0));
}

export function averageDaysOf(rows: Rows): AverageDay[] {
  return daysInMonth.map((_, month) => {
    const cut = (name: FlowName | "level") => [...rows[name].subarray(month * halfHours, (month + 1) * halfHours)];
    return { ...flowsOf(cut), level: cut("level") };
  });
}

function sumOf(row: Float64Array, month: number): number {
  let sum = 0;
  for (let index = month * halfHours; index < (month + 1) * halfHours; index++) sum += row[index] ?? 0;
  return sum;
}

function flowsOf<T>(value: (name: FlowName) => T): Record<FlowName, T> {
  return {
    made: value("made"),
    use: value("use"),
    direct: value("direct"),
    charged: value("charged"),
    moved: value("moved"),
    exported: value("exported"),
    spilled: value("spilled"),
    bought: value("bought"),
    fromGrid: value("fromGrid"),
    carSun: value("carSun"),
    event: value("event"),
  };
}
