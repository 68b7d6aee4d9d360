import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Corrections, Refused } from "./reader/answer/result.ts";
import type { FittedResult, Question, ReadReport, Report } from "./thread/messages.ts";
import { startThread, type Thread } from "./thread/start.ts";

export interface MeterState {
  phase: "idle" | "reading" | "refused" | "read";
  progress: { bytes: number; total: number };
  refused?: Refused["outcome"] | undefined;
  read?: ReadReport | undefined;
  fitted?: { question: Question; result: FittedResult } | undefined;
  summary?: string | undefined;
}

const idle: MeterState = { phase: "idle", progress: { bytes: 0, total: 0 } };

/** Reads what the visitor puts into the file field, on a thread of its own, and keeps what that thread reports. */
export function useMeter(area: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<MeterState>(idle);
  const thread = useRef<Thread | undefined>(undefined);

  const stop = useCallback(() => {
    thread.current?.stop();
    thread.current = undefined;
    setState(idle);
  }, []);

  const read = useCallback((files: readonly File[]) => {
    thread.current?.stop();
    const total = files.reduce((sum, { size }) => sum + size, 0);
    setState({ phase: "reading", progress: { bytes: 0, total } });
    const failed = () => setState((before) => ({ ...before, phase: "refused", refused: "unreadable" }));
    const started = startThread((report) => setState((before) => after(before, report)), failed);
    thread.current = started;
    started.send({ do: "read", files });
  }, []);

  useEffect(() => {
    const input = area.current?.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) return;
    const take = () => {
      const files = [...(input.files ?? [])];
      if (files.length === 0) return;
      read(files);
      // The name of a file can begin with a meter's number: it isn't shown, and the same file can be chosen again.
      input.value = "";
    };
    // What was chosen before this script was there waits in the field.
    take();
    input.addEventListener("change", take);
    return () => input.removeEventListener("change", take);
  }, [area, read]);

  const correct = useCallback((corrections: Corrections) => thread.current?.send({ do: "correct", corrections }), []);
  const fit = useCallback((question: Question) => thread.current?.send({ do: "fit", question }), []);
  return { state, stop, correct, fit };
}

function after(before: MeterState, report: Report): MeterState {
  switch (report.is) {
    case "progress":
      return { ...before, progress: { ...before.progress, bytes: report.bytes } };
    case "refused":
      return { ...before, phase: "refused", refused: report.outcome };
    case "read":
      return { ...before, phase: "read", read: report, summary: undefined, fitted: undefined };
    case "fitted":
      return { ...before, fitted: report };
    case "summary":
      return { ...before, summary: report.text };
  }
}
