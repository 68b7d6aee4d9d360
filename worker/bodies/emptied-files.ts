// Handles a form, sent without a script, whose files are too long. The platform and the multipart parser would hold the files in
// memory.
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { shortBody } from "./read-body.ts";

/**
 * The same multipart body with all its files empty, read piece by piece. The form can then be shown again with its fields, and no
 * file is held in memory. Undefined if it doesn't arrive in time, or if the fields are too long.
 */
export async function readWithoutFiles(
  request: Request,
  { boundary, deadlineMs }: { boundary: string; deadlineMs: number },
): Promise<Bytes | undefined> {
  const reader = request.body?.getReader({ mode: "byob" });
  if (!reader) return undefined;
  const delimiter = `\r\n--${boundary}`;
  let done = "";
  /** Everything since the last boundary. The body's first boundary has no line break before it, so one is added. */
  let pending = "\r\n";
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    reader.cancel().catch(() => {});
  }, deadlineMs);
  try {
    for (let read = await reader.read(new Uint8Array(32 * 1024)); read.value; ) {
      pending += Buffer.from(read.value).toString("latin1");
      for (let end = endOf(pending, delimiter); end > 0; end = endOf(pending, delimiter)) {
        done += emptied(pending.slice(0, end));
        pending = pending.slice(end);
      }
      // Keeps the end, which may be the beginning of the next boundary.
      pending = emptied(pending, delimiter.length);
      if (done.length + pending.length > shortBody || read.done) break;
      read = await reader.read(new Uint8Array(read.value.buffer));
    }
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
  const whole = (done + pending).slice("\r\n".length);
  return isTooSlow || whole.length > shortBody ? undefined : new Uint8Array(Buffer.from(whole, "latin1"));
}

function endOf(part: string, delimiter: string): number {
  return part.indexOf(delimiter, delimiter.length);
}

/** Empties a part if it is a file, except its last `kept` characters. Other parts stay unchanged. */
function emptied(part: string, kept = 0): string {
  const contentAt = part.indexOf("\r\n\r\n") + "\r\n\r\n".length;
  const head = part.slice(0, contentAt);
  if (contentAt < "\r\n\r\n".length || !/;\s*filename\*?=/i.test(head)) return part;
  return kept === 0 ? head : head + part.slice(contentAt).slice(-kept);
}
