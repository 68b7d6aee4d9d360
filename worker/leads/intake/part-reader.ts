import { MaxFileSizeExceededError, MultipartParser, type MultipartPart } from "@remix-run/multipart-parser";
import { maxFileBytes } from "#content/request/limits.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";

/** Reads a form's body part by part. A part that is too long is read past, so that the fields after it still arrive. */
export interface PartReader {
  write(chunk: Bytes): Generator<MultipartPart>;
  /** From now on a part as long as a file is read past, the present one included: nothing of it stays in memory. */
  dropFiles(): void;
  /** Whether a part was read past. */
  readonly hasDropped: boolean;
  isFinished(): boolean;
}

const limits = { maxFileSize: maxFileBytes, maxParts: 64, maxHeaderSize: 8 * 1024 };
export const longestField = 64 * 1024;

export function createPartReader(boundary: string): PartReader {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let parser = new MultipartParser(boundary, limits);
  let longest = Number.POSITIVE_INFINITY;
  /** How much was read since the last part ended. */
  let length = 0;
  /** What was read last, in which a delimiter may begin. */
  let tail = new Uint8Array();
  let dropping = false;
  let hasDropped = false;

  /** No more at once than a file may be long: so the first delimiter after a part that is too long is that part's end. */
  function* write(chunk: Bytes): Generator<MultipartPart> {
    for (let at = 0; at < chunk.length && !(at > 0 && isFinished()); at += longestField)
      yield* writePiece(chunk.subarray(at, at + longestField));
  }

  function* writePiece(piece: Bytes): Generator<MultipartPart> {
    if (dropping) return yield* readPast(piece);
    const before = tail;
    tail = endOf(tail, piece);
    try {
      // The parser keeps what it is given; the chunk is overwritten by the next.
      for (const part of parser.write(piece.slice())) {
        length = 0;
        yield part;
      }
      length += piece.length;
      if (length > longest) drop();
    } catch (error) {
      if (!(error instanceof MaxFileSizeExceededError)) throw error;
      tail = before;
      drop();
      yield* readPast(piece);
    }
  }

  function drop(): void {
    dropping = true;
    hasDropped = true;
    parser = new MultipartParser(boundary, limits);
  }

  function* readPast(piece: Bytes): Generator<MultipartPart> {
    const seam = Buffer.concat([tail, piece.subarray(0, delimiter.length)]);
    const across = seam.indexOf(delimiter);
    const start = across === -1 ? Buffer.from(piece.buffer, piece.byteOffset, piece.length).indexOf(delimiter) : across;
    if (start === -1) {
      tail = endOf(tail, piece);
      return;
    }
    const window = across === -1 ? piece : Buffer.concat([tail, piece]);
    dropping = false;
    length = 0;
    tail = new Uint8Array();
    yield* writePiece(new Uint8Array(window.subarray(start + 2)));
  }

  /** What a delimiter may begin in. A copy of that alone: a view would keep the whole piece in memory. */
  function endOf(before: Bytes, piece: Bytes): Bytes {
    const most = delimiter.length - 1;
    if (piece.length >= most) return piece.slice(-most);
    return new Uint8Array(Buffer.concat([before, piece]).subarray(-most));
  }

  function isFinished(): boolean {
    if (dropping) return false;
    try {
      parser.finish();
      return true;
    } catch {
      return false;
    }
  }

  return {
    write,
    dropFiles() {
      longest = longestField;
      if (length > longest && !dropping) drop();
    },
    get hasDropped() {
      return hasDropped;
    },
    isFinished,
  };
}
