import { house } from "#app/pictures/hours.computed.ts";
import { type DayRow, hoursPerStep } from "#content/energy/average-day.ts";
import { modelledDay } from "#content/energy/model-house.ts";

const { rows, totals } = modelledDay(
  { kw: house.kw, batteryKwh: house.batteryKwh, dailyKwh: house.dailyKwh },
  house.month,
);
const fullestKwh = Math.max(...rows.map(({ level }) => level));

/** What the battery does on an average October night. Hours are rounded. */
export const night = {
  fullestKwh,
  fullestHour: Math.round((rows.find(({ level }) => level === fullestKwh)?.hour ?? 0) + hoursPerStep / 2),
  /** From here the battery supplies more than the panels do. */
  takeoverHour: startOf((row) => row.hour > 12 && row.discharged > row.direct),
  peakKw: Math.max(...rows.map(({ discharged }) => discharged)),
  /** At five in the morning. */
  leftKwh: rows.findLast(({ hour }) => hour < 5)?.level ?? 0,
  /** Less than 100 W isn't worth mentioning. */
  chargingHour: startOf(({ charged }) => charged > 0.1),
  boughtKwh: totals.bought,
};

/** The hour at which the first matching half-hour begins: a row's own hour is its middle. */
function startOf(matches: (row: DayRow) => boolean): number {
  return Math.round((rows.find(matches)?.hour ?? 0) - hoursPerStep / 2);
}
