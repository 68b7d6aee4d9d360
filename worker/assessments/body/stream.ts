import type { Bytes } from "../uploads/bytes.ts";
import type { Turn } from "./large-bodies.ts";
import { UnreadableBody } from "./unreadable.ts";

export interface StreamLimits {
  /** The longest body that is accepted. */
  bytes: number;
  /** A sender that says nothing for so long has gone. */
  silenceMs: number;
  /** The longest that a body may take. */
  wholeMs: number;
}

/** Beyond this a body is broken off, whatever becomes of the answer. */
export const longestSent = 64 * 1024 * 1024;

/** From here on a body counts as large and waits its turn. */
const largeBytes = 1024 * 1024;

/** The body's chunks, counted as they come in. A body that is too long, or comes too slowly, ends in an error. */
export async function* countedChunks(
  body: ReadableStream<Uint8Array>,
  limits: StreamLimits,
  turn: Turn,
): AsyncGenerator<Bytes> {
  const reader = body.getReader();
  const ends = Date.now() + limits.wholeMs;
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), Math.min(limits.silenceMs, ends - Date.now()));
      if (done && length > limits.bytes) throw new UnreadableBody("too-big");
      if (done) return;
      length += value.length;
      if (length > longestSent) throw new UnreadableBody("too-big");
      // Passed over, not broken off: a sender that is still sending would never see the answer.
      if (length > limits.bytes) continue;
      if (length > largeBytes) await turn.enter();
      yield new Uint8Array(value);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function inTime<T>(read: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new UnreadableBody("too-slow")), Math.max(0, ms));
  try {
    return await Promise.race([read, late.promise]);
  } catch (error) {
    throw error instanceof UnreadableBody ? error : new UnreadableBody("incomplete");
  } finally {
    clearTimeout(timer);
  }
}
