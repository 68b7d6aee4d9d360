export type Bytes = Uint8Array<ArrayBuffer>;

/** A complete response, kept so that it can be sent again. */
interface StoredResponse {
  bytes: Bytes;
  init: { status: number; headers: Headers };
  /** While it lasts the response stays as it is. */
  period: string;
}

/** What is the same for everybody on a day. A new day begins with nothing. */
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

export function join(chunks: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
