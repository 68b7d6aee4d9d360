import type { RefusalReason } from "./refusal.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be";

export type FileKind =
  | { is: "zip" }
  | { is: "json" }
  | { is: "text"; encoding: Encoding }
  | { is: "refused"; reason: RefusalReason };

export const bytesToLookAt = 4096;

const signatures: readonly [start: string, reason: RefusalReason][] = [
  ["%PDF-", "pdf"],
  ["\xd0\xcf\x11\xe0", "spreadsheet"],
  ["\x89PNG", "image"],
  ["\xff\xd8\xff", "image"],
  ["GIF8", "image"],
  ["\x1f\x8b", "not-meter-data"],
];

/** What a file is by its content: neither its name nor the type that the browser states is believed. */
export function kindOf(start: Uint8Array): FileKind {
  if (start.length === 0) return { is: "refused", reason: "empty" };
  const bytes = String.fromCharCode(...start.subarray(0, bytesToLookAt));
  if (["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"].some((mark) => bytes.startsWith(mark))) return { is: "zip" };
  for (const [signature, reason] of signatures) if (bytes.startsWith(signature)) return { is: "refused", reason };
  if (/^RIFF.{4}WEBP|^.{4}ftyp(heic|heix|mif1|avif)/s.test(bytes)) return { is: "refused", reason: "image" };
  if (bytes.startsWith("\xff\xfe")) return { is: "text", encoding: "utf-16le" };
  if (bytes.startsWith("\xfe\xff")) return { is: "text", encoding: "utf-16be" };
  if (bytes.includes("\0")) return { is: "refused", reason: "not-meter-data" };
  const text = bytes.replace(/^\xef\xbb\xbf/, "").trimStart();
  if (text === "" && start.length < bytesToLookAt) return { is: "refused", reason: "empty" };
  if (/^<(!doctype\s+html|html|head|body)\b|^<[!?].{0,1000}<html\b/is.test(text))
    return { is: "refused", reason: "html" };
  if (text.startsWith("{") || text.startsWith("[")) return { is: "json" };
  return { is: "text", encoding: "utf-8" };
}
