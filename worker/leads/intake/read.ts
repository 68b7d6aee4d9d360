import { type FieldName, type RawRequest, rawFromForm, rawFromJson } from "#content/request/fields.ts";
import { maxFileBytes, maxLength } from "#content/request/limits.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import type { Turn } from "#worker/bodies/slots.ts";
import { countedChunks, longestSent } from "#worker/bodies/stream.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import { parseJson } from "./json.ts";
import { boundaryOf, type Part, readMultipart } from "./multipart.ts";

export interface Received {
  raw: RawRequest;
  file?: ReceivedFile;
}

export interface ReceivedFile {
  name: string;
  /** Nothing where a file was sent in a form that holds no file. */
  bytes: Bytes | undefined;
  tooBig: boolean;
}

export type BodyKind = "form" | "json";

export function bodyKind(request: Request): BodyKind | undefined {
  const type = request.headers.get("Content-Type") ?? "";
  if (/^multipart\/form-data\s*;/i.test(type)) return "form";
  return /^application\/json\s*(;|$)/i.test(type) ? "json" : undefined;
}

/** Reads what a form or a program sent, within its limits, whatever it claims its length to be. */
export async function readBody(request: Request, kind: BodyKind, turn: Turn, limits = bodyLimits): Promise<Received> {
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  if (declared > longestSent) throw new UnreadableBody("too-big");
  if (!request.body) throw new UnreadableBody("malformed");
  const chunks = countedChunks(request.body, limits[kind], turn);
  return kind === "form" ? fromForm(request, chunks) : fromJson(chunks);
}

const time = { silenceMs: 20_000, wholeMs: 300_000 };

/** A form may be longer than what is kept of it: its fields are wanted even if its file is far too long. */
const bodyLimits = {
  form: { bytes: longestSent, ...time },
  json: { bytes: Math.ceil(maxFileBytes / 3) * 4 + 128 * 1024, ...time },
};

async function fromForm(request: Request, chunks: AsyncIterable<Bytes>): Promise<Received> {
  const boundary = boundaryOf(request.headers.get("Content-Type") ?? "");
  if (boundary === undefined) throw new UnreadableBody("malformed");
  const parts: Part[] = [];
  try {
    await readMultipart(chunks, boundary, { parts: 64, fieldBytes: 64 * 1024, fileBytes: maxFileBytes }, parts);
  } catch (error) {
    const isTyped = parts.some(({ name }) => name === lastTyped);
    if (error instanceof UnreadableBody && isTyped) error.arrived = rawFromForm(formOf(parts));
    throw error;
  }
  const sent = parts.find((part) => part.name === "file" && !isNoFile(part));
  const file = sent && {
    name: sent.fileName ?? "",
    bytes: sent.fileName === undefined ? undefined : sent.bytes,
    tooBig: sent.cut,
  };
  return { raw: rawFromForm(formOf(parts)), ...(file && { file }) };
}

/** The last field of the form that is typed into; the file comes after it. */
const lastTyped: FieldName = "message";

function formOf(parts: readonly Part[]): FormData {
  const form = new FormData();
  const decoder = new TextDecoder();
  for (const part of parts) if (part.fileName === undefined) form.append(part.name, decoder.decode(part.bytes));
  return form;
}

/** A form without a chosen file sends an empty part, with an empty name. */
function isNoFile(part: Part): boolean {
  return part.bytes.length === 0 && (part.fileName ?? "") === "";
}

async function fromJson(chunks: AsyncIterable<Bytes>): Promise<Received> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  const json = parseJson(text + decoder.decode());
  const sent: unknown = Object.hasOwn(json, "file") ? Reflect.get(json, "file") : undefined;
  return {
    raw: rawFromJson(json),
    ...(sent !== undefined && sent !== null && sent !== "" && { file: fileFromJson(sent) }),
  };
}

/** The spec's shape: `{name, content, type}` with the content as base64. What it says of its type is not believed. */
function fileFromJson(sent: unknown): ReceivedFile {
  const of = (name: string): unknown =>
    typeof sent === "object" && sent !== null ? Reflect.get(sent, name) : undefined;
  const name = of("name");
  const content = of("content");
  const known = { name: typeof name === "string" ? name.slice(0, maxLength.fileName * 4) : "", tooBig: false };
  if (typeof content !== "string") return { ...known, bytes: undefined };
  const base64 = content.replace(/^data:[\w/+.-]{0,100};base64,/, "").trimEnd();
  if (!/^[A-Za-z0-9+/\s]*={0,2}$/.test(base64)) return { ...known, bytes: undefined };
  const decoded = Buffer.from(base64, "base64");
  const bytes = new Uint8Array(decoded.buffer, decoded.byteOffset, decoded.length);
  return { ...known, bytes, tooBig: bytes.length > maxFileBytes };
}
