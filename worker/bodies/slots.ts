import { second } from "#content/durations.ts";
import { UnreadableBody } from "./unreadable.ts";

/** Limits how many long bodies an isolate reads at once. The others wait. */
export type BodySlots = ReturnType<typeof createBodySlots>;

export interface Slot {
  /** Reports the bytes that have arrived. */
  received(bytes: number): void;
  /** Reports that the whole body has arrived, so it can't stall any more. */
  complete(): void;
  release(): void;
}

interface SlotsOptions {
  count: number;
  /** The longest that a body waits for a slot. */
  longestWaitMs: number;
  /** How long a body may stall while another waits. */
  stallMs: number;
  /** A slower body counts as stalled. */
  bytesPerSecond: number;
}

export function createBodySlots({ count, longestWaitMs, stallMs, bytesPerSecond }: SlotsOptions) {
  const inUse = new Set<{ stallsAt: number; end(): void }>();
  const queue: { bytes: number }[] = [];

  /** Returns whether a slot is free. If none is, it ends a stalled body. */
  function makeRoom(): boolean {
    const stalled = [...inUse].find(({ stallsAt }) => stallsAt < Date.now());
    if (inUse.size < count) return true;
    if (!stalled) return false;
    inUse.delete(stalled);
    stalled.end();
    return true;
  }

  return {
    /** Waits for a slot, the shortest body first. Rejects with "busy" after too long. Calls `end` if the body stalls. */
    async take(bytes: number, end: () => void): Promise<Slot> {
      const ends = Date.now() + longestWaitMs;
      const waiting = { bytes };
      queue.push(waiting);
      try {
        while (shortest(queue) !== waiting || !makeRoom()) {
          if (Date.now() >= ends) throw new UnreadableBody("busy");
          await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
        }
      } finally {
        queue.splice(queue.indexOf(waiting), 1);
      }
      const slot = { stallsAt: Date.now() + stallMs, end };
      inUse.add(slot);
      return {
        received(bytes) {
          const earned = slot.stallsAt + (bytes / bytesPerSecond) * second;
          slot.stallsAt = Math.min(earned, Date.now() + stallMs);
        },
        complete() {
          slot.stallsAt = Number.POSITIVE_INFINITY;
        },
        release: () => void inUse.delete(slot),
      };
    },
  };
}

const pollEveryMs = 100;

function shortest<T extends { bytes: number }>(queue: readonly T[]): T | undefined {
  return queue.toSorted((a, b) => a.bytes - b.bytes)[0];
}
