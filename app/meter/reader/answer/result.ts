import type { RefusalReason } from "../files/limits.ts";
import type { Distributor } from "../readings/nmi.ts";
import type { answer } from "./answer.ts";
import type { Role } from "./roles.ts";
import type { Clock } from "./settle-days.ts";

/** What a visitor should know beneath the result, in this order. */
export const warnings = [
  "bad-cell",
  "bad-row",
  "clock-may-be-local",
  "controlled-load-guessed",
  "corrected-day",
  "interval-length",
  "less-than-a-year",
  "nmi-unreadable",
  "other-stretch",
  "outside-victoria",
  "several-nmis",
  "unlabelled-registers",
  "very-large-use",
] as const;

export type Warning = (typeof warnings)[number];

/** What the visitor says where reading had to guess. */
export interface Corrections {
  connection?: number;
  clock?: Clock;
  /** For each stream whose role was guessed. */
  roles?: readonly Role[];
  /** Where no file tells it. */
  distributor?: Distributor;
}

export interface Refused {
  ok: false;
  outcome: RefusalReason;
}

export type MeterReading = Extract<ReturnType<typeof answer>, { ok: true }>;
