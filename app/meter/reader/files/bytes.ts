import { limits } from "./limits.ts";
import { FileRefusal, type RefusalReason, refuseUnreadable } from "./refusal.ts";

/** Bytes that arrive piece by piece. The first of them can be looked at without being consumed. */
export type ByteReader = ReturnType<typeof createByteReader>;

/** Uses the stream's reader, because some versions of Safari can't iterate a stream. `onPiece` may throw to stop. */
export function createByteReader(stream: ReadableStream<Uint8Array<ArrayBuffer>>, onPiece: (length: number) => void) {
  const reader = stream.getReader();
  let start = new Uint8Array(0);

  async function read(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { value } = await reader.read().catch(refuseUnreadable);
    if (value) onPiece(value.length);
    return value;
  }

  return {
    /** The first bytes, enough to recognise the format; fewer if the file is shorter. */
    async peek(): Promise<Uint8Array<ArrayBuffer>> {
      while (start.length < peekedBytes) {
        const piece = await read();
        if (!piece) break;
        start = new Uint8Array(await new Blob([start, piece]).arrayBuffer());
      }
      return start;
    },
    /** The next piece; undefined at the end. */
    async next(): Promise<Uint8Array<ArrayBuffer> | undefined> {
      if (start.length === 0) return read();
      const piece = start;
      start = new Uint8Array(0);
      return piece;
    },
    // A stream that has failed can't be cancelled; its reader gets the error.
    cancel: () => reader.cancel().catch(() => undefined),
  };
}

export type Encoding = "utf-8" | "utf-16le" | "utf-16be";

const peekedBytes = 4096;

const signatures: readonly [start: string, reason: RefusalReason][] = [
  ["%PDF-", "pdf"],
  ["\xd0\xcf\x11\xe0", "spreadsheet"],
  ["\x89PNG", "image"],
  ["\xff\xd8\xff", "image"],
  ["GIF8", "image"],
];

/** Detects a file's kind from its content: its name and the browser's type can be wrong. */
export function kindOf(start: Uint8Array): "zip" | "json" | "other" | Encoding {
  const bytes = String.fromCharCode(...start.subarray(0, peekedBytes));
  if (["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"].some((signature) => bytes.startsWith(signature))) return "zip";
  for (const [signature, reason] of signatures) if (bytes.startsWith(signature)) throw new FileRefusal(reason);
  if (/^RIFF.{4}WEBP|^.{4}ftyp(heic|heix|mif1|avif)/s.test(bytes)) throw new FileRefusal("image");
  if (bytes.startsWith("\xff\xfe")) return "utf-16le";
  if (bytes.startsWith("\xfe\xff")) return "utf-16be";
  if (bytes.startsWith("\x1f\x8b") || bytes.includes("\0")) return "other";
  const text = bytes.replace(/^\xef\xbb\xbf/, "").trimStart();
  if (text === "" && start.length < peekedBytes) throw new FileRefusal("empty");
  if (/^<(!doctype\s+html|html|head|body)\b|^<[!?].{0,1000}<html\b/is.test(text)) throw new FileRefusal("html");
  return text.startsWith("{") || text.startsWith("[") ? "json" : "utf-8";
}

/** Passes on a text line by line, with any kind of line ending. */
export async function readLines(bytes: ByteReader, encoding: Encoding, onLine: (line: string) => void): Promise<void> {
  const decoder = new TextDecoder(encoding);
  let unfinishedLine = "";
  let lines = 0;

  function takeLine(line: string): void {
    if (line.length > limits.lineLength) throw new FileRefusal("not-meter-data");
    if (++lines > limits.lines) throw new FileRefusal("too-large");
    onLine(line);
  }

  function takeWholeLines(text: string): string {
    let lineStart = 0;
    for (const { index, 0: lineEnding } of text.matchAll(/\r\n|\n|\r/g)) {
      // The next piece may start with the other half of this line ending.
      if (lineEnding === "\r" && index === text.length - 1) break;
      takeLine(text.slice(lineStart, index));
      lineStart = index + lineEnding.length;
    }
    return text.slice(lineStart);
  }

  for (let piece = await bytes.next(); piece; piece = await bytes.next()) {
    unfinishedLine = takeWholeLines(unfinishedLine + decoder.decode(piece, { stream: true }));
    if (unfinishedLine.length > limits.lineLength) throw new FileRefusal("not-meter-data");
  }
  takeWholeLines(`${unfinishedLine}${decoder.decode()}\n`);
}

export async function readText(bytes: ByteReader): Promise<string> {
  const decoder = new TextDecoder();
  const texts: string[] = [];
  let length = 0;
  for (let piece = await bytes.next(); piece; piece = await bytes.next()) {
    length += piece.length;
    if (length > limits.jsonBytes) throw new FileRefusal("too-large");
    texts.push(decoder.decode(piece, { stream: true }));
  }
  return texts.join("") + decoder.decode();
}
