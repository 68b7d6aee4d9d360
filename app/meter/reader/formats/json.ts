import { FileRefusal } from "../files/refusal.ts";
import { isDaylightSaving } from "../readings/calendar.ts";
import { FileReadings } from "../readings/file-readings.ts";
import { type Direction, minutesPerDay, possibleIntervalMinutes, type Stream } from "../readings/streams.ts";
import { parseDay, parseMoment } from "../readings/times.ts";
import { directionOfSuffix, directionOfWords, isSuffix, kwhPer, qualityOf } from "./cells.ts";
import { startOf } from "./long.ts";

/** Reads the two kinds of JSON that hold meter readings. */
export function readJson(text: string, meters: Map<string, number>): FileReadings {
  const objects = listIn(parseJson(text)).filter(isObject);
  if (objects.some((object) => "intervalRead" in object || "basicRead" in object || "readUType" in object))
    return cdrReadings(objects, meters);
  if (objects.some((object) => "nemTime" in object && "kwh" in object)) return amberReadings(objects, meters);
  throw new FileRefusal("not-meter-data");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new FileRefusal("unreadable");
  }
}

/** The list itself, or the one in `reads`, `data`, `usage` or `data.reads` (the Consumer Data Right's), or a list of the one object. */
function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [];
  for (const innerValue of [value.reads, value.data, value.usage]) {
    if (Array.isArray(innerValue)) return innerValue;
    if (isObject(innerValue)) return listIn(innerValue);
  }
  return [value];
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
}

/** Reads Amber's list, which has the end of each interval in market time. */
function amberReadings(objects: readonly JsonObject[], meters: Map<string, number>): FileReadings {
  const readings = new FileReadings("offset", meters);
  for (const object of objects) {
    readings.rows++;
    const direction = directionOfWords(textOf(object.channelType));
    const lengthMinutes = Number(textOf(object.duration));
    const end = parseMoment(textOf(object.nemTime));
    const time =
      end && possibleIntervalMinutes.includes(lengthMinutes)
        ? startOf({ start: undefined, end }, lengthMinutes)
        : undefined;
    if (!direction || !time || time.minute % lengthMinutes !== 0) readings.unreadableRows++;
    else {
      const kwh = readings.kwhIn(textOf(object.kwh), 1, { mayBeNegative: true });
      const stream = readings.streamFor({ nmi: "", direction, suffix: "", meter: textOf(object.channelIdentifier) });
      if (kwh !== undefined)
        readings.addReading(stream, time.day, {
          minute: time.minute,
          lengthMinutes,
          kwh,
          isEstimated: textOf(object.quality) === "estimated",
        });
    }
  }
  return readings;
}

/** Reads data under the Consumer Data Right. */
function cdrReadings(objects: readonly JsonObject[], meters: Map<string, number>): FileReadings {
  const reads = objects.filter((object) => isObject(object.intervalRead));
  if (reads.length === 0) throw new FileRefusal("nem13");
  const isByTheClock = reads.some(hasClockChange);
  const readings = new FileReadings(isByTheClock ? "offset" : "unknown", meters);
  let hasOtherStreams = false;
  for (const read of reads) {
    readings.rows++;
    const stream = streamIn(read, readings);
    if (stream) putReadings(read, stream, readings, isByTheClock);
    else hasOtherStreams = true;
  }
  if (hasOtherStreams && readings.connections.size === 0) throw new FileRefusal("no-energy-stream");
  return readings;
}

function streamIn(read: JsonObject, readings: FileReadings): Stream | null {
  const suffix = textOf(read.registerSuffix).toUpperCase();
  const direction = isSuffix(suffix) ? directionOfSuffix(suffix) : null;
  if (!direction || kwhPer(textOf(read.unitOfMeasure)) === undefined) return null;
  const meter = textOf(read.meterId);
  return readings.streamFor({
    nmi: textOf(read.servicePointId),
    direction: labelledDirection(read, direction),
    suffix,
    meter,
  });
}

/** Consumption is a controlled load or general use, if the retailer says which. */
function labelledDirection(read: JsonObject, direction: Direction): Direction {
  if (direction !== "consumed" || typeof read.controlledLoad !== "boolean") return direction;
  return read.controlledLoad ? "controlled" : "general";
}

/** Whether a day has an hour less or more. Some retailers follow the clock, which changes twice a year. */
function hasClockChange(read: JsonObject): boolean {
  const { lengthMinutes, values } = intervalsOf(read);
  return (
    possibleIntervalMinutes.includes(lengthMinutes) && Math.abs(values.length * lengthMinutes - minutesPerDay) === 60
  );
}

function intervalsOf(read: JsonObject): { lengthMinutes: number; values: readonly unknown[]; interval: JsonObject } {
  const interval = isObject(read.intervalRead) ? read.intervalRead : {};
  const lengthMinutes = Number(/\d+/.exec(textOf(interval.readIntervalLength))?.[0] ?? 30);
  return { lengthMinutes, values: Array.isArray(interval.intervalReads) ? interval.intervalReads : [], interval };
}

/** About three years. A longer read is a mistake. */
const maxDaysInRead = 1100;

function putReadings(read: JsonObject, stream: Stream, readings: FileReadings, isByTheClock: boolean): void {
  const { lengthMinutes, values, interval } = intervalsOf(read);
  const firstDay = parseDay(textOf(read.readStartDate).slice(0, 10));
  const days = (values.length * lengthMinutes) / minutesPerDay;
  const areWholeDays = Number.isInteger(days) && days <= maxDaysInRead;
  if (
    firstDay === undefined ||
    firstDay < 0 ||
    !possibleIntervalMinutes.includes(lengthMinutes) ||
    !(areWholeDays || hasClockChange(read))
  ) {
    readings.unreadableRows++;
    return;
  }
  const startMinute = isByTheClock && isDaylightSaving(firstDay, 0) ? -60 : 0;
  const kwhFactor = kwhPer(textOf(read.unitOfMeasure)) ?? 1;
  const isEstimatedAt = estimatedIn(interval, values);
  values.forEach((value, index) => {
    const kwh = readings.kwhIn(textOf(isObject(value) ? value.value : value), kwhFactor);
    const minutes = startMinute + index * lengthMinutes;
    const day = Math.floor(minutes / minutesPerDay);
    const minute = minutes - day * minutesPerDay;
    if (kwh !== undefined)
      readings.addReading(stream, firstDay + day, { minute, lengthMinutes, kwh, isEstimated: isEstimatedAt(index) });
  });
}

/** Tells which readings are estimated. Either each reading says so, or a list of ranges does, counted from 1. */
function estimatedIn(interval: JsonObject, values: readonly unknown[]): (index: number) => boolean {
  const ranges = Array.isArray(interval.readQualities) ? interval.readQualities.filter(isObject) : [];
  const estimatedRanges = ranges.filter((range) => isEstimated(range.quality));
  return (index) => {
    const value = values[index];
    if (isObject(value) && isEstimated(value.quality)) return true;
    return estimatedRanges.some(
      (range) => Number(range.startInterval) <= index + 1 && index + 1 <= Number(range.endInterval),
    );
  };
}

function isEstimated(quality: unknown): boolean {
  return qualityOf(textOf(quality)) === "estimated";
}
