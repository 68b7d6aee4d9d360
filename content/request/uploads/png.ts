import { type Bytes, type Cleaned, letters, maxParts, maxPixels, numbers } from "./bytes.ts";

/** What it takes to draw the picture. Texts, times, EXIF, colour profiles and private chunks are left out. */
const needed = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "pHYs", "bKGD"]);

/** Keeps the needed chunks up to the end chunk; whatever was hung on behind is left out. */
export function cleanPng(bytes: Bytes): Cleaned {
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
