import { type FileType, maxFileBytes } from "../limits.ts";
import { fileHelp, fileMessages } from "../messages.ts";
import { type Bytes, type Cleaned, indexOf, join, letters } from "./bytes.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPdf } from "./pdf.ts";
import { cleanPng } from "./png.ts";

export type Inspected = { ok: true; type: FileType; bytes: Bytes } | { ok: false; message: string; help?: string };

/**
 * Decides by content alone what a file is, and leaves only what it takes to look at it: the name proves nothing. Browser
 * and server ask the same function, so that a file is never welcomed by one and refused by the other.
 */
export function inspectUpload(bytes: Bytes): Inspected {
  if (bytes.length > maxFileBytes) return { ok: false, message: fileMessages.tooBig };
  if (bytes.length === 0) return refused(fileHelp.empty);
  const found = kinds.find((kind) => kind.begins(bytes));
  if (!found) return refused(isHeic(bytes) ? fileHelp.heic : fileHelp.kinds);
  const cleaned = found.clean(bytes);
  if ("fault" in cleaned) return refused(fileHelp[cleaned.fault]);
  return { ok: true, type: found.type, bytes: remainder(bytes, cleaned.pieces) };
}

const kinds: { type: FileType; begins(bytes: Bytes): boolean; clean(bytes: Bytes): Cleaned }[] = [
  { type: "image/jpeg", begins: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]), clean: cleanJpeg },
  {
    type: "image/png",
    begins: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    clean: cleanPng,
  },
  { type: "application/pdf", begins: (bytes) => indexOf(bytes.subarray(0, 1024), "%PDF-") !== -1, clean: cleanPdf },
];

/** The file itself where nothing had to be left out. */
function remainder(bytes: Bytes, pieces: readonly Bytes[]): Bytes {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return length === bytes.length && pieces.every(({ buffer }) => buffer === bytes.buffer) ? bytes : join(pieces);
}

function refused(help: string): Inspected {
  return { ok: false, message: fileMessages.wrongType, help };
}

function startsWith(bytes: Bytes, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function isHeic(bytes: Bytes): boolean {
  return /^ftyp(heic|heix|hevc|mif1|msf1|avif)/.test(letters(bytes, 4, 12));
}
