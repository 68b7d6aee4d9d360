import { deflateRawSync } from "node:zlib";
import { maxFileBytes } from "#content/request/limits.ts";
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

/** What nobody means to send along. */
export const secret = "GPS -37.8011 145.0302 Ann's phone";
const archive = bytes("PK\x03\x04", secret, "PK\x05\x06");
const metadata = bytes(
  ...["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "iCCP", "prVt"].map((kind) => chunk(kind, bytes(secret))),
);

/** Files that are taken, the type that their content says, and what is kept of them where that is less. */
export const acceptedFiles: readonly [what: string, file: Bytes, type: string, kept?: Bytes][] = [
  ["a JPEG", smallJpeg, "image/jpeg"],
  ["a progressive JPEG", progressiveJpeg, "image/jpeg"],
  ["a PNG", png(), "image/png"],
  ["a PDF", pdf(), "application/pdf"],
  ["a picture of 240 million pixels", png({ width: 16_000, height: 15_000 }), "image/png"],
  ["a comment", withSegment(smallJpeg, 0xfe, bytes(secret)), "image/jpeg", smallJpeg],
  ["a place and a camera", withSegment(smallJpeg, 0xe1, exif(1, secret)), "image/jpeg", smallJpeg],
  ["a preview", withSegment(smallJpeg, 0xe2, bytes(`MPF\0${secret}`)), "image/jpeg", smallJpeg],
  ["a thumbnail", withSegment(smallJpeg, 0xe0, bytes(`JFXX\0${secret}`)), "image/jpeg", smallJpeg],
  ["a page in a comment", withSegment(smallJpeg, 0xfe, bytes(scriptPage)), "image/jpeg", smallJpeg],
  ["an archive in a segment", withSegment(smallJpeg, 0xe3, archive), "image/jpeg", smallJpeg],
  ["texts, times, profiles and private chunks", png({ before: metadata, after: metadata }), "image/png", png()],
  ["an archive behind a JPEG", bytes(smallJpeg, archive), "image/jpeg", smallJpeg],
  ["an archive behind a PNG", bytes(png(), archive), "image/png", png()],
  ["an archive behind a PDF", bytes(pdf(), archive), "application/pdf", pdf()],
  ["a program before a PDF", bytes("MZ\x90\0", pdf()), "application/pdf", pdf()],
  ["a page before a PDF", bytes(scriptPage, pdf()), "application/pdf", pdf()],
];

const full = (piece: readonly number[] | string, head: readonly number[] | string) => {
  const start = bytes(head);
  return bytes(start, Buffer.alloc(maxFileBytes - start.length - 6, Buffer.from(bytes(piece))));
};
const header = [...Buffer.from(png()).subarray(0, 33)];
const bomb = deflateRawSync(Buffer.alloc(50_000_000));

/** Files made to exhaust the program that unpacks them, and whether they are kept, without unpacking. */
export const exhausting: readonly [what: string, file: Bytes, isKept: boolean][] = [
  ["a JPEG of millions of segments", full([0xff, 0xdb, 0, 2], [0xff, 0xd8]), false],
  ["a JPEG of padding", full([0xff], [0xff, 0xd8]), false],
  ["a PNG of a million chunks", full([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0], header), false],
  ["an archive of an archive", bytes("PK\x03\x04", deflateRawSync(bomb)), false],
  ["a PDF of escapes", bytes(full("#41", "%PDF-1.4\n"), "%%EOF\n"), true],
  ["a PDF of scripts without end", bytes(full("/JS  ", "%PDF-1.4\n"), "%%EOF\n"), true],
  ["a PDF with a stream that unpacks to fifty megabytes", pdf(bomb.toString("latin1")), true],
];

/** What is no picture and no document, whatever it is called. */
export const otherKinds: readonly Bytes[] = [
  ...["MZ\x90\0 renamed.pdf", "GIF89a", "<svg onload=alert(1)>", "PK\x03\x04", "<html>", ""].map((text) => bytes(text)),
  bytes("GIF89a/*", "\0".repeat(20), "*/=alert(1)//"),
];
