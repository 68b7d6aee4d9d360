import type { DayRow } from "#content/energy/average-day.ts";
import { familyUse, modelledDay } from "#content/energy/model-house.ts";

/** The house whose average October night the page tells. */
export const house = { month: 10, kw: 8, batteryKwh: 10, daily: familyUse };

const { rows, totals } = modelledDay({ kw: house.kw, usable: house.batteryKwh, daily: house.daily }, house.month);
const levels = rows.map(({ level }) => level);
const [fullest, lowest] = [Math.max(...levels), Math.min(...levels)];

/** Hours are whole ones, levels kWh in the battery, draws kW. */
export const night = {
  fullest,
  fullestAt: Math.round((rows.find(({ level }) => level === fullest)?.hour ?? 0) + 0.25),
  takesOverAt: hourOf((row) => row.hour > 12 && row.discharge > row.direct),
  peak: Math.max(...rows.map(({ discharge }) => discharge)),
  eight: rowBefore(20),
  midnight: rowBefore(24),
  three: rowBefore(3),
  five: rowBefore(5),
  lowest,
  /** The hour that begins here. */
  lowestIn: Math.floor(rows.find(({ level }) => level === lowest)?.hour ?? 0),
  chargesFrom: hourOf(({ charge }) => charge > 0.1),
  bought: totals.grid,
};

function hourOf(matches: (row: DayRow) => boolean): number {
  return Math.round((rows.find(matches)?.hour ?? 0) - 0.25);
}

function rowBefore(hour: number): { level: number; draw: number } {
  const row = rows.findLast((row) => row.hour < hour);
  return { level: row?.level ?? 0, draw: row?.use ?? 0 };
}
