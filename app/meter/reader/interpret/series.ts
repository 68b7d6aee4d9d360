import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import { mapValues } from "#content/map-values.ts";
import { type DayNumber, isoDate } from "../readings/calendar.ts";
import { hasHalfHour, kwhAt } from "../readings/streams.ts";
import type { Days, DaysByRole } from "./roles.ts";

export type Series = ReturnType<typeof seriesOf>;

/** Half-hours in market time, 48 for every day from the first to the last, with missing ones marked. */
export function seriesOf(byRole: DaysByRole, firstDay: DayNumber, lastDay: DayNumber) {
  const dayCount = lastDay - firstDay + 1;
  const consumedDays = byRole.general.size > 0 ? byRole.general : byRole.controlled;
  const series = {
    firstDay,
    dayCount,
    kwh: mapValues(byRole, (source) => kwhSeriesOf(source, firstDay, dayCount)),
    /** 1 where general use has a reading. If the file has no general use: where the controlled load has one. */
    measured: new Uint8Array(dayCount * halfHoursPerDay),
    estimated: new Uint8Array(dayCount * halfHoursPerDay),
  };
  for (let index = 0; index < dayCount * halfHoursPerDay; index++) {
    const readings = consumedDays.get(firstDay + Math.floor(index / halfHoursPerDay));
    if (!hasHalfHour(readings, index % halfHoursPerDay)) continue;
    series.measured[index] = 1;
    series.estimated[index] = readings?.estimated[index % halfHoursPerDay] ?? 0;
  }
  return series;
}

interface Gaps {
  days: number;
  intervals: number;
  /** The longest run of missing days. */
  longest?: { from: string; to: string };
}

/** Counts whole days that are missing, and every missing half-hour. */
export function gapsIn({ firstDay, dayCount, measured }: Series) {
  const gaps: Gaps = { days: 0, intervals: measured.reduce((missing, flag) => missing + (flag ? 0 : 1), 0) };
  let runDays = 0;
  let longestDays = 0;
  for (let index = 0; index < dayCount; index++) {
    runDays = measured.subarray(index * halfHoursPerDay, (index + 1) * halfHoursPerDay).includes(1) ? 0 : runDays + 1;
    if (runDays > 0) gaps.days++;
    if (runDays > longestDays) {
      longestDays = runDays;
      gaps.longest = { from: isoDate(firstDay + index - runDays + 1), to: isoDate(firstDay + index) };
    }
  }
  return gaps;
}

function kwhSeriesOf(source: Days, firstDay: DayNumber, dayCount: number): Float64Array {
  const kwh = new Float64Array(dayCount * halfHoursPerDay);
  for (const [date, readings] of source) {
    if (date < firstDay || date >= firstDay + dayCount) continue;
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++)
      kwh[(date - firstDay) * halfHoursPerDay + halfHour] = kwhAt(readings, halfHour);
  }
  return kwh;
}

/** A gap of more days splits the readings. A missing quarter may be a lost file, but days farther off have a mistyped year. */
const maxGapDays = 120;
/** The fewest days that get an answer: four weeks. */
export const minDays = 28;
const maxFragmentHalfHours = 4;

/** Days on which any of these has a half-hour with readings for all of its 30 minutes, in order. */
export function daysWithReadings(sources: readonly Days[]): DayNumber[] {
  const dates = new Set<DayNumber>();
  for (const days of sources) for (const [date, readings] of days) if (readings.minutes.includes(30)) dates.add(date);
  return [...dates].sort((a, b) => a - b);
}

/** The latest stretch of four weeks or more; without one, the longest. */
export function latestStretch(days: readonly DayNumber[]): DayNumber[] {
  const stretches: DayNumber[][] = [];
  for (const date of days) {
    const lastStretch = stretches.at(-1);
    if (lastStretch && date - (lastStretch.at(-1) ?? date) <= maxGapDays) lastStretch.push(date);
    else stretches.push([date]);
  }
  const longestStretch = stretches.reduce((best, next) => (next.length > best.length ? next : best), []);
  return stretches.findLast((stretch) => stretch.length >= minDays) ?? longestStretch;
}

/** Leaves out a first or last day that has only an hour or two: in market time, a day by the clock spills into a neighbouring one. */
export function withoutFragments(days: readonly DayNumber[], sources: readonly Days[]): DayNumber[] {
  const isFragment = (date: DayNumber | undefined) =>
    date !== undefined && sources.every((source) => halfHoursOn(source, date) <= maxFragmentHalfHours);
  let [from, to] = [0, days.length];
  if (to - from > 1 && isFragment(days[from])) from++;
  if (to - from > 1 && isFragment(days[to - 1])) to--;
  return days.slice(from, to);
}

function halfHoursOn(days: Days, date: DayNumber): number {
  const readings = days.get(date);
  let halfHours = 0;
  for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) if (hasHalfHour(readings, halfHour)) halfHours++;
  return halfHours;
}
