export type Bytes = Uint8Array<ArrayBuffer>;

/** The parts of a file that we keep, or what is wrong with it. */
export type CleanedFile = { pieces: Bytes[] } | { problem: "incomplete" | "malformed" | "huge" };

/** The largest picture that we pass on: a larger one could crash a viewer. */
export const maxPixels = 250_000_000;

/** More parts than any camera or program writes. Each costs memory, so a file with more is meant to do harm. */
export const maxParts = 20_000;

/** A `DataView` of the same memory. Its numbers are big-endian by default, as in JPEG and PNG. */
export function viewOf(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The bytes as Latin-1: one letter per byte. */
export function latin1Of(bytes: Bytes, from = 0, to = bytes.length): string {
  return latin.decode(bytes.subarray(from, to));
}

const latin = new TextDecoder("latin1");

/** The first position of an ASCII text, or -1. */
export function indexOf(bytes: Bytes, text: string): number {
  for (
    let offset = bytes.indexOf(text.charCodeAt(0));
    offset !== -1;
    offset = bytes.indexOf(text.charCodeAt(0), offset + 1)
  )
    if (hasTextAt(bytes, offset, text)) return offset;
  return -1;
}

/** The last position of an ASCII text, or -1. */
export function lastIndexOf(bytes: Bytes, text: string): number {
  for (let offset = bytes.length - text.length; offset >= 0; offset--)
    if (bytes[offset] === text.charCodeAt(0) && hasTextAt(bytes, offset, text)) return offset;
  return -1;
}

/** Puts pieces together. A single piece is returned as it is, not copied. */
export function join(pieces: readonly Bytes[]): Bytes {
  const [onlyPiece] = pieces;
  if (onlyPiece && pieces.length === 1) return onlyPiece;
  const joinedBytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joinedBytes.set(piece, offset);
    offset += piece.length;
  }
  return joinedBytes;
}

function hasTextAt(bytes: Bytes, offset: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) if (bytes[offset + index] !== text.charCodeAt(index)) return false;
  return true;
}
