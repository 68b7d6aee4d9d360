import { minutesPerDay } from "../readings/streams.ts";
import { parseTime } from "../readings/times.ts";

export type NamedColumns = ReturnType<typeof namedColumns>;
export type LongColumns = NonNullable<ReturnType<typeof longColumns>>;

export interface TimeColumn {
  column: number;
  /** When the interval starts, in minutes from midnight. */
  startMinute: number;
  /** How many minutes the interval covers. */
  lengthMinutes: number;
}

/** The column of each kind of value in a table; -1 if it has none. */
export function namedColumns(names: readonly string[]) {
  const columnOf = (pattern: RegExp, exceptPattern?: RegExp) =>
    names.findIndex((name) => pattern.test(name) && !exceptPattern?.test(name));
  const quality = columnOf(/quality|estimat|\bread(ing)? ?status|^status/);
  return {
    nmi: columnOf(/\bnmi\b|national meter/, /suffix/),
    meter: columnOf(/meter|device ?number|serial/, /device ?type|unit|read|national/),
    /** Words or a register that name the stream. */
    type: columnOf(
      /con\/gen|(consumption|usage|rate|read|reading|channel|energy|meter)[ _]?type|direction|stream|^type$|channel|import\/export/,
      /device|date/,
    ),
    register: columnOf(/register|suffix/, /value|read/),
    date: columnOf(/\bdate\b|^date|day$/, /up ?date|load|creat|next|bill|issue|^end|^to\b|time/),
    unit: columnOf(/\bunits?\b|\buom\b/),
    quality,
    /** Whether the quality column answers yes or no to "estimated?". */
    isQualityYesNo: /estimat/.test(names[quality] ?? ""),
  };
}

/** The fewest columns that a day can have: 24 hours, less the one that the clock skips in October. */
const minTimeColumns = 23;

/** The interval columns of a table with one day per row. Their headings are starts, ends, or both. */
export function timeColumns(names: readonly string[]): TimeColumn[] {
  const times = names.flatMap((name, column) => {
    const [startText = "", endText = ""] = name.replace(/\(?kwh\)?/, "").split(/ ?(?:-|–|\bto\b) ?/);
    const start = parseMinute(startText);
    return start === undefined ? [] : [{ column, start, end: parseMinute(endText) }];
  });
  if (times.length < minTimeColumns) return [];
  const step = mostFrequent(times.slice(1).map(({ start }, index) => start - (times[index]?.start ?? 0)));
  const lengthMinutes =
    times[0]?.end === undefined ? step : (times[0].end - times[0].start + minutesPerDay) % minutesPerDay;
  const timesAreEnds = times[0]?.end === undefined && times[0]?.start === step;
  return times.map(({ column, start }) => ({
    column,
    startMinute: (start - (timesAreEnds ? step : 0) + minutesPerDay) % minutesPerDay,
    lengthMinutes,
  }));
}

/** The time and energy columns of a table with one reading per row; null if either is missing. */
export function longColumns(names: readonly string[]) {
  const columns = namedColumns(names);
  const values = valueColumns(names);
  const datePattern = /date|\btime ?stamp|^day$|nem ?time/;
  const ignoredPattern = /up ?date|upload|loaded|creat|next|bill|issue|register ?read|quality|type/;
  const end = names.findIndex(
    (name) => isEnd(name) && !ignoredPattern.test(name) && (datePattern.test(name) || isBare(name)),
  );
  const starts = names.map(
    (name) => !isEnd(name) && !ignoredPattern.test(name) && (datePattern.test(name) || isBare(name)),
  );
  const firstStart = names.findIndex((name, column) => starts[column] && /start|from|begin/.test(name));
  const start = firstStart >= 0 ? firstStart : starts.indexOf(true);
  const isTime = (name: string) => /time|^(hour|period)$/.test(name) && !datePattern.test(name) && !/type/.test(name);
  const startTime = names.findIndex((name) => isTime(name) && !isEnd(name));
  const endTime = names.findIndex((name) => isTime(name) && isEnd(name));
  if (values.length === 0 || (start < 0 && end < 0)) return null;
  return { ...columns, start, startTime, end, endTime, values };
}

/** Whether a table has times but only technical measurements, such as volts or kW. */
export function isTechnical(names: readonly string[]): boolean {
  return (
    names.some((name) => /date|time/.test(name)) &&
    names.some((name) => /\bk?va(r|rh|h)?\b|\bvolt|\bamps?\b|\bkw\b|power factor/.test(name))
  );
}

/** Normalises a heading: no capitals, quotes or double spaces. */
export function normaliseHeading(cell: string): string {
  return cell
    .slice(0, 80)
    .toLowerCase()
    .replace(/[_\s]+/g, " ")
    .replace(/([a-z])(date|time|value)\b/g, "$1 $2")
    .trim();
}

function valueColumns(names: readonly string[]): number[] {
  const energyColumns = names.flatMap((name, column) => (isEnergy(name) ? [column] : []));
  const withoutTotals = energyColumns.filter((column) => !/total/.test(names[column] ?? ""));
  return withoutTotals.length > 0 ? withoutTotals : energyColumns;
}

function isEnergy(name: string): boolean {
  if (/cost|price|\$|cents?\b|charge|rate|tariff|register|demand|average|quality/.test(name)) return false;
  if (/\b[mk]?wh\b/.test(name)) return true;
  const otherPattern =
    /type|flag|status|date|\btime\b|unit|\bid\b|number|serial|code|descr|\bkw\b|kva|con\/gen|import\/export|nmi|meter/;
  return (
    /usage|consum|energy|\bvalue\b|amount used|quantity|generat|export|import|feed ?in/.test(name) &&
    !otherPattern.test(name)
  );
}

function isEnd(name: string): boolean {
  return /^(to|until)\b|\bend(s|ing)?\b|nem ?time/.test(name);
}

function isBare(name: string): boolean {
  return /^(to|from|start|end|until)$/.test(name);
}

function parseMinute(text: string): number | undefined {
  const time = parseTime(text.trim());
  return time && Math.floor(time.seconds / 60);
}

export function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0] as const)[0];
}
