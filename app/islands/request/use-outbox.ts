import { useEffect, useRef } from "react";
import { sendOutbox } from "./outbox.ts";
import type { Outcome } from "./send.ts";

const retryMs = 30_000;

/** While a request waits: sends it when the connection returns, and speaks up before the tab is closed. */
export function useOutbox(waiting: boolean, onSettled: (outcome: Outcome) => void): void {
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  useEffect(() => {
    if (!waiting) return;
    const attempt = async () => {
      for (const outcome of navigator.onLine ? await sendOutbox() : [])
        if (outcome.kind !== "unknown") settled.current(outcome);
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const timer = setInterval(attempt, retryMs);
    addEventListener("online", attempt);
    addEventListener("beforeunload", warn);
    void attempt();
    return () => {
      clearInterval(timer);
      removeEventListener("online", attempt);
      removeEventListener("beforeunload", warn);
    };
  }, [waiting]);
}
