// Sample requests and files as visitors send them, and randomly damaged files.
import { crc32, deflateSync } from "node:zlib";
import type { RawRequest } from "#content/request/fields.ts";
import { type Damage, damaged, type Random, seededRandom } from "#tests/random.ts";

/** The smallest valid request, as JSON. Each name gets its own email address, because an address gets few confirmations a day. */
export function minimalRequest(changes: RawRequest = {}) {
  const name = typeof changes.name === "string" ? changes.name : "Ann Example";
  return {
    selectedServices: ["solar-panels", "heat-pump"],
    name,
    email: `${Buffer.from(name).toString("hex").slice(-60)}@example.com`,
    phone: "0412 345 678",
    address: "12 High Street, Kew VIC 3101",
    consent: true,
    ...changes,
  };
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** A baseline JPEG of 16 by 8 pixels. */
export const smallJpeg = fromBase64(
  "/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAANf/Z",
);

/** A progressive JPEG of 32 by 16 pixels, in several scans. */
export const progressiveJpeg = fromBase64(
  "/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wgARCAAQACADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAVAQEBAAAAAAAAAAAAAAAAAAAAAf/aAAwDAQACEAMQAAABAJU//8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABBQIP/8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAwEBPwE//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPwE//8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQAGPwIP/8QAFxAAAwEAAAAAAAAAAAAAAAAAACAxQf/aAAgBAQABPyGvp//aAAwDAQACAAMAAAAQQ9//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAEDAQE/ED//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAECAQE/ED//xAAdEAABBQADAQAAAAAAAAAAAAABABEhMUFRcbHh/9oACAEBAAE/ELU/KsjlpDrsT4jLDDqlr+okl26hDMCBwv/Z",
);

/** Puts a segment directly behind the start marker, where cameras write theirs. */
export function withSegment(jpeg: Bytes, marker: number, content: Bytes): Bytes {
  const length = content.length + 2;
  return bytes(jpeg.subarray(0, 2), [0xff, marker, length >> 8, length & 255], content, jpeg.subarray(2));
}

/** EXIF as phones write it: the orientation, then text that must not be kept. */
export function exif(orientation: number, secret: string): Bytes {
  const head = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
  return bytes("Exif\0\0", head, secret);
}

/**
 * A PNG that declares this size. Its image data is that of 4 by 4 pixels, or so many bytes of `noise`. `before` and `after` are chunks
 * around it.
 */
export function png(
  options: { width?: number; height?: number; before?: Bytes; after?: Bytes; noise?: number } = {},
): Bytes {
  const { width = 4, height = 4, before = bytes(), after = bytes(), noise } = options;
  const size = new DataView(new ArrayBuffer(13));
  size.setUint32(0, width);
  size.setUint32(4, height);
  const header = bytes(new Uint8Array(size.buffer).subarray(0, 8), [8, 0, 0, 0, 0]);
  const image = noise === undefined ? deflateSync(new Uint8Array((4 + 1) * 4)) : randomBytes(noise);
  const signature = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
  return bytes(signature, chunk("IHDR", header), before, chunk("IDAT", bytes(image)), after, chunk("IEND", bytes()));
}

export function chunk(kind: string, content: Bytes): Bytes {
  const body = bytes(kind, content);
  return bytes(uint32(content.length), body, uint32(crc32(body)));
}

export function pdf(content = "BT (Your bill) Tj ET"): Bytes {
  return bytes(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n",
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n4 0 obj<<>>stream\n${content}\nendstream endobj\n`,
    "trailer<</Root 1 0 R>>\n%%EOF\n",
  );
}

export function bytes(...parts: (string | readonly number[] | Uint8Array)[]): Bytes {
  return new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Uint8Array.from(part))),
    ),
  );
}

/** Bytes that don't compress, the same in every run. */
function randomBytes(length: number): Bytes {
  const random = seededRandom(1);
  return Uint8Array.from({ length }, () => random.integer(0, 255));
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function fromBase64(text: string): Bytes {
  return new Uint8Array(Buffer.from(text, "base64"));
}

/** HTML that would run a script if a browser rendered the file. */
export const scriptPage = "<!doctype html><script>alert(document.domain)</script>";

/** Valid files of every type that is accepted. */
const validFiles: readonly Bytes[] = [
  pdf(),
  png(),
  png({ noise: 3000 }),
  smallJpeg,
  progressiveJpeg,
  withSegment(smallJpeg, 0xe1, exif(6, "GPS")),
];

/** A valid file with a few random changes: to bits, bytes, lengths or order, cut short, or with something added. */
export function damagedUpload(random: Random): Bytes {
  return damaged(validFiles, damages, random);
}

const damages: readonly Damage[] = [
  withWrongLength,
  (file, random) => bytes(file, random.pick([scriptPage, "PK\x05\x06", "\0".repeat(50), file])),
  (file, random) => bytes(random.pick([scriptPage, "GIF89a", "MZ", "\n"]), file),
  (file, random) =>
    bytes(file.subarray(0, randomOffset(file, random)), scriptPage, file.subarray(randomOffset(file, random))),
  (file, random) => {
    const [from, to] = [randomOffset(file, random), randomOffset(file, random)].sort((a, b) => a - b);
    return bytes(file.subarray(0, from), file.subarray(to), file.subarray(from, to));
  },
];

/** Writes a wrong length somewhere, like those at the start of chunks and segments. */
function withWrongLength(file: Bytes, random: Random): Bytes {
  if (file.length < 8) return file;
  const changedFile = file.slice();
  const length = random.pick([0, 1, 2, 0x7fffffff, 0xffffffff, file.length, file.length - 1]);
  const view = new DataView(changedFile.buffer);
  // A PNG's first chunk starts at byte 8, its second at 33.
  const offset = random.pick([8, 33, random.integer(0, file.length - 4)]);
  if (random.oneIn(2) && offset + 4 <= file.length) view.setUint32(offset, length);
  else view.setUint16(random.integer(0, file.length - 2), length & 0xffff);
  return changedFile;
}

function randomOffset(file: Bytes, random: Random): number {
  return random.integer(0, file.length);
}
