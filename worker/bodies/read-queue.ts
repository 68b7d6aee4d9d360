import { secondMs } from "#content/durations.ts";
import { UnreadableBody } from "./unreadable.ts";

/** A semaphore: limits how many long bodies an isolate reads at once. The others wait. */
export type ReadQueue = ReturnType<typeof createReadQueue>;

export interface Permit {
  /** Reports the bytes that have arrived. */
  received(bytes: number): void;
  /** Reports that the whole body has arrived, so it can't stall any more. */
  complete(): void;
  release(): void;
}

interface ReadQueueOptions {
  permitCount: number;
  /** The longest that a body waits for a permit. */
  longestWaitMs: number;
  /** How long a body may stall while another waits. */
  stallMs: number;
  /** A slower body counts as stalled. */
  bytesPerSecond: number;
}

export function createReadQueue({ permitCount, longestWaitMs, stallMs, bytesPerSecond }: ReadQueueOptions) {
  const inUse = new Set<{ stallsAt: number; stop(): void }>();
  const queue: { bytes: number }[] = [];

  /** Returns whether a permit is free. If none is, stops a stalled body to free one. */
  function makeRoom(): boolean {
    const stalledPermit = [...inUse].find(({ stallsAt }) => stallsAt < Date.now());
    if (inUse.size < permitCount) return true;
    if (!stalledPermit) return false;
    inUse.delete(stalledPermit);
    stalledPermit.stop();
    return true;
  }

  return {
    /** Waits for a permit, the shortest body first. Rejects with "busy" after too long. Calls `stop` if the body stalls. */
    async acquire(bytes: number, stop: () => void): Promise<Permit> {
      const waitEnds = Date.now() + longestWaitMs;
      const queuedBody = { bytes };
      queue.push(queuedBody);
      try {
        while (shortest(queue) !== queuedBody || !makeRoom()) {
          if (Date.now() >= waitEnds) throw new UnreadableBody("busy");
          await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
        }
      } finally {
        queue.splice(queue.indexOf(queuedBody), 1);
      }
      const permit = { stallsAt: Date.now() + stallMs, stop };
      inUse.add(permit);
      return {
        received(newBytes) {
          const stallsAt = permit.stallsAt + (newBytes / bytesPerSecond) * secondMs;
          permit.stallsAt = Math.min(stallsAt, Date.now() + stallMs);
        },
        complete() {
          permit.stallsAt = Number.POSITIVE_INFINITY;
        },
        release: () => void inUse.delete(permit),
      };
    },
  };
}

const pollEveryMs = 100;

function shortest<T extends { bytes: number }>(queue: readonly T[]): T | undefined {
  return queue.toSorted((a, b) => a.bytes - b.bytes)[0];
}
