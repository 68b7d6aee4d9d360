import { rawFromJson } from "#content/request/fields.ts";
import { maxFileBytes, maxLength } from "#content/request/limits.ts";
import type { BodyShare } from "#worker/bodies/budget.ts";
import { countedChunks, longestSent, readText } from "#worker/bodies/stream.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import { boundaryOf, readForm } from "./form.ts";
import { parseJson } from "./json.ts";
import type { Received, ReceivedFile } from "./received.ts";

export type BodyKind = "form" | "json";

export function bodyKind(request: Request): BodyKind | undefined {
  const type = request.headers.get("Content-Type") ?? "";
  if (/^multipart\/form-data\s*;/i.test(type)) return "form";
  return /^application\/json\s*(;|$)/i.test(type) ? "json" : undefined;
}

/** Reads what a form or a program sent, within its limits, whatever length it declares. */
export async function readRequest(
  request: Request,
  kind: BodyKind,
  share: BodyShare,
  limits = bodyLimits[kind],
): Promise<Received> {
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  if (declared > longestSent) return { problem: "too-big" };
  if (kind === "json") return readJson(() => readText(request, limits, share));
  const boundary = boundaryOf(request.headers.get("Content-Type") ?? "");
  if (boundary === undefined) return { problem: "malformed" };
  return readForm((onRefused) => countedChunks(request, limits, share, onRefused), boundary);
}

const time = { silenceMs: 20_000, wholeMs: 300_000 };

const bodyLimits = {
  // Longer than what is kept of it: the fields of a form are wanted even if its file is far too long.
  form: { bytes: longestSent, held: maxFileBytes + 1024 * 1024, ...time },
  json: { bytes: Math.ceil(maxFileBytes / 3) * 4 + 128 * 1024, ...time },
};

/** For a request that is refused anyway: what was typed is given back, a large file is read past. */
export const refusedLimits = { bytes: 1024 * 1024, silenceMs: 5000, wholeMs: 20_000 };

async function readJson(read: () => Promise<string>): Promise<Received> {
  try {
    const json = parseJson(await read());
    const sent: unknown = Object.hasOwn(json, "file") ? Reflect.get(json, "file") : undefined;
    const hasFile = sent !== undefined && sent !== null && sent !== "";
    return { raw: rawFromJson(json), ...(hasFile && { file: fileFromJson(sent) }) };
  } catch (error) {
    if (error instanceof UnreadableBody) return { problem: error.reason };
    throw error;
  }
}

/** The documented shape: `{name, content, type}` with the content as base64. The stated type is not believed. */
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
