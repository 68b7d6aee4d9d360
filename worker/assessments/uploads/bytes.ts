export type Bytes = Uint8Array<ArrayBuffer>;

export type UploadWarning = "active-content" | "encrypted";

/** The parts of a file that were kept, or what is wrong with the file. */
export type Cleaned = { pieces: Bytes[]; warnings?: UploadWarning[] } | { fault: "incomplete" | "malformed" | "huge" };

/** Largest picture that is passed on, so that no one's viewer is made to unpack a bomb. */
export const maxPixels = 250_000_000;

/** A view on the same memory that can search and read numbers. */
export function buffer(bytes: Bytes): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function join(pieces: readonly Bytes[]): Bytes {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
