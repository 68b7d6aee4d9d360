import { type Bytes, buffer, type Cleaned, type UploadWarning } from "./bytes.ts";

const active =
  /\/JS\s*[(<]|\/JS\s+\d+\s+\d+\s+R|\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)(?![A-Za-z])/;

/**
 * From the header to the last end marker; what stands before or behind is left out. A document that could do more than
 * be read is passed on with a warning: retailers' bills sometimes carry a script, and a bill is wanted.
 */
export function cleanPdf(bytes: Bytes): Cleaned {
  const view = buffer(bytes);
  const start = view.indexOf("%PDF-");
  const last = view.lastIndexOf("%%EOF");
  if (last <= start) return { fault: "incomplete" };
  const text = view
    .toString("latin1", start, last)
    .replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const warnings: UploadWarning[] = [];
  if (active.test(text)) warnings.push("active-content");
  if (/\/Encrypt(?![A-Za-z])/.test(text)) warnings.push("encrypted");
  const after = view.subarray(last + 5, last + 7).toString("latin1");
  const lineEnd = /^(\r\n|\r|\n)?/.exec(after)?.[0].length ?? 0;
  return { pieces: [bytes.subarray(start, last + 5 + lineEnd)], warnings };
}
