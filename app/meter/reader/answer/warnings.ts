import type { FileReadings } from "../readings/file-readings.ts";
import type { NmiFacts } from "../readings/nmi.ts";
import type { Warning } from "./result.ts";

interface Facts {
  files: readonly FileReadings[];
  nmi: NmiFacts;
  isYear: boolean;
  clockSure: boolean;
  unlabelled: boolean;
  controlledGuessed: boolean;
  severalConnections: boolean;
  otherStretch: boolean;
  kwhPerDay: number;
}

const veryLarge = 500;

/** What the visitor should know beneath the result, in a fixed order. */
export function warningsOf(facts: Facts): Warning[] {
  const { files, nmi } = facts;
  const conditions: Readonly<Record<Warning, boolean>> = {
    "bad-cell": files.some(({ badCells }) => badCells > 0),
    "bad-row": files.some(({ badRows }) => badRows > 0),
    "clock-may-be-local": !facts.clockSure,
    "controlled-load-guessed": facts.controlledGuessed,
    "corrected-day": files.some(({ correctedDays }) => correctedDays > 0),
    "interval-length": files.some(({ otherLengths }) => otherLengths > 0),
    "less-than-a-year": !facts.isYear,
    "nmi-unreadable": files.some(({ hasNmiColumn }) => hasNmiColumn) && !nmi.distributor && !nmi.state,
    "other-stretch": facts.otherStretch,
    "outside-victoria": nmi.state !== null,
    "several-nmis": facts.severalConnections,
    "unlabelled-registers": facts.unlabelled,
    "very-large-use": facts.kwhPerDay > veryLarge,
  };
  return warnings.filter((warning) => conditions[warning]);
}

const warnings: readonly Warning[] = [
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
];
