export type Bytes = Uint8Array<ArrayBuffer>;

/** A response as it can be sent again. */
interface StoredResponse {
  bytes: Bytes;
  init: { status: number; headers: Headers };
}

/** What this isolate has sent today, as bytes with their headers. A new day begins with nothing. */
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

export function join(chunks: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
