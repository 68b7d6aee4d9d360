import { FileRefusal } from "../files/refusal.ts";
import { FileReadings, type RowReader } from "../readings/file-readings.ts";
import {
  addTo,
  type DayReadings,
  minutesPerDay,
  newDay,
  possibleIntervalMinutes,
  type Stream,
} from "../readings/streams.ts";
import { parseDay } from "../readings/times.ts";
import { directionOfSuffix, isSuffix, kwhPer } from "./cells.ts";

type Block = ReturnType<typeof blockOf>;
type DayRow = NonNullable<ReturnType<typeof dayRow>>;

/**
 * A: actual, E: estimated, F: final substitute, N: no data, S: substitute, V: varies, as the 400 rows say. Two digits for the method
 * may follow.
 */
const qualityFlag = /^[AEFNSV](?:\d\d)?$/i;

export function isNem12Row(cells: readonly string[]): boolean {
  const [record, secondCell = ""] = cells;
  if (record === "100") return /^NEM1[23]$/i.test(secondCell);
  if (record === "200" || record === "250") return cells.length >= 8 && /^[0-9A-Z]{6,12}$/i.test(secondCell);
  return record === "300" && /^\d{8}$/.test(secondCell);
}

/** Reads AEMO's format, in which a row's first field says what the row is. */
export function nem12Reader(meters: Map<string, number>, decimalComma: boolean): RowReader {
  const readings = new FileReadings("market", meters, decimalComma);
  let block: Block | null = null;
  let day: DayRow | null = null;
  let hasAccumulated = false;
  let hasOtherStreams = false;

  function finishDay(): void {
    if (day) putDay(readings, day);
    day = null;
  }

  return {
    readings,
    row(cells) {
      const record = cells[0];
      if (record !== "400") finishDay();
      if (record === "100") hasAccumulated ||= /^NEM13$/i.test(cells[1] ?? "");
      else if (record === "200") {
        block = blockOf(cells, readings);
        hasOtherStreams ||= block.stream === null;
      } else if (record === "250") hasAccumulated = true;
      else if (record === "300") {
        readings.rows++;
        if (!block) readings.unreadableRows++;
        else if (block.stream) day = dayRow(cells, block, block.stream, readings);
      } else if (record === "400" && day) noteQuality(cells, day);
    },
    end() {
      finishDay();
      if (hasDays(readings)) return;
      if (hasAccumulated) throw new FileRefusal("nem13");
      if (hasOtherStreams && readings.connections.size === 0) throw new FileRefusal("no-energy-stream");
      throw new FileRefusal(readings.connections.size > 0 ? "no-readings" : "unreadable");
    },
  };
}

function hasDays(readings: FileReadings): boolean {
  return [...readings.connections.values()].some(({ streams }) => [...streams.values()].some(({ days }) => days.size));
}

/** A 200 row: the stream, unit and interval of the 300 rows after it. */
function blockOf(cells: readonly string[], readings: FileReadings) {
  const [, nmi = "", , register = "", suffixCell = "", , meter = "", unit = "", minutes = ""] = cells;
  const suffix = (suffixCell || register).toUpperCase();
  const direction = isSuffix(suffix) ? directionOfSuffix(suffix) : null;
  const kwhFactor = kwhPer(unit);
  const stream =
    direction && kwhFactor !== undefined
      ? readings.streamFor({ nmi, direction, suffix: suffix.slice(0, 2), meter })
      : null;
  return { stream, kwhFactor: kwhFactor ?? 1, minutes: Number(minutes) };
}

function dayRow(cells: readonly string[], block: Block, stream: Stream, readings: FileReadings) {
  const writtenDay = parseDay(cells[1] ?? "");
  const count = countValues(cells, block.minutes);
  if (writtenDay === undefined || !possibleIntervalMinutes.includes(minutesPerDay / count)) {
    readings.unreadableRows++;
    return null;
  }
  const values = cells.slice(2, 2 + count).map((cell) => readings.kwhIn(cell, block.kwhFactor));
  const flag = (cells[2 + count] ?? "").charAt(0).toUpperCase();
  const updatedAt = /^\d{8,14}$/.test(cells[5 + count] ?? "") ? Number((cells[5 + count] ?? "").padEnd(14, "0")) : 0;
  // Each value gets the row's quality flag.
  return { stream, writtenDay, values, quality: values.map(() => flag), updatedAt };
}

/** How many values a row has. They end at the quality flag: some rows are padded, or contradict the declared interval. */
function countValues(cells: readonly string[], minutes: number): number {
  const flag = cells.findIndex((cell, column) => column >= 2 && qualityFlag.test(cell));
  if (flag >= 0) return flag - 2;
  const declaredCount = minutesPerDay / minutes;
  let endIndex = cells.length;
  while (endIndex > 2 && cells[endIndex - 1] === "") endIndex--;
  return endIndex - 2 <= declaredCount && cells.length - 2 >= declaredCount ? declaredCount : endIndex - 2;
}

/** Takes the quality of part of a day from a 400 row. It counts only if the day's own flag is V, "varies". */
function noteQuality(cells: readonly string[], day: DayRow): void {
  const [from, to] = [Number(cells[1]), Number(cells[2])];
  const flag = cells[3] ?? "";
  if (!Number.isInteger(from) || !Number.isInteger(to) || !qualityFlag.test(flag)) return;
  if (from < 1 || to > day.quality.length || from > to) return;
  // The prefix "400 " tells a V of this row from the day's own V.
  for (let index = from - 1; index < to; index++)
    if (day.quality[index] === "V") day.quality[index] = `400 ${flag.charAt(0).toUpperCase()}`;
}

function putDay(readings: FileReadings, { stream, writtenDay, values, quality, updatedAt }: DayRow): void {
  const lengthMinutes = minutesPerDay / values.length;
  // If 400 rows don't cover the whole day, none of them counts.
  const isCovered = !quality.includes("V");
  const day: DayReadings = newDay(updatedAt);
  values.forEach((kwh, index) => {
    const flag = isCovered ? (quality[index] ?? "").slice(-1) : "";
    if (kwh === undefined || flag === "N") return;
    addTo(day, { minute: index * lengthMinutes, lengthMinutes, kwh, isEstimated: "ESF".includes(flag) && flag !== "" });
  });
  readings.putDay(stream, writtenDay, day, lengthMinutes);
}
