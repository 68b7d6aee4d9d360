import type { RefusalReason } from "../reader/files/refusal.ts";
import type { Corrections, MeterReading } from "../reader/interpret/interpret.ts";
import type { DayNumber } from "../reader/readings/calendar.ts";
import type { YearFacts } from "../year/facts.ts";
import type { computeWhatIf, WhatIfInput } from "./compute.ts";

/** The page's commands to the web worker. */
export type Command =
  | { type: "read"; files: readonly Blob[] }
  | { type: "correct"; corrections: Corrections }
  | { type: "what-if"; input: WhatIfInput };

/** The web worker's reports. They contain no NMI, meter number or cell of a file. */
export type Report =
  | { type: "progress"; bytes: number }
  | { type: "refused"; reason: RefusalReason }
  | ({ type: "read" } & ReadReport)
  | ({ type: "what-if" } & WhatIfReport)
  | { type: "what-if-failed"; failure: WhatIfFailure }
  | { type: "summary"; text: string | undefined }
  | { type: "summary-failed" };

export interface ReadReport {
  reading: Omit<MeterReading, "series">;
  /** All the visitor's corrections so far. */
  corrections: Corrections;
  facts: YearFacts;
  heatMap: HeatMapData;
}

/** 365 days by the clock: power bought minus power exported, for each half-hour. */
export interface HeatMapData {
  firstDay: DayNumber;
  kwh: Float32Array;
  filled: Uint8Array;
}

/** Why a what-if wasn't worked out: its code didn't load, or has a bug. */
export type WhatIfFailure = "not-loaded" | "our-error";

export interface WhatIfReport {
  input: WhatIfInput;
  result: ReturnType<typeof computeWhatIf>;
}
