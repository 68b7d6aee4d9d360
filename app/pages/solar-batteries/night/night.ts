import type { DayRow } from "#content/energy/day/day.ts";
import { curve } from "./night.computed.ts";

export { curve, house } from "./night.computed.ts";

/** What the night's text says, read off the same curve as the chart: the mean of October's nights. */
export interface Night {
  /** Hours, to the nearest whole one. */
  chargesFrom: number;
  fullestAt: number;
  takesOverAt: number;
  /** The hour that begins here. */
  lowestIn: number;
  /** Most kW that the battery gives in the evening. */
  peak: number;
  /** kWh in the battery when it is fullest and lowest, and at an hour. */
  fullest: number;
  lowest: number;
  levelAt(hour: number): number;
  drawAt(hour: number): number;
}

export function nightOf(): Night {
  const { rows } = curve;
  const levels = rows.map(({ level }) => level);
  const [fullest, lowest] = [Math.max(...levels), Math.min(...levels)];
  const hourOf = (is: (row: DayRow) => boolean) => Math.round((rows.find(is)?.hour ?? 0) - 0.25);
  const before = (hour: number) => rows.findLast((row) => row.hour < (hour === 0 ? 24 : hour));
  return {
    chargesFrom: hourOf((row) => row.charge > 0.1),
    fullestAt: Math.round((rows.find(({ level }) => level === fullest)?.hour ?? 0) + 0.25),
    takesOverAt: hourOf((row) => row.hour > 12 && row.discharge > row.direct),
    lowestIn: Math.floor(rows.find(({ level }) => level === lowest)?.hour ?? 0),
    peak: Math.max(...rows.map((row) => row.discharge)),
    fullest,
    lowest,
    levelAt: (hour) => before(hour)?.level ?? 0,
    drawAt: (hour) => before(hour)?.use ?? 0,
  };
}
