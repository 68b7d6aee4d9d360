import { type Bytes, type Cleaned, indexOf, lastIndexOf, letters } from "./bytes.ts";

/**
 * From the header to the last end marker; whatever is before or after is left out. What a document could do is not looked
 * for: retailers' bills sometimes carry a script, so staff are told to open every PDF in a viewer.
 */
export function cleanPdf(bytes: Bytes): Cleaned {
  const start = indexOf(bytes, "%PDF-");
  const last = lastIndexOf(bytes, "%%EOF");
  if (last <= start) return { fault: "incomplete" };
  const after = letters(bytes, last + 5, last + 7);
  const lineEnd = /^(\r\n|\r|\n)?/.exec(after)?.[0].length ?? 0;
  return { pieces: [bytes.subarray(start, last + 5 + lineEnd)] };
}
