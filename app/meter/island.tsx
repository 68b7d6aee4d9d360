import { useRef, useState } from "react";
import { DropArea } from "./drop-area.tsx";
import type { Corrections } from "./reader/answer/result.ts";
import { Progress } from "./results/progress.tsx";
import { ReadingReport } from "./results/reading-report.tsx";
import { Refusal } from "./results/refusal.tsx";
import { Results } from "./results/results.tsx";
import { useMeter } from "./use-meter.ts";

export interface MeterProps {
  /** Melbourne's date. */
  today: string;
}

export function Island({ today }: MeterProps) {
  const area = useRef<HTMLDivElement>(null);
  const { state, stop, correct, fit } = useMeter(area);
  const [corrections, setCorrections] = useState<Corrections>({});
  const { phase, read, refused, progress } = state;

  function change(more: Corrections): void {
    const next = { ...corrections, ...more };
    setCorrections(next);
    correct(next);
  }

  return (
    <div ref={area}>
      <DropArea>{phase === "reading" ? <Progress {...progress} onStop={stop} /> : null}</DropArea>
      <div role="status" className="meter-status">
        {phase === "refused" && refused ? <Refusal outcome={refused} /> : null}
        {phase === "read" && read ? (
          <ReadingReport reading={read.reading} corrections={corrections} onCorrect={change} />
        ) : null}
      </div>
      {phase === "read" && read && read.reading.outcome !== "too-short" ? (
        <Results read={read} fitted={state.fitted} summary={state.summary} today={today} onFit={fit} />
      ) : null}
    </div>
  );
}
