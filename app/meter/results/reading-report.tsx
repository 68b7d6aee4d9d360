import { Later } from "../later.tsx";
import type { Corrections, MeterReading } from "../reader/answer/result.ts";
import { outcomeWords, warningLines } from "../words.ts";
import { NextSteps, Warning } from "./notices.tsx";

const loadCorrections = () => import("./correction-fields.tsx").then(({ CorrectionFields }) => CorrectionFields);
const loadRefusals = () => import("./refusal.tsx").then(({ OtherRefusals }) => OtherRefusals);

interface ReportProps {
  reading: Omit<MeterReading, "series">;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
}

/** What was read, in a sentence, and what had to be guessed, which may be put right. */
export function ReadingReport({ reading, corrections, onCorrect }: ReportProps) {
  return (
    <div className="mt-8 grid gap-4">
      <p className="max-w-[44rem] text-h3" data-outcome={reading.outcome}>
        {outcomeWords(reading)}
      </p>
      {reading.outcome === "too-short" ? <NextSteps /> : null}
      {warningLines(reading).map((line) => (
        <Warning key={line}>{line}</Warning>
      ))}
      {reading.refused.length > 0 ? <Later load={loadRefusals} with={{ outcomes: reading.refused }} /> : null}
      {isGuessed(reading, corrections) ? (
        <Later load={loadCorrections} with={{ reading, corrections, onCorrect }} />
      ) : null}
    </div>
  );
}

function isGuessed(
  { connections, guessedStreams, warnings, distributor, state }: ReportProps["reading"],
  made: Corrections,
) {
  const open = connections.length > 1 || guessedStreams.length > 0 || warnings.includes("clock-may-be-local");
  return open || (!distributor && !state) || made.clock !== undefined || made.distributor !== undefined;
}
