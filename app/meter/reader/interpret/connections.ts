import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import { getOrMake } from "../get-or-make.ts";
import { type DayNumber, daylightSavingEnds, isDaylightSaving, yearOf } from "../readings/calendar.ts";
import { type FileReadings, streamOf } from "../readings/file-readings.ts";
import { type NmiFacts, networkOf, parseNmi } from "../readings/nmi.ts";
import { copyHalfHour, type Day, hasHalfHour, newDay, type Stream } from "../readings/streams.ts";
import { type Clock, clockOf, isDoubledHour } from "./days-and-clock.ts";
import { overlayDays } from "./roles.ts";

export type ConnectionStreams = ReturnType<typeof streamsOfConnection>;

/** A connection's streams from all its files. Files that follow the clock are moved to market time. */
export function streamsOfConnection({ files }: Connection, chosen: Clock | undefined) {
  let clock = "market" as "market" | "local" | "offset";
  let isClockCertain = true;
  const streams = files.flatMap(({ file, streams }) => {
    const found = clockOf(file);
    const isClockOpen = file.clock === "table" || file.clock === "unknown";
    const isLocal = isClockOpen && (chosen ?? found.clock) === "local";
    if (isLocal) clock = "local";
    else if (file.clock === "offset") clock = "offset";
    isClockCertain &&= found.isCertain || chosen !== undefined;
    return isLocal ? streamsToMarketTime(streams, file.isNewestFirst) : streams;
  });
  return { streams: joinedStreams(streams), clock, isClockCertain };
}

function streamsToMarketTime(streams: readonly Stream[], isNewestFirst: boolean): Stream[] {
  const doubled = streams.filter((stream) => stream.register > 0 && isDoubledHour(stream));
  return streams
    .filter((stream) => !doubled.includes(stream))
    .map((stream) => {
      const second = doubled.find(
        ({ direction, suffix, meter }) =>
          direction === stream.direction && suffix === stream.suffix && meter === stream.meter,
      );
      return { ...stream, days: toMarketTime(stream, second, isNewestFirst) };
    });
}

/** A connection, merged from all files. Of its number only the last three characters remain, and what it says about the network. */
export type Connection = ReturnType<typeof connectionsOf>[number];

interface ConnectionFile {
  file: FileReadings;
  streams: readonly Stream[];
}

const unknown: NmiFacts = { distributor: null, isCertain: false, state: null };

/** Groups all files' streams by connection. A file without a number belongs to the others' connection, if there is only one. */
export function connectionsOf(files: readonly FileReadings[]) {
  const filesByName = new Map<string, ConnectionFile[]>();
  const unchecked = new Set<string>();
  const named = new Set(files.flatMap((file) => [...file.connections.keys()]).filter((name) => name !== ""));
  const [only] = named;
  for (const file of files)
    for (const [name, { streams, isValid }] of file.connections) {
      const key = name === "" && named.size === 1 && only !== undefined ? only : name;
      if (!isValid) unchecked.add(key);
      getOrMake(filesByName, key, () => []).push({ file, streams: [...streams.values()] });
    }
  return [...filesByName].map(([name, found]) => {
    const nmi = parseNmi(name)?.nmi;
    return {
      facts: nmi ? networkOf(nmi, !unchecked.has(name)) : unknown,
      /** Empty if the number could not be read. */
      ending: nmi?.slice(-3) ?? "",
      files: found,
    };
  });
}

/** Merges streams of one name from several files. A later file's readings replace an earlier one's. */
function joinedStreams(streams: readonly Stream[]): Stream[] {
  const joined = new Map<string, Stream>();
  for (const stream of streams) {
    const merged = streamOf(joined, stream);
    merged.days = overlayDays(merged.days, stream.days);
    merged.readings += stream.readings;
  }
  return [...joined.values()];
}

/**
 * Moves a stream from clock time to market time, which is an hour earlier during daylight saving. April's doubled hour has two readings:
 * the first is in daylight saving, and `second` holds the other.
 */
function toMarketTime(stream: Stream, second: Stream | undefined, isNewestFirst: boolean): Map<DayNumber, Day> {
  const moved = new Map<DayNumber, Day>();
  for (const [date, day] of stream.days) {
    const doubled = second?.days.get(date);
    for (let at = 0; at < halfHoursPerDay; at++) {
      const isDoubledHour = date === daylightSavingEnds(yearOf(date)) && (at === 4 || at === 5);
      const [first, last] = isNewestFirst && doubled && hasHalfHour(doubled, at) ? [doubled, day] : [day, doubled];
      if (hasHalfHour(first, at))
        put(moved, first, at, date * halfHoursPerDay + at - (isDaylightSaving(date, at - 2) ? 2 : 0));
      if (isDoubledHour && last && hasHalfHour(last, at)) put(moved, last, at, date * halfHoursPerDay + at);
    }
  }
  return moved;
}

function put(days: Map<DayNumber, Day>, from: Day, at: number, moment: number): void {
  const date = Math.floor(moment / halfHoursPerDay);
  copyHalfHour(from, at, getOrMake(days, date, newDay), moment - date * halfHoursPerDay);
}
