import { UnreadableBody } from "./unreadable.ts";

/** The memory that an isolate gives to bodies. It has 128 MB in all. */
export type BodyMemory = ReturnType<typeof createBodyMemory>;

export interface Reservation {
  /** Resolves when a body that waited was given this memory. */
  revoked: Promise<void>;
  release(): void;
}

interface MemoryOptions {
  bytes: number;
  /** The longest that a body waits for memory. */
  longestWaitMs: number;
  /** How long a body keeps its memory while another waits: neither a slow sender nor one that has gone holds up the others. */
  guaranteedMs: number;
}

export function createBodyMemory({ bytes: total, longestWaitMs, guaranteedMs }: MemoryOptions) {
  /** The oldest first. */
  const reserved = new Set<{ bytes: number; since: number; revoke(): void }>();
  const queue: { bytes: number }[] = [];
  const free = () => total - sum(reserved);

  function makeRoom(bytes: number): boolean {
    const old = [...reserved].filter(({ since }) => Date.now() - since >= guaranteedMs);
    if (free() + sum(old) < bytes) return false;
    for (const reservation of old) {
      if (free() >= bytes) break;
      reserved.delete(reservation);
      reservation.revoke();
    }
    return true;
  }

  return {
    /** Waits until so many bytes are free, the shortest body first. Rejects with "busy" where that takes too long. */
    async reserve(bytes: number): Promise<Reservation> {
      const ends = Date.now() + longestWaitMs;
      const waiting = { bytes };
      queue.push(waiting);
      try {
        while (shortest(queue) !== waiting || !makeRoom(bytes)) {
          if (Date.now() >= ends) throw new UnreadableBody("busy");
          await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
        }
      } finally {
        queue.splice(queue.indexOf(waiting), 1);
      }
      const { promise: revoked, resolve: revoke } = Promise.withResolvers<void>();
      const reservation = { bytes, since: Date.now(), revoke };
      reserved.add(reservation);
      return { revoked, release: () => reserved.delete(reservation) };
    },
  };
}

const pollEveryMs = 100;

function shortest<T extends { bytes: number }>(queue: readonly T[]): T | undefined {
  return queue.toSorted((a, b) => a.bytes - b.bytes)[0];
}

function sum(reservations: Iterable<{ bytes: number }>): number {
  return [...reservations].reduce((total, { bytes }) => total + bytes, 0);
}
