import { monthNames } from "#content/format.ts";
import { dayName, parseStamp } from "#content/melbourne.ts";
import { isHalfDay } from "#content/request/preferred.ts";

/** A day and a time as staff type them. */
export interface TypedTime {
  date: string;
  clock: string;
}

export const notOnClockText = "There’s no such time on the clock in Melbourne. Choose another.";

/**
 * The time as an event stores it, "2026-12-14T14:30" or "2026-12-14-am", or what is wrong. A date without a year is the first on or
 * after `earliestDay`.
 */
export function timeIn({ date, clock }: TypedTime, earliestDay: string): { time: string } | { problem: string } {
  if (date === "") return { problem: "Enter the day as well, like 14/12/2026 or 14 Dec." };
  const day = dayIn(date, earliestDay);
  if (day === undefined) return { problem: `“${date}” isn’t a date. Type the day first, like 14/12/2026 or 14 Dec.` };
  const weekday = /^(?:sun|mon|tue|wed|thu|fri|sat)/i.exec(date)?.[0].toLowerCase();
  if (weekday && !dayName(day).toLowerCase().startsWith(weekday))
    return { problem: `“${date}” has the wrong weekday: it’s ${dayName(day)} ${day.slice(0, 4)}. Which do you mean?` };
  if (clock === "") return { problem: "Enter the time as well, like 2:30 pm, morning or afternoon." };
  const suffix = clockIn(clock);
  if (suffix === undefined) return { problem: `“${clock}” isn’t a time. Type it like 2:30 pm, or type morning.` };
  const time = day + suffix;
  if (isHalfDay(time) || parseStamp(time)) return { time };
  return { problem: notOnClockText };
}

/** A stored time as staff would type it. */
export function typedAs(time: string): TypedTime {
  const date = time.slice(0, 10).split("-").reverse().join("/");
  return { date, clock: isHalfDay(time) ? (time.endsWith("am") ? "morning" : "afternoon") : time.slice(11, 16) };
}

/** "14/12/2026", "14.12.", "14 Dec", "Mon 14th December 26" */
const dayFirst =
  /^(?:[a-z]{3,9},? )?(\d{1,2})(?: ?[/.-] ?|(?:st|nd|rd|th)? ?)(\d{1,2}|[a-z]{3,9})\.?(?:[ /.,-]+(\d{4}|\d{2}))?$/i;

function dayIn(typedDay: string, earliestDay: string): string | undefined {
  const [, day = "", month = "", year] = dayFirst.exec(typedDay) ?? [];
  const monthNumber = monthNames.findIndex((name) => name.toLowerCase().startsWith(month.toLowerCase())) + 1;
  const earliestYear = Number(earliestDay.slice(0, 4));
  const years = year === undefined ? [earliestYear, earliestYear + 1] : [2000 + (Number(year) % 2000)];
  const twoDigits = (part: string | number) => String(part).padStart(2, "0");
  const dates = years.map(
    (fullYear) => `${fullYear}-${twoDigits(/^\d/.test(month) ? month : monthNumber)}-${twoDigits(day)}`,
  );
  const isRealDate = (date: string) => isHalfDay(`${date}-am`);
  return dates.find((date) => isRealDate(date) && (year !== undefined || date >= earliestDay));
}

/**
 * Turns "2:30 pm", "14:30" or "2.30pm" into "T14:30", and "morning" into "-am". Nobody visits at night, so "2:30"
 * means the afternoon. "02:30" stays as it was typed.
 */
function clockIn(typedClock: string): string | undefined {
  if (/^(morning|afternoon)$/i.test(typedClock)) return /^m/i.test(typedClock) ? "-am" : "-pm";
  const [, hours, minutes = "00", amOrPm] = /^(\d{1,2})(?:[:.](\d{2}))? ?(?:([ap])\.?m\.?)?$/i.exec(typedClock) ?? [];
  const hour = Number(hours);
  if (hours === undefined || (amOrPm !== undefined && (hour < 1 || hour > 12))) return undefined;
  const isAfternoon = amOrPm === undefined ? /^[1-6]$/.test(hours) : amOrPm.toLowerCase() === "p";
  return `T${String((amOrPm === undefined ? hour : hour % 12) + (isAfternoon ? 12 : 0)).padStart(2, "0")}:${minutes}`;
}
