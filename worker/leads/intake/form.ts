import { MaxFileSizeExceededError, MultipartParser, type MultipartPart } from "@remix-run/multipart-parser";
import { type FieldName, rawFromForm } from "#content/request/fields.ts";
import { maxFileBytes } from "#content/request/limits.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import type { Received, ReceivedFile } from "./received.ts";

const limits = { maxFileSize: maxFileBytes, maxParts: 64, maxHeaderSize: 8 * 1024 };
const longestField = 64 * 1024;

/**
 * Reads a form as it comes in. What was typed before a file that is too long, or before the connection broke, is kept,
 * so that the visitor doesn't have to type it again.
 */
export async function readForm(chunks: AsyncIterable<Bytes>, boundary: string): Promise<Received> {
  const parser = new MultipartParser(boundary, limits);
  const form = new FormData();
  let file: ReceivedFile | undefined;

  function take(part: MultipartPart): void {
    const name = part.name;
    if (name === undefined) throw new UnreadableBody("malformed");
    if (part.filename === undefined) form.append(name, new TextDecoder().decode(part.bytes.subarray(0, longestField)));
    // A browser sends an empty part where no file was chosen.
    if (name !== "file" || (part.size === 0 && !part.filename)) return;
    const bytes = part.filename === undefined ? undefined : ownBytes(part);
    file ??= { name: withoutPercent(part.filename ?? ""), bytes, tooBig: false };
  }

  try {
    let state: "reading" | "too-big" | "ended" = "reading";
    for await (const chunk of chunks) {
      // The rest is read and dropped: a sender that is still sending would never see the response.
      if (state !== "reading") continue;
      try {
        for (const part of parser.write(chunk)) take(part);
        if (isFinished(parser)) state = "ended";
      } catch (error) {
        if (!(error instanceof MaxFileSizeExceededError)) throw error;
        file = { name: "", bytes: undefined, tooBig: true };
        state = "too-big";
      }
    }
    if (state === "reading") throw new UnreadableBody("incomplete");
    return { raw: rawFromForm(form), ...(file && { file }) };
  } catch (error) {
    const problem = error instanceof UnreadableBody ? error.reason : "malformed";
    return form.has(lastTyped) ? { problem, raw: rawFromForm(form), file: unreadFile } : { problem };
  }
}

/** The last field of the form that is typed into; the file comes after it. */
const lastTyped: FieldName = "message";
const unreadFile: ReceivedFile = { name: "", bytes: undefined, tooBig: false };

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

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
