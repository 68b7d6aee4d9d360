import { type RefObject, useEffect, useEffectEvent } from "react";
import { deliver, listenToOutbox } from "./outbox.ts";
import type { SendOutcome } from "./send.ts";
import { whenOnline } from "./when-online.ts";

const retryMs = 30_000;

/**
 * While a request waits: sends it when the connection returns, follows other pages that send it, and warns before the tab is
 * closed.
 */
export function useOutbox(
  waiting: boolean,
  own: RefObject<string | undefined>,
  onSettled: (outcome: SendOutcome) => void,
): void {
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!waiting) return;
    const attempt = async () => {
      if (navigator.onLine) await deliver(own.current);
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const timer = setInterval(attempt, retryMs);
    const stopListening = listenToOutbox((id, outcome) => {
      if (id === own.current) settle(outcome);
    });
    const stopTrying = whenOnline(attempt);
    addEventListener("beforeunload", warn);
    void attempt();
    return () => {
      clearInterval(timer);
      stopListening();
      stopTrying();
      removeEventListener("beforeunload", warn);
    };
  }, [waiting, own]);
}
