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
  patienceMs: number;
  /** How long a body keeps its memory while another waits: neither a slow sender nor one that has gone holds up the others. */
  keptMs: number;
}

export function createBodyMemory({ bytes: total, patienceMs, keptMs }: MemoryOptions) {
  /** The oldest first. */
  const reserved = new Set<{ bytes: number; since: number; revoke(): void }>();
  const queue: { bytes: number }[] = [];
  const free = () => total - sum(reserved);

  function makeRoom(bytes: number): boolean {
    const old = [...reserved].filter(({ since }) => Date.now() - since >= keptMs);
    if (free() + sum(old) < bytes) return false;
    for (const one of old) {
      if (free() >= bytes) break;
      reserved.delete(one);
      one.revoke();
    }
    return true;
  }

  return {
    /** Waits until so many bytes are free, the shortest body first. Rejects with "busy" where that takes too long. */
    async reserve(bytes: number): Promise<Reservation> {
      const ends = Date.now() + patienceMs;
      const place = { bytes };
      queue.push(place);
      try {
        while (shortest(queue) !== place || !makeRoom(bytes)) {
          if (Date.now() >= ends) throw new UnreadableBody("busy");
          await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
        }
      } finally {
        queue.splice(queue.indexOf(place), 1);
      }
      const { promise: revoked, resolve: revoke } = Promise.withResolvers<void>();
      const reservation = { bytes, since: Date.now(), revoke };
      reserved.add(reservation);
      return { revoked, release: () => reserved.delete(reservation) };
    },
  };
}

const lookAgainMs = 100;

function shortest<T extends { bytes: number }>(queue: readonly T[]): T | undefined {
  return queue.toSorted((a, b) => a.bytes - b.bytes)[0];
}

function sum(reservations: Iterable<{ bytes: number }>): number {
  return [...reservations].reduce((total, { bytes }) => total + bytes, 0);
}
