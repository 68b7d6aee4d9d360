import { type FileType, maxFileBytes } from "../limits.ts";
import { fileHelp, fileMessages } from "../messages.ts";
import {
  type Bytes,
  type CleanedFile,
  indexOf,
  join,
  lastIndexOf,
  latin1Of,
  maxParts,
  maxPixels,
  viewOf,
} from "./bytes.ts";
import { cleanJpeg } from "./jpeg.ts";

export type InspectedUpload =
  | { ok: true; type: FileType; bytes: Bytes }
  | { ok: false; message: string; help?: string };

/**
 * Decides by its content what a file is, because a name proves nothing, and keeps only what a viewer needs. Browser and server call
 * this function, so that they never disagree about a file.
 */
export function inspectUpload(bytes: Bytes): InspectedUpload {
  if (bytes.length > maxFileBytes) return { ok: false, message: fileMessages.tooBig };
  if (bytes.length === 0) return refused(fileHelp.empty);
  const fileKind = kinds.find((kind) => kind.begins(bytes));
  if (!fileKind) return refused(isHeic(bytes) ? fileHelp.heic : fileHelp.kinds);
  const cleaned = fileKind.clean(bytes);
  if ("problem" in cleaned) return refused(fileHelp[cleaned.problem]);
  return { ok: true, type: fileKind.type, bytes: joinKept(bytes, cleaned.pieces) };
}

const kinds: { type: FileType; begins(bytes: Bytes): boolean; clean(bytes: Bytes): CleanedFile }[] = [
  { type: "image/jpeg", begins: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]), clean: cleanJpeg },
  {
    type: "image/png",
    begins: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    clean: cleanPng,
  },
  { type: "application/pdf", begins: isPdf, clean: cleanPdf },
];

/** Puts the kept pieces together; returns the file itself if nothing was removed. */
function joinKept(bytes: Bytes, pieces: readonly Bytes[]): Bytes {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return length === bytes.length && pieces.every(({ buffer }) => buffer === bytes.buffer) ? bytes : join(pieces);
}

function refused(help: string): InspectedUpload {
  return { ok: false, message: fileMessages.wrongType, help };
}

function startsWith(bytes: Bytes, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Whether a file says that it's a PDF. It may still be incomplete. */
export function isPdf(bytes: Bytes): boolean {
  return indexOf(bytes.subarray(0, 1024), "%PDF-") !== -1;
}

function isHeic(bytes: Bytes): boolean {
  return /^ftyp(heic|heix|hevc|mif1|msf1|avif)/.test(latin1Of(bytes, 4, 12));
}

/**
 * Keeps everything from the header to the last end marker. It doesn't refuse scripts, because retailers' bills sometimes contain one:
 * staff are told to open every PDF in the browser's viewer.
 */
function cleanPdf(bytes: Bytes): CleanedFile {
  const startMarker = indexOf(bytes, "%PDF-");
  const endMarker = lastIndexOf(bytes, "%%EOF");
  if (endMarker <= startMarker) return { problem: "incomplete" };
  const after = latin1Of(bytes, endMarker + 5, endMarker + 7);
  const lineEnd = /^(\r\n|\r|\n)?/.exec(after)?.[0].length ?? 0;
  return { pieces: [bytes.subarray(startMarker, endMarker + 5 + lineEnd)] };
}

/** The chunks that drawing the picture needs. Texts, times, EXIF, colour profiles and private chunks are left out. */
const neededChunks = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "pHYs", "bKGD"]);

/**
 * Keeps the needed chunks up to the end chunk, and drops anything appended. A chunk is its length, its kind, its data and a checksum:
 * 12 bytes besides the data. The first, IHDR, begins with the width and the height.
 */
function cleanPng(bytes: Bytes): CleanedFile {
  const view = viewOf(bytes);
  const pieces: Bytes[] = [bytes.subarray(0, 8)];
  let hasImageData = false;
  for (let offset = 8, chunks = 0; offset + 12 <= bytes.length; chunks++) {
    if (chunks > maxParts) return { problem: "malformed" };
    const length = view.getUint32(offset);
    const kind = latin1Of(bytes, offset + 4, offset + 8);
    const chunkEnd = offset + 12 + length;
    if (!/^[A-Za-z]{4}$/.test(kind) || (offset === 8 && (kind !== "IHDR" || length !== 13)))
      return { problem: "malformed" };
    if (chunkEnd > bytes.length) return { problem: "incomplete" };
    if (kind === "IHDR" && (offset !== 8 || view.getUint32(16) * view.getUint32(20) > maxPixels))
      return { problem: offset === 8 ? "huge" : "malformed" };
    if (neededChunks.has(kind)) pieces.push(bytes.subarray(offset, chunkEnd));
    hasImageData ||= kind === "IDAT";
    if (kind === "IEND") return hasImageData && length === 0 ? { pieces } : { problem: "malformed" };
    offset = chunkEnd;
  }
  return { problem: "incomplete" };
}
