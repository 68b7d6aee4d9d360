/** A file that is being read in a web worker. */
export interface Reading {
  /** What was chosen, in words. */
  name: string;
  total: number;
  /** Orders go in, and reports come out: those that come before anybody listens wait. */
  port: MessagePort;
  failed: Promise<unknown>;
  stop(): void;
}

let waiting: Reading | undefined;
let take: ((reading: Reading) => void) | undefined;

/** Gives a reading to the island, at once or when its script has arrived. */
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
