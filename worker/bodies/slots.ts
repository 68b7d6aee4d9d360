import { UnreadableBody } from "./unreadable.ts";

/**
 * How many large bodies an isolate holds at once: each may take tens of megabytes of the 128 it has. A place is lent for
 * a while and renewed as bytes come in: when a visitor hangs up, the platform ends the request without a word, and the
 * place would be lost.
 */
export interface BodySlots {
  turn(): Turn;
}

export interface Turn {
  /** Waits for a place; once there, holds it for longer. */
  enter(): Promise<void>;
  leave(): void;
}

export function createBodySlots({ places, patienceMs, leaseMs }: BodySlotsOptions): BodySlots {
  const leases = new Map<object, number>();
  const waiting = new Set<() => void>();

  function placesFree(): boolean {
    for (const [holder, until] of leases) if (until <= Date.now()) leases.delete(holder);
    return leases.size < places;
  }

  async function untilPossiblyFree(ends: number): Promise<void> {
    const woken = Promise.withResolvers<void>();
    const wakeAt = Math.min(ends, ...leases.values());
    const timer = setTimeout(woken.resolve, Math.max(0, wakeAt - Date.now()));
    waiting.add(woken.resolve);
    await woken.promise;
    waiting.delete(woken.resolve);
    clearTimeout(timer);
  }

  return {
    turn() {
      const holder = {};
      return {
        async enter() {
          const ends = Date.now() + patienceMs;
          while (!leases.has(holder) && !placesFree()) {
            if (Date.now() >= ends) throw new UnreadableBody("busy");
            await untilPossiblyFree(ends);
          }
          leases.set(holder, Date.now() + leaseMs);
        },
        leave() {
          leases.delete(holder);
          for (const wake of waiting) wake();
        },
      };
    },
  };
}

interface BodySlotsOptions {
  places: number;
  patienceMs: number;
  leaseMs: number;
}
