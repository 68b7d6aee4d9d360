import { house } from "#app/pictures/hours.computed.ts";
import type { DayRow } from "#content/energy/average-day.ts";
import { modelledDay } from "#content/energy/model-house.ts";

const { rows, totals } = modelledDay({ kw: house.kw, usable: house.batteryKwh, daily: house.daily }, house.month);
const fullestKwh = Math.max(...rows.map(({ level }) => level));

/** What the battery does on an average October night. Hours are rounded. */
export const night = {
  fullestKwh,
  fullestAt: Math.round((rows.find(({ level }) => level === fullestKwh)?.hour ?? 0) + 0.25),
  takesOverAt: hourOf((row) => row.hour > 12 && row.discharge > row.direct),
  peakKw: Math.max(...rows.map(({ discharge }) => discharge)),
  /** At five in the morning. */
  leftKwh: rows.findLast(({ hour }) => hour < 5)?.level ?? 0,
  chargesFrom: hourOf(({ charge }) => charge > 0.1),
  bought: totals.grid,
};

function hourOf(matches: (row: DayRow) => boolean): number {
  return Math.round((rows.find(matches)?.hour ?? 0) - 0.25);
}
