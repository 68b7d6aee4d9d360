/** Waits; rejects if the signal aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop);
  });
}

const pausesMs = [1000, 2000, 4000];

/** Runs something that needs a connection. If it fails, retries up to three times, each after a longer pause, unless the signal aborts. */
export async function retry<Result>(
  attempt: (failures: number) => Promise<Result>,
  { signal, onRetry }: { signal?: AbortSignal; onRetry?(): void } = {},
): Promise<Result> {
  for (const [failures, pauseMs] of pausesMs.entries())
    try {
      return await attempt(failures);
    } catch {
      signal?.throwIfAborted();
      onRetry?.();
      await pause(pauseMs, signal);
    }
  return attempt(pausesMs.length);
}
