import type { DayNumber } from "../readings/calendar.ts";
import { has } from "../readings/streams.ts";
import type { Days } from "./shapes.ts";

/** A hole of four months splits what is there; a year that was mistyped is on its own. */
const longestHole = 120;
const leastDays = 28;
const fragment = 4;

/** Days with a reading in any of these, in order. */
export function daysWithReadings(sources: readonly Days[]): DayNumber[] {
  const found = new Set<DayNumber>();
  for (const days of sources) for (const [date, day] of days) if (day.minutes.includes(30)) found.add(date);
  return [...found].sort((a, b) => a - b);
}

/** The latest stretch of four weeks or more; without one, the longest. */
export function latestStretch(days: readonly DayNumber[]): DayNumber[] {
  const stretches: DayNumber[][] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last && day - (last.at(-1) ?? day) <= longestHole) last.push(day);
    else stretches.push([day]);
  }
  const longest = stretches.reduce((best, next) => (next.length > best.length ? next : best), []);
  return stretches.findLast((stretch) => stretch.length >= leastDays) ?? longest;
}

/** A day by the clock begins or ends in another market day: an hour of that day is not a day. */
export function withoutFragments(days: readonly DayNumber[], sources: readonly Days[]): DayNumber[] {
  const isFragment = (date: DayNumber | undefined) =>
    date !== undefined && sources.every((source) => count(source, date) <= fragment);
  let [from, to] = [0, days.length];
  if (to - from > 1 && isFragment(days[from])) from++;
  if (to - from > 1 && isFragment(days[to - 1])) to--;
  return days.slice(from, to);
}

function count(days: Days, date: DayNumber): number {
  const day = days.get(date);
  let there = 0;
  for (let at = 0; at < 48; at++) if (has(day, at)) there++;
  return there;
}
