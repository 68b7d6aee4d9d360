import { halfHoursPerDay, monthlyYield } from "#content/energy/inputs/constants.ts";
import { mapValues } from "#content/map-values.ts";
import type { MeterDay, StreamName } from "#content/meter/house.ts";
import type { Series } from "../reader/interpret/series.ts";
import {
  type DayNumber,
  daylightSavingBegins,
  isDaylightSaving,
  monthOf,
  yearOf,
} from "../reader/readings/calendar.ts";

export type HouseYear = ReturnType<typeof houseYearOf>;
export type HouseDay = ReturnType<typeof dayAt>;

const streams = ["general", "controlled", "exported"] as const;
const daysOfYear = 365;
/** Days before and after a gap in which to look for similar ones. The search widens until it finds any. */
const searchDays = [14, 30, 60];

/** The 365 days up to the last one measured in full, by the clock. Gaps and missing months are filled from similar days. */
export function houseYearOf(series: Series) {
  const clockDays = byTheClock(series);
  const firstIndex = lastMeasuredDay(clockDays) - daysOfYear + 1;
  const days = Array.from({ length: daysOfYear }, (_, index) => dayAt(clockDays, firstIndex + index));
  const measuredDays = days.filter(isMeasuredDay);
  const fill = fillerFrom(days, measuredDays.length > 0 ? measuredDays : days);
  for (const [index, day] of days.entries())
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) if (day.filled[halfHour]) fill(day, index, halfHour);
  const filledCount = days.reduce((sum, { filled }) => sum + filled.reduce((count, flag) => count + flag, 0), 0);
  return {
    firstDay: clockDays.firstDay + firstIndex,
    days,
    hasExport: days.some(({ exported }) => exported.some((kwh) => kwh > 0)),
    hasControlled: days.some(({ controlled }) => controlled.some((kwh) => kwh > 0)),
    /** Whether the file covers at least half of each month, from January. */
    measuredMonths: Array.from({ length: 12 }, (_, month) => isMeasuredMonth(days, month)),
    filledShare: filledCount / (daysOfYear * halfHoursPerDay),
  };
}

export function isMeasuredDay({ filled }: HouseDay): boolean {
  return !filled.includes(1);
}

function weekdayOf(date: DayNumber): number {
  // 1 January 1970 was a Thursday.
  return (((date + 3) % 7) + 7) % 7;
}

function isWeekend({ weekday }: HouseDay): boolean {
  return weekday >= 5;
}

/** The index of the last day measured in full; without one, of the file's last day, after which `byTheClock` adds another. */
function lastMeasuredDay({ dayCount, measured }: ClockDays): number {
  for (let day = dayCount - 1; day > 0; day--)
    if (!measured.subarray(day * halfHoursPerDay, (day + 1) * halfHoursPerDay).includes(0)) return day;
  return dayCount - 2;
}

function dayAt(clockDays: ClockDays, index: number) {
  const date: DayNumber = clockDays.firstDay + index;
  const isInside = index >= 0 && index < clockDays.dayCount;
  const filled = isInside
    ? clockDays.measured.slice(index * halfHoursPerDay, (index + 1) * halfHoursPerDay).map((flag) => 1 - flag)
    : new Uint8Array(halfHoursPerDay).fill(1);
  return {
    date,
    /** 0 is January. */
    month: monthOf(date) - 1,
    /** 0 is Monday. */
    weekday: weekdayOf(date),
    ...mapValues(clockDays.kwh, (kwh) =>
      isInside ? kwh.slice(index * halfHoursPerDay, (index + 1) * halfHoursPerDay) : new Float64Array(halfHoursPerDay),
    ),
    /** 1 if a half-hour was filled from similar days. */
    filled,
  };
}

/**
 * Fills a half-hour with its mean over similar days nearby. If there are none, as in a missing season, it takes all similar days,
 * and scales exports by the month's sun.
 */
