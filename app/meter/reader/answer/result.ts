import type { RefusalReason } from "../files/refusal.ts";
import type { Distributor, OtherState } from "../readings/nmi.ts";
import type { Role } from "./roles.ts";
import type { Clock } from "./settle-days.ts";

type Outcome = "year" | "part-year" | "too-short" | RefusalReason;

export type Warning =
  | "bad-cell"
  | "bad-row"
  | "clock-may-be-local"
  | "controlled-load-guessed"
  | "corrected-day"
  | "interval-length"
  | "less-than-a-year"
  | "nmi-unreadable"
  | "other-stretch"
  | "outside-victoria"
  | "several-nmis"
  | "unlabelled-registers"
  | "very-large-use";

/** What the visitor says where reading had to guess. */
export interface Corrections {
  connection?: number;
  clock?: Clock;
  /** For each stream whose role was guessed. */
  roles?: readonly Role[];
  /** Where no file tells it. */
  distributor?: Distributor;
}

export interface Gaps {
  days: number;
  intervals: number;
  /** The longest run of missing days. */
  longest?: { from: string; to: string };
}

/** Half-hours in market time, 48 for every day from the first to the last. */
export interface Series {
  /** Days since 1 January 1970. */
  firstDay: number;
  days: number;
  general: Float64Array;
  controlled: Float64Array;
  export: Float64Array;
  /** 1 where the general reading is there. */
  known: Uint8Array;
  estimated: Uint8Array;
}

export interface Refused {
  ok: false;
  outcome: Exclude<Outcome, "year" | "part-year" | "too-short">;
}

export interface MeterReading {
  ok: true;
  outcome: "year" | "part-year" | "too-short";
  from: string;
  to: string;
  days: number;
  gaps: Gaps;
  estimatedShare: number;
  distributor: Distributor | null;
  distributorSure: boolean;
  state: OtherState | null;
  intervalMinutes: number;
  clock: "aest" | "local" | "offset";
  /** kWh over the whole file. */
  totals: { general: number; controlled: number; export: number };
  warnings: Warning[];
  /** Two readings without names were not added, since one looks like sunshine. */
  registersRefused: boolean;
  rows: number;
  badRows: number;
  connections: { ending: string; days: number }[];
  connection: number;
  guessedStreams: { role: Role; kwhPerDay: number }[];
  /** Other files of the same choice that gave nothing. */
  refused: Refused["outcome"][];
  series: Series;
}
