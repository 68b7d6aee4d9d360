import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { Corrections, Refused } from "./reader/answer/result.ts";
import { type Reading, startReading, takeEarlyReading } from "./thread/early.ts";
import type { FittedResult, Question, ReadReport, Report } from "./thread/messages.ts";
import type { Thread } from "./thread/start.ts";

export interface MeterState {
  phase: "idle" | "reading" | "refused" | "read";
  /** Of the file, as the visitor's device calls it. */
  name: string;
  progress: { bytes: number; total: number };
  refused?: Refused["outcome"] | undefined;
  read?: ReadReport | undefined;
  fitted?: { question: Question; result: FittedResult } | undefined;
  summary?: string | undefined;
}

const idle: MeterState = { phase: "idle", name: "", progress: { bytes: 0, total: 0 } };

/** Reads what the visitor puts into the file field, on a thread of its own, and keeps what that thread reports. */
export function useMeter(area: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<MeterState>(idle);
  const thread = useRef<Thread | undefined>(undefined);

  const stop = useCallback(() => {
    thread.current?.stop();
    thread.current = undefined;
    setState(idle);
  }, []);

  const follow = useCallback((reading: Reading) => {
    thread.current?.stop();
    thread.current = reading.thread;
    setState({ phase: "reading", name: reading.name, progress: { bytes: 0, total: reading.total } });
    reading.listen(
      // A year is drawn in small steps, so that the page never stands still for it.
      (report) => startTransition(() => setState((before) => after(before, report))),
      () => setState((before) => ({ ...before, phase: "refused", refused: "unreadable" })),
    );
  }, []);

  useEffect(() => {
    const input = area.current?.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) return;
    // The same file can be chosen again.
    const forgetName = () => {
      input.value = "";
    };
    const take = () => {
      const files = [...(input.files ?? [])];
      if (files.length > 0) follow(startReading(files));
      forgetName();
    };
    const early = takeEarlyReading();
    if (early) follow(early);
    forgetName();
    input.addEventListener("change", take);
    return () => input.removeEventListener("change", take);
  }, [area, follow]);

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
