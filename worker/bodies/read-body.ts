// bodies/: reads what is posted, within a length, a time and a memory that all bodies share.
import type { Bytes } from "#content/request/uploads/bytes.ts";
import type { BodyMemory, Reservation } from "./memory.ts";
import { UnreadableBody } from "./unreadable.ts";

export interface BodyLimits {
  bytes: number;
  /** The longest that the whole body may take to arrive. */
  deadlineMs: number;
  /** Shared by the bodies that may be longer than 64 KB. */
  memory?: BodyMemory;
}

/** Up to this length a body needs no reservation, so it never waits for others. */
const shortBody = 64 * 1024;

/** Reads a body, and keeps memory reserved for it until the work with it is done. */
export async function readBody<T>(
  request: Request,
  { bytes, deadlineMs, memory }: BodyLimits,
  work: (body: Bytes) => T | Promise<T>,
): Promise<T> {
  const length = declaredLength(request);
  if (length !== undefined && length > bytes) throw new UnreadableBody("too-big");
  const deadline = Promise.withResolvers<never>();
  const end = () => deadline.reject(new UnreadableBody("too-slow"));
  let reservation: Reservation | undefined;
  const reserve = async (most: number) => {
    reservation = await memory?.reserve(most);
    void reservation?.revoked.then(end);
  };
  if (length !== undefined && length > shortBody) await reserve(length);
  const timer = setTimeout(end, deadlineMs);
  try {
    const body = length === undefined ? cutOff(request, bytes, reserve) : request;
    const read = new Uint8Array(await Promise.race([body.arrayBuffer().catch(asUnreadable), deadline.promise]));
    if (read.length > bytes) throw new UnreadableBody("too-big");
    return await work(read);
  } finally {
    clearTimeout(timer);
    reservation?.release();
  }
}

/** The length that a body has for certain: the platform holds its sender to it. */
function declaredLength({ headers }: Request): number | undefined {
  const length = headers.get("Content-Length");
  return length === null || headers.has("Transfer-Encoding") ? undefined : Number(length);
}

/**
 * A body of unknown length, for which memory is reserved once it is no short one. What is beyond the limit is read and
 * dropped: a sender that is still sending would never see the response.
 */
function cutOff(request: Request, most: number, reserve: (bytes: number) => Promise<void>): Response {
  let length = 0;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      if (length <= shortBody && length + chunk.length > shortBody) await reserve(most);
      if (length <= most) controller.enqueue(chunk);
      length += chunk.length;
    },
  });
  return new Response(request.body?.pipeThrough(cut));
}

function asUnreadable(error: unknown): never {
  throw error instanceof UnreadableBody ? error : new UnreadableBody("malformed");
}

/**
 * Reads a body that nobody has read, if it comes soon: an unread body cuts off the sender before it sees the response,
 * and may break the next request on the same connection.
 */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed || (declaredLength(request) ?? 0) > longestDrained) return;
  const reader = request.body.getReader({ mode: "byob" });
  const timer = setTimeout(() => reader.cancel(), 10_000);
  try {
    // Into one buffer, again and again: memory that waits to be collected is memory too.
    for (let read = await reader.read(new Uint8Array(32 * 1024)); !read.done; )
      read = await reader.read(new Uint8Array(read.value.buffer));
  } catch {
    // Broken off: the response is the same.
  } finally {
    clearTimeout(timer);
  }
}

const longestDrained = 64 * 1024 * 1024;
