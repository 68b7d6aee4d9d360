/** Set while a request is waiting, so that every page can tell without opening the database. */
export const waitingKey = "assessment-waiting";

/** A phone reports a connection before it works, so the first attempt often fails. */
const pausesMs = [500, 2000, 5000, 30_000];

/** Delivers when the connection returns, and retries while something waits. Returns a function that stops it. */
export function whenOnline(deliver: () => Promise<void>): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: number | undefined;

  async function attempt(tries: number): Promise<void> {
    // If there is no connection yet, the code that sends may not load either.
    await deliver().catch(() => {});
    const pause = pausesMs[tries];
    if (signal.aborted || pause === undefined || !somethingWaits()) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => attempt(tries + 1), pause);
  }

  addEventListener("online", () => attempt(0), { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => stopped.abort();
}

export function somethingWaits(): boolean {
  try {
    return localStorage.getItem(waitingKey) !== null;
  } catch {
    return false;
  }
}
