// Reads a form whose files are too long, sent by a browser without scripts. The platform's parser and ours would hold the files in memory.
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { shortBodyBytes } from "./read-body.ts";

/**
 * Reads a multipart body piece by piece and returns it with all its files empty, so that the form can be shown again with its
 * fields. Undefined if there is no body, if it doesn't arrive in time, if the sender disconnects, or if the fields are too long.
 */
export async function readWithoutFiles(
  request: Request,
  { boundary, deadlineMs }: { boundary: string; deadlineMs: number },
): Promise<Bytes | undefined> {
  const reader = request.body?.getReader({ mode: "byob" });
  if (!reader) return undefined;
  const delimiter = `\r\n--${boundary}`;
  let emptiedParts = "";
  /** Everything since the last boundary. The body's first boundary has no line break before it, so one is added. */
  let pendingPart = "\r\n";
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    // If this fails, the body has failed or ended already: nothing is left to cancel.
    reader.cancel().catch(() => {});
  }, deadlineMs);
  try {
    for (let buffer = new Uint8Array(32 * 1024); ; ) {
      // If the sender disconnected, there is nobody to show the form to.
      const readResult = await reader.read(buffer).catch(() => undefined);
      if (!readResult) return undefined;
      if (!readResult.value) break;
      pendingPart += Buffer.from(readResult.value).toString("latin1");
      for (let partEnd = endOf(pendingPart, delimiter); partEnd > 0; partEnd = endOf(pendingPart, delimiter)) {
        emptiedParts += withoutContent(pendingPart.slice(0, partEnd));
        pendingPart = pendingPart.slice(partEnd);
      }
      // Keeps the end, which may be the beginning of the next boundary.
      pendingPart = withoutContent(pendingPart, delimiter.length);
      if (emptiedParts.length + pendingPart.length > shortBodyBytes || readResult.done) break;
      buffer = new Uint8Array(readResult.value.buffer);
    }
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
  const emptiedForm = (emptiedParts + pendingPart).slice("\r\n".length);
  return isTooSlow || emptiedForm.length > shortBodyBytes
    ? undefined
    : new Uint8Array(Buffer.from(emptiedForm, "latin1"));
}

function endOf(part: string, delimiter: string): number {
  return part.indexOf(delimiter, delimiter.length);
}

/** Empties a part if it is a file, but keeps its last `keptLength` characters. Other parts stay unchanged. */
function withoutContent(part: string, keptLength = 0): string {
  const contentStart = part.indexOf("\r\n\r\n") + "\r\n\r\n".length;
  const partHead = part.slice(0, contentStart);
  if (contentStart < "\r\n\r\n".length || !/;\s*filename\*?=/i.test(partHead)) return part;
  return keptLength === 0 ? partHead : partHead + part.slice(contentStart).slice(-keptLength);
}
