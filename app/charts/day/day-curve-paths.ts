import type { DayRow } from "#content/energy/average-day.ts";

/** SVG paths for one day, on an axis 2400 wide: x is the hour times 100. */
export interface DayPaths {
  direct: string;
  charge: string;
  exported: string;
  discharge: string;
  grid: string;
  use: string;
  sun: string;
}

/** A line across the whole axis, as a path's points: "50 310". */
type Line = readonly string[];

export function dayPaths(rows: readonly DayRow[], height: number, topKw: number): DayPaths {
  const axis = axisOf(rows);
  const line = (value: (row: DayRow) => number) => along(axis, (row) => height - (value(row) / topKw) * height);
  const direct = line((row) => row.direct);
  const charged = line((row) => row.direct + row.charge);
  const discharged = line((row) => row.direct + row.discharge);
  const use = line((row) => row.use);
  return {
    direct: band([`0 ${height}`, `2400 ${height}`], direct),
    charge: band(direct, charged),
    exported: band(
      charged,
      line((row) => row.direct + row.charge + row.exported),
    ),
    discharge: band(direct, discharged),
    grid: band(discharged, use),
    use: path(use),
    sun: path(line((row) => row.solar)),
  };
}

export function levelPath(rows: readonly DayRow[], height: number, capacity: number): string {
  const level = along(axisOf(rows), (row) => height - (row.level / capacity) * height);
  return band([`0 ${height}`, `2400 ${height}`], level);
}

/** The day's steps from left to right, each with its x. */
type Axis = readonly { x: number; row: DayRow }[];

function axisOf(rows: readonly DayRow[]): Axis {
  const step = 24 / rows.length;
  return rows.map((row, index) => ({ row, x: Math.round((index + 0.5) * step * 100) }));
}

function along(axis: Axis, y: (row: DayRow) => number): Line {
  const points = axis.map(({ x, row }) => `${x} ${Math.round(y(row))}`);
  const [left = "", right = ""] = [points.at(0), points.at(-1)].map((point) => point?.slice(point.indexOf(" ")));
  return [`0${left}`, ...points, `2400${right}`];
}

function path(line: Line): string {
  return `M${line.join("L")}`;
}

function band(low: Line, high: Line): string {
  return `${path(high)}L${low.toReversed().join("L")}Z`;
}
