/** The latest results by key; the least recently used is dropped first. */
export function lruCache<T>(maxRemembered = 60) {
  const known = new Map<string, T>();
  return {
    find(key: string, work: () => T): T {
      const found = known.get(key) ?? work();
      known.delete(key);
      known.set(key, found);
      const [oldest] = known.keys();
      if (known.size > maxRemembered && oldest !== undefined) known.delete(oldest);
      return found;
    },
    all: (): [key: string, answer: T][] => [...known],
    add(entries: readonly (readonly [key: string, answer: T])[]): void {
      for (const [key, answer] of entries) if (known.size < maxRemembered) known.set(key, answer);
    },
  };
}
