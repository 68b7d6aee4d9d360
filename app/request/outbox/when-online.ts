/** The key in localStorage that is set while a request waits, so that a page can tell without opening the database. */
export const waitingKey = "assessment-waiting";

/** Pauses between attempts. A phone reports a connection before it works, so the first attempt often fails. */
const pausesMs = [500, 2000, 5000, 30_000];

/** Calls `sendWaiting` when the connection returns, and again while a request waits. Returns a function that stops it. */
export function whenOnline(sendWaiting: () => Promise<void>): () => void {
  const stopController = new AbortController();
  const { signal } = stopController;
  let timer: number | undefined;

  async function attempt(triesBefore: number): Promise<void> {
    const pauseMs = pausesMs[triesBefore];
    // Without a connection the code that sends may fail to load. The next attempt loads it again.
    await sendWaiting().catch((error: unknown) => {
      if (pauseMs === undefined) reportError(error);
    });
    if (signal.aborted || pauseMs === undefined || !hasWaitingRequest()) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => attempt(triesBefore + 1), pauseMs);
  }

  addEventListener("online", () => attempt(0), { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => stopController.abort();
}

export function hasWaitingRequest(): boolean {
  try {
    return localStorage.getItem(waitingKey) !== null;
  } catch {
    return false;
  }
}