function fillerFrom(days: readonly HouseDay[], measuredDays: readonly HouseDay[]) {
  const isSimilar = (first: HouseDay, second: HouseDay) => isWeekend(first) === isWeekend(second);
  const sunOfMonth = (month: number) => monthlyYield[month] ?? 0;
  const meanLike = (isLike: (day: HouseDay) => boolean) => {
    const similarDays = measuredDays.filter(isLike);
    return meanOf(similarDays.length > 0 ? similarDays : measuredDays);
  };
  const weekendMean = meanLike(isWeekend);
  const weekdayMean = meanLike((day) => !isWeekend(day));
  const measuredSun =
    measuredDays.reduce((sum, { month }) => sum + sunOfMonth(month), 0) / Math.max(1, measuredDays.length);
  const originalFlags = days.map(({ filled }) => filled.slice());

  return (day: HouseDay, index: number, halfHour: number): void => {
    for (const reach of searchDays) {
      const nearDays: HouseDay[] = [];
      for (
        let dayIndex = Math.max(0, index - reach);
        dayIndex <= Math.min(days.length - 1, index + reach);
        dayIndex++
      ) {
        const candidate = days[dayIndex];
        if (candidate && !originalFlags[dayIndex]?.[halfHour] && isSimilar(candidate, day)) nearDays.push(candidate);
      }
      if (nearDays.length === 0) continue;
      for (const stream of streams)
        day[stream][halfHour] =
          nearDays.reduce((sum, nearDay) => sum + (nearDay[stream][halfHour] ?? 0), 0) / nearDays.length;
      return;
    }
    const mean = isWeekend(day) ? weekendMean : weekdayMean;
    for (const stream of streams) {
      const season = stream === "exported" && measuredSun > 0 ? sunOfMonth(day.month) / measuredSun : 1;
      day[stream][halfHour] = (mean[stream][halfHour] ?? 0) * season;
    }
  };
}

/** The average of some days, per half-hour. */
export function meanOf(days: readonly Pick<MeterDay, StreamName>[]): Record<StreamName, number[]> {
  const mean = (stream: StreamName) =>
    Array.from(
      { length: halfHoursPerDay },
      (_, halfHour) => days.reduce((sum, day) => sum + (day[stream][halfHour] ?? 0), 0) / Math.max(1, days.length),
    );
  return { general: mean("general"), controlled: mean("controlled"), exported: mean("exported") };
}

function isMeasuredMonth(days: readonly HouseDay[], month: number): boolean {
  const inMonth = days.filter((day) => day.month === month);
  const measuredDays = inMonth.filter(isMeasuredDay);
  return measuredDays.length * 2 >= inMonth.length && measuredDays.length > 0;
}

/** The readings by Victoria's clock, which people and tariffs follow. */
type ClockDays = ReturnType<typeof byTheClock>;

/** In April two readings fall on one half-hour and are added. October's skipped hour has none, and doesn't count as missing. */
function byTheClock(series: Series) {
  const dayCount = series.dayCount + 1;
  const clockDays = {
    firstDay: series.firstDay,
    dayCount,
    kwh: mapValues(series.kwh, () => new Float64Array(dayCount * halfHoursPerDay)),
    /** 1 if there is a reading, and also in the hour that the clock skips, because nothing is missing there. */
    measured: new Uint8Array(dayCount * halfHoursPerDay),
  };
  for (let day = 0; day < series.dayCount; day++) {
    const date = series.firstDay + day;
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) {
      const standardIndex = day * halfHoursPerDay + halfHour;
      const clockIndex = standardIndex + (isDaylightSaving(date, halfHour) ? 2 : 0);
      for (const stream of streams) add(clockDays.kwh[stream], clockIndex, series.kwh[stream][standardIndex]);
      if (series.measured[standardIndex]) clockDays.measured[clockIndex] = 1;
    }
    if (date === daylightSavingBegins(yearOf(date)))
      clockDays.measured.fill(1, day * halfHoursPerDay + 4, day * halfHoursPerDay + 6);
  }
  return clockDays;
}

function add(kwh: Float64Array, index: number, value = 0): void {
  kwh[index] = (kwh[index] ?? 0) + value;
}
