import { Refusal } from "../files/limits.ts";
import { FileReadings, type RowReader } from "../readings/file-readings.ts";
import { lengths, type Stream } from "../readings/streams.ts";
import {
  dayMeant,
  dayWritten,
  momentWritten,
  timeWritten,
  type WrittenDay,
  type WrittenTime,
} from "../readings/times.ts";
import { isPossible, kwhPer, numberWritten, qualityOf, streamNamed } from "./cells.ts";
import { type LongColumns, mostFrequent } from "./header.ts";

type Row = Interval & { cells: readonly string[] };

/** So many rows are looked at before the usual length of an interval is decided. */
const rowsToLookAt = 400;

/** A table with one interval in each row. */
export class LongReader implements RowReader {
  readonly readings: FileReadings;
  readonly #names: readonly string[];
  readonly #columns: LongColumns;
  readonly #decimalComma: boolean;
  readonly #streams = new Map<string, Stream | null>();
  readonly #waiting: Row[] = [];
  #usual: number | undefined;
  #dateOnly = false;
  #otherStreams = false;

  constructor(names: readonly string[], columns: LongColumns, meters: Map<string, number>, decimalComma: boolean) {
    this.readings = new FileReadings("unsaid", meters);
    this.readings.hasNmiColumn = columns.nmi >= 0;
    this.#names = names;
    this.#columns = columns;
    this.#decimalComma = decimalComma;
  }

