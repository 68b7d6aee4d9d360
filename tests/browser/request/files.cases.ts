import { fileHelp, fileMessages } from "#content/request/messages.ts";
import { bytes, png, smallJpeg } from "#tests/sample-requests/samples.ts";

const { wrongType, tooBig } = fileMessages;

type Content = string | Uint8Array;

/** Files that are refused, each with its message and what to do about it. */
export const wrongFiles: readonly [name: string, type: string, content: Content, message: string, help?: string][] = [
  ["notes.docx", "application/msword", "x", wrongType, fileHelp.kinds],
  ["bill.pdf", "application/pdf", "", wrongType, fileHelp.empty],
  ["a.heic", "image/heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", wrongType, fileHelp.heic],
  ["cut.jpg", "image/jpeg", smallJpeg.slice(0, -40), wrongType, fileHelp.incomplete],
  [
    "bad.png",
    "image/png",
    bytes(png().subarray(0, 12), [0, 0, 0, 0], png().subarray(16)),
    wrongType,
    fileHelp.malformed,
  ],
  ["huge.png", "image/png", png({ width: 60_000, height: 60_000 }), wrongType, fileHelp.huge],
  ["big.pdf", "application/pdf", new Uint8Array(11_000_000), tooBig],
];
