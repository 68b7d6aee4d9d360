/** A file that a web worker is reading. */
export interface Reading {
  /** The chosen files, in words. */
  name: string;
  total: number;
  /** Orders go in, and reports come out. Reports that come before anybody listens are queued. */
  port: MessagePort;
  failed: Promise<unknown>;
  stop(): void;
}

let waiting: Reading | undefined;
let take: ((reading: Reading) => void) | undefined;

/** Passes a reading to the island, at once or when its script has loaded. */
export function handOver(reading: Reading): void {
  if (take) take(reading);
  else {
    waiting?.stop();
    waiting = reading;
  }
}

export function takeReadings(listener: (reading: Reading) => void): void {
  take = listener;
  if (waiting) take(waiting);
  waiting = undefined;
}
