import { minuteMs } from "#content/durations.ts";
import { dayAndTime, dayName, melbourneTime, parseStamp, timeName, timeOnDay } from "#content/melbourne.ts";
import { halfDayName, halfDaySpan, isHalfDay } from "#content/request/preferred.ts";

/** A visit, at a time that staff agreed on or in a half-day that the visitor booked. */
export interface Visit {
  starts: number;
  ends: number;
  /** Such as "2026-11-26-am". */
  halfDay?: string;
}

/** A booked visit as it is stored beside its request. */
export interface Booking {
  /** The area of its slot; undefined if staff agreed on a time without one. */
  area?: string | undefined;
  /** As its event stores it. */
  time: string;
  /** When it was booked. */
  at: number;
  isConfirmed: boolean;
}

const visitMinutes = 60;

/** Parses an event's time: "2026-11-26T14:30" or "2026-11-26-am". */
export function visitAt(time: string): Visit | undefined {
  if (isHalfDay(time)) {
    const { starts, ends } = halfDaySpan(time);
    return { starts: starts.getTime(), ends: ends.getTime(), halfDay: time };
  }
  const starts = parseStamp(time)?.getTime();
  return starts === undefined ? undefined : { starts, ends: starts + visitMinutes * minuteMs };
}

/** The half-day whose slot the visit takes. */
export function halfDayOf({ starts, halfDay }: Visit): string {
  const { date, minutes } = melbourneTime(new Date(starts));
  return halfDay ?? `${date}-${minutes < 12 * 60 ? "am" : "pm"}`;
}

/** "Thursday 26 November, 2:30 pm" or "Thursday 26 November, morning" */
export function visitName({ starts, halfDay }: Visit): string {
  return halfDay === undefined ? dayAndTime(new Date(starts)) : halfDayName(halfDay);
}

/** "at 2:30 pm on Thursday 26 November" or "on Thursday 26 November, between 8 am and noon" */
export function visitTime({ starts, ends, halfDay }: Visit): string {
  if (halfDay === undefined) return `at ${timeOnDay(new Date(starts))}`;
  const clock = (moment: number) => timeName(melbourneTime(new Date(moment)).minutes);
  return `on ${dayName(halfDay.slice(0, 10))}, between ${clock(starts)} and ${clock(ends)}`;
}
