/** Nobody waits longer for the bucket: without its answer the visitor is told to try again or to call. */
export const bucketMs = 25_000;

/** Rejects where the answer doesn't come in time. */
export async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("no answer in time")), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
