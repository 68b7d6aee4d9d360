import type { DayRow } from "#content/energy/day-curve.ts";

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

type Point = readonly [x: number, y: number];

/** `start` is the hour at the left edge: 0 for a day, 12 for a night in the middle. */
export function dayPaths(rows: readonly DayRow[], start: number, height: number, topKw: number): DayPaths {
  const y = (kw: number) => height - (kw / topKw) * height;
  const line = (value: (row: DayRow) => number) => alongAxis(rows, start, (row) => y(value(row)));
  const zero = line(() => 0);
  const direct = line((row) => row.direct);
  const charged = line((row) => row.direct + row.charge);
  const discharged = line((row) => row.direct + row.discharge);
  const use = line((row) => row.use);
  return {
    direct: band(zero, direct),
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
  return band([[0, height] as const, [2400, height] as const], level);
}

function alongAxis(rows: readonly DayRow[], start: number, y: (row: DayRow) => number): Point[] {
  const step = 24 / rows.length;
  const first = Math.round(start / step);
  const ordered = [...rows.slice(first), ...rows.slice(0, first)];
  const points = ordered.map((row, index): Point => [(index + 0.5) * step * 100, y(row)]);
  const edges = [points.at(0), points.at(-1)].map((point) => point?.[1] ?? 0);
  return [[0, edges[0] ?? 0], ...points, [2400, edges[1] ?? 0]];
}

function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;
}

function band(low: readonly Point[], high: readonly Point[]): string {
  return `${path(high)}L${path(low.toReversed()).slice(1)}Z`;
}

function short(value: number): string {
  return String(Math.round(value));
}
