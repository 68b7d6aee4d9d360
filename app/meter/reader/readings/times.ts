import { type DayNumber, dayNumber } from "./calendar.ts";

/**
 * A day as a file writes it. "3/4/2026" may have either order of day and month, which only the whole file can tell. Until then it
 * is a negative number made of the year and both parts.
 */
export type WrittenDay = number;

export interface WrittenTime {
  day: WrittenDay;
  /** The time, in seconds from midnight. */
  seconds: number;
  /** Minutes ahead of UTC, if the file says so. */
  offsetMinutes?: number;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const patterns: readonly [pattern: RegExp, read: (matches: string[]) => WrittenDay | undefined][] = [
  [/^(\d{4})(\d{2})(\d{2})$/, ([year, month, day]) => dayNumber(Number(year), Number(month), Number(day))],
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/,
    ([year, month, day]) => dayNumber(Number(year), Number(month), Number(day)),
  ],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/, ([first, second, year]) => undecidedDayOf(first, second, year)],
  [
    /^(\d{1,2})[-/ .]([a-z]{3,9})\.?[-/ .,]{1,2}(\d{4}|\d{2})$/i,
    ([day, name, year]) => dayNumber(wholeYear(year), monthNamed(name), Number(day)),
  ],
];

export function parseDay(cell: string): WrittenDay | undefined {
  if (cell.length > 20) return undefined;
  for (const [pattern, dayFrom] of patterns) {
    const match = pattern.exec(cell);
    if (match) return dayFrom(match.slice(1));
  }
  return undefined;
}

const timePattern = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?([ap])\.?m\.?)?(?: ?(Z|[+-]\d{2}:?\d{2}))?$/i;

/** Seconds from midnight; 24:00 is the day's end. */
export function parseTime(cell: string): { seconds: number; offsetMinutes?: number } | undefined {
  const match = cell.length <= 32 ? timePattern.exec(cell) : null;
  if (!match) return undefined;
  const [, hours, minutes, seconds = "0", meridiem, zone] = match;
  let hour = Number(hours);
  if (meridiem) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (meridiem.toLowerCase() === "p" ? 12 : 0);
  }
  const totalSeconds = hour * 3600 + Number(minutes) * 60 + Number(seconds);
  if (Number(minutes) > 59 || Number(seconds) > 59 || totalSeconds > 86_400) return undefined;
  if (!zone) return { seconds: totalSeconds };
  const offsetMinutes = parseOffset(zone);
  return offsetMinutes === undefined ? undefined : { seconds: totalSeconds, offsetMinutes };
}

/** A date and a time in one cell. */
export function parseMoment(cell: string): WrittenTime | undefined {
  if (cell.length > 48) return undefined;
  const compactMatch = /^(\d{8})(\d{2})(\d{2})(\d{2})?$/.exec(cell);
  if (compactMatch) return momentOf(compactMatch[1], `${compactMatch[2]}:${compactMatch[3]}`);
  const match = /^(.{6,20}?)(?:T|,? +)(\d{1,2}:.*)$/.exec(cell);
  return match ? momentOf(match[1], match[2]) : undefined;
}

function momentOf(dateText = "", timeText = ""): WrittenTime | undefined {
  const day = parseDay(dateText);
  const time = parseTime(timeText);
  return day === undefined || !time ? undefined : { day, ...time };
}

export type DateOrder = "day first" | "month first";

/** The day that was meant, once the order of day and month is known. */
export function resolveDay(writtenDay: WrittenDay, order: DateOrder): DayNumber | undefined {
  if (writtenDay >= 0) return writtenDay;
  const [year, first, second] = numbersOf(writtenDay);
  return order === "month first" ? dayNumber(year, first, second) : dayNumber(year, second, first);
}

export function numbersOf(undecidedDay: WrittenDay): [year: number, first: number, second: number] {
  const digits = -undecidedDay;
  return [Math.floor(digits / 10_000), Math.floor(digits / 100) % 100, digits % 100];
}

function undecidedDayOf(first?: string, second?: string, year?: string): WrittenDay | undefined {
  const [firstNumber, secondNumber] = [Number(first), Number(second)];
  const isPossible =
    firstNumber >= 1 &&
    secondNumber >= 1 &&
    Math.min(firstNumber, secondNumber) <= 12 &&
    Math.max(firstNumber, secondNumber) <= 31;
  return isPossible ? -(wholeYear(year) * 10_000 + firstNumber * 100 + secondNumber) : undefined;
}

function wholeYear(year = ""): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

function monthNamed(name = ""): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function parseOffset(zone: string): number | undefined {
  if (zone.toUpperCase() === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return minutes > 14 * 60 ? undefined : zone.startsWith("-") ? -minutes : minutes;
}
