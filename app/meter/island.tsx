import { type ComponentType, useEffect, useRef, useState } from "react";
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

  const Shared = useSharedSummary();

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
      {phase === "idle" && Shared ? <Shared /> : null}
    </div>
  );
}

/** What a link brought of an earlier file. Few links do, so its code comes only then. */
function useSharedSummary(): ComponentType | undefined {
  const [shared, setShared] = useState<{ View: ComponentType }>();
  useEffect(() => {
    const text = /^#meter=([\w-]+)$/.exec(location.hash)?.[1];
    if (!text) return;
    // A year's use belongs into no browser's history, which other devices may share.
    history.replaceState(null, "", location.pathname);
    void import("./results/shared-summary.tsx").then(({ viewOf }) => setShared({ View: viewOf(text) }));
  }, []);
  return shared?.View;
}
