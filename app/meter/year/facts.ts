import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import { type MeterHouse, monthlyKwh, seasons } from "#content/meter/house.ts";
import type { DayNumber } from "../reader/readings/calendar.ts";
import { type HouseDay, type HouseYear, isMeasuredDay, meanOf } from "./house-year.ts";

/** The average day of a season, 48 half-hours by the clock, in kWh. */
export type SeasonDay = ReturnType<typeof seasonsOf>[number];

/** The facts of a year of half-hours, before panels or a battery are tried. Energy is in kWh. */
export type YearFacts = ReturnType<typeof factsOfYear>;

interface DayTotal {
  date: DayNumber;
  kwh: number;
}

/** The half-hours from 5 pm to midnight. */
const evening = { from: 34, to: halfHoursPerDay };

/** How many half-hours there are from midnight to 5 am. */
const nightHalfHours = 10;

export function factsOfYear(year: HouseYear) {
  const measuredDays = year.days.filter(isMeasuredDay);
  const days = measuredDays.length > 0 ? measuredDays : year.days;
  const [general, controlled, exported] = (["general", "controlled", "exported"] as const).map((stream) =>
    monthlyKwh(year, stream),
  );
  const months = Array.from({ length: 12 }, (_, month) => ({
    bought: (general?.[month] ?? 0) + (controlled?.[month] ?? 0),
    exported: exported?.[month] ?? 0,
    isMeasured: year.measuredMonths[month] ?? false,
  }));
  const [biggestEvening] = byKwh(days, (day) => sumOf(day.general, evening.from, evening.to));
  if (!biggestEvening) throw new Error("houseYearOf() returned a year without days");
  return {
    seasons: seasonsOf(year),
    standbyWatts: standbyWattsOf(days),
    biggestEvening,
    highestDays: byKwh(
      days,
      (day) => sumOf(day.general, 0, halfHoursPerDay) + sumOf(day.controlled, 0, halfHoursPerDay),
    ).slice(0, 3),
    months,
    bought: months.reduce((sum, month) => sum + month.bought, 0),
    controlled: (controlled ?? []).reduce((sum, kwh) => sum + kwh, 0),
    exported: months.reduce((sum, month) => sum + month.exported, 0),
    filledHalfHours: Math.round(year.filledShare * year.days.length * halfHoursPerDay),
  };
}

/** The median over all nights of the quietest half-hour between 0 and 5, in watts. */
function standbyWattsOf(days: readonly HouseDay[]): number {
  const quietestKwh = days.map(({ general }) => Math.min(...general.subarray(0, nightHalfHours))).sort((a, b) => a - b);
  const middle = quietestKwh.length / 2;
  const medianKwh = ((quietestKwh[Math.ceil(middle) - 1] ?? 0) + (quietestKwh[Math.floor(middle)] ?? 0)) / 2;
  const kw = medianKwh * 2;
  return kw * 1000;
}

/** Each season's average day. */
export function seasonsOf({ days, measuredMonths }: MeterHouse & { measuredMonths: readonly boolean[] }) {
  return seasons.map(([name, months]) => {
    const inSeason = days.filter(({ month }) => months.some((seasonMonth) => seasonMonth === month));
    return {
      name,
      ...meanOf(inSeason),
      /** False if one of its months was filled from others. */
      isMeasured: months.every((month) => measuredMonths[month]),
    };
  });
}

function byKwh(days: readonly HouseDay[], kwhOf: (day: HouseDay) => number): DayTotal[] {
  return days.map((day) => ({ date: day.date, kwh: kwhOf(day) })).sort((a, b) => b.kwh - a.kwh);
}

function sumOf(kwh: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let halfHour = from; halfHour < to; halfHour++) sum += kwh[halfHour] ?? 0;
  return sum;
}
