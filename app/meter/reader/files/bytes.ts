/** Bytes that arrive piece by piece, of which the first few can be looked at before they are read. */
export interface Bytes {
  /** At least so many bytes from the start, or all there are. */
  peek(count: number): Promise<Uint8Array<ArrayBuffer>>;
  /** The next piece; undefined at the end. */
  next(): Promise<Uint8Array<ArrayBuffer> | undefined>;
  cancel(): Promise<void>;
}

/** Not every Safari iterates a stream with `for await`, so its reader is used. `onPiece` may throw to stop. */
export function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>, onPiece: (length: number) => void): Bytes {
  const reader = stream.getReader();
  let start: Uint8Array<ArrayBuffer> | undefined;

  async function read(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { done, value } = await reader.read();
    if (done) return undefined;
    onPiece(value.length);
    return value;
  }

  return {
    async peek(count) {
      start ??= new Uint8Array(0);
      while (start.length < count) {
        const piece = await read();
        if (!piece) break;
        start = joined(start, piece);
      }
      return start;
    },
    async next() {
      if (!start?.length) return read();
      const piece = start;
      start = undefined;
      return piece;
    },
    cancel: () => reader.cancel().catch(() => undefined),
  };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
