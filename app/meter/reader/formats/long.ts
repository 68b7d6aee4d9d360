import { FileRefusal } from "../files/refusal.ts";
import { FileReadings, type RowReader } from "../readings/file-readings.ts";
import { minutesPerDay, possibleIntervalMinutes, type Stream } from "../readings/streams.ts";
import { parseDay, parseMoment, parseTime, resolveDay, type WrittenDay, type WrittenTime } from "../readings/times.ts";
import { kwhPer, qualityOf, streamNamed } from "./cells.ts";
import { type LongColumns, mostFrequent } from "./header.ts";

type Row = Interval & { cells: readonly string[] };

/** How many rows decide what the usual interval is. */
const maxSampleRows = 400;

/** Reads a table with one interval in each row: a long table. */
export function longReader(
  names: readonly string[],
  columns: LongColumns,
  meters: Map<string, number>,
  decimalComma: boolean,
): RowReader {
  const readings = new FileReadings("unknown", meters, decimalComma);
  const streams = new Map<string, Stream | null>();
  const sampleRows: Row[] = [];
  let commonMinutes: number | undefined;
  let hasDateOnly = false;
  let hasOtherStreams = false;

  function decideInterval(): void {
    const minutes = mostCommonMinutes(sampleRows);
    if (minutes > 60) throw new FileRefusal("daily-summary");
    commonMinutes = minutes;
    readings.isNewestFirst = isNewestFirst(sampleRows);
    for (const row of sampleRows.splice(0)) addRow(row, minutes);
  }

  function addRow(row: Row, minutes: number): void {
    const statedMinutes = minutesOf(row);
    const lengthMinutes =
      statedMinutes !== undefined && possibleIntervalMinutes.includes(statedMinutes) ? statedMinutes : minutes;
    const time = startOf(row, lengthMinutes);
    if (!time || !possibleIntervalMinutes.includes(lengthMinutes) || time.minute % lengthMinutes !== 0) {
      readings.unreadableRows++;
      return;
    }
    if ((row.start ?? row.end)?.offsetMinutes !== undefined) readings.clock = "offset";
    const quality = qualityOf(row.cells[columns.quality] ?? "", { isYesNo: columns.isQualityYesNo });
    for (const column of columns.values) {
      const stream = streamIn(row.cells, column);
      const kwh = readings.kwhIn(row.cells[column] ?? "", factorOf(row.cells, column) ?? Number.NaN, {
        mayBeNegative: true,
      });
      if (!stream) hasOtherStreams = true;
      else if (kwh !== undefined && quality !== "missing")
        readings.addReading(stream, time.day, {
          minute: time.minute,
          lengthMinutes,
          kwh,
          isEstimated: quality === "estimated",
        });
    }
  }

  /** The factor to kWh: from a column of units, or the column's heading. */
  function factorOf(cells: readonly string[], column: number): number | undefined {
    const { unit } = columns;
    return unit >= 0 ? kwhPer(cells[unit] ?? "") : kwhPer(/\b[mk]?wh\b/.exec(names[column] ?? "")?.[0] ?? "");
  }

  /** Caches streams by the cells that name them, so that those aren't parsed in every row. */
  function streamIn(cells: readonly string[], column: number): Stream | null {
    const { nmi, meter, type, register, unit } = columns;
    const key = [nmi, meter, type, register, unit].map((index) => cells[index] ?? "").join("\n") + column;
    const cachedStream = streams.get(key);
    if (cachedStream !== undefined) return cachedStream;
    const stream = factorOf(cells, column) === undefined ? null : newStream(cells, column);
    if (streams.size < 1000) streams.set(key, stream);
    return stream;
  }

  /** With several energy columns, each heading names a stream; otherwise words and registers in the row do. */
  function newStream(cells: readonly string[], column: number): Stream | null {
    const { nmi, meter, type, register, values } = columns;
    const meterSerial = cells[meter] ?? "";
    const meterName = values.length > 1 ? `${meterSerial} ${column}` : meterSerial;
    const isNamedByHeading = values.length > 1 || (type < 0 && register < 0);
    const tableStream = isNamedByHeading
      ? streamNamed(names[column] ?? "", "")
      : streamNamed(cells[type] ?? "", cells[register] || (/[#:]/.test(meterSerial) ? meterSerial : ""));
    return tableStream && readings.streamFor({ nmi: cells[nmi] ?? "", meter: meterName, ...tableStream });
  }

  return {
    readings,
    row(cells) {
      if (cells.every((cell) => cell === "")) return;
      readings.rows++;
      const interval = intervalIn(cells, columns);
      if (!interval.start && !interval.end) {
        hasDateOnly ||= hasDate(cells, columns);
        readings.unreadableRows++;
      } else if (commonMinutes !== undefined) addRow({ ...interval, cells }, commonMinutes);
      else if (sampleRows.push({ ...interval, cells }) >= maxSampleRows) decideInterval();
    },
    end() {
      if (commonMinutes === undefined && sampleRows.length > 0) decideInterval();
      if (commonMinutes === undefined && hasDateOnly) throw new FileRefusal("daily-summary");
      if (readings.connections.size === 0) throw new FileRefusal(hasOtherStreams ? "no-energy-stream" : "no-readings");
    },
  };
}

interface Interval {
  start: WrittenTime | undefined;
  end: WrittenTime | undefined;
}

/** Market time is ten hours ahead of UTC. */
const marketOffsetMinutes = 600;

/** A row's start and end. Date and time are in one column or in two. */
function intervalIn(cells: readonly string[], columns: LongColumns): Interval {
  const start = momentIn(cells, columns.start, columns.startTime, columns.date);
  const end = momentIn(cells, columns.end, columns.endTime, columns.end >= 0 ? columns.end : columns.date);
  return { start, end };
}

function hasDate(cells: readonly string[], { start, date, end }: LongColumns): boolean {
  return [start, date, end].some((column) => parseDay(cells[column] ?? "") !== undefined);
}

/** Minutes from start to end. Ends often leave out the interval's last second. */
function minutesOf({ start, end }: Interval): number | undefined {
  if (!start || !end) return undefined;
  const seconds = end.seconds - (end.offsetMinutes ?? 0) * 60 - (start.seconds - (start.offsetMinutes ?? 0) * 60);
  return Math.ceil(((((seconds - 1) % 86_400) + 86_400) % 86_400) / 60) || minutesPerDay;
}

/** The usual interval: from starts and ends, or else the most frequent step between rows of one day; without steps, a day. */
function mostCommonMinutes(intervals: readonly Interval[]): number {
  const statedMinutes = intervals.map(minutesOf).filter((minutes) => minutes !== undefined);
  if (statedMinutes.length > 0) return mostFrequent(statedMinutes);
  if (intervals.length === 1) return 30;
  return mostFrequent(stepsBetween(intervals).map(Math.abs)) || minutesPerDay;
}

function isNewestFirst(intervals: readonly Interval[]): boolean {
  const backwardCount = stepsBetween(intervals).filter((step) => step < 0).length;
  return backwardCount * 2 > stepsBetween(intervals).length;
}

/** The day and minute at which an interval starts. If it has an offset, it is converted to market time. */
export function startOf(
  { start, end }: Interval,
  lengthMinutes: number,
): { day: WrittenDay; minute: number } | undefined {
  const time = start ?? end;
  if (!time) return undefined;
  const writtenMinute = start ? Math.floor(time.seconds / 60) : Math.ceil(time.seconds / 60) - lengthMinutes;
  const minute =
    time.offsetMinutes === undefined ? writtenMinute : writtenMinute - time.offsetMinutes + marketOffsetMinutes;
  if (minute >= 0 && minute < minutesPerDay) return { day: time.day, minute };
  const day = resolveDay(time.day, "day first") ?? resolveDay(time.day, "month first");
  if (day === undefined) return undefined;
  const days = Math.floor(minute / minutesPerDay);
  return { day: day + days, minute: minute - days * minutesPerDay };
}

function momentIn(
  cells: readonly string[],
  column: number,
  timeColumn: number,
  dateColumn: number,
): WrittenTime | undefined {
  const cell = cells[column] ?? "";
  const moment = parseMoment(cell);
  if (moment) return moment;
  const day = parseDay(cell) ?? parseDay(cells[dateColumn] ?? "");
  const time = parseTime(cells[timeColumn] ?? "") ?? parseTime(cell);
  return day === undefined || !time ? undefined : { day, ...time };
}

/** Minutes between neighbouring rows of one day. Different days can't be subtracted while the order of day and month is unknown. */
function stepsBetween(intervals: readonly Interval[]): number[] {
  const times = intervals.map(({ start, end }) => start ?? end).filter((time) => time !== undefined);
  return times.slice(1).flatMap((time, index) => {
    const timeBefore = times[index];
    const step = timeBefore && timeBefore.day === time.day ? Math.round((time.seconds - timeBefore.seconds) / 60) : 0;
    return step === 0 ? [] : [step];
  });
}
