import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import {
  type DayNumber,
  daylightSavingBegins,
  daylightSavingEnds,
  isChangeHour,
  monthOf,
  yearOf,
} from "../readings/calendar.ts";
import type { FileReadings } from "../readings/file-readings.ts";
import { type DayReadings, hasHalfHour, kwhAt, type Stream } from "../readings/streams.ts";
import { type DateOrder, numbersOf, resolveDay, type WrittenDay } from "../readings/times.ts";

export type Clock = "market" | "local";

/** Decides the order of day and month for a whole file: by numbers above 12, otherwise by which order covers the shorter time. */
export function settleDays(file: FileReadings): void {
  const undecidedDays = new Set<number>();
  for (const stream of streamsOf(file))
    for (const writtenDay of stream.days.keys()) if (writtenDay < 0) undecidedDays.add(writtenDay);
  if (undecidedDays.size === 0) return;
  const order = orderOf([...undecidedDays]);
  for (const stream of streamsOf(file)) {
    const days = new Map<DayNumber, DayReadings>();
    for (const [writtenDay, day] of stream.days) {
      const date = resolveDay(writtenDay, order);
      if (date === undefined) file.unreadableRows++;
      else days.set(date, day);
    }
    stream.days = days;
  }
}

function orderOf(writtenDays: readonly WrittenDay[]): DateOrder {
  const numbers = writtenDays.map(numbersOf);
  const dayFirstCount = numbers.filter(([, first]) => first > 12).length;
  const monthFirstCount = numbers.filter(([, , second]) => second > 12).length;
  const isMonthFirst =
    dayFirstCount === monthFirstCount
      ? daysSpanned(writtenDays, "month first") < daysSpanned(writtenDays, "day first")
      : monthFirstCount > dayFirstCount;
  return isMonthFirst ? "month first" : "day first";
}

/** The days from the earliest to the latest. */
function daysSpanned(writtenDays: readonly WrittenDay[], order: DateOrder): number {
  const days = writtenDays.map((day) => resolveDay(day, order)).filter((day) => day !== undefined);
  return (
    days.reduce((latest, day) => Math.max(latest, day), 0) -
    days.reduce((earliest, day) => Math.min(earliest, day), 1e6)
  );
}

/**
 * Whether a table without offsets follows the clock. If it does, October's skipped hour is empty and April's doubled hour appears
 * twice. If the file has neither Sunday, exports that peak later in summer suggest that it does.
 */
export function clockOf(file: FileReadings): { clock: Clock; isCertain: boolean } {
  if (file.clock === "market" || file.clock === "offset") return { clock: "market", isCertain: true };
  const streams = [...streamsOf(file)];
  let isMarketTime = false;
  for (const stream of streams) {
    if (stream.register > 0 && isDoubledHour(stream)) return { clock: "local", isCertain: true };
    for (const [date, day] of stream.days) {
      if (date !== daylightSavingBegins(yearOf(date))) continue;
      // From 1:00 to 4:00, with the hour that the clock skips in the middle.
      const hasNeighbours = [2, 3, 6, 7].every((halfHour) => hasHalfHour(day, halfHour));
      if (hasNeighbours && !hasHalfHour(day, 4) && !hasHalfHour(day, 5)) return { clock: "local", isCertain: true };
      isMarketTime ||= hasNeighbours && hasHalfHour(day, 4) && hasHalfHour(day, 5);
    }
  }
  if (isMarketTime || file.clock === "table" || !streams.some(hasSummer)) return { clock: "market", isCertain: true };
  const isLater = streams.some((stream) => stream.direction === "export" && isLaterInSummer(stream));
  return { clock: isLater ? "local" : "market", isCertain: false };
}

/** Whether a stream only has readings from 2:00 to 3:00 on the Sundays when daylight saving ends. */
export function isDoubledHour(stream: Stream): boolean {
  let hasDoubledHour = false;
  for (const [date, day] of stream.days) {
    if (date !== daylightSavingEnds(yearOf(date))) return false;
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++)
      if (hasHalfHour(day, halfHour) && !isChangeHour(halfHour)) return false;
    hasDoubledHour ||= hasHalfHour(day, 4);
  }
  return hasDoubledHour;
}

function hasSummer(stream: Stream): boolean {
  for (const date of stream.days.keys()) {
    const year = yearOf(date);
    if (date <= daylightSavingEnds(year) || date >= daylightSavingBegins(year)) return true;
  }
  return false;
}

/** Whether a stream is more than 36 minutes later in summer. Daylight saving moves it by an hour, the sun's noon by a few minutes. */
function isLaterInSummer(stream: Stream): boolean {
  const summer = centreOf(stream, (month) => month === 12 || month <= 2);
  const winter = centreOf(stream, (month) => month >= 5 && month <= 8);
  return summer !== undefined && winter !== undefined && summer - winter > 0.6;
}

/** The hour around which a stream's energy is centred in some months. */
function centreOf(stream: Stream, isInSeason: (month: number) => boolean): number | undefined {
  let energy = 0;
  let energyTimesHour = 0;
  for (const [date, day] of stream.days) {
    if (!isInSeason(monthOf(date))) continue;
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) {
      const middleHour = halfHour / 2 + 0.25;
      energy += kwhAt(day, halfHour);
      energyTimesHour += kwhAt(day, halfHour) * middleHour;
    }
  }
  return energy > 0 ? energyTimesHour / energy : undefined;
}

function* streamsOf(file: FileReadings): Iterable<Stream> {
  for (const { streams } of file.connections.values()) yield* streams.values();
}
