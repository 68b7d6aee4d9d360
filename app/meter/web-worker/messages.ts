import type { Corrections, MeterReading, Refused } from "../reader/interpret/interpret.ts";
import type { YearFacts } from "../year/facts.ts";
import type { fittedTo, Question } from "./compute.ts";

/** The page's orders to the web worker. */
export type Order =
  | { do: "read"; files: readonly Blob[] }
  | { do: "correct"; corrections: Corrections }
  | { do: "fit"; question: Question };

/** The web worker's reports. They contain no NMI, meter number or cell of a file. */
export type Report =
  | { is: "progress"; bytes: number }
  | { is: "refused"; outcome: Refused["outcome"] }
  | ({ is: "read" } & ReadReport)
  | ({ is: "fitted" } & FittedReport)
  | { is: "summary"; text: string | undefined };

export interface ReadReport {
  reading: Omit<MeterReading, "series">;
  /** All the visitor's corrections so far. */
  corrections: Corrections;
  facts: YearFacts;
  heat: Heat;
}

/** 365 days by the clock: power bought minus power exported, for each half-hour. */
export interface Heat {
  firstDay: number;
  kwh: Float32Array;
  filled: Uint8Array;
}

export interface FittedReport {
  question: Question;
  result: ReturnType<typeof fittedTo>;
}
