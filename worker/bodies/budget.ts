import { UnreadableBody } from "./unreadable.ts";

/**
 * How much of unfinished bodies an isolate holds in memory: it has 128 MB in all. A body takes its share as it arrives.
 * Where nothing is left, bodies that hardly move give theirs back first, then the others wait.
 */
export interface BodyBudget {
  /** One for each request. `network` is who sends it: nobody gets everything. */
  share(network: string): BodyShare;
}

export interface BodyShare {
  /** Waits until this body may hold so many bytes in all. Rejects with "busy" where that doesn't come to be. */
  hold(bytes: number): Promise<void>;
  /** So many bytes have arrived so far. */
  arrived(bytes: number): void;
  /** Aborted when the body was too slow and somebody else needs its memory. */
  readonly taken: AbortSignal;
  release(): void;
}

export interface BudgetOptions {
  /** Bytes for all bodies together, and for those of one network. */
  total: number;
  perNetwork: number;
  patienceMs: number;
  /** A body that moves more slowly than this gives way to others. */
  slowest: { bytes: number; inMs: number };
}

interface Holder {
  network: string;
  held: number;
  arrived: number;
  /** What had arrived at an earlier time: the difference is how fast the body moves. */
  mark: { at: number; arrived: number };
  abort: AbortController;
}

export function createBodyBudget({ total, perNetwork, patienceMs, slowest }: BudgetOptions): BodyBudget {
  const holders = new Set<Holder>();
  const waiting = new Set<() => void>();

  function heldBy(network?: string): number {
    let sum = 0;
    for (const holder of holders) if (network === undefined || holder.network === network) sum += holder.held;
    return sum;
  }

  function fits(holder: Holder, bytes: number): boolean {
    const more = bytes - holder.held;
    return heldBy() + more <= total && heldBy(holder.network) + more <= perNetwork;
  }

  /** Takes the memory of whoever moves slowest, if that is too slow. Says whether there was anybody. */
  function takeFromSlowest(holder: Holder, bytes: number): boolean {
    const onlyItsNetworkIsFull = heldBy() + bytes - holder.held <= total;
    const slow = [...holders]
      .filter((other) => other !== holder && (!onlyItsNetworkIsFull || other.network === holder.network))
      .filter((other) => isSlow(other, slowest))
      .sort((a, b) => speed(a) - speed(b))[0];
    if (!slow) return false;
    release(slow);
    slow.abort.abort();
    return true;
  }

  function release(holder: Holder): void {
    holders.delete(holder);
    holder.held = 0;
    for (const wake of waiting) wake();
  }

  async function untilReleased(ends: number): Promise<void> {
    const woken = Promise.withResolvers<void>();
    const timer = setTimeout(woken.resolve, Math.max(0, Math.min(1000, ends - Date.now())));
    waiting.add(woken.resolve);
    await woken.promise;
    waiting.delete(woken.resolve);
    clearTimeout(timer);
  }

  return {
    share(network) {
      const abort = new AbortController();
      const holder: Holder = { network, held: 0, arrived: 0, mark: { at: Date.now(), arrived: 0 }, abort };
      return {
        taken: abort.signal,
        async hold(bytes) {
          const ends = Date.now() + patienceMs;
          while (!fits(holder, bytes)) {
            if (takeFromSlowest(holder, bytes)) continue;
            if (Date.now() >= ends) throw new UnreadableBody("busy");
            await untilReleased(ends);
            if (abort.signal.aborted) throw new UnreadableBody("too-slow");
          }
          holder.held = Math.max(holder.held, bytes);
          holders.add(holder);
        },
        arrived(bytes) {
          if (Date.now() - holder.mark.at >= slowest.inMs) holder.mark = { at: Date.now(), arrived: holder.arrived };
          holder.arrived = bytes;
        },
        release: () => release(holder),
      };
    },
  };
}

function isSlow(holder: Holder, { bytes, inMs }: BudgetOptions["slowest"]): boolean {
  return Date.now() - holder.mark.at >= inMs && speed(holder) < bytes / inMs;
}

function speed({ arrived, mark }: Holder): number {
  return (arrived - mark.arrived) / Math.max(1, Date.now() - mark.at);
}
