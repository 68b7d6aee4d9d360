import { getMultipartBoundary, parseMultipart } from "@remix-run/multipart-parser";
import { type FieldName, type RawRequest, rawFromForm, rawFromJson } from "#content/request/fields.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import { parseJson } from "./json.ts";

/** What came in, before it is known to be right. */
export interface Received {
  raw: RawRequest;
  file?: ReceivedFile;
  /** All that is typed arrived, and then the form broke off. */
  cut?: true;
}

export interface ReceivedFile {
  name: string;
  /** Undefined where a file was sent as something that can't hold one. */
  bytes: Bytes | undefined;
}

/** The platform's `formData()` takes two seconds and 150 MB for 16 MB of tiny parts, before anybody can count them. */
export function receivedForm(body: Bytes, type: string): Received {
  const boundary = getMultipartBoundary(type) ?? "";
  const form = new FormData();
  let file: ReceivedFile | undefined;
  try {
    for (const part of parseMultipart([body], { boundary, maxParts: 64, maxFileSize: body.length })) {
      const { name, filename } = part;
      if (name === undefined) throw new UnreadableBody("malformed");
      if (filename === undefined) form.append(name, new TextDecoder().decode(part.bytes));
      // A browser sends an empty part where no file was chosen.
      if (name !== "file" || (part.size === 0 && !filename)) continue;
      file ??= filename === undefined ? noFile : { name: filename, bytes: new Uint8Array(part.arrayBuffer) };
    }
    return { raw: rawFromForm(form), ...(file && { file }) };
  } catch {
    if (!form.has(lastTyped)) throw new UnreadableBody("malformed");
    return { raw: rawFromForm(form), file: noFile, cut: true };
  }
}

/** The last field of the form that is typed into. */
const lastTyped: FieldName = "message";
const noFile: ReceivedFile = { name: "", bytes: undefined };

export function receivedJson(body: Bytes): Received {
  const json = parseJson(new TextDecoder().decode(body));
  const sent: unknown = Object.hasOwn(json, "file") ? Reflect.get(json, "file") : undefined;
  const hasFile = sent !== undefined && sent !== null && sent !== "";
  return { raw: rawFromJson(json), ...(hasFile && { file: fileFromJson(sent) }) };
}

/** The documented shape: `{name, content, type}` with the content as base64. The stated type is not believed. */
function fileFromJson(sent: unknown): ReceivedFile {
  const of = (name: string): unknown =>
    typeof sent === "object" && sent !== null ? Reflect.get(sent, name) : undefined;
  const [name, content] = [of("name"), of("content")];
  if (typeof content !== "string") return noFile;
  const base64 = content.replace(/^data:[\w/+.-]{0,100};base64,/, "").trimEnd();
  if (!/^[A-Za-z0-9+/\s]*={0,2}$/.test(base64)) return noFile;
  return { name: typeof name === "string" ? name : "", bytes: new Uint8Array(Buffer.from(base64, "base64")) };
}
