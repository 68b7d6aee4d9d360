import type { FileReadings } from "../readings/file-readings.ts";
import { keyOf, streamOf } from "../readings/file-readings.ts";
import { factsOf, type NmiFacts, nmiWritten } from "../readings/nmi.ts";
import type { Stream } from "../readings/streams.ts";
import { overlaid } from "./registers.ts";

/** A connection of all files together. Its number is gone: what is left are the last three characters and the network. */
export interface Connection {
  facts: NmiFacts;
  /** Empty where the number could not be read. */
  ending: string;
  parts: readonly ConnectionPart[];
}

interface ConnectionPart {
  file: FileReadings;
  streams: readonly Stream[];
}

const unknown: NmiFacts = { distributor: null, sure: false, state: null };

/** Files without a number belong to the one connection that the others name. */
export function connectionsOf(files: readonly FileReadings[]): Connection[] {
  const parts = new Map<string, ConnectionPart[]>();
  const unchecked = new Set<string>();
  const named = new Set(files.flatMap((file) => [...file.connections.keys()]).filter((name) => name !== ""));
  const [only] = named;
  for (const file of files)
    for (const [name, { streams, checked }] of file.connections) {
      const key = name === "" && named.size === 1 && only !== undefined ? only : name;
      if (!checked) unchecked.add(key);
      parts.set(key, [...(parts.get(key) ?? []), { file, streams: [...streams.values()] }]);
    }
  return [...parts].map(([name, found]) => {
    const nmi = nmiWritten(name)?.nmi;
    return {
      facts: nmi ? factsOf(nmi, !unchecked.has(name)) : unknown,
      ending: nmi?.slice(-3) ?? "",
      parts: found,
    };
  });
}

/** The streams of several files as one: what a later file has replaces what an earlier one had. */
export function joinedStreams(files: readonly (readonly Stream[])[]): Stream[] {
  if (files.length === 1) return [...(files[0] ?? [])];
  const joined = new Map<string, Stream>();
  for (const stream of files.flat()) {
    const before = joined.get(keyOf(stream));
    const merged = before ?? streamOf(joined, stream);
    merged.days = overlaid(merged.days, stream.days);
    merged.readings += stream.readings;
  }
  return [...joined.values()];
}
