import { type FileType, maxFileBytes } from "../limits.ts";
import { fileHelp, fileMessages } from "../messages.ts";
import {
  type Bytes,
  type CleanedFile,
  indexOf,
  join,
  lastIndexOf,
  letters,
  maxParts,
  maxPixels,
  numbers,
} from "./bytes.ts";
import { cleanJpeg } from "./jpeg.ts";

export type InspectedUpload =
  | { ok: true; type: FileType; bytes: Bytes }
  | { ok: false; message: string; help?: string };

/**
 * Decides by content alone what a file is, and keeps only what a viewer needs: the name proves nothing. Browser and server call the
 * same function, so that they never disagree about a file.
 */
export function inspectUpload(bytes: Bytes): InspectedUpload {
  if (bytes.length > maxFileBytes) return { ok: false, message: fileMessages.tooBig };
  if (bytes.length === 0) return refused(fileHelp.empty);
  const found = kinds.find((kind) => kind.begins(bytes));
  if (!found) return refused(isHeic(bytes) ? fileHelp.heic : fileHelp.kinds);
  const cleaned = found.clean(bytes);
  if ("fault" in cleaned) return refused(fileHelp[cleaned.fault]);
  return { ok: true, type: found.type, bytes: remainder(bytes, cleaned.pieces) };
}

const kinds: { type: FileType; begins(bytes: Bytes): boolean; clean(bytes: Bytes): CleanedFile }[] = [
  { type: "image/jpeg", begins: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]), clean: cleanJpeg },
  {
    type: "image/png",
    begins: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    clean: cleanPng,
  },
  { type: "application/pdf", begins: (bytes) => indexOf(bytes.subarray(0, 1024), "%PDF-") !== -1, clean: cleanPdf },
];

/** The file itself if nothing had to be removed. */
function remainder(bytes: Bytes, pieces: readonly Bytes[]): Bytes {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return length === bytes.length && pieces.every(({ buffer }) => buffer === bytes.buffer) ? bytes : join(pieces);
}

function refused(help: string): InspectedUpload {
  return { ok: false, message: fileMessages.wrongType, help };
}

function startsWith(bytes: Bytes, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function isHeic(bytes: Bytes): boolean {
  return /^ftyp(heic|heix|hevc|mif1|msf1|avif)/.test(letters(bytes, 4, 12));
}

/**
 * Keeps everything from the header to the last end marker. It doesn't look for what a document could do: retailers' bills sometimes
 * contain a script, so we tell staff to open every PDF in a viewer.
 */
function cleanPdf(bytes: Bytes): CleanedFile {
  const start = indexOf(bytes, "%PDF-");
  const last = lastIndexOf(bytes, "%%EOF");
  if (last <= start) return { fault: "incomplete" };
  const after = letters(bytes, last + 5, last + 7);
  const lineEnd = /^(\r\n|\r|\n)?/.exec(after)?.[0].length ?? 0;
  return { pieces: [bytes.subarray(start, last + 5 + lineEnd)] };
}

/** What drawing the picture needs. Texts, times, EXIF, colour profiles and private chunks are left out. */
const needed = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "pHYs", "bKGD"]);

/** Keeps the needed chunks up to the end chunk, and drops anything appended. */
function cleanPng(bytes: Bytes): CleanedFile {
  const view = numbers(bytes);
  const pieces: Bytes[] = [bytes.subarray(0, 8)];
  let drawn = false;
  for (let at = 8, parts = 0; at + 12 <= bytes.length; parts++) {
    if (parts > maxParts) return { fault: "malformed" };
    const length = view.getUint32(at);
    const kind = letters(bytes, at + 4, at + 8);
    const end = at + 12 + length;
    if (!/^[A-Za-z]{4}$/.test(kind) || (at === 8 && (kind !== "IHDR" || length !== 13))) return { fault: "malformed" };
    if (end > bytes.length) return { fault: "incomplete" };
    if (kind === "IHDR" && (at !== 8 || view.getUint32(16) * view.getUint32(20) > maxPixels))
      return { fault: at === 8 ? "huge" : "malformed" };
    if (needed.has(kind)) pieces.push(bytes.subarray(at, end));
    drawn ||= kind === "IDAT";
    if (kind === "IEND") return drawn && length === 0 ? { pieces } : { fault: "malformed" };
    at = end;
  }
  return { fault: "incomplete" };
}
