// Melbourne's clock and calendar: dates, opening hours, and times in words. Every folder may use them.
import { business } from "./business.ts";
import { dayMs, hourMs, minuteMs } from "./durations.ts";
import { monthName } from "./format.ts";
import { holidays } from "./public-holidays.computed.ts";

const quarterHourMs = 15 * minuteMs;

/** A reading of Melbourne's clock. `minutes` are counted from midnight. */
export interface MelbourneTime {
  date: string;
  minutes: number;
}

/** The date in Melbourne as YYYY-MM-DD, wherever the Worker runs. Rules, years and cached pages change with it. */
export function melbourneDate(now: Date): string {
  return melbourneTime(now).date;
}

export function melbourneTime(now: Date): MelbourneTime {
  const local = new Date(now.getTime() + offsetMsAt(now.getTime()));
  return { date: local.toISOString().slice(0, 10), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/** A moment to the minute, for a URL: "2026-11-22T14:50". */
export function melbourneStamp(now: Date): string {
  const { date, minutes } = melbourneTime(now);
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Parses "2026-11-26T14:30" on Melbourne's clock; undefined if the clock never shows that time. */
export function parseStamp(stamp: string): Date | undefined {
  const [, date, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(stamp) ?? [];
  if (date === undefined) return undefined;
  const moment = momentOf({ date, minutes: Number(hours) * 60 + Number(minutes) });
  return !Number.isNaN(moment.getTime()) && melbourneStamp(moment) === stamp.slice(0, 16) ? moment : undefined;
}

/** The moment at which Melbourne's clock shows this. If daylight saving skips or repeats that hour, one of two moments an hour apart. */
export function momentOf({ date, minutes }: MelbourneTime): Date {
  const asUtcMs = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs;
  const guessMs = asUtcMs - offsetMsAt(asUtcMs);
  return new Date(asUtcMs - offsetMsAt(guessMs));
}

export function startOfDay(date: string): Date {
  return momentOf({ date, minutes: 0 });
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole seconds until a day ends in Melbourne; 0 once it has ended. */
export function secondsLeft(date: string, now: Date): number {
  const midnight = startOfDay(addDays(date, 1));
  return Math.max(0, Math.floor((midnight.getTime() - now.getTime()) / 1000));
}

/** A date's day of the week, 0 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The Monday of this date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** A day's opening and closing hour; null on public holidays and on days of the week when we're closed. */
export function openingHoursOn(date: string): readonly [number, number] | null {
  if (holidays.includes(date)) return null;
  return openingHours[weekdayOf(date)] ?? null;
}

/** Rounds down to a quarter of an hour: nobody promises a call by 11:03. */
export function quarterBefore(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / quarterHourMs) * quarterHourMs);
}

export function quarterAfter(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / quarterHourMs) * quarterHourMs);
}

/**
 * The latest moment for our call: 24 hours after a request, not counting Sundays and public holidays. If that is outside opening
 * hours, the closing time before it. Rounded down to a quarter of an hour.
 */
export function latestCallAt(receivedAt: Date): Date {
  const { date, minutes } = melbourneTime(quarterBefore(receivedAt));
  const startMinutes = openingHoursOn(date) ? minutes : 0;
  const startDay = openingHoursOn(date) ? date : nextOpenDay(date);
  const endDay = startMinutes === 0 ? startDay : nextOpenDay(startDay);
  const endMinutes = startMinutes === 0 ? 24 * 60 : startMinutes;
  const [opens, closes] = hoursOfOpenDay(endDay);
  if (endMinutes >= opens * 60) return momentOf({ date: endDay, minutes: Math.min(endMinutes, closes * 60) });
  const [, closedBefore] = hoursOfOpenDay(startDay);
  return momentOf({ date: startDay, minutes: closedBefore * 60 });
}

/** Whether we answer the phones at a moment, for somebody who wants to ring: "Open until 6 pm". */
export function phonesAt(moment: Date): { areOpen: boolean; text: string } {
  const { date, minutes } = melbourneTime(moment);
  const hours = openingHoursOn(date);
  if (hours && minutes >= hours[0] * 60 && minutes < hours[1] * 60)
    return { areOpen: true, text: `Open until ${timeName(hours[1] * 60)}` };
  const openDay = hours && minutes < hours[0] * 60 ? date : nextOpenDay(date);
  const [openingHour] = hoursOfOpenDay(openDay);
  const dayText = openDay === date ? "today" : `on ${weekdays[weekdayOf(openDay)]}`;
  return { areOpen: false, text: `Closed now: open from ${timeName(openingHour * 60)} ${dayText}` };
}

/** The moment after this many minutes of opening hours. A request at night waits until we open. */
export function workingTimeAfter(moment: Date, minutes: number): Date {
  const { date, minutes: clockMinutes } = melbourneTime(moment);
  let remainingMinutes = minutes;
  for (let day = date, startMinutes = clockMinutes; ; day = addDays(day, 1), startMinutes = 0) {
    const hours = openingHoursOn(day);
    if (!hours) continue;
    const fromMinutes = Math.max(startMinutes, hours[0] * 60);
    const toMinutes = hours[1] * 60;
    if (toMinutes - fromMinutes >= remainingMinutes)
      return momentOf({ date: day, minutes: fromMinutes + remainingMinutes });
    remainingMinutes -= Math.max(0, toMinutes - fromMinutes);
  }
}

/** The moment from which this many minutes of opening hours remain. */
export function workingTimeBefore(moment: Date, minutes: number): Date {
  const { date, minutes: clockMinutes } = melbourneTime(moment);
  let remainingMinutes = minutes;
  for (let day = date, endMinutes = clockMinutes; ; day = addDays(day, -1), endMinutes = 24 * 60) {
    const hours = openingHoursOn(day);
    if (!hours) continue;
    const fromMinutes = hours[0] * 60;
    const toMinutes = Math.min(endMinutes, hours[1] * 60);
    if (toMinutes - fromMinutes >= remainingMinutes)
      return momentOf({ date: day, minutes: toMinutes - remainingMinutes });
    remainingMinutes -= Math.max(0, toMinutes - fromMinutes);
  }
}

/** "Monday 23 November, 9:15 am": times as Melbourne's clock shows them. */
export function dayAndTime(moment: Date): string {
  const { date, minutes } = melbourneTime(moment);
  return `${dayName(date)}, ${timeName(minutes)}`;
}

/**
 * "9:15 am on Monday 23 November", after "by" or "at"; "9:15 am today" for a moment on that day. Midnight always has its date,
 * since it could be either day's.
 */
export function timeOnDay(moment: Date, seenAt?: Date): string {
  const { date, minutes } = melbourneTime(moment);
  if (minutes === 0) return `midnight at the end of ${dayName(addDays(date, -1))}`;
  const isToday = seenAt && melbourneDate(seenAt) === date;
  return `${timeName(minutes)} ${isToday ? "today" : `on ${dayName(date)}`}`;
}

/** A moment in a letter, which may be read on another day: "9:15 am today (Monday 23 November)". */
export function timeInLetter(moment: Date, sentAt: Date): string {
  const time = timeOnDay(moment, sentAt);
  return time.endsWith(" today") ? `${time} (${dayName(melbourneDate(moment))})` : time;
}

/** "Monday 23 November" */
export function dayName(date: string): string {
  return `${weekdays[weekdayOf(date)]} ${dateName(date).replace(/ \d+$/, "")}`;
}

/** "21 November 2026" */
export function dateName(date: string): string {
  const [year, month, day] = date.split("-");
  return `${Number(day)} ${monthName(Number(month))} ${year}`;
}

/** "9:15 am", "noon", from minutes after midnight. */
export function timeName(minutes: number): string {
  if (minutes === 0) return "midnight";
  if (minutes === 12 * 60) return "noon";
  const hours = Math.floor(minutes / 60);
  const past = minutes % 60;
  return `${hours % 12 || 12}${past ? `:${String(past).padStart(2, "0")}` : ""} ${hours < 12 ? "am" : "pm"}`;
}

function hoursOfOpenDay(date: string): readonly [number, number] {
  const hours = openingHoursOn(date);
  if (!hours) throw new Error(`hoursOfOpenDay: we are closed on ${date}`);
  return hours;
}

function nextOpenDay(after: string): string {
  let date = addDays(after, 1);
  while (!openingHoursOn(date)) date = addDays(date, 1);
  return date;
}

/**
 * Milliseconds ahead of UTC. Daylight saving begins on the first Sunday in October and ends on the first Sunday in April, at 2 am
 * standard time. An `Intl.DateTimeFormat` would delay the first answer of each isolate.
 */
function offsetMsAt(utcMs: number): number {
  const year = new Date(utcMs + 10 * hourMs).getUTCFullYear();
  const isDaylightSaving = utcMs < twoAmOnFirstSunday(year, 3) || utcMs >= twoAmOnFirstSunday(year, 9);
  return (isDaylightSaving ? 11 : 10) * hourMs;
}

function twoAmOnFirstSunday(year: number, month: number): number {
  const weekdayOfFirst = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - weekdayOfFirst) % 7), 2) - 10 * hourMs;
}

const openingHours: Readonly<Record<number, readonly [number, number] | null>> = business.hours.byWeekday;
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
