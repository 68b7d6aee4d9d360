import { house } from "#app/pictures/hours.computed.ts";
import type { DayRow } from "#content/energy/average-day.ts";
import { modelledDay } from "#content/energy/model-house.ts";

const { rows, totals } = modelledDay({ kw: house.kw, usable: house.batteryKwh, daily: house.daily }, house.month);
const fullest = Math.max(...rows.map(({ level }) => level));

/** What the battery does on an average October night. Hours are rounded, levels are in kWh, the peak in kW. */
export const night = {
  fullest,
  fullestAt: Math.round((rows.find(({ level }) => level === fullest)?.hour ?? 0) + 0.25),
  takesOverAt: hourOf((row) => row.hour > 12 && row.discharge > row.direct),
  peak: Math.max(...rows.map(({ discharge }) => discharge)),
  /** What is left at five in the morning. */
  left: rows.findLast(({ hour }) => hour < 5)?.level ?? 0,
  chargesFrom: hourOf(({ charge }) => charge > 0.1),
  bought: totals.grid,
};

function hourOf(matches: (row: DayRow) => boolean): number {
  return Math.round((rows.find(matches)?.hour ?? 0) - 0.25);
}
