// Hono reads a body whole. This limits its size and time, and reads only a few long bodies at once.
import type { Bytes } from "#content/request/uploads/bytes.ts";
import type { BodySlots, Slot } from "./slots.ts";
import { UnreadableBody } from "./unreadable.ts";

export interface BodyLimits {
  bytes: number;
  /** The longest that the whole body may take to arrive. */
  deadlineMs: number;
  /** Shared by bodies longer than 64 KB. */
  slots?: BodySlots;
}

/** A body up to this length needs no slot, so it never waits for others. */
export const shortBody = 64 * 1024;

/** Reads a body. A long one waits for a slot after its first bytes, and keeps the slot until its work is done. */
export async function readBody<T>(
  request: Request,
  { bytes: most, deadlineMs, slots }: BodyLimits,
  work: (body: Bytes) => T | Promise<T>,
): Promise<T> {
  const declared = declaredLength(request);
  if (declared !== undefined && declared > most) throw new UnreadableBody("too-big");
  const reader = request.body?.getReader({ mode: "byob" });
  if (!reader) return work(new Uint8Array());
  let isTooSlow = false;
  const end = () => {
    isTooSlow = true;
    reader.cancel().catch(() => {});
  };
  const timer = setTimeout(end, deadlineMs);
  // One byte more than allowed shows that the body is too long.
  const longest = declared ?? most + 1;
  let body = new Uint8Array(Math.min(longest, shortBody + 1));
  let length = 0;
  let slot: Slot | undefined;
  try {
    while (length < longest && !isTooSlow) {
      if (length === body.length) {
        slot ??= await slots?.take(longest, end);
        // The buffer grows as bytes arrive, so a slow sender takes no memory by announcing a large file.
        body = new Uint8Array(body.buffer.transfer(Math.min(longest, 2 * length)));
      }
      const { done, value } = await reader.read(body.subarray(length)).catch(asMalformed);
      // No value means that the read was cancelled and the buffer is gone.
      if (!value) break;
      body = new Uint8Array(value.buffer);
      length += value.length;
      slot?.received(value.length);
      if (done) break;
    }
    slot?.complete();
    if (isTooSlow) throw new UnreadableBody("too-slow");
    if (length > most) throw new UnreadableBody("too-big");
    return await work(body.subarray(0, length));
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
    slot?.release();
  }
}

function asMalformed(): never {
  throw new UnreadableBody("malformed");
}

/** The body's declared length. The platform ensures that no more arrives. */
export function declaredLength({ headers }: Request): number | undefined {
  const length = headers.get("Content-Length");
  return length === null || headers.has("Transfer-Encoding") ? undefined : Number(length);
}

/**
 * Reads and drops the rest of a body, if it arrives soon. An unread body cuts off the sender before it sees the response, and may
 * break the next request on the same connection.
 */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.body.locked || (declaredLength(request) ?? 0) > longestDrained) return;
  const reader = request.body.getReader({ mode: "byob" });
  const timer = setTimeout(() => reader.cancel(), 10_000);
  try {
    // One buffer is reused, because buffers that wait for garbage collection count as memory too.
    for (let read = await reader.read(new Uint8Array(32 * 1024)); !read.done; )
      read = await reader.read(new Uint8Array(read.value.buffer));
  } catch {
    // The sender disconnected, which doesn't change the response.
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}

/** A body longer than this is left unread. */
export const longestDrained = 64 * 1024 * 1024;