  row(cells: string[]): void {
    if (cells.every((cell) => cell === "")) return;
    this.readings.rows++;
    const interval = intervalIn(cells, this.#columns);
    if (!interval.start && !interval.end) {
      this.#dateOnly ||= hasDate(cells, this.#columns);
      this.readings.badRows++;
    } else if (this.#usual !== undefined) this.#take({ ...interval, cells }, this.#usual);
    else if (this.#waiting.push({ ...interval, cells }) >= rowsToLookAt) this.#begin();
  }

  end(): void {
    if (this.#usual === undefined && this.#waiting.length > 0) this.#begin();
    if (this.#usual === undefined && this.#dateOnly) throw new Refusal("daily-summary");
    if (this.readings.connections.size === 0)
      throw new Refusal(this.#otherStreams ? "no-energy-stream" : "no-readings");
  }

  #begin(): void {
    const usual = usualMinutes(this.#waiting);
    if (usual > 60) throw new Refusal("daily-summary");
    this.#usual = usual;
    this.readings.descending = isNewestFirst(this.#waiting);
    for (const waited of this.#waiting.splice(0)) this.#take(waited, usual);
  }

  #take(row: Row, usual: number): void {
    const stated = minutesOf(row);
    const length = stated !== undefined && lengths.includes(stated) ? stated : usual;
    const time = startOf(row, length);
    if (!time || !lengths.includes(length) || time.minute % length !== 0) {
      this.readings.badRows++;
      return;
    }
    if ((row.start ?? row.end)?.offset !== undefined) this.readings.clock = "offset";
    const quality = qualityOf(row.cells[this.#columns.quality] ?? "", this.#columns.qualityIsYesNo);
    for (const at of this.#columns.values) {
      const stream = this.#streamIn(row.cells, at);
      const kwh = this.#kwhIn(row.cells, at);
      if (!stream) this.#otherStreams = true;
      else if (kwh !== undefined && quality !== "missing")
        this.readings.addReading(stream, time.day, {
          minute: time.minute,
          length,
          kwh,
          estimated: quality === "estimated",
        });
    }
  }

  #kwhIn(cells: readonly string[], at: number): number | undefined {
    const cell = cells[at] ?? "";
    const number = numberWritten(cell, this.#decimalComma);
    const kwh = number === undefined ? undefined : number * (this.#unit(cells, at) ?? Number.NaN);
    if (kwh !== undefined && isPossible(kwh)) return kwh;
    if (cell !== "") this.readings.badCells++;
    return undefined;
  }

  /** What makes a column's number kWh: a column of units says so, or its own heading. */
  #unit(cells: readonly string[], at: number): number | undefined {
    const { unit } = this.#columns;
    return unit >= 0 ? kwhPer(cells[unit] ?? "") : kwhPer(/\b[mk]?wh\b/.exec(this.#names[at] ?? "")?.[0] ?? "");
  }

  /** Looking a stream up by its cells saves naming it anew in every row. */
  #streamIn(cells: readonly string[], at: number): Stream | null {
    const { nmi, meter, type, register, unit } = this.#columns;
    const key = [nmi, meter, type, register, unit].map((column) => cells[column] ?? "").join("\n") + at;
    const known = this.#streams.get(key);
    if (known !== undefined) return known;
    const stream = this.#unit(cells, at) === undefined ? null : this.#newStream(cells, at);
    if (this.#streams.size < 1000) this.#streams.set(key, stream);
    return stream;
  }

  /** With several columns of energy, each heading names a stream; otherwise words and registers in the row do. */
  #newStream(cells: readonly string[], at: number): Stream | null {
    const { nmi, meter, type, register, values } = this.#columns;
    const serial = cells[meter] ?? "";
    const owner = values.length > 1 ? `${serial} ${at}` : serial;
    const byHeading = values.length > 1 || (type < 0 && register < 0);
    const found = byHeading
      ? streamNamed(this.#names[at] ?? "", "", "general")
      : streamNamed(cells[type] ?? "", cells[register] || (/[#:]/.test(serial) ? serial : ""), "general");
    return found && this.readings.stream({ nmi: cells[nmi] ?? "", meter: owner, ...found });
  }
}

interface Interval {
  start: WrittenTime | undefined;
  end: WrittenTime | undefined;
}

const marketOffset = 600;
const dayMinutes = 1440;

/** Date and time are in one column or in two. */
function intervalIn(cells: readonly string[], columns: LongColumns): Interval {
  const start = momentIn(cells, columns.start, columns.startTime, columns.date);
  const end = momentIn(cells, columns.end, columns.endTime, columns.end >= 0 ? columns.end : columns.date);
  return { start, end };
}

function hasDate(cells: readonly string[], { start, date, end }: LongColumns): boolean {
  return [start, date, end].some((at) => dayWritten(cells[at] ?? "") !== undefined);
}

/** Minutes from start to end: the last second of an interval is often left out. */
function minutesOf({ start, end }: Interval): number | undefined {
  if (!start || !end) return undefined;
  const seconds = end.seconds - (end.offset ?? 0) * 60 - (start.seconds - (start.offset ?? 0) * 60);
  return Math.ceil(((((seconds - 1) % 86_400) + 86_400) % 86_400) / 60) || dayMinutes;
}

/** The usual length of these intervals: as they say, or else the most frequent step. A table of whole days has none. */
function usualMinutes(intervals: readonly Interval[]): number {
  const stated = intervals.map(minutesOf).filter((minutes) => minutes !== undefined);
  if (stated.length > 0) return mostFrequent(stated);
  if (intervals.length === 1) return 30;
  return mostFrequent(steps(intervals).map(Math.abs)) || dayMinutes;
}

function isNewestFirst(intervals: readonly Interval[]): boolean {
  const backwards = steps(intervals).filter((step) => step < 0).length;
  return backwards * 2 > steps(intervals).length;
}

/** The day and minute at which an interval starts; an offset moves it to market time. */
export function startOf({ start, end }: Interval, length: number): { day: WrittenDay; minute: number } | undefined {
  const time = start ?? end;
  if (!time) return undefined;
  const written = start ? Math.floor(time.seconds / 60) : Math.ceil(time.seconds / 60) - length;
  const minute = time.offset === undefined ? written : written - time.offset + marketOffset;
  if (minute >= 0 && minute < dayMinutes) return { day: time.day, minute };
  const day = dayMeant(time.day, false) ?? dayMeant(time.day, true);
  if (day === undefined) return undefined;
  const days = Math.floor(minute / dayMinutes);
  return { day: day + days, minute: minute - days * dayMinutes };
}

function momentIn(cells: readonly string[], at: number, timeAt: number, dateAt: number): WrittenTime | undefined {
  const cell = cells[at] ?? "";
  const whole = momentWritten(cell);
  if (whole) return whole;
  const day = dayWritten(cell) ?? dayWritten(cells[dateAt] ?? "");
  const time = timeWritten(cells[timeAt] ?? "") ?? timeWritten(cell);
  return day === undefined || !time ? undefined : { day, ...time };
}

/** Minutes between neighbours of one day: days that may be written in two orders can't be subtracted. */
function steps(intervals: readonly Interval[]): number[] {
  const times = intervals.map(({ start, end }) => start ?? end).filter((time) => time !== undefined);
  return times.slice(1).flatMap((time, index) => {
    const before = times[index];
    const step = before && before.day === time.day ? Math.round((time.seconds - before.seconds) / 60) : 0;
    return step === 0 ? [] : [step];
  });
}
