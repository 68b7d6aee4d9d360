import { type Bytes, type Cleaned, indexOf, lastIndexOf, letters, type UploadWarning } from "./bytes.ts";

const active =
  /\/JS\s*[(<]|\/JS\s+\d+\s+\d+\s+R|\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)(?![A-Za-z])/;

/**
 * From the header to the last end marker; what stands before or behind is left out. A document that could do more than
 * be read is passed on with a warning: retailers' bills sometimes carry a script, and a bill is wanted.
 */
export function cleanPdf(bytes: Bytes): Cleaned {
  const start = indexOf(bytes, "%PDF-");
  const last = lastIndexOf(bytes, "%%EOF");
  if (last <= start) return { fault: "incomplete" };
  const text = letters(withoutEscapes(bytes.subarray(start, last)));
  const warnings: UploadWarning[] = [];
  if (active.test(text)) warnings.push("active-content");
  if (/\/Encrypt(?![A-Za-z])/.test(text)) warnings.push("encrypted");
  const after = letters(bytes, last + 5, last + 7);
  const lineEnd = /^(\r\n|\r|\n)?/.exec(after)?.[0].length ?? 0;
  return { pieces: [bytes.subarray(start, last + 5 + lineEnd)], warnings };
}

/** Whether objects that were unpacked could do more than be read. */
export function couldAct(objects: Bytes): boolean {
  return active.test(letters(withoutEscapes(objects)));
}

/** A name may be written as "/#4A#53". Byte by byte: ten megabytes of escapes as strings would be half a gigabyte. */
export function withoutEscapes(bytes: Bytes): Bytes {
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  let from = 0;
  for (let at = bytes.indexOf(hash); at !== -1; at = bytes.indexOf(hash, at + 1)) {
    const [high, low] = [digit(bytes[at + 1]), digit(bytes[at + 2])];
    if (high === undefined || low === undefined) continue;
    plain.set(bytes.subarray(from, at), length);
    length += at - from;
    plain[length++] = high * 16 + low;
    from = at + 3;
  }
  plain.set(bytes.subarray(from), length);
  return plain.subarray(0, length + bytes.length - from);
}

const hash = 0x23;

function digit(byte = 0): number | undefined {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : undefined;
}
