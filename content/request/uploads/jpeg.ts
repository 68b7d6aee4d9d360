import { type Bytes, type CleanedFile, latin1Of, maxParts, maxPixels, viewOf } from "./bytes.ts";

// Markers of JPEG segments: the second byte, after 0xff.
const endOfImage = 0xd9;
const startOfScan = 0xda;
const app0 = 0xe0;
const app1 = 0xe1;
const app14 = 0xee;
const app15 = 0xef;
const comment = 0xfe;

/**
 * Keeps what decoding the picture needs, up to its end marker, and the orientation, without which photos of bills would lie on their
 * side. Drops place, camera, comments, previews and anything appended.
 */
export function cleanJpeg(bytes: Bytes): CleanedFile {
  const view = viewOf(bytes);
  const pieces: Bytes[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let hasFrame = false;
  let hasScan = false;
  let offset = 2;
  for (let segments = 0; offset + 4 <= bytes.length; segments++) {
    if (segments > maxParts) return { problem: "malformed" };
    if (bytes[offset] !== 0xff) return { problem: "malformed" };
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      segments -= 1;
      continue;
    }
    // Markers below C0 are reserved, and D0 to D8 have no length: a restart, or another picture's start.
    if (marker === endOfImage || marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return { problem: "malformed" };
    const segmentEnd = offset + 2 + view.getUint16(offset + 2);
    if (segmentEnd < offset + 4) return { problem: "malformed" };
    if (segmentEnd > bytes.length) return { problem: "incomplete" };
    const segment = bytes.subarray(offset, segmentEnd);
    if (marker === app1) orientation = orientationOf(segment) ?? orientation;
    if (isFrame(marker)) {
      // Height and width, after the segment's length and the bits per sample.
      if (segment.length < 10 || view.getUint16(offset + 5) * view.getUint16(offset + 7) > maxPixels)
        return { problem: "huge" };
      hasFrame = true;
    }
    if (isNeeded(marker, segment)) pieces.push(segment);
    offset = segmentEnd;
    if (marker !== startOfScan) continue;
    hasScan = true;
    const next = endOfScan(bytes, offset);
    if (next === undefined) return { problem: "incomplete" };
    pieces.push(bytes.subarray(offset, next));
    offset = next;
    if (bytes[offset + 1] === endOfImage) {
      if (!hasFrame) return { problem: "malformed" };
      pieces.push(bytes.subarray(offset, offset + 2));
      if (orientation !== 1) pieces.splice(1, 0, orientationSegment(orientation));
      return { pieces };
    }
  }
  return { problem: hasScan || hasFrame ? "incomplete" : "malformed" };
}

/** Whether a marker starts a frame, which has the sizes. C4, C8 and CC, in the same range, don't. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Whether decoding needs a segment. Of the application segments, only JFIF and Adobe say how to read the colours. */
function isNeeded(marker: number, segment: Bytes): boolean {
  if (marker === comment) return false;
  if (marker < app0 || marker > app15) return true;
  if (marker === app0) return hasName(segment, "JFIF\0");
  return marker === app14 && hasName(segment, "Adobe");
}

function hasName(segment: Bytes, name: string): boolean {
  return latin1Of(segment, 4, 4 + name.length) === name;
}

/** The position of the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Bytes, from: number): number | undefined {
  for (
    let offset = bytes.indexOf(0xff, from);
    offset !== -1 && offset + 1 < bytes.length;
    offset = bytes.indexOf(0xff, offset + 1)
  ) {
    const next = bytes[offset + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset;
  }
  return undefined;
}

/** The value of EXIF's tag 0x0112, 1 to 8. */
function orientationOf(segment: Bytes): number | undefined {
  if (!hasName(segment, "Exif\0\0") || segment.length < 18) return undefined;
  const tiff = viewOf(segment.subarray(10));
  const isLittleEndian = latin1Of(segment, 10, 12) === "II";
  const short = (offset: number) => (offset + 2 > tiff.byteLength ? 0 : tiff.getUint16(offset, isLittleEndian));
  const directory = tiff.getUint32(4, isLittleEndian);
  // A camera writes a few dozen; more than 200 are somebody's attempt to keep us busy.
  const entries = Math.min(short(directory), 200);
  for (let entry = 0; entry < entries; entry++) {
    const offset = directory + 2 + entry * 12;
    if (short(offset) === 0x0112)
      return short(offset + 8) >= 1 && short(offset + 8) <= 8 ? short(offset + 8) : undefined;
  }
  return undefined;
}

/** An EXIF segment: its name, a big-endian TIFF header, and a directory of one entry, the orientation. */
function orientationSegment(orientation: number): Bytes {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const tag = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([0xff, 0xe1, 0, 2 + exif.length + tag.length, ...exif, ...tag]);
}
