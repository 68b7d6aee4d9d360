import type { Bytes } from "#content/request/uploads/bytes.ts";
import type { Turn } from "./slots.ts";
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
  turn?: Turn,
): AsyncGenerator<Bytes> {
  const reader = readerOf(body);
  let ends = Date.now() + limits.wholeMs;
  let length = 0;
  let refused: UnreadableBody | undefined;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), Math.min(limits.silenceMs, ends - Date.now()), refused);
      if (done && refused) throw refused;
      length += value?.length ?? 0;
      if (done && length > limits.bytes) throw new UnreadableBody("too-big");
      if (length > longestSent) throw new UnreadableBody("too-big");
      // Passed over, not broken off: a sender that is still sending would never see the answer.
      if (length > limits.bytes || refused) continue;
      if (length > largeBytes) refused = await refusedTurn(turn);
      if (refused) {
        ends = Math.min(ends, Date.now() + drainMs);
        continue;
      }
      if (value && value.length > 0) yield value;
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function refusedTurn(turn: Turn | undefined): Promise<UnreadableBody | undefined> {
  try {
    await turn?.enter();
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableBody) return error;
    throw error;
  }
}

/** So long a sender whose body nobody wants may go on sending, so that the answer is seen. */
const drainMs = 10_000;

/**
 * Takes in a body that nobody has read, where it comes soon: what is left lying cuts off the sender before the answer is
 * seen, and can cost whoever comes next on the same line.
 */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed || Number(request.headers.get("Content-Length") ?? 0) > longestSent) return;
  const limits = { bytes: 0, silenceMs: 1000, wholeMs: drainMs };
  try {
    for await (const _ of countedChunks(request.body, limits));
  } catch {
    // Too long, too slow, broken off: the answer is the same.
  }
}

/** A small body as text, within its limits. */
export async function smallText(request: Request, limits: StreamLimits): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > longestSent) throw new UnreadableBody("too-big");
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of countedChunks(request.body, limits)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

interface Reader {
  read(): Promise<{ done: boolean; value?: Bytes | undefined }>;
  cancel(): Promise<void>;
}

/** In large pieces where the runtime can: a wake-up for each four kilobytes costs ten times what the bytes do. */
function readerOf(body: ReadableStream<Uint8Array>): Reader {
  return readerOfPieces(body) ?? readerOfChunks(body);
}

function readerOfPieces(body: ReadableStream<Uint8Array>): Reader | undefined {
  try {
    const reader = body.getReader({ mode: "byob" });
    const cancel = () => reader.cancel();
    if (readsPieces(reader))
      return { read: () => reader.readAtLeast(pieceBytes / 4, new Uint8Array(pieceBytes)), cancel };
    reader.releaseLock();
    return undefined;
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

const pieceBytes = 256 * 1024;

async function inTime<T>(read: Promise<T>, ms: number, refused = new UnreadableBody("too-slow")): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(refused), Math.max(0, ms));
  try {
    return await Promise.race([read, late.promise]);
  } catch (error) {
    throw error instanceof UnreadableBody ? error : new UnreadableBody("incomplete");
  } finally {
    clearTimeout(timer);
  }
}
