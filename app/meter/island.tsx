// A web worker reads the file (web-worker/, reader/) and builds a year from it (year/). The page shows that (results/, what-if/).
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { browserPart } from "#app/island/part.tsx";
import { numberText } from "#content/format.ts";
import type { RefusalReason } from "./reader/files/refusal.ts";
import type { WhatIfInput } from "./web-worker/compute.ts";
import type { Command, ReadReport, Report, WhatIfFailure, WhatIfReport } from "./web-worker/messages.ts";
import { type ReadingJob, takeJobs } from "./web-worker/reading-job.ts";

const Refusal = browserPart(() => import("./results/refusal.tsx").then((module) => module.FileRefusalMessage), {
  isInStatus: true,
});
const ReadingReport = browserPart(() => import("./results/reading-report.tsx").then((module) => module.ReadingReport), {
  isInStatus: true,
});
const Results = browserPart(() => import("./results/results.tsx").then((module) => module.Results));
const SharedSummary = browserPart(() => import("./results/summary.tsx").then((module) => module.SharedSummary));

/** `today` is Melbourne's date. */
export function Island({ today }: { today: string }) {
  const area = useRef<HTMLDivElement>(null);
  const { state, stop, send, askWhatIf } = useMeter(area);
  const { name, totalBytes, bytesRead, refused, read, whatIf, whatIfFailure, summary, hasSummaryFailed } = state;
  const sharedSummary = useSharedSummary();

  return (
    <div ref={area}>
      <DropArea name={read && name}>
        {bytesRead === undefined ? null : <Progress bytesRead={bytesRead} totalBytes={totalBytes} onStop={stop} />}
      </DropArea>
      <div role="status">
        {refused ? <Refusal reason={refused} /> : null}
        {read ? <ReadingReport {...read} onCorrect={(corrections) => send({ type: "correct", corrections })} /> : null}
      </div>
      {read ? (
        <Results {...{ read, whatIf, whatIfFailure, summary, hasSummaryFailed, today }} onWhatIf={askWhatIf} />
      ) : null}
      {state === idleState && sharedSummary ? <SharedSummary text={sharedSummary} /> : null}
    </div>
  );
}

/** Reads an earlier file's summary from a link, and removes it from the URL at once, because browsers sync their history. */
function useSharedSummary(): string | undefined {
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
  /** The name of the file that was read, or how many files there were. */
  name: string | undefined;
  children?: React.ReactNode;
}

/** The file field. Once a file is read it shows the file's name. Files can also be dropped here, or pasted anywhere on the page. */
function DropArea({ name, children }: DropAreaProps) {
  return (
    <div className={dropClasses[name ? "done" : "empty"]}>
      <label className={labelClasses[name ? "done" : "empty"]} htmlFor="meter-file">
        <b className={name ? "text-h4 [overflow-wrap:anywhere]" : "text-h3"}>{name ?? "Choose your meter file"}</b>
        <span className={name ? "semibold text-eucalypt underline" : undefined}>
          {name ? "Change" : "You can add several files at once: CSV, zip or JSON."}
          {!name && <span className="phone:hidden"> You can also drop them here or paste them.</span>}
        </span>
      </label>
      <input
        id="meter-file"
        type="file"
        multiple
        className={
          name
            ? "pointer-events-none absolute inset-0 opacity-0"
            : "min-h-13 max-w-full file:mr-4 file:min-h-13 file:cursor-pointer file:rounded file:bg-wattle file:px-6 file:[font:600_1em/1.2_var(--font-text)] file:text-ink hover:file:bg-wattle-hover"
        }
        aria-describedby="meter-private"
      />
      <p id="meter-private" className="small">
        It’s read on this device. Nothing is uploaded, and nothing is kept when you leave.
      </p>
      {name ? null : (
        <p className="wide:rule-before wide:col-start-2 wide:row-span-3 wide:row-start-1 wide:grid wide:content-center wide:justify-items-start wide:gap-3 wide:pl-10">
          <b className="phone:hidden tablet:hidden">No file yet?</b>
          <button type="button" className="btn btn-line" data-sample="">
            Try it with a sample house
          </button>
        </p>
      )}
      {children}
    </div>
  );
}

