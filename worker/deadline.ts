// Deadlines for what a visitor's request waits for.
import { consoleLog, errorFields, LoggableError } from "./log.ts";

/** The longest wait for the bucket. After that we ask the visitor to try again or to call. */
export const bucketDeadlineMs = 25_000;

/** A store that failed or didn't answer in time. */
export class StorageError extends LoggableError {
  override name = "StorageError";

  /** `what` failed: a call, such as "bucket.put", or a whole step, such as "finding the row". */
  constructor(what: string, options?: ErrorOptions) {
    super(`${what} failed`, options);
  }
}

/** Something that we called or waited for took too long. */
class NoAnswerInTime extends Error {
  override name = "NoAnswerInTime";
}

/** Whether trying again may help. Every other error is a bug in our own code. */
export function isOutage(error: unknown): boolean {
  return error instanceof StorageError || error instanceof NoAnswerInTime;
}

/** Rejects with `NoAnswerInTime` if the result takes too long. */
export async function withDeadline<T>(promise: Promise<T>, deadlineMs: number): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new NoAnswerInTime()), deadlineMs);
  try {
    return await Promise.race([promise, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

interface CallOptions {
  /** Methods without a deadline. */
  withoutDeadline?: readonly string[];
  /** Whether a failed call with these arguments may be retried. */
  isRepeatable?(args: unknown[]): boolean;
}

/** Retries once, and logs the first failure: a store that is being moved or restarted refuses one call and accepts the next. */
export async function retryOnce<T>(name: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    consoleLog({ event: "store-retried", what: name, ...errorFields(error) });
    return call();
  }
}

/**
 * Gives every method of a store a deadline, and turns its failures into a `StorageError`. Errors that our own code threw inside a
 * Durable Object pass unchanged: the platform marks them as `remote`.
 */
export function withDeadlines<T extends object>(
  store: "bucket" | "inbox",
  target: T,
  deadlineMs: number,
  { withoutDeadline = [], isRepeatable = () => false }: CallOptions = {},
): T {
  return new Proxy(target, {
    get(_, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...args: unknown[]): Promise<unknown> => {
        const callName = `${store}.${String(name)}`;
        const call = async (): Promise<unknown> => Reflect.apply(method, target, args);
        try {
          const result = isRepeatable(args) ? retryOnce(callName, call) : call();
          return await (withoutDeadline.includes(String(name)) ? result : withDeadline(result, deadlineMs));
        } catch (error) {
          const isOurs = error instanceof Error && Reflect.get(error, "remote") === true;
          throw isOurs ? error : new StorageError(callName, { cause: error });
        }
      };
    },
  });
}
