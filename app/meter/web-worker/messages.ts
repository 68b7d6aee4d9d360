import type { Corrections, MeterReading, Refused } from "../reader/interpret/interpret.ts";
import type { YearFacts } from "../year/facts.ts";
import type { fittedTo, Question } from "./compute.ts";

/** What the page asks the web worker. */
export type Order =
  | { do: "read"; files: readonly Blob[] }
  | { do: "correct"; corrections: Corrections }
  | { do: "fit"; question: Question };

/** What the web worker reports back. No NMI, meter number or cell of a file is in it. */
export type Report =
  | { is: "progress"; bytes: number }
  | { is: "refused"; outcome: Refused["outcome"] }
  | ({ is: "read" } & ReadReport)
  | ({ is: "fitted" } & FittedReport)
  | { is: "summary"; text: string | undefined };

export interface ReadReport {
  reading: Omit<MeterReading, "series">;
  /** All that the visitor has said of these files so far. */
  corrections: Corrections;
  facts: YearFacts;
  heat: Heat;
}

/** 365 days by the clock: what was bought, less what was exported, for each half-hour. */
export interface Heat {
  firstDay: number;
  kwh: Float32Array;
  filled: Uint8Array;
}

export interface FittedReport {
  question: Question;
  result: ReturnType<typeof fittedTo>;
}
