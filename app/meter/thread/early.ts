import type { Report } from "./messages.ts";
import { startThread, type Thread } from "./start.ts";

export interface Reading {
  thread: Thread;
  total: number;
  /** What was chosen, in words. */
  name: string;
  /** Hands over what was reported so far, then everything that follows. */
  listen(onReport: (report: Report) => void, onFailure: () => void): void;
}

/** Starts to read at once. The page's own code may still be on its way. */
export function startReading(files: readonly File[]): Reading {
  const reports: Report[] = [];
  let failed = false;
  let tell = (report: Report): void => void reports.push(report);
  let fail = (): void => {
    failed = true;
  };
  const thread = startThread(
    (report) => tell(report),
    () => fail(),
  );
  thread.send({ do: "read", files });
  return {
    thread,
    name: files.length > 1 ? `${files.length} files` : (files[0]?.name ?? ""),
    total: files.reduce((sum, { size }) => sum + size, 0),
    listen(onReport, onFailure) {
      reports.splice(0).forEach(onReport);
      if (failed) onFailure();
      [tell, fail] = [onReport, onFailure];
    },
  };
}

let early: Reading | undefined;
let isTaken = false;

/** Before the island is there: the reading that it will find. */
export function readEarly(files: readonly File[]): void {
  if (isTaken) return;
  early?.thread.stop();
  early = startReading(files);
}

/** From now on the island reads by itself. */
export function takeEarlyReading(): Reading | undefined {
  isTaken = true;
  return early;
}
