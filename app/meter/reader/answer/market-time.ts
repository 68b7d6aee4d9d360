import { type DayNumber, summerTimeBegins, summerTimeEnds, yearOf } from "../readings/calendar.ts";
import { copyHalfHour, type Day, has, newDay, type Stream } from "../readings/streams.ts";

/**
 * A stream by the clock in market time: an hour earlier between the changes. Of April's doubled hour the first reading
 * belongs to summer time; `second` holds the other one.
 */
export function toMarketTime(stream: Stream, second: Stream | undefined, descending: boolean): Map<DayNumber, Day> {
  const moved = new Map<DayNumber, Day>();
  for (const [date, day] of stream.days) {
    const doubled = second?.days.get(date);
    for (let at = 0; at < 48; at++) {
      const isDoubledHour = date === summerTimeEnds(yearOf(date)) && (at === 4 || at === 5);
      const [first, last] = descending && doubled && has(doubled, at) ? [doubled, day] : [day, doubled];
      if (has(first, at)) put(moved, first, at, date * 48 + at - (isByTheClockSummer(date, at) ? 2 : 0));
      if (isDoubledHour && last && has(last, at)) put(moved, last, at, date * 48 + at);
    }
  }
  return moved;
}

function isByTheClockSummer(date: DayNumber, at: number): boolean {
  const year = yearOf(date);
  return date * 48 + at >= summerTimeBegins(year) * 48 + 6 || date * 48 + at < summerTimeEnds(year) * 48 + 6;
}

function put(days: Map<DayNumber, Day>, from: Day, at: number, moment: number): void {
  const date = Math.floor(moment / 48);
  let day = days.get(date);
  if (!day) {
    day = newDay();
    days.set(date, day);
  }
  copyHalfHour(from, at, day, moment - date * 48);
}
