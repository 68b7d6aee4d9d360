import type { Bytes } from "#content/request/uploads/bytes.ts";

/** A complete response, stored to be sent again. */
interface StoredResponse {
  bytes: Bytes;
  init: { status: number; headers: Headers };
  /** The response is valid for this period. */
  period: string;
}

/** A cache for whatever is the same for everybody on one day. The next day starts empty. */
export function createMemory<Key, Value>() {
  const entries = new Map<Key, Value>();
  let day = "";
  return {
    get: (today: string, key: Key) => (today === day ? entries.get(key) : undefined),
    set(today: string, key: Key, value: Value): void {
      if (today !== day) entries.clear();
      day = today;
      entries.set(key, value);
    },
  };
}

/** The responses that this isolate has sent. */
export type Memory = ReturnType<typeof createMemory<string, StoredResponse>>;

export function joinBytes(chunks: readonly Bytes[]): Bytes {
  const joinedBytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joinedBytes.set(chunk, offset);
    offset += chunk.length;
  }
  return joinedBytes;
}
