import type { Bytes } from "./bytes.ts";

/** A response as it can be sent again. */
export interface StoredResponse {
  bytes: Bytes;
  init: { status: number; headers: Headers };
}

/** What this isolate has rendered today, as bytes with their headers. A new day begins with nothing. */
export function createMemory() {
  const entries = new Map<string, StoredResponse>();
  let day = "";
  return {
    get: (today: string, key: string) => (today === day ? entries.get(key) : undefined),
    set(today: string, key: string, entry: StoredResponse): void {
      // A stream that began before midnight may end after it.
      if (today < day) return;
      if (today !== day) entries.clear();
      day = today;
      entries.set(key, entry);
    },
  };
}

export type Memory = ReturnType<typeof createMemory>;
