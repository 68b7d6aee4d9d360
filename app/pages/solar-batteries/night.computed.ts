import { picturedHouse } from "#app/pictures/hours.computed.ts";
import { type DayRow, hoursPerStep } from "#content/energy/average-day.ts";
import { defaults } from "#content/energy/inputs/constants.ts";
import { modelledDay } from "#content/energy/model-house.ts";

const { rows, totals } = modelledDay(
  { kw: picturedHouse.kw, batteryKwh: picturedHouse.batteryKwh, dailyKwh: picturedHouse.dailyKwh },
  picturedHouse.month,
);
const fullestKwh = Math.max(...rows.map(({ level }) => level));

/** What the battery does on an average October night. Hours are rounded. */
export const night = {
  fullestKwh,
  fullestHour: Math.round(
    rowWhere("is the battery fullest", ({ level }) => level === fullestKwh).hour + hoursPerStep / 2,
  ),
  /** The hour from which the battery supplies more than the panels do. */
  takeoverHour: startOf(
    "does the battery supply more than the panels",
    (row) => row.hour > 12 && row.discharged > row.direct,
  ),
  peakKw: Math.max(...rows.map(({ discharged }) => discharged)),
  /** What the battery still holds at five in the morning. */
  leftKwh: rowWhere("is it five in the morning", ({ hour }) => hour + hoursPerStep / 2 === 5).level,
  /** The hour from which the panels charge the battery with more than 100 W. */
  chargingHour: startOf("do the panels charge the battery", ({ charged }) => charged > 0.1),
  boughtKwh: totals.bought,
  battery: defaults.battery,
};

/** The hour at which the first matching half-hour begins: a row's own hour is its middle. */
function startOf(what: string, matches: (row: DayRow) => boolean): number {
  return Math.round(rowWhere(what, matches).hour - hoursPerStep / 2);
}

/** `what` completes the message of the error: "in no half-hour is the battery fullest". */
function rowWhere(what: string, matches: (row: DayRow) => boolean): DayRow {
  const row = rows.find(matches);
  if (!row) throw new Error(`app/pages/solar-batteries/night.computed.ts: in no half-hour ${what}`);
  return row;
}
