import type { DayRow } from "#content/energy/average-day.ts";

/** SVG paths for one day, on an axis 2400 wide: x is the hour times 100. */
export interface DayPaths {
  direct: string;
  charged: string;
  exported: string;
  discharged: string;
  bought: string;
  use: string;
  made: string;
}

/** A line across the whole axis, as a path's points: "50 310". */
type Line = readonly string[];

export function dayPaths(rows: readonly DayRow[], height: number, topKw: number): DayPaths {
  const axis = axisOf(rows);
  const lineOf = (kwOf: (row: DayRow) => number) => lineAlong(axis, (row) => height - (kwOf(row) / topKw) * height);
  const directTop = lineOf((row) => row.direct);
  const chargedTop = lineOf((row) => row.direct + row.charged);
  const dischargedTop = lineOf((row) => row.direct + row.discharged);
  const useLine = lineOf((row) => row.use);
  return {
    direct: band([`0 ${height}`, `2400 ${height}`], directTop),
    charged: band(directTop, chargedTop),
    exported: band(
      chargedTop,
      lineOf((row) => row.direct + row.charged + row.exported),
    ),
    discharged: band(directTop, dischargedTop),
    bought: band(dischargedTop, useLine),
    use: path(useLine),
    made: path(lineOf((row) => row.made)),
  };
}

export function levelPath(rows: readonly DayRow[], height: number, capacityKwh: number): string {
  const levelLine = lineAlong(axisOf(rows), (row) => height - (row.level / capacityKwh) * height);
  return band([`0 ${height}`, `2400 ${height}`], levelLine);
}

/** The day's steps from left to right, each with its x. */
type Axis = readonly { x: number; row: DayRow }[];

function axisOf(rows: readonly DayRow[]): Axis {
  const step = 24 / rows.length;
  return rows.map((row, index) => ({ row, x: Math.round((index + 0.5) * step * 100) }));
}

function lineAlong(axis: Axis, yOf: (row: DayRow) => number): Line {
  const points = axis.map(({ x, row }) => `${x} ${Math.round(yOf(row))}`);
  const [left = "", right = ""] = [points.at(0), points.at(-1)].map((point) => point?.slice(point.indexOf(" ")));
  return [`0${left}`, ...points, `2400${right}`];
}

function path(line: Line): string {
  return `M${line.join("L")}`;
}

function band(low: Line, high: Line): string {
  return `${path(high)}L${low.toReversed().join("L")}Z`;
}
