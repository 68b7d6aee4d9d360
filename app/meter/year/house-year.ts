import { halfHoursPerDay, monthlyYield } from "#content/energy/inputs/constants.ts";
import { mapValues } from "#content/map-values.ts";
import type { MeterDay, StreamName } from "#content/meter/house.ts";
import type { Series } from "../reader/interpret/series.ts";
import { daylightSavingBegins, isDaylightSaving, monthOf, yearOf } from "../reader/readings/calendar.ts";

export type HouseYear = ReturnType<typeof houseYearOf>;
export type HouseDay = ReturnType<typeof dayAt>;

const streams = ["general", "controlled", "exported"] as const;
const daysOfYear = 365;
/** Days before and after a gap in which to look for similar ones. The search widens until it finds any. */
const searchDays = [14, 30, 60];

/** The 365 days up to the last complete one, by the clock. Gaps and missing months are filled from similar days. */
export function houseYearOf(series: Series) {
  const clock = byTheClock(series);
  const last = lastCompleteDay(clock);
  const days = Array.from({ length: daysOfYear }, (_, index) => dayAt(clock, last - daysOfYear + 1 + index));
  const known = days.filter(({ filled }) => !filled.includes(1));
  const source = known.length > 0 ? known : days;
  const fill = fillerFrom(days, source);
  for (const [index, day] of days.entries())
    for (let at = 0; at < halfHoursPerDay; at++) if (day.filled[at]) fill(day, index, at);
  const flags = days.reduce((sum, { filled }) => sum + filled.reduce((count, flag) => count + flag, 0), 0);
  return {
    days,
    hasExport: days.some(({ exported }) => exported.some((kwh) => kwh > 0)),
    hasControlled: days.some(({ controlled }) => controlled.some((kwh) => kwh > 0)),
    /** From January: whether the file covers at least half of the month. */
    measuredMonths: Array.from({ length: 12 }, (_, month) => isMeasuredMonth(days, month)),
    daysKnown: known.length,
    filledShare: flags / (daysOfYear * halfHoursPerDay),
  };
}

function weekdayOf(date: number): number {
  // 1 January 1970 was a Thursday; Monday is 0.
  return (((date + 3) % 7) + 7) % 7;
}

function lastCompleteDay({ days, known }: ClockDays): number {
  for (let day = days - 1; day > 0; day--)
    if (!known.subarray(day * halfHoursPerDay, (day + 1) * halfHoursPerDay).includes(0)) return day;
  return days - 2;
}

function dayAt(clock: ClockDays, index: number) {
  const date = clock.firstDay + index;
  const inside = index >= 0 && index < clock.days;
  const filled = inside
    ? clock.known.slice(index * halfHoursPerDay, (index + 1) * halfHoursPerDay).map((there) => 1 - there)
    : new Uint8Array(halfHoursPerDay).fill(1);
  return {
    /** Days since 1 January 1970. */
    date,
    month: monthOf(date) - 1,
    weekday: weekdayOf(date),
    ...mapValues(clock.kwh, (kwh) =>
      inside ? kwh.slice(index * halfHoursPerDay, (index + 1) * halfHoursPerDay) : new Float64Array(halfHoursPerDay),
    ),
    /** 1 if a half-hour was filled from similar days. */
    filled,
  };
}

/**
 * Fills a half-hour with its mean over similar days nearby. If there are none, as in a missing season, it takes all similar days,
 * and scales exports by the month's sun.
 */
function fillerFrom(days: readonly HouseDay[], known: readonly HouseDay[]) {
  const isSimilar = (first: HouseDay, second: HouseDay) => first.weekday >= 5 === second.weekday >= 5;
  const sunOfMonth = (month: number) => monthlyYield[month] ?? 0;
  const means = [true, false].map((weekend) => {
    const like = known.filter(({ weekday }) => weekday >= 5 === weekend);
    return meanOf(like.length > 0 ? like : known);
  });
  const sunKnown = known.reduce((sum, { month }) => sum + sunOfMonth(month), 0) / Math.max(1, known.length);
  const original = days.map(({ filled }) => filled.slice());

  return (day: HouseDay, index: number, at: number): void => {
    for (const reach of searchDays) {
      const near: HouseDay[] = [];
      for (let other = Math.max(0, index - reach); other <= Math.min(days.length - 1, index + reach); other++) {
        const candidate = days[other];
        if (candidate && !original[other]?.[at] && isSimilar(candidate, day)) near.push(candidate);
      }
      if (near.length === 0) continue;
      for (const stream of streams)
        day[stream][at] = near.reduce((sum, one) => sum + (one[stream][at] ?? 0), 0) / near.length;
      return;
    }
    const mean = means[day.weekday >= 5 ? 0 : 1];
    for (const stream of streams) {
      const season = stream === "exported" && sunKnown > 0 ? sunOfMonth(day.month) / sunKnown : 1;
      day[stream][at] = (mean?.[stream][at] ?? 0) * season;
    }
  };
}

/** The average of some days, per half-hour. */
export function meanOf(days: readonly Pick<MeterDay, StreamName>[]): Record<StreamName, number[]> {
  const mean = (stream: StreamName) =>
    Array.from(
      { length: halfHoursPerDay },
      (_, at) => days.reduce((sum, day) => sum + (day[stream][at] ?? 0), 0) / Math.max(1, days.length),
    );
  return { general: mean("general"), controlled: mean("controlled"), exported: mean("exported") };
}

function isMeasuredMonth(days: readonly HouseDay[], month: number): boolean {
  const inMonth = days.filter((day) => day.month === month);
  const known = inMonth.filter(({ filled }) => !filled.includes(1));
  return known.length * 2 >= inMonth.length && known.length > 0;
}

/** The same readings by Victoria's clock, which people and tariffs follow. */
type ClockDays = ReturnType<typeof byTheClock>;

/** In April two readings fall on one half-hour and are added. October's skipped hour has none, and doesn't count as missing. */
function byTheClock(series: Series) {
  const days = series.days + 1;
  const clock = {
    firstDay: series.firstDay,
    days,
    kwh: mapValues(series.kwh, () => new Float64Array(days * halfHoursPerDay)),
    /** 1 if there is a reading, or if the clock skipped the hour. */
    known: new Uint8Array(days * halfHoursPerDay),
  };
  for (let day = 0; day < series.days; day++) {
    const date = series.firstDay + day;
    for (let at = 0; at < halfHoursPerDay; at++) {
      const from = day * halfHoursPerDay + at;
      const to = from + (isDaylightSaving(date, at) ? 2 : 0);
      for (const stream of streams) add(clock.kwh[stream], to, series.kwh[stream][from]);
      if (series.known[from]) clock.known[to] = 1;
    }
    if (date === daylightSavingBegins(yearOf(date)))
      clock.known.fill(1, day * halfHoursPerDay + 4, day * halfHoursPerDay + 6);
  }
  return clock;
}

function add(kwh: Float64Array, at: number, value = 0): void {
  kwh[at] = (kwh[at] ?? 0) + value;
}
