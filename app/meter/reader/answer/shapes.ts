import { type DayNumber, monthOf } from "../readings/calendar.ts";
import { type Day, has, kwhAt } from "../readings/streams.ts";

export type Days = Map<DayNumber, Day>;

const on = 0.05;

export function energyOf(days: Days): number {
  let sum = 0;
  for (const day of days.values()) for (let at = 0; at < 48; at++) sum += kwhAt(day, at);
  return sum;
}

export function halfHoursOf(days: Days): number {
  let count = 0;
  for (const day of days.values()) for (let at = 0; at < 48; at++) if (has(day, at)) count++;
  return count;
}

/** The share of its half-hours in which a stream takes more than a standby. */
export function shareOn(days: Days): number {
  let running = 0;
  for (const day of days.values()) for (let at = 0; at < 48; at++) if (kwhAt(day, at) >= on) running++;
  return running / Math.max(1, halfHoursOf(days));
}

/** No energy at night, and far more in summer where both seasons are there. */
export function looksLikeSun(days: Days): boolean {
  let all = 0;
  let night = 0;
  const season = { summer: [0, 0] as [number, number], winter: [0, 0] as [number, number] };
  for (const [date, day] of days) {
    const month = monthOf(date);
    const part = month === 12 || month <= 2 ? season.summer : month >= 6 && month <= 8 ? season.winter : undefined;
    if (part) part[1]++;
    for (let at = 0; at < 48; at++) {
      const kwh = kwhAt(day, at);
      all += kwh;
      if (at < 9 || at >= 42) night += kwh;
      if (part) part[0] += kwh;
    }
  }
  if (all === 0 || night > all * 0.005) return false;
  const [summer, winter] = [season.summer, season.winter].map(([kwh, count]) =>
    count >= 14 ? kwh / count : undefined,
  );
  return summer === undefined || winter === undefined || summer > winter * 1.3;
}
