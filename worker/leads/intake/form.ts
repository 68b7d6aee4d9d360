import type { MultipartPart } from "@remix-run/multipart-parser";
import { type FieldName, rawFromForm } from "#content/request/fields.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import { createPartReader, longestField } from "./part-reader.ts";
import type { Received, ReceivedFile } from "./received.ts";

/**
 * Reads a form as it comes in. What was typed is kept, on both sides of a file that is too long or that nobody has room
 * for, so that the visitor doesn't have to type it again. `chunksOf` says when there is no room.
 */
export async function readForm(
  chunksOf: (onRefused: () => void) => AsyncIterable<Bytes>,
  boundary: string,
): Promise<Received> {
  const reader = createPartReader(boundary);
  const form = new FormData();
  let file: ReceivedFile | undefined;
  let refused = false;
  let ended = false;

  function take(part: MultipartPart): void {
    const name = part.name;
    if (name === undefined) throw new UnreadableBody("malformed");
    if (part.filename === undefined) form.append(name, new TextDecoder().decode(part.bytes.subarray(0, longestField)));
    // A browser sends an empty part where no file was chosen.
    if (name !== "file" || (part.size === 0 && !part.filename)) return;
    const bytes = part.filename === undefined ? undefined : ownBytes(part);
    file ??= refused ? unreadFile : { name: withoutPercent(part.filename ?? ""), bytes, tooBig: false };
  }

  function onRefused(): void {
    refused = true;
    if (file) file = unreadFile;
    reader.dropFiles();
  }

  try {
    for await (const chunk of chunksOf(onRefused)) {
      // The rest is read and dropped: a sender that is still sending would never see the response.
      if (ended) continue;
      for (const part of reader.write(chunk)) take(part);
      ended = reader.isFinished();
    }
    if (!ended) throw new UnreadableBody("incomplete");
    if (reader.hasDropped) file = { ...unreadFile, tooBig: true };
    return { raw: rawFromForm(form), ...(file && { file }) };
  } catch (error) {
    const problem = error instanceof UnreadableBody ? error.reason : "malformed";
    const hadFile = file !== undefined || reader.hasDropped || !ended;
    return ended || form.has(lastTyped)
      ? { problem, raw: rawFromForm(form), ...(hadFile && { file: unreadFile }) }
      : { problem };
  }
}

/** The last field of the form that is typed into. */
const lastTyped: FieldName = "message";
const unreadFile: ReceivedFile = { name: "", bytes: undefined, tooBig: false };

function ownBytes(part: MultipartPart): Bytes {
  return new Uint8Array(part.arrayBuffer);
}

/** Browsers write a quote in a file's name as %22, and line breaks as %0D and %0A. */
function withoutPercent(name: string): string {
  return name.replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");
}

export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, token] = /;\s*boundary=(?:"([^"\\\r\n]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? [];
  const boundary = quoted ?? token;
  return boundary !== undefined && /^[\w'()+,\-./:=? ]*[\w'()+,\-./:=?]$/.test(boundary) ? boundary : undefined;
}
