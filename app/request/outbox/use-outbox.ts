import { type RefObject, useEffect, useEffectEvent } from "react";
import { listenToOutbox, sendWaiting } from "./outbox.ts";
import type { SendResult } from "./send.ts";
import { whenOnline } from "./when-online.ts";

const retryMs = 30_000;

/** While a request waits: sends it when the connection returns, learns if another page has, and warns before the tab is closed. */
export function useOutbox(
  isWaiting: boolean,
  waitingId: RefObject<string | undefined>,
  onSettled: (result: SendResult) => void,
): void {
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!isWaiting) return;
    const tryToSend = async () => {
      if (navigator.onLine) await sendWaiting(waitingId.current).catch(reportBug);
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const timer = setInterval(tryToSend, retryMs);
    const stopListening = listenToOutbox((id, result) => {
      if (id === waitingId.current) settle(result);
    });
    const stopWatching = whenOnline(tryToSend);
    addEventListener("beforeunload", warn);
    void tryToSend();
    return () => {
      clearInterval(timer);
      stopListening();
      stopWatching();
      removeEventListener("beforeunload", warn);
    };
  }, [isWaiting, waitingId]);
}

/** Failures of the browser's storage, which also fails while a page is being left, aren't reported: the request waits for the next try. */
function reportBug(error: unknown): void {
  if (!(error instanceof DOMException)) reportError(error);
}
