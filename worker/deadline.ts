/** Deadlines for calls that may hang. Nobody waits longer for the bucket: without its answer the visitor is told to try again or to call. */
export const bucketMs = 25_000;

/** A store didn't answer in time, or failed by itself. Anything else that is thrown is a fault of our own. */
export class StorageFault extends Error {
  override name = "StorageFault";
}

/** Rejects where the answer doesn't come in time. */
export async function withDeadline<T>(answer: Promise<T>, ms: number): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new StorageFault("no answer in time")), ms);
  try {
    return await Promise.race([answer, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

interface CallOptions {
  /** What may take as long as it takes. */
  unhurried?: readonly string[];
  /** Whether a call with these arguments is made once more where it fails. */
  isRepeatable?(values: unknown[]): boolean;
}

/** A store that is being moved or restarted refuses once, and takes the next call. */
export async function twice<T>(call: () => Promise<T>): Promise<T> {
  return call().catch(call);
}

/**
 * The same store, whose every call has a deadline, and fails with a `StorageFault`, but for what our own code in it threw: the
 * platform marks that as `remote`.
 */
export function withDeadlines<T extends object>(
  target: T,
  ms: number,
  { unhurried = [], isRepeatable = () => false }: CallOptions = {},
): T {
  return new Proxy(target, {
    get(_, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      const call = async (...values: unknown[]): Promise<unknown> => {
        try {
          const once = async (): Promise<unknown> => Reflect.apply(method, target, values);
          return await (isRepeatable(values) ? twice(once) : once());
        } catch (error) {
          const isOurs = error instanceof Error && Reflect.get(error, "remote") === true;
          throw isOurs ? error : new StorageFault(`${String(name)} failed`, { cause: error });
        }
      };
      return unhurried.includes(String(name)) ? call : (...values: unknown[]) => withDeadline(call(...values), ms);
    },
  });
}
