import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import { getOrMake } from "../get-or-make.ts";
import { type DayNumber, daylightSavingEnds, isChangeHour, isDaylightSaving, yearOf } from "../readings/calendar.ts";
import { type FileReadings, streamOf } from "../readings/file-readings.ts";
import { distributorOf, type NmiFacts, parseNmi } from "../readings/nmi.ts";
import { copyHalfHour, type DayReadings, hasHalfHour, newDay, type Stream } from "../readings/streams.ts";
import { type Clock, clockOf, isDoubledHour } from "./days-and-clock.ts";
import { overlayDays } from "./roles.ts";

export type ConnectionStreams = ReturnType<typeof streamsOfConnection>;

/** A connection's streams from all its files. Files that follow the clock are moved to market time. */
export function streamsOfConnection({ files }: Connection, chosenClock: Clock | undefined) {
  let clock = "market" as "market" | "local" | "offset";
  let isClockCertain = true;
  const streams = files.flatMap(({ file, streams }) => {
    const clockGuess = clockOf(file);
    const isClockOpen = file.clock === "table" || file.clock === "unknown";
    const isLocal = isClockOpen && (chosenClock ?? clockGuess.clock) === "local";
    if (isLocal) clock = "local";
    else if (file.clock === "offset") clock = "offset";
    isClockCertain &&= clockGuess.isCertain || chosenClock !== undefined;
    return isLocal ? streamsToMarketTime(streams, file.isNewestFirst) : streams;
  });
  return { streams: joinedStreams(streams), clock, isClockCertain };
}

function streamsToMarketTime(streams: readonly Stream[], isNewestFirst: boolean): Stream[] {
  const doubledHourStreams = streams.filter((stream) => stream.register > 0 && isDoubledHour(stream));
  return streams
    .filter((stream) => !doubledHourStreams.includes(stream))
    .map((stream) => {
      const secondReadings = doubledHourStreams.find(
        ({ direction, suffix, meterIndex }) =>
          direction === stream.direction && suffix === stream.suffix && meterIndex === stream.meterIndex,
      );
      return { ...stream, days: toMarketTime(stream, secondReadings, isNewestFirst) };
    });
}

/** A connection, merged from all files. Of its number it keeps the last three characters and the distributor. */
export type Connection = ReturnType<typeof connectionsOf>[number];

interface ConnectionFile {
  file: FileReadings;
  streams: readonly Stream[];
}

const unknownFacts: NmiFacts = { distributor: null, isCertain: false, state: null };

/** Groups all files' streams by connection. A file without a number belongs to the others' connection, if there is only one. */
export function connectionsOf(files: readonly FileReadings[]) {
  const filesByNmi = new Map<string, ConnectionFile[]>();
  const invalidNmis = new Set<string>();
  const nmis = new Set(files.flatMap((file) => [...file.connections.keys()]).filter((text) => text !== ""));
  const [onlyNmi] = nmis;
  for (const file of files)
    for (const [text, { streams, isValid }] of file.connections) {
      const key = text === "" && nmis.size === 1 && onlyNmi !== undefined ? onlyNmi : text;
      if (!isValid) invalidNmis.add(key);
      getOrMake(filesByNmi, key, () => []).push({ file, streams: [...streams.values()] });
    }
  return [...filesByNmi].map(([text, connectionFiles]) => {
    const nmi = parseNmi(text)?.nmi;
    return {
      facts: nmi ? distributorOf(nmi, !invalidNmis.has(text)) : unknownFacts,
      /** Empty if the number could not be read. */
      ending: nmi?.slice(-3) ?? "",
      files: connectionFiles,
    };
  });
}

/** Merges streams of one name from several files. A later file's readings replace an earlier one's. */
function joinedStreams(streams: readonly Stream[]): Stream[] {
  const joinedByName = new Map<string, Stream>();
  for (const stream of streams) {
    const mergedStream = streamOf(joinedByName, stream);
    mergedStream.days = overlayDays(mergedStream.days, stream.days);
    mergedStream.readingCount += stream.readingCount;
  }
  return [...joinedByName.values()];
}

/**
 * Moves a stream from clock time to market time, which is an hour earlier during daylight saving. April's doubled hour has two readings:
 * the first is in daylight saving, and `secondReadings` holds the other.
 */
function toMarketTime(
  stream: Stream,
  secondReadings: Stream | undefined,
  isNewestFirst: boolean,
): Map<DayNumber, DayReadings> {
  const movedDays = new Map<DayNumber, DayReadings>();
  for (const [date, day] of stream.days) {
    const secondDay = secondReadings?.days.get(date);
    const isChangeDay = date === daylightSavingEnds(yearOf(date));
    for (let halfHour = 0; halfHour < halfHoursPerDay; halfHour++) {
      const isReversed = isNewestFirst && secondDay && hasHalfHour(secondDay, halfHour);
      const [first, last] = isReversed ? [secondDay, day] : [day, secondDay];
      const moment = date * halfHoursPerDay + halfHour;
      if (hasHalfHour(first, halfHour))
        putHalfHour(movedDays, first, halfHour, moment - (isDaylightSaving(date, halfHour - 2) ? 2 : 0));
      if (isChangeDay && isChangeHour(halfHour) && last && hasHalfHour(last, halfHour))
        putHalfHour(movedDays, last, halfHour, moment);
    }
  }
  return movedDays;
}

/** Copies a half-hour to another moment, in half-hours since 1 January 1970. */
function putHalfHour(days: Map<DayNumber, DayReadings>, fromDay: DayReadings, halfHour: number, moment: number): void {
  const date = Math.floor(moment / halfHoursPerDay);
  copyHalfHour(fromDay, halfHour, getOrMake(days, date, newDay), moment - date * halfHoursPerDay);
}
