/** Waits; rejects if the signal aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const pausesMs = [1000, 2000, 4000];

/** Runs something that needs a connection. If it fails, retries up to three times, each after a longer pause. */
export async function retry<Result>(
  attempt: (failures: number) => Promise<Result>,
  { signal, onRetry }: { signal?: AbortSignal; onRetry?(): void } = {},
): Promise<Result> {
  for (const [failures, pauseMs] of pausesMs.entries())
    try {
      return await attempt(failures);
    } catch {
      onRetry?.();
      await pause(pauseMs, signal);
    }
  return attempt(pausesMs.length);
}