const dropClasses = {
  empty:
    "grid grid-cols-1 gap-4 wide:grid-cols-[7fr_5fr] rounded border-2 border-dashed border-edge bg-white p-[clamp(1.25rem,4vw,2.5rem)] focus-within:border-eucalypt hover:border-eucalypt print:hidden",
  done: "relative grid grid-cols-1 gap-4 rounded border-2 border-rule bg-white px-5 py-4 focus-within:border-eucalypt hover:border-eucalypt print:hidden",
} as const;

const labelClasses = {
  empty: "grid gap-1",
  done: "flex cursor-pointer flex-wrap justify-between gap-x-4 gap-y-1",
} as const;

interface ProgressProps {
  bytesRead: number;
  totalBytes: number;
  onStop: () => void;
}

function Progress({ bytesRead, totalBytes, onStop }: ProgressProps) {
  const shownBytes = Math.min(bytesRead, totalBytes);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <label>
        Reading{" "}
        <progress
          className="h-3 w-[min(20rem,60vw)] accent-eucalypt"
          value={shownBytes}
          max={totalBytes}
          aria-label="Bytes read"
        />
      </label>
      <span className="small">
        {numberText(shownBytes / 1000)} of {numberText(totalBytes / 1000)} kB
      </span>
      <button type="button" className="btn btn-line" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}

interface MeterState {
  /** The file's name on the visitor's device, or how many files there are. */
  name: string;
  /** The size of all files. */
  totalBytes: number;
  /** Undefined unless the files are being read. */
  bytesRead?: number;
  refused?: RefusalReason;
  read?: ReadReport;
  whatIf?: WhatIfReport | undefined;
  whatIfFailure?: WhatIfFailure | undefined;
  summary?: string | undefined;
  hasSummaryFailed?: boolean;
}

const idleState: MeterState = { name: "", totalBytes: 0 };

/** Follows the web worker's reports about the file. */
function useMeter(area: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<MeterState>(idleState);
  const job = useRef<ReadingJob>(undefined);

  const watchJob = useCallback((nextJob: ReadingJob | undefined) => {
    job.current?.stop();
    job.current = nextJob;
    if (!nextJob) return setState(idleState);
    const { name, totalBytes } = nextJob;
    setState({ name, totalBytes, bytesRead: 0 });
    // A transition, so that the page stays responsive while React draws a year.
    nextJob.port.onmessage = ({ data }: MessageEvent<Report>) =>
      startTransition(() => setState((stateBefore) => nextState(stateBefore, data)));
    void nextJob.failure.then(() => {
      // A report sent before the failure may arrive after it.
      nextJob.port.onmessage = null;
      setState({ name, totalBytes, refused: "page-failed" });
    });
  }, []);

  useEffect(() => {
    const input = area.current?.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) return;
    takeJobs((nextJob) => {
      watchJob(nextJob);
      // Lets the visitor choose the same file again.
      input.value = "";
    });
  }, [area, watchJob]);

  const send = useCallback((command: Command) => job.current?.port.postMessage(command), []);
  const askWhatIf = useCallback(
    (input: WhatIfInput) => {
      // Clears an earlier failure, so that the visitor sees that we're trying again.
      setState((stateBefore) =>
        stateBefore.whatIfFailure ? { ...stateBefore, whatIfFailure: undefined } : stateBefore,
      );
      send({ type: "what-if", input });
    },
    [send],
  );
  return { state, stop: () => watchJob(undefined), send, askWhatIf };
}

function nextState(stateBefore: MeterState, report: Report): MeterState {
  const { name, totalBytes } = stateBefore;
  switch (report.type) {
    case "progress":
      return { name, totalBytes, bytesRead: report.bytes };
    case "refused":
      return { name, totalBytes, refused: report.reason };
    case "read":
      return { name, totalBytes, read: report };
    case "what-if":
      return { ...stateBefore, whatIf: report, whatIfFailure: undefined };
    case "what-if-failed":
      return { ...stateBefore, whatIf: undefined, whatIfFailure: report.failure };
    case "summary":
      return { ...stateBefore, summary: report.text };
    case "summary-failed":
      return { ...stateBefore, hasSummaryFailed: true };
  }
}
