// Hono reads a body whole. This limits a body's size and time, and reads only a few long bodies at once.
import type { Bytes } from "#content/request/uploads/bytes.ts";
import type { Permit, ReadQueue } from "./read-queue.ts";
import { UnreadableBody } from "./unreadable.ts";

export interface BodyLimits {
  bytes: number;
  /** The longest that the whole body may take to arrive. */
  deadlineMs: number;
  /** Shared by bodies longer than 64 KB. */
  readQueue?: ReadQueue;
}

/** A body up to this length needs no permit, so it never waits for others. */
export const shortBodyBytes = 64 * 1024;

/** Reads a body and passes it to `use`. A long one waits for a permit after its first bytes, and holds it until `use` is done. */
export async function readBody<T>(
  request: Request,
  { bytes: maxBytes, deadlineMs, readQueue }: BodyLimits,
  use: (body: Bytes) => T | Promise<T>,
): Promise<T> {
  const declaredBytes = declaredLength(request);
  if (declaredBytes !== undefined && declaredBytes > maxBytes) throw new UnreadableBody("too-big");
  const reader = request.body?.getReader({ mode: "byob" });
  if (!reader) return use(new Uint8Array());
  let isTooSlow = false;
  const stop = () => {
    isTooSlow = true;
    // If this fails, the body has failed or ended already: nothing is left to cancel.
    reader.cancel().catch(() => {});
  };
  const timer = setTimeout(stop, deadlineMs);
  // One byte more than allowed shows that the body is too long.
  const mostBytes = declaredBytes ?? maxBytes + 1;
  let body = new Uint8Array(Math.min(mostBytes, shortBodyBytes + 1));
  let length = 0;
  let permit: Permit | undefined;
  try {
    while (length < mostBytes && !isTooSlow) {
      if (length === body.length) {
        permit ??= await readQueue?.acquire(mostBytes, stop);
        // The buffer grows as bytes arrive, so a slow sender takes no memory by announcing a large file.
        body = new Uint8Array(body.buffer.transfer(Math.min(mostBytes, 2 * length)));
      }
      const { done, value } = await reader.read(body.subarray(length)).catch(rejectAsMalformed);
      // No value means that the read was cancelled and the buffer is gone.
      if (!value) break;
      body = new Uint8Array(value.buffer);
      length += value.length;
      permit?.received(value.length);
      if (done) break;
    }
    permit?.complete();
    if (isTooSlow) throw new UnreadableBody("too-slow");
    if (length > maxBytes) throw new UnreadableBody("too-big");
    return await use(body.subarray(0, length));
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
    permit?.release();
  }
}

function rejectAsMalformed(): never {
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
  if (!request.body || request.body.locked || (declaredLength(request) ?? 0) > maxDrainedBytes) return;
  const reader = request.body.getReader({ mode: "byob" });
  const timer = setTimeout(() => reader.cancel().catch(() => {}), drainDeadlineMs);
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
export const maxDrainedBytes = 64 * 1024 * 1024;

/** A body that takes longer than this is cut off. */
const drainDeadlineMs = 10_000;
