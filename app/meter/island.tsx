import { useEffect, useRef, useState } from "react";
import { Later } from "./later.tsx";
import type { Corrections } from "./reader/answer/result.ts";
import { Progress } from "./results/progress.tsx";
import { ReadingReport } from "./results/reading-report.tsx";
import { Results } from "./results/results.tsx";
import { useMeter } from "./use-meter.ts";

const loadRefusal = () => import("./results/refusal.tsx").then(({ Refusal }) => Refusal);
const loadShared = () => import("./fitting/shared-summary.tsx").then(({ SharedSummary }) => SharedSummary);

export interface MeterProps {
  /** Melbourne's date. */
  today: string;
}

export function Island({ today }: MeterProps) {
  const area = useRef<HTMLDivElement>(null);
  const { state, stop, correct, fit } = useMeter(area);
  const [corrections, setCorrections] = useState<Corrections>({});
  const { phase, read, refused, progress } = state;

  const shared = useSummaryOfLink();

  function change(more: Corrections): void {
    const next = { ...corrections, ...more };
    setCorrections(next);
    correct(next);
  }

  return (
    <div ref={area}>
      <DropArea name={phase === "read" ? state.name : undefined}>
        {phase === "reading" ? <Progress {...progress} onStop={stop} /> : null}
      </DropArea>
      <div role="status">
        {phase === "refused" && refused ? <Later load={loadRefusal} with={{ outcome: refused }} /> : null}
        {phase === "read" && read ? (
          <ReadingReport reading={read.reading} corrections={corrections} onCorrect={change} />
        ) : null}
      </div>
      {phase === "read" && read ? (
        <Results read={read} fitted={state.fitted} summary={state.summary} today={today} onFit={fit} />
      ) : null}
      {phase === "idle" && shared ? <Later load={loadShared} with={{ text: shared }} /> : null}
    </div>
  );
}

/** What a link brought of an earlier file. It leaves the address at once: histories are shared between devices. */
function useSummaryOfLink(): string | undefined {
  const [summary, setSummary] = useState<string>();
  useEffect(() => {
    const text = /^#meter=([\w-]+)$/.exec(location.hash)?.[1];
    if (!text) return;
    history.replaceState(null, "", location.pathname);
    setSummary(text);
  }, []);
  return summary;
}

interface DropAreaProps {
  /** The file that was read. */
  name: string | undefined;
  children?: React.ReactNode;
}

/** The field for files; the whole area takes what is dropped on it, and the page what is pasted. */
function DropArea({ name, children }: DropAreaProps) {
  return (
    <div className={name ? "meter-drop meter-drop-done" : "meter-drop"}>
      <label className="meter-drop-label" htmlFor="meter-file">
        <b>{name ?? "Choose your meter file"}</b>
        <span>
          {name
            ? "Change"
            : "You can add several files at once: CSV, zip or JSON. You can also drop them here or paste them."}
        </span>
      </label>
      <input id="meter-file" type="file" multiple className="meter-file" aria-describedby="meter-private" />
      <p id="meter-private" className="small">
        It’s read on this device. Nothing is uploaded, and nothing is kept when you leave.
      </p>
      {name ? null : (
        <p>
          <button type="button" className="btn btn-line" data-sample="">
            Try it with a sample house
          </button>
        </p>
      )}
      {children}
    </div>
  );
}
