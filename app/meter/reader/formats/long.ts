import { Refusal } from "../files/refusal.ts";
import { isPossible, kwhPer, numberWritten } from "../readings/energy.ts";
import { FileReadings } from "../readings/file-readings.ts";
import type { Stream } from "../readings/streams.ts";
import type { LongColumns } from "./header.ts";
import { hasDate, type Interval, intervalIn, isNewestFirst, minutesOf, startOf, usualMinutes } from "./moments.ts";
import { qualityOf } from "./quality.ts";
import type { RowReader } from "./row-reader.ts";
import { streamNamed } from "./words.ts";

type Row = Interval & { cells: readonly string[] };

/** So many rows are looked at before the usual length of an interval is decided. */
const rowsToLookAt = 400;
const lengths = [1, 5, 10, 15, 30, 60];

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
