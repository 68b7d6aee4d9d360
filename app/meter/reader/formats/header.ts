import { minutesPerDay } from "../readings/streams.ts";
import { parseTime } from "../readings/times.ts";

export type NamedColumns = ReturnType<typeof namedColumns>;
export type LongColumns = NonNullable<ReturnType<typeof longColumns>>;

export interface TimeColumn {
  column: number;
  /** Minutes from midnight. */
  start: number;
  /** How many minutes it covers. */
  length: number;
}

/** The column of each kind of value in a table; -1 if it has none. */
export function namedColumns(names: readonly string[]) {
  const find = (pattern: RegExp, except = /$^/) => names.findIndex((name) => pattern.test(name) && !except.test(name));
  const quality = find(/quality|estimat|\bread(ing)? ?status|^status/);
  return {
    nmi: find(/\bnmi\b|national meter/, /suffix/),
    meter: find(/meter|device ?number|serial/, /device ?type|unit|read|national/),
    /** Words or a register that name the stream. */
    type: find(
      /con\/gen|(consumption|usage|rate|read|reading|channel|energy|meter)[ _]?type|direction|stream|^type$|channel|import\/export/,
      /device|date/,
    ),
    register: find(/register|suffix/, /value|read/),
    date: find(/\bdate\b|^date|day$/, /up ?date|load|creat|next|bill|issue|^end|^to\b|time/),
    unit: find(/\bunits?\b|\buom\b/),
    quality,
    /** Whether the quality column answers yes or no to "estimated?". */
    isQualityYesNo: /estimat/.test(names[quality] ?? ""),
  };
}

/** The interval columns of a table with one day per row. Their headings are starts, ends, or both. */
export function timeColumns(names: readonly string[]): TimeColumn[] {
  const times = names.flatMap((name, column) => {
    const [from = "", to = ""] = name.replace(/\(?kwh\)?/, "").split(/ ?(?:-|–|\bto\b) ?/);
    const start = parseMinute(from);
    return start === undefined ? [] : [{ column, start, end: parseMinute(to) }];
  });
  if (times.length < 23) return [];
  const step = mostFrequent(times.slice(1).map(({ start }, index) => start - (times[index]?.start ?? 0)));
  const length = times[0]?.end === undefined ? step : (times[0].end - times[0].start + minutesPerDay) % minutesPerDay;
  const areEnds = times[0]?.end === undefined && times[0]?.start === step;
  return times.map(({ column, start }) => ({
    column,
    start: (start - (areEnds ? step : 0) + minutesPerDay) % minutesPerDay,
    length,
  }));
}

/** The time and energy columns of a table with one reading per row; null if either is missing. */
export function longColumns(names: readonly string[]) {
  const named = namedColumns(names);
  const values = valueColumns(names);
  const isDate = /date|\btime ?stamp|^day$|nem ?time/;
  const ignored = /up ?date|upload|loaded|creat|next|bill|issue|register ?read|quality|type/;
  const end = names.findIndex((name) => isEnd(name) && !ignored.test(name) && (isDate.test(name) || isBare(name)));
  const starts = names.map((name) => !isEnd(name) && !ignored.test(name) && (isDate.test(name) || isBare(name)));
  const first = names.findIndex((name, column) => starts[column] && /start|from|begin/.test(name));
  const start = first >= 0 ? first : starts.indexOf(true);
  const isTime = (name: string) => /time|^(hour|period)$/.test(name) && !isDate.test(name) && !/type/.test(name);
  const startTime = names.findIndex((name) => isTime(name) && !isEnd(name));
  const endTime = names.findIndex((name) => isTime(name) && isEnd(name));
  if (values.length === 0 || (start < 0 && end < 0)) return null;
  return { ...named, start, startTime, end, endTime, values };
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
  const found = names.flatMap((name, column) => (isEnergy(name) ? [column] : []));
  const withoutTotals = found.filter((column) => !/total/.test(names[column] ?? ""));
  return withoutTotals.length > 0 ? withoutTotals : found;
}

function isEnergy(name: string): boolean {
  if (/cost|price|\$|cents?\b|charge|rate|tariff|register|demand|average|quality/.test(name)) return false;
  if (/\b[mk]?wh\b/.test(name)) return true;
  const other =
    /type|flag|status|date|\btime\b|unit|\bid\b|number|serial|code|descr|\bkw\b|kva|con\/gen|import\/export|nmi|meter/;
  return (
    /usage|consum|energy|\bvalue\b|amount used|quantity|generat|export|import|feed ?in/.test(name) && !other.test(name)
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
