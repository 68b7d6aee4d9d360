import type { DayRow } from "#content/energy/day/day.ts";

/** SVG paths for one day. x is the hour times 100 on an axis 2400 wide, so that chart, picture and numerals share it. */
export interface DayPaths {
  direct: string;
  charge: string;
  exported: string;
  discharge: string;
  grid: string;
  use: string;
  sun: string;
}

/** A line across the whole axis, as a path names its points: "50 310". */
type Line = readonly string[];

/** `start` is the hour at the left edge: 0 for a day, 12 for a night in the middle. */
export function dayPaths(rows: readonly DayRow[], start: number, height: number, topKw: number): DayPaths {
  const y = (kw: number) => height - (kw / topKw) * height;
  const line = (value: (row: DayRow) => number) => alongAxis(rows, start, (row) => y(value(row)));
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

export function levelPath(rows: readonly DayRow[], start: number, height: number, capacity: number): string {
  const level = alongAxis(rows, start, (row) => height - (row.level / capacity) * height);
  return band([`0 ${height}`, `2400 ${height}`], level);
}

function alongAxis(rows: readonly DayRow[], start: number, y: (row: DayRow) => number): Line {
  const step = 24 / rows.length;
  const first = Math.round(start / step);
  const ordered = [...rows.slice(first), ...rows.slice(0, first)];
  const heights = ordered.map((row) => Math.round(y(row)));
  const points = heights.map((height, index) => `${Math.round((index + 0.5) * step * 100)} ${height}`);
  return [`0 ${heights.at(0)}`, ...points, `2400 ${heights.at(-1)}`];
}

function path(line: Line): string {
  return `M${line.join("L")}`;
}

function band(low: Line, high: Line): string {
  return `${path(high)}L${low.toReversed().join("L")}Z`;
}
