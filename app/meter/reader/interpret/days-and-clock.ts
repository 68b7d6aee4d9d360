import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import { type DayNumber, daylightSavingBegins, daylightSavingEnds, monthOf, yearOf } from "../readings/calendar.ts";
import type { FileReadings } from "../readings/file-readings.ts";
import { type Day, hasHalfHour, kwhAt, type Stream } from "../readings/streams.ts";
import { numbersOf, resolveDay } from "../readings/times.ts";

export type Clock = "market" | "local";

/** Decides the order of day and month for a whole file: by numbers above 12, otherwise by which order covers the shorter time. */
export function settleDays(file: FileReadings): void {
  const undecided = new Set<number>();
  for (const stream of streamsOf(file))
    for (const written of stream.days.keys()) if (written < 0) undecided.add(written);
  if (undecided.size === 0) return;
  const monthFirst = isMonthFirst([...undecided]);
  for (const stream of streamsOf(file)) {
    const days = new Map<DayNumber, Day>();
    for (const [written, day] of stream.days) {
      const meant = resolveDay(written, monthFirst);
      if (meant === undefined) file.badRows++;
      else days.set(meant, day);
    }
    stream.days = days;
  }
}

function isMonthFirst(written: readonly number[]): boolean {
  const numbers = written.map(numbersOf);
  const dayFirst = numbers.filter(([, first]) => first > 12).length;
  const monthFirst = numbers.filter(([, , second]) => second > 12).length;
  if (dayFirst !== monthFirst) return monthFirst > dayFirst;
  return span(written, true) < span(written, false);
}

function span(written: readonly number[], monthFirst: boolean): number {
  const days = written.map((day) => resolveDay(day, monthFirst)).filter((day) => day !== undefined);
  return days.reduce((most, day) => Math.max(most, day), 0) - days.reduce((least, day) => Math.min(least, day), 1e6);
}

/**
 * Whether a table without offsets follows the clock. If it does, October's skipped hour is empty and April's doubled hour appears
 * twice. If the file has neither Sunday, exports that are later in summer are a sign.
 */
export function clockOf(file: FileReadings): { clock: Clock; isCertain: boolean } {
  if (file.clock === "market" || file.clock === "offset") return { clock: "market", isCertain: true };
  const streams = [...streamsOf(file)];
  let isMarketTime = false;
  for (const stream of streams) {
    if (stream.register > 0 && isDoubledHour(stream)) return { clock: "local", isCertain: true };
    for (const [date, day] of stream.days) {
      if (date !== daylightSavingBegins(yearOf(date))) continue;
      const neighbours = [2, 3, 6, 7].every((at) => hasHalfHour(day, at));
      if (neighbours && !hasHalfHour(day, 4) && !hasHalfHour(day, 5)) return { clock: "local", isCertain: true };
      isMarketTime ||= neighbours && hasHalfHour(day, 4) && hasHalfHour(day, 5);
    }
  }
  if (isMarketTime || file.clock === "table" || !streams.some(hasSummer)) return { clock: "market", isCertain: true };
  const later = streams.some((stream) => stream.direction === "export" && isLaterInSummer(stream));
  return { clock: later ? "local" : "market", isCertain: false };
}

/** Whether a stream only has readings from 2:00 to 3:00 on the Sundays when daylight saving ends. */
export function isDoubledHour(stream: Stream): boolean {
  let found = false;
  for (const [date, day] of stream.days) {
    if (date !== daylightSavingEnds(yearOf(date))) return false;
    for (let at = 0; at < halfHoursPerDay; at++) if (hasHalfHour(day, at) && at !== 4 && at !== 5) return false;
    found ||= hasHalfHour(day, 4);
  }
  return found;
}

function hasSummer(stream: Stream): boolean {
  for (const date of stream.days.keys()) {
    const year = yearOf(date);
    if (date <= daylightSavingEnds(year) || date >= daylightSavingBegins(year)) return true;
  }
  return false;
}

function isLaterInSummer(stream: Stream): boolean {
  const summer = centreOf(stream, (month) => month === 12 || month <= 2);
  const winter = centreOf(stream, (month) => month >= 5 && month <= 8);
  return summer !== undefined && winter !== undefined && summer - winter > 0.6;
}

/** The hour around which a stream's energy is centred in some months. */
function centreOf(stream: Stream, isInSeason: (month: number) => boolean): number | undefined {
  let energy = 0;
  let moment = 0;
  for (const [date, day] of stream.days) {
    if (!isInSeason(monthOf(date))) continue;
    for (let at = 0; at < halfHoursPerDay; at++) {
      energy += kwhAt(day, at);
      moment += kwhAt(day, at) * (at / 2 + 0.25);
    }
  }
  return energy > 0 ? moment / energy : undefined;
}

function* streamsOf(file: FileReadings): Iterable<Stream> {
  for (const { streams } of file.connections.values()) yield* streams.values();
}
