import { limits, Refusal, type RefusalReason } from "./limits.ts";

/** Bytes that arrive piece by piece, of which the first few can be looked at before they are read. */
export type ByteReader = ReturnType<typeof bytesOf>;

/** Not every Safari iterates a stream with `for await`, so its reader is used. `onPiece` may throw to stop. */
export function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>, onPiece: (length: number) => void) {
  const reader = stream.getReader();
  let start: Uint8Array<ArrayBuffer> | undefined;

  async function read(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { done, value } = await reader.read();
    if (done) return undefined;
    onPiece(value.length);
    return value;
  }

  return {
    /** At least so many bytes from the start, or all there are. */
    async peek(count: number): Promise<Uint8Array<ArrayBuffer>> {
      start ??= new Uint8Array(0);
      while (start.length < count) {
        const piece = await read();
        if (!piece) break;
        start = joined(start, piece);
      }
      return start;
    },
    /** The next piece; undefined at the end. */
    async next(): Promise<Uint8Array<ArrayBuffer> | undefined> {
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

export type Encoding = "utf-8" | "utf-16le" | "utf-16be";

export type FileKind =
  | { is: "zip" }
  | { is: "json" }
  | { is: "text"; encoding: Encoding }
  | { is: "refused"; reason: RefusalReason };

export const bytesToLookAt = 4096;

const signatures: readonly [start: string, reason: RefusalReason][] = [
  ["%PDF-", "pdf"],
  ["\xd0\xcf\x11\xe0", "spreadsheet"],
  ["\x89PNG", "image"],
  ["\xff\xd8\xff", "image"],
  ["GIF8", "image"],
  ["\x1f\x8b", "not-meter-data"],
];

/** What a file is by its content: neither its name nor the type that the browser states is believed. */
export function kindOf(start: Uint8Array): FileKind {
  if (start.length === 0) return { is: "refused", reason: "empty" };
  const bytes = String.fromCharCode(...start.subarray(0, bytesToLookAt));
  if (["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"].some((mark) => bytes.startsWith(mark))) return { is: "zip" };
  for (const [signature, reason] of signatures) if (bytes.startsWith(signature)) return { is: "refused", reason };
  if (/^RIFF.{4}WEBP|^.{4}ftyp(heic|heix|mif1|avif)/s.test(bytes)) return { is: "refused", reason: "image" };
  if (bytes.startsWith("\xff\xfe")) return { is: "text", encoding: "utf-16le" };
  if (bytes.startsWith("\xfe\xff")) return { is: "text", encoding: "utf-16be" };
  if (bytes.includes("\0")) return { is: "refused", reason: "not-meter-data" };
  const text = bytes.replace(/^\xef\xbb\xbf/, "").trimStart();
  if (text === "" && start.length < bytesToLookAt) return { is: "refused", reason: "empty" };
  if (/^<(!doctype\s+html|html|head|body)\b|^<[!?].{0,1000}<html\b/is.test(text))
    return { is: "refused", reason: "html" };
  if (text.startsWith("{") || text.startsWith("[")) return { is: "json" };
  return { is: "text", encoding: "utf-8" };
}

/** Hands over a text line by line, whichever way its lines end. */
export async function readLines(bytes: ByteReader, encoding: Encoding, onLine: (line: string) => void): Promise<void> {
  const decoder = new TextDecoder(encoding);
  let unfinished = "";
  let lines = 0;

  function take(line: string): void {
    if (line.length > limits.lineLength || ++lines > limits.lines) throw new Refusal("too-large");
    onLine(line);
  }

  function takeWholeLines(text: string): string {
    let from = 0;
    for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g)) {
      // The other half of this ending may come with the next piece.
      if (ending === "\r" && index === text.length - 1) break;
      take(text.slice(from, index));
      from = index + ending.length;
    }
    return text.slice(from);
  }

  for (let piece = await bytes.next(); piece; piece = await bytes.next()) {
    unfinished = takeWholeLines(unfinished + decoder.decode(piece, { stream: true }));
    if (unfinished.length > limits.lineLength) throw new Refusal("too-large");
  }
  takeWholeLines(`${unfinished}${decoder.decode()}\n`);
}

export async function readText(bytes: ByteReader, most: number): Promise<string> {
  const decoder = new TextDecoder();
  const texts: string[] = [];
  let length = 0;
  for (let piece = await bytes.next(); piece; piece = await bytes.next()) {
    length += piece.length;
    if (length > most) throw new Refusal("too-large");
    texts.push(decoder.decode(piece, { stream: true }));
  }
  return texts.join("") + decoder.decode();
}
