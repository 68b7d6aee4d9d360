import { type Bytes, join } from "#content/request/uploads/bytes.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";

export interface Part {
  name: string;
  /** Present where the browser sent a file, empty where none was chosen. */
  fileName?: string;
  bytes: Bytes;
  /** The part was longer than it may be; the rest was passed over. */
  cut: boolean;
}

interface MultipartLimits {
  parts: number;
  fieldBytes: number;
  fileBytes: number;
}

/**
 * Reads a form as it streams in and never holds more of it than a form may be: a file that is too long is passed over
 * while the fields around it are kept, so that a visitor who chose one loses nothing that was typed. `parts` holds what
 * has arrived whole, also where the rest does not.
 */
export async function readMultipart(
  chunks: AsyncIterable<Bytes>,
  boundary: string,
  limits: MultipartLimits,
  parts: Part[] = [],
): Promise<Part[]> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  // The first delimiter may stand at the very beginning, without the line break that belongs to all others.
  let held = bytesOf("\r\n");
  let open: OpenPart | undefined;
  let state: "preamble" | "headers" | "content" | "done" = "preamble";
  for await (const chunk of chunks) {
    if (state === "done") continue;
    held = held.length === 0 ? chunk : join([held, chunk]);
    for (;;) {
      const view = buffer(held);
      if (state === "headers") {
        const end = view.indexOf("\r\n\r\n");
        if (end === -1) {
          if (held.length > maxHeaderBytes) throw new UnreadableBody("malformed");
          break;
        }
        if (end > maxHeaderBytes || parts.length >= limits.parts) throw new UnreadableBody("malformed");
        open = openPart(view.toString("utf8", 0, end), limits);
        held = held.subarray(end + 4);
        state = "content";
        continue;
      }
      const found = view.indexOf(delimiter);
      const certain = found === -1 ? Math.max(0, held.length - delimiter.length - 1) : found;
      if (state === "content") open?.add(held.subarray(0, certain));
      if (found === -1) {
        held = held.slice(certain);
        break;
      }
      const rest = view.subarray(found + delimiter.length);
      const after = endOfDelimiter(rest);
      if (after === "more") {
        held = held.slice(found);
        break;
      }
      if (state === "content" && open?.part) parts.push(open.part());
      open = undefined;
      if (after === "last") {
        state = "done";
        break;
      }
      if (after === "none") throw new UnreadableBody("malformed");
      held = held.subarray(found + delimiter.length + after);
      state = "headers";
    }
  }
  if (state !== "done") throw new UnreadableBody("incomplete");
  return parts;
}

export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, token] = /;\s*boundary=(?:"([^"\\\r\n]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? [];
  const boundary = quoted ?? token;
  return boundary !== undefined && /^[\w'()+,\-./:=? ]*[\w'()+,\-./:=?]$/.test(boundary) ? boundary : undefined;
}

const maxHeaderBytes = 8 * 1024;

/** What follows a delimiter: `--` at the last, otherwise padding and a line break. */
function endOfDelimiter(rest: Buffer): number | "last" | "none" | "more" {
  const text = rest.toString("latin1", 0, 64);
  if (text.startsWith("--")) return "last";
  const [line] = /^[ \t]*\r\n/.exec(text) ?? [];
  if (line !== undefined) return line.length;
  return /^(-|[ \t]*\r?)$/.test(text) && text.length < 64 ? "more" : "none";
}

function buffer(bytes: Bytes): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

interface OpenPart {
  add(bytes: Bytes): void;
  part(): Part;
}

function openPart(header: string, limits: MultipartLimits): OpenPart {
  const disposition = /^content-disposition:[ \t]*form-data[ \t]*;(.*)$/im.exec(header)?.[1];
  if (disposition === undefined) throw new UnreadableBody("malformed");
  const name = parameter(disposition, "name");
  if (name === undefined) throw new UnreadableBody("malformed");
  const fileName = parameter(disposition, "filename");
  const most = fileName === undefined ? limits.fieldBytes : limits.fileBytes;
  const pieces: Bytes[] = [];
  let length = 0;
  let cut = false;
  return {
    add(bytes) {
      if (cut || bytes.length === 0) return;
      cut = length + bytes.length > most;
      // One byte too many is kept, so that the length alone says that the limit was passed.
      const kept = cut ? bytes.subarray(0, most + 1 - length) : bytes;
      pieces.push(kept);
      length += kept.length;
    },
    part: () => ({ name, ...(fileName !== undefined && { fileName }), bytes: join(pieces), cut }),
  };
}

/** Browsers write a quote in a name as %22 and its line breaks as %0D%0A; a backslash stands for itself. */
function parameter(disposition: string, wanted: string): string | undefined {
  for (const [, name, quoted, token] of disposition.matchAll(/;?[ \t]*([\w*-]+)=(?:"([^"]*)"|([^\s;"]*))/g))
    if (name?.toLowerCase() === wanted)
      return (quoted ?? token ?? "").replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");
  return undefined;
}

function bytesOf(text: string): Bytes {
  return new TextEncoder().encode(text);
}
