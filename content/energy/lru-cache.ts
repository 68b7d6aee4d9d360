/** Caches results by key; the least recently used is dropped first. */
export function lruCache<T>(maxEntries = 60) {
  const results = new Map<string, T>();
  return {
    getOrCompute(key: string, compute: () => T): T {
      const result = results.get(key) ?? compute();
      results.delete(key);
      results.set(key, result);
      const [oldest] = results.keys();
      if (results.size > maxEntries && oldest !== undefined) results.delete(oldest);
      return result;
    },
    all: (): [key: string, result: T][] => [...results],
    add(entries: readonly (readonly [key: string, result: T])[]): void {
      for (const [key, result] of entries) if (results.size < maxEntries) results.set(key, result);
    },
  };
}
