// Reads a form whose files are too long, sent by a browser without scripts. The platform's parser and ours would hold the files in memory.
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { shortBodyBytes } from "./read-body.ts";

/**
 * Reads a multipart body piece by piece and returns it with all its files empty, so that the form can be shown again with its
 * fields. Undefined if it doesn't arrive in time, or if the fields are too long.
 */
export async function readWithoutFiles(
  request: Request,
  { boundary, deadlineMs }: { boundary: string; deadlineMs: number },
): Promise<Bytes | undefined> {
  const reader = request.body?.getReader({ mode: "byob" });
  if (!reader) return undefined;
  const delimiter = `\r\n--${boundary}`;
  let emptied = "";
  /** Everything since the last boundary. The body's first boundary has no line break before it, so one is added. */
  let pending = "\r\n";
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    reader.cancel().catch(() => {});
  }, deadlineMs);
  try {
    for (let buffer = new Uint8Array(32 * 1024); ; ) {
      // If the sender disconnected, there is nobody to show the form to.
      const read = await reader.read(buffer).catch(() => undefined);
      if (!read) return undefined;
      if (!read.value) break;
      pending += Buffer.from(read.value).toString("latin1");
      for (let end = endOf(pending, delimiter); end > 0; end = endOf(pending, delimiter)) {
        emptied += withoutContent(pending.slice(0, end));
        pending = pending.slice(end);
      }
      // Keeps the end, which may be the beginning of the next boundary.
      pending = withoutContent(pending, delimiter.length);
      if (emptied.length + pending.length > shortBodyBytes || read.done) break;
      buffer = new Uint8Array(read.value.buffer);
    }
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
  const whole = (emptied + pending).slice("\r\n".length);
  return isTooSlow || whole.length > shortBodyBytes ? undefined : new Uint8Array(Buffer.from(whole, "latin1"));
}

function endOf(part: string, delimiter: string): number {
  return part.indexOf(delimiter, delimiter.length);
}

/** Empties a part if it is a file, but keeps its last `keptLength` characters. Other parts stay unchanged. */
function withoutContent(part: string, keptLength = 0): string {
  const contentStart = part.indexOf("\r\n\r\n") + "\r\n\r\n".length;
  const head = part.slice(0, contentStart);
  if (contentStart < "\r\n\r\n".length || !/;\s*filename\*?=/i.test(head)) return part;
  return keptLength === 0 ? head : head + part.slice(contentStart).slice(-keptLength);
}
