import { UnreadableBody } from "./unreadable.ts";

/**
 * How much of unfinished bodies an isolate holds in memory: it has 128 MB in all. Where nothing is left, bodies that hardly
 * move give theirs back, then the smallest comes first.
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
  /** All of it has arrived: it is slow no more, however long it is worked on. */
  ended(): void;
  /** Aborted when the body was too slow and somebody else needs its memory. */
  readonly taken: AbortSignal;
  release(): void;
}

export interface BudgetOptions {
  /** Bytes for all bodies together, and for those of one network. */
  total: number;
  perNetwork: number;
  patienceMs: number;
  /** A body of which fewer bytes come in this time gives way to others. */
  slowest: { bytes: number; inMs: number };
}

interface Holder {
  network: string;
  held: number;
  /** How much had arrived when the body last moved on by as much as it must, and when that was. */
  moved: { at: number; arrived: number };
  /** It waits for so much: that it doesn't move meanwhile is our doing. */
  waitsFor?: { bytes: number; granted(): void };
  abort: AbortController;
}

export function createBodyBudget({ total, perNetwork, patienceMs, slowest }: BudgetOptions): BodyBudget {
  const holders = new Set<Holder>();
  let lookedAt = 0;

  function heldBy(network?: string): number {
    let sum = 0;
    for (const holder of holders) if (network === undefined || holder.network === network) sum += holder.held;
    return sum;
  }

  /** The smallest comes first, so a crowd of large bodies can't hold up a small one. */
  function grant(): void {
    lookedAt = Date.now();
    const waiting = [...holders].flatMap((holder) => (holder.waitsFor ? { holder, ...holder.waitsFor } : []));
    for (const { holder, bytes, granted } of waiting.sort((a, b) => a.bytes - b.bytes))
      if (makeRoom(holder, bytes)) {
        holder.held = bytes;
        holder.moved.at = Date.now();
        delete holder.waitsFor;
        granted();
      }
  }

  function makeRoom(holder: Holder, bytes: number): boolean {
    const more = bytes - holder.held;
    for (;;) {
      const isFull = heldBy() + more > total;
      if (!isFull && heldBy(holder.network) + more <= perNetwork) return true;
      const slow = slowestOf(isFull ? undefined : holder.network);
      if (!slow) return false;
      holders.delete(slow);
      slow.abort.abort();
    }
  }

  function slowestOf(network: string | undefined): Holder | undefined {
    return [...holders]
      .filter((holder) => network === undefined || holder.network === network)
      .filter(({ waitsFor, moved }) => !waitsFor && Date.now() - moved.at >= slowest.inMs)
      .sort((a, b) => a.moved.at - b.moved.at)[0];
  }

  return {
    share(network) {
      const abort = new AbortController();
      const holder: Holder = { network, held: 0, moved: { at: Date.now(), arrived: 0 }, abort };
      return {
        taken: abort.signal,
        async hold(bytes) {
          if (abort.signal.aborted) throw new UnreadableBody("too-slow");
          if (bytes <= holder.held) return;
          holders.add(holder);
          const ends = Date.now() + patienceMs;
          const granted = Promise.withResolvers<void>();
          holder.waitsFor = { bytes, granted: granted.resolve };
          grant();
          while (holder.waitsFor) {
            if (Date.now() >= ends) throw new UnreadableBody("busy");
            await Promise.race([granted.promise, after(Math.min(lookAgainMs, ends - Date.now()))]);
            // However many wait, one look in a while is enough.
            if (Date.now() - lookedAt >= lookAgainMs) grant();
          }
        },
        arrived(bytes) {
          if (bytes - holder.moved.arrived >= slowest.bytes) holder.moved = { at: Date.now(), arrived: bytes };
        },
        ended() {
          holder.moved.at = Number.POSITIVE_INFINITY;
        },
        release() {
          holders.delete(holder);
          grant();
        },
      };
    },
  };
}

/** Nobody tells who waits that a body has become too slow. */
const lookAgainMs = 1000;

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
