import { deflateRawSync } from "node:zlib";
import { maxFileBytes } from "#content/request/limits.ts";
import { fileHelp } from "#content/request/messages.ts";
import {
  type Bytes,
  bytes,
  chunk,
  exif,
  pdf,
  png,
  progressiveJpeg,
  scriptPage,
  smallJpeg,
  withSegment,
} from "#tests/sample-requests/samples.ts";

/** Metadata that nobody means to send with a photo. */
export const secret = "GPS -37.8011 145.0302 Ann's phone";
const archive = bytes("PK\x03\x04", secret, "PK\x05\x06");
const metadataBytes = bytes(
  ...["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "iCCP", "prVt"].map((kind) => chunk(kind, bytes(secret))),
);

/** Files that are kept as they are, and the type that their content shows. */
export const unchangedFiles: readonly [what: string, file: Bytes, type: string][] = [
  ["a JPEG", smallJpeg, "image/jpeg"],
  ["a progressive JPEG", progressiveJpeg, "image/jpeg"],
  ["a PNG", png(), "image/png"],
  ["a PDF", pdf(), "application/pdf"],
  ["a picture of 240 million pixels", png({ width: 16_000, height: 15_000 }), "image/png"],
];

/** Files with something extra, which is removed, and what is kept. */
export const strippedFiles: readonly [extra: string, file: Bytes, kept: Bytes][] = [
  ["a comment", withSegment(smallJpeg, 0xfe, bytes(secret)), smallJpeg],
  ["a place and a camera", withSegment(smallJpeg, 0xe1, exif(1, secret)), smallJpeg],
  ["a preview", withSegment(smallJpeg, 0xe2, bytes(`MPF\0${secret}`)), smallJpeg],
  ["a thumbnail", withSegment(smallJpeg, 0xe0, bytes(`JFXX\0${secret}`)), smallJpeg],
  ["a page in a comment", withSegment(smallJpeg, 0xfe, bytes(scriptPage)), smallJpeg],
  ["an archive in a segment", withSegment(smallJpeg, 0xe3, archive), smallJpeg],
  ["texts, times, profiles and private chunks", png({ before: metadataBytes, after: metadataBytes }), png()],
  ["an archive behind a JPEG", bytes(smallJpeg, archive), smallJpeg],
  ["an archive behind a PNG", bytes(png(), archive), png()],
  ["an archive behind a PDF", bytes(pdf(), archive), pdf()],
  ["a program before a PDF", bytes("MZ\x90\0", pdf()), pdf()],
  ["a page before a PDF", bytes(scriptPage, pdf()), pdf()],
];

/** Files that end too early, or would be too large once unpacked, and what visitors are told to do. */
export const unusableFiles: readonly [what: string, file: Bytes, help: string][] = [
  ["a PDF without its end", pdf().slice(0, -8), fileHelp.incomplete],
  ["a PNG of 3.6 billion pixels", png({ width: 60_000, height: 60_000 }), fileHelp.huge],
  ["a JPEG of 4.3 billion pixels", hugeJpeg(), fileHelp.huge],
  ["an iPhone's HEIC photo", bytes("\0\0\0\x18ftypheic\0\0"), fileHelp.heic],
];

const endOfPdf = "%%EOF\n";
/** A file of the largest size that is accepted, less a PDF's end: the head, then the piece again and again. */
const fullSize = (piece: readonly number[] | string, head: readonly number[] | string) => {
  const start = bytes(head);
  return bytes(start, Buffer.alloc(maxFileBytes - start.length - endOfPdf.length, Buffer.from(bytes(piece))));
};
/** A PNG's signature, of 8 bytes, and its first chunk, of 25. */
const pngHead = [...Buffer.from(png()).subarray(0, 8 + 25)];
const unpackingBomb = deflateRawSync(Buffer.alloc(50_000_000));

/** Files made to exhaust the program that unpacks them, which are refused. */
export const refusedBombs: readonly [what: string, file: Bytes][] = [
  ["a JPEG of millions of segments", fullSize([0xff, 0xdb, 0, 2], [0xff, 0xd8])],
  ["a JPEG of padding", fullSize([0xff], [0xff, 0xd8])],
  ["a PNG of a million chunks", fullSize([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0], pngHead)],
  ["an archive of an archive", bytes("PK\x03\x04", deflateRawSync(unpackingBomb))],
];

/** Files made to exhaust the program that unpacks them, which are kept because we don't unpack them. */
export const keptBombs: readonly [what: string, file: Bytes][] = [
  ["a PDF of escapes", bytes(fullSize("#41", "%PDF-1.4\n"), endOfPdf)],
  ["a PDF of scripts without end", bytes(fullSize("/JS  ", "%PDF-1.4\n"), endOfPdf)],
  ["a PDF with a stream that unpacks to fifty megabytes", pdf(unpackingBomb.toString("latin1"))],
];

/** Files of kinds that we don't take, whatever their name. */
export const otherKinds: readonly [what: string, file: Bytes][] = [
  ["a program", bytes("MZ\x90\0 renamed.pdf")],
  ["a GIF", bytes("GIF89a")],
  ["a GIF that is also a script", bytes("GIF89a/*", "\0".repeat(20), "*/=alert(1)//")],
  ["an SVG with a script", bytes("<svg onload=alert(1)>")],
  ["an archive", bytes("PK\x03\x04")],
  ["a page", bytes("<html>")],
  ["an empty file", bytes("")],
];

/** A small JPEG whose header says that it has 65,535 rows and columns. */
function hugeJpeg(): Bytes {
  const hugePhoto = smallJpeg.slice();
  const frameHeader = Buffer.from(hugePhoto).indexOf(Uint8Array.from([0xff, 0xc0]));
  // After its marker, length and precision, a frame header has the numbers of rows and columns.
  hugePhoto.set([0xff, 0xff, 0xff, 0xff], frameHeader + 2 + 2 + 1);
  return hugePhoto;
}
