import type { Bytes } from "#content/request/uploads/bytes.ts";
import type { BodyShare } from "./budget.ts";
import { UnreadableBody } from "./unreadable.ts";

export interface StreamLimits {
  /** The longest body that is accepted. */
  bytes: number;
  /** The most of it that is held in memory at once, where that is less. */
  held?: number;
  /** A sender of whom less than one piece arrives in this time has gone. */
  silenceMs: number;
  /** The longest that a body may take. */
  wholeMs: number;
}

/** Beyond this a body is broken off, and the sender may not see the response. */
export const longestSent = 64 * 1024 * 1024;

/**
 * The body's chunks, counted as they come in. Each is overwritten by the next: memory that waits to be collected is memory
 * too. A body that is too long or too slow, or for which there is no memory, ends in an `UnreadableBody`, after the rest of
 * it has been read and dropped: a sender that is still sending would never see the response. Who gives `onRefused` gets
 * that rest, too, and holds nothing of it.
 */
export async function* countedChunks(
  request: Request,
  limits: StreamLimits,
  share?: BodyShare,
  onRefused?: () => void,
): AsyncGenerator<Bytes> {
  if (!request.body) return;
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  const reader = readerOf(request.body);
  let ends = Date.now() + limits.wholeMs;
  let length = 0;
  let refused: UnreadableBody | undefined;
  let spare: ArrayBuffer | undefined;
  let reading: ReturnType<Reader["read"]> | undefined;
  const refuse = (error: UnreadableBody) => {
    refused = error;
    ends = Math.min(ends, Date.now() + drainMs);
    onRefused?.();
    share?.release();
  };
  try {
    for (;;) {
      const taken = refused ? undefined : share?.taken;
      const wait = Math.min(limits.silenceMs, ends - Date.now());
      reading ??= reader.read(spare);
      const read = await inTime(reading, wait, taken).catch((error: unknown) => {
        throw refused ?? error;
      });
      if (read === "taken") {
        refuse(new UnreadableBody("too-slow"));
        continue;
      }
      reading = undefined;
      length += read.value?.length ?? 0;
      spare = read.value?.buffer;
      if (length > longestSent) throw new UnreadableBody("too-big");
      if (!refused && length > limits.bytes) refuse(new UnreadableBody("too-big"));
      if (!refused && share) {
        share.arrived(length);
        // One that is longer than a piece reserves memory for its whole length: so two never each wait for the other's.
        const whole = Math.min(Math.max(declared, length), limits.held ?? limits.bytes);
        await share.hold(length < leastPiece ? length : whole).catch((error: unknown) => {
          if (!(error instanceof UnreadableBody)) throw error;
          refuse(error);
        });
      }
      if (!(refused && !onRefused) && read.value && read.value.length > 0) yield read.value;
      if (read.done && refused) throw refused;
      if (read.done) {
        share?.ended();
        return;
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** How long a sender whose body nobody wants may go on sending, so that it sees the response. */
const drainMs = 10_000;

/**
 * Reads a body that nobody has read, if it comes soon: an unread body cuts off the sender before it sees the response,
 * and may break the next request on the same connection.
 */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed || Number(request.headers.get("Content-Length") ?? 0) > longestSent) return;
  const limits = { bytes: longestSent, silenceMs: 1000, wholeMs: drainMs };
  try {
    for await (const _ of countedChunks(request, limits));
  } catch {
    // Too long, too slow, broken off: the response is the same.
  }
}

/** A body as text, within its limits. */
export async function readText(request: Request, limits: StreamLimits, share?: BodyShare): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > longestSent) throw new UnreadableBody("too-big");
  const decoder = new TextDecoder();
  let text = "";
  let refused = false;
  // What was read is let go at once: the rest of a refused body may take seconds.
  const letGo = () => {
    refused = true;
    text = "";
  };
  for await (const chunk of countedChunks(request, limits, share, letGo))
    if (!refused) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

interface Reader {
  /** Into `spare`, if there is one. */
  read(spare?: ArrayBuffer): Promise<{ done: boolean; value?: Bytes | undefined }>;
  cancel(): Promise<void>;
}

/** In large pieces where the runtime can: waking up for every four kilobytes costs ten times what the bytes do. */
function readerOf(body: ReadableStream<Uint8Array>): Reader {
  return readerOfPieces(body) ?? readerOfChunks(body);
}

function readerOfPieces(body: ReadableStream<Uint8Array>): Reader | undefined {
  try {
    const reader = body.getReader({ mode: "byob" });
    if (!readsPieces(reader)) {
      reader.releaseLock();
      return undefined;
    }
    let size = leastPiece;
    return {
      async read(spare) {
        const piece = new Uint8Array(spare && spare.byteLength >= size ? spare : new ArrayBuffer(size));
        const { done, value } = await reader.readAtLeast(leastPiece, piece);
        size = largestPiece;
        return { done, value };
      },
      cancel: () => reader.cancel(),
    };
  } catch {
    return undefined;
  }
}

/** Only the Worker's runtime has it. */
interface PieceReader {
  readAtLeast(least: number, into: Bytes): ReturnType<Reader["read"]>;
}

function readsPieces(reader: object): reader is PieceReader {
  return "readAtLeast" in reader;
}

function readerOfChunks(body: ReadableStream<Uint8Array>): Reader {
  const reader = body.getReader();
  return {
    read: async () => {
      const { done, value } = await reader.read();
      return { done, value: value && new Uint8Array(value) };
    },
    cancel: () => reader.cancel(),
  };
}

const leastPiece = 16 * 1024;
const largestPiece = 32 * 1024;

async function inTime<T>(read: Promise<T>, ms: number, taken?: AbortSignal): Promise<T | "taken"> {
  const late = Promise.withResolvers<"taken">();
  const timer = setTimeout(() => late.reject(new UnreadableBody("too-slow")), Math.max(0, ms));
  const onTaken = () => late.resolve("taken");
  if (taken?.aborted) onTaken();
  taken?.addEventListener("abort", onTaken);
  try {
    return await Promise.race([read, late.promise]);
  } catch (error) {
    throw error instanceof UnreadableBody ? error : new UnreadableBody("incomplete");
  } finally {
    clearTimeout(timer);
    taken?.removeEventListener("abort", onTaken);
  }
}
