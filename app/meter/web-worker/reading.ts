/** A file that a web worker is reading. */
export interface Reading {
  /** The chosen files, in words. */
  name: string;
  total: number;
  /** Takes orders and sends reports. The browser queues reports until somebody listens. */
  port: MessagePort;
  failed: Promise<unknown>;
  stop(): void;
}

/** A reading whose script couldn't be loaded. The island then says so. */
export function failedReading(name: string): Reading {
  return { name, total: 0, port: new MessageChannel().port1, failed: Promise.resolve(), stop() {} };
}

let waitingReading: Reading | undefined;
let listen: ((reading: Reading) => void) | undefined;

/** Passes a reading to the island, at once or when its script has loaded. */
export function handOver(reading: Reading): void {
  if (listen) listen(reading);
  else {
    waitingReading?.stop();
    waitingReading = reading;
  }
}

export function takeReadings(listener: (reading: Reading) => void): void {
  listen = listener;
  if (waitingReading) listen(waitingReading);
  waitingReading = undefined;
}
