import type { Bytes } from "#content/request/uploads/bytes.ts";
import type { BodyMemory } from "./memory.ts";
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

/**
 * Reads a body, and keeps its memory reserved until the work with it is done. Length, memory and deadline are settled
 * before any of it is read.
 */
export async function readBody<T>(
  request: Request,
  { bytes, deadlineMs, memory }: BodyLimits,
  work: (body: Bytes) => T | Promise<T>,
): Promise<T> {
  const length = declaredLength(request);
  if (length !== undefined && length > bytes) throw new UnreadableBody("too-big");
  const most = length ?? bytes;
  const reservation = most > shortBody ? await memory?.reserve(most) : undefined;
  try {
    const body = length === undefined ? cutOff(request, bytes) : request;
    const read = new Uint8Array(await inTime(body.arrayBuffer(), deadlineMs, reservation?.revoked));
    if (read.length > bytes) throw new UnreadableBody("too-big");
    return await work(read);
  } finally {
    reservation?.release();
  }
}

/** The length that a body has for certain: the platform holds its sender to it. */
function declaredLength({ headers }: Request): number | undefined {
  const length = headers.get("Content-Length");
  return length === null || headers.has("Transfer-Encoding") ? undefined : Number(length);
}

/** What is beyond the limit is read and dropped: a sender that is still sending would never see the response. */
function cutOff(request: Request, most: number): Response {
  let length = 0;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (length <= most) controller.enqueue(chunk);
      length += chunk.length;
    },
  });
  return new Response(request.body?.pipeThrough(cut));
}

async function inTime<T>(reading: Promise<T>, ms: number, revoked?: Promise<void>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const end = () => late.reject(new UnreadableBody("too-slow"));
  const timer = setTimeout(end, ms);
  void revoked?.then(end);
  const whole = reading.catch(() => Promise.reject(new UnreadableBody("malformed")));
  try {
    return await Promise.race([whole, late.promise]);
  } finally {
    clearTimeout(timer);
  }
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
