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
  let tail = Buffer.alloc(0);
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
    tail = Buffer.concat([before, piece]).subarray(1 - delimiter.length);
    try {
      for (const part of parser.write(piece)) {
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
    const window = Buffer.concat([tail, piece]);
    const end = window.indexOf(delimiter);
    if (end === -1) {
      tail = window.subarray(1 - delimiter.length);
      return;
    }
    dropping = false;
    length = 0;
    tail = Buffer.alloc(0);
    yield* writePiece(new Uint8Array(window.subarray(end + 2)));
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
