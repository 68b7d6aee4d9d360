import { limits } from "../files/limits.ts";
import { FileRefusal } from "../files/refusal.ts";
import { isPossible, parseNumber, type TableStream } from "../formats/cells.ts";
import { getOrMake } from "../get-or-make.ts";
import { parseNmi } from "./nmi.ts";
import { addTo, type DayReadings, hasReadings, minutesPerDay, newDay, type Reading, type Stream } from "./streams.ts";
import type { WrittenDay } from "./times.ts";

/**
 * How we know which clock a file follows: its format is always in market time; each time has an offset; its kind of table is usually in
 * market time; or we don't know.
 */
export type FileClock = "market" | "offset" | "table" | "unknown";

export interface FileConnection {
  streams: Map<string, Stream>;
  /** False once a check digit is wrong. */
  isValid: boolean;
}

interface StreamKey extends TableStream {
  nmi: string;
  meter: string;
}

/** More readings of one time than this are repeated rows. */
const maxRegisters = 4;

/** The readings of one file, in its own days and clock. They are grouped by the connection's number, which is dropped later. */
export class FileReadings {
  clock: FileClock;
  /** Whether the rows run from the newest to the oldest. */
  isNewestFirst = false;
  rows = 0;
  unreadableRows = 0;
  readonly connections = new Map<string, FileConnection>();
  /** How many readings had each length in minutes. */
  readonly lengths = new Map<number, number>();
  readonly #seen = new Map<Stream, Map<WrittenDay, Uint8Array>>();
  readonly #meters: Map<string, number>;
  readonly #decimalComma: boolean;

  /** Files that are read together share `meters`, so that a meter in two of them counts once. */
  constructor(clock: FileClock, meters: Map<string, number>, decimalComma = false) {
    this.clock = clock;
    this.#meters = meters;
    this.#decimalComma = decimalComma;
  }

  /** A cell in kWh, given the size of its unit; undefined if it isn't a reading. */
  kwhIn(cell: string, kwhPerUnit: number, { mayBeNegative = false } = {}): number | undefined {
    const kwh = (parseNumber(cell, this.#decimalComma) ?? Number.NaN) * kwhPerUnit;
    return isPossible(kwh) && (mayBeNegative || kwh >= 0) ? kwh : undefined;
  }

  /** Finds or makes a stream. Even an invalid number tells connections apart. */
  streamFor({ nmi: cell, direction, suffix, meter }: StreamKey): Stream {
    const parsedNmi = parseNmi(cell);
    const connection = this.#connection(parsedNmi?.nmi ?? cell.slice(0, 60));
    if (parsedNmi && !parsedNmi.isValid) connection.isValid = false;
    const meterIndex = getOrMake(this.#meters, meter, () => this.#meters.size);
    return streamOf(connection.streams, { direction, suffix, meterIndex, register: 0 });
  }

  /** Stores a whole day of a stream. Of two versions the one updated later counts, otherwise the one later in the file. */
  putDay(stream: Stream, writtenDay: WrittenDay, day: DayReadings, lengthMinutes: number): void {
    this.#countLength(lengthMinutes, minutesPerDay / lengthMinutes);
    stream.readingCount++;
    const storedDay = stream.days.get(writtenDay);
    if (storedDay && hasReadings(storedDay) && storedDay.updatedAt > day.updatedAt) return;
    stream.days.set(writtenDay, day);
  }

  /** Adds one reading. If its time has one already, this is from another unnamed register, or repeats the first. */
  addReading(stream: Stream, writtenDay: WrittenDay, reading: Reading): void {
    this.#countLength(reading.lengthMinutes, 1);
    const register = this.#timesSeen(stream, writtenDay, reading);
    if (register >= maxRegisters) {
      this.unreadableRows++;
      return;
    }
    this.#addNegative(stream, writtenDay, reading, register);
    const { direction } = stream;
    const kwh = direction === "export" ? Math.abs(reading.kwh) : Math.max(0, reading.kwh);
    const registerStream = register === 0 ? stream : streamOf(stream.siblings, { ...stream, register });
    registerStream.readingCount++;
    addTo(getOrMake(registerStream.days, writtenDay, newDay), { ...reading, kwh });
  }

  /** Keeps a net meter's negative readings in a separate stream until it is clear what they mean. */
  #addNegative(stream: Stream, writtenDay: WrittenDay, reading: Reading, register: number): void {
    if (reading.kwh >= 0 || stream.direction === "export") return;
    const negativeStream = streamOf(stream.siblings, { ...stream, direction: "negative", register });
    negativeStream.readingCount++;
    addTo(getOrMake(negativeStream.days, writtenDay, newDay), { ...reading, kwh: -reading.kwh });
  }

  #timesSeen(stream: Stream, writtenDay: WrittenDay, { minute, lengthMinutes }: Reading): number {
    const days = getOrMake(this.#seen, stream, () => new Map<WrittenDay, Uint8Array>());
    const seenCounts = getOrMake(days, writtenDay, () => new Uint8Array(minutesPerDay / lengthMinutes));
    const index = Math.floor((minute * seenCounts.length) / minutesPerDay);
    const timesBefore = seenCounts[index] ?? 0;
    // The count fits in a byte.
    seenCounts[index] = Math.min(200, timesBefore + 1);
    return timesBefore;
  }

  #connection(nmi: string): FileConnection {
    return getOrMake(this.connections, nmi, () => {
      if (this.connections.size >= limits.connections) throw new FileRefusal("too-large");
      return { streams: new Map(), isValid: true };
    });
  }

  #countLength(lengthMinutes: number, readingCount: number): void {
    this.lengths.set(lengthMinutes, (this.lengths.get(lengthMinutes) ?? 0) + readingCount);
  }
}

type RegisterKey = Pick<Stream, "direction" | "suffix" | "meterIndex" | "register">;

export function streamOf(
  siblings: Map<string, Stream>,
  { direction, suffix, meterIndex, register }: RegisterKey,
): Stream {
  return getOrMake(siblings, `${direction} ${suffix} ${meterIndex} ${register}`, () => {
    if (siblings.size >= limits.streams) throw new FileRefusal("too-large");
    return { direction, suffix, meterIndex, register, days: new Map(), readingCount: 0, siblings };
  });
}

/** Takes a table row by row. */
export interface RowReader {
  readings: FileReadings;
  row(cells: string[]): void;
  /** Throws a refusal if the rows gave no readings. */
  end(): void;
}
