import type { Series } from "../reader/answer/result.ts";
import { summerTimeBegins, summerTimeEnds, yearOf } from "../reader/readings/calendar.ts";

export const slots = 48;

/** The same readings by Victoria's clock, which people, tariffs and evenings go by. */
export interface ClockDays {
  firstDay: number;
  days: number;
  general: Float64Array;
  controlled: Float64Array;
  exported: Float64Array;
  /** 1 where a reading is there, or where the clock skipped the hour. */
  known: Uint8Array;
}

/** In April two half-hours fall on one; in October an hour has none, and lacks nothing. */
export function byTheClock(series: Series): ClockDays {
  const days = series.days + 1;
  const clock: ClockDays = {
    firstDay: series.firstDay,
    days,
    general: new Float64Array(days * slots),
    controlled: new Float64Array(days * slots),
    exported: new Float64Array(days * slots),
    known: new Uint8Array(days * slots),
  };
  for (let day = 0; day < series.days; day++) {
    const date = series.firstDay + day;
    const year = yearOf(date);
    const [begins, ends] = [summerTimeBegins(year) * slots + 4, summerTimeEnds(year) * slots + 4];
    for (let at = 0; at < slots; at++) {
      const from = day * slots + at;
      const moment = date * slots + at;
      const to = from + (moment >= begins || moment < ends ? 2 : 0);
      add(clock.general, to, series.general[from]);
      add(clock.controlled, to, series.controlled[from]);
      add(clock.exported, to, series.export[from]);
      if (series.known[from]) clock.known[to] = 1;
    }
    if (date === summerTimeBegins(year)) clock.known.fill(1, day * slots + 4, day * slots + 6);
  }
  return clock;
}

function add(kwh: Float64Array, at: number, value = 0): void {
  kwh[at] = (kwh[at] ?? 0) + value;
}
