import type { Stream } from "../readings/streams.ts";
import { type Connection, joinedStreams } from "./connections.ts";
import { toMarketTime } from "./market-time.ts";
import { type Clock, clockOf, isDoubledHour } from "./settle-days.ts";

export interface ConnectionStreams {
  /** All in market time. */
  streams: Stream[];
  clock: "aest" | "local" | "offset";
  clockSure: boolean;
}

/** A connection's streams from all its files, each moved to market time where its file keeps the clock. */
export function streamsOfConnection({ parts }: Connection, chosen: Clock | undefined): ConnectionStreams {
  let clock: ConnectionStreams["clock"] = "aest";
  let clockSure = true;
  const files = parts.map(({ file, streams }) => {
    const found = clockOf(file);
    const open = file.clock === "table" || file.clock === "unsaid";
    const local = open && (chosen ?? found.clock) === "local";
    if (local) clock = "local";
    else if (file.clock === "offset") clock = "offset";
    clockSure &&= found.sure || chosen !== undefined;
    return local ? moved(streams, file.descending) : streams;
  });
  return { streams: joinedStreams(files), clock, clockSure };
}

function moved(streams: readonly Stream[], descending: boolean): Stream[] {
  const doubled = streams.filter((stream) => stream.register > 0 && isDoubledHour(stream));
  return streams
    .filter((stream) => !doubled.includes(stream))
    .map((stream) => {
      const second = doubled.find(
        ({ direction, suffix, meter }) =>
          direction === stream.direction && suffix === stream.suffix && meter === stream.meter,
      );
      return { ...stream, days: toMarketTime(stream, second, descending) };
    });
}
