import { inflateSync, constants as zlib } from "node:zlib";
import { type Bytes, maxParts, type UploadWarning } from "#content/request/uploads/bytes.ts";
import { couldAct, withoutEscapes } from "#content/request/uploads/pdf.ts";

/**
 * What to warn of in those objects of a PDF that lie in compressed streams, as most of them do since PDF 1.5. Every
 * stream that unpacks to a list of objects is looked into, whatever it calls itself; what can't be unpacked within the
 * limits, and says that it holds objects, is reported as unseen.
 */
export function warningsInside(pdf: Bytes): UploadWarning[] {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const left = { said: maxUnpacked, unsaid: maxUnpacked };
  let unseen = false;
  let described = 0;
  let parts = 0;
  let end = 0;
  let toRead = maxRead;
  for (let at = file.indexOf(keyword); at !== -1; at = file.indexOf(keyword, at + keyword.length)) {
    if (file.toString("latin1", Math.max(0, at - 3), at) === "end") {
      described = at + keyword.length;
      continue;
    }
    if (++parts > maxParts) return ["unseen"];
    const kind = saysObjects(file.subarray(described, at)) ? "said" : "unsaid";
    described = at + keyword.length;
    const start = described + (/^\r?\n|^\r/.exec(file.toString("latin1", described, described + 2))?.[0].length ?? 0);
    if (!isObjects(unpackedStart(file.subarray(start, start + 512)))) {
      unseen ||= kind === "said";
      continue;
    }
    if (end < start) end = endFrom(file, start);
    toRead -= end - start;
    if (toRead < 0) return ["unseen"];
    const objects = unpacked(file.subarray(start, end), left[kind]);
    if (objects && couldAct(objects)) return ["active-content"];
    unseen ||= objects === undefined && kind === "said";
    left[kind] -= objects?.length ?? 0;
  }
  return unseen ? ["unseen"] : [];
}

const keyword = "stream";

/** What is unpacked of a file, for each kind: streams that say they hold objects, and others that begin as if they did. */
const maxUnpacked = 4 * 1024 * 1024;

/** Streams that overlap would be read again and again. */
const maxRead = 64 * 1024 * 1024;

function endFrom(file: Buffer, start: number): number {
  const end = file.indexOf("endstream", start);
  return end === -1 ? file.length : end;
}

/** The description before a stream says that objects lie in it, packed in some way. */
function saysObjects(before: Buffer): boolean {
  const from = Math.max(0, before.lastIndexOf("obj"));
  const description = Buffer.from(withoutEscapes(new Uint8Array(before.subarray(from)))).toString("latin1");
  return /\/ObjStm(?![A-Za-z])/.test(description) && /\/Filter/.test(description);
}

/** A list of objects begins with their numbers and places. */
function isObjects(start: string): boolean {
  return /^[\s\0]*(%|\d+[\s\0]+\d+[\s\0])/.test(start);
}

function unpackedStart(packed: Buffer): string {
  if (packed.length < 2 || ((packed[0] ?? 0) & 15) !== 8 || packed.readUInt16BE() % 31 !== 0) return "";
  try {
    return inflateSync(packed, { finishFlush: zlib.Z_SYNC_FLUSH }).toString("latin1", 0, 64);
  } catch {
    return "";
  }
}

function unpacked(packed: Buffer, maxOutputLength: number): Bytes | undefined {
  try {
    return new Uint8Array(inflateSync(packed, { maxOutputLength: Math.max(1, maxOutputLength) }));
  } catch {
    return undefined;
  }
}
