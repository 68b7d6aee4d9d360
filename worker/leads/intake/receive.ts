import {
  getMultipartBoundary,
  MultipartParseError,
  type MultipartPart,
  parseMultipart,
} from "@remix-run/multipart-parser";
import { enteredValues, type FieldName, type RawRequest, rawFromForm, rawFromJson } from "#content/request/fields.ts";
import { maxBytesTogether } from "#content/request/limits.ts";
import { fileHelp, fileMessages } from "#content/request/messages.ts";
import type { SubmitResponse } from "#content/request/response.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { declaredLength, drainBody, maxDrainedBytes, readBody, shortBodyBytes } from "#worker/bodies/read-body.ts";
import type { ReadQueue } from "#worker/bodies/read-queue.ts";
import { readWithoutFiles } from "#worker/bodies/read-without-files.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import { isCrossOrigin } from "#worker/cross-origin.ts";
import { consoleLog, errorFields } from "#worker/log.ts";
import { fileRefusal, refusal } from "./refusals.ts";

/** A posted form or JSON, before it is validated. */
export interface ReceivedPost {
  raw: RawRequest;
  files?: ReceivedFile[];
  /** The form broke off after its last typed field, so only files are missing. */
  isTruncated?: true;
}

export interface ReceivedFile {
  name: string;
  /** Undefined if the file was sent in a type that can't hold one, such as JSON. */
  bytes: Bytes | undefined;
}

export interface ReceiveDependencies {
  readQueue: ReadQueue;
  /** Whether a network sends so many requests that it must be abuse. */
  isRateLimited(request: Request): Promise<boolean>;
}

export type EarlyRefusal = 403 | 429 | undefined;

/** The status of a post that is refused before it is read. Undefined if it isn't. */
export async function earlyRefusalOf(http: Request, { isRateLimited }: ReceiveDependencies): Promise<EarlyRefusal> {
  if (isCrossOrigin(http)) return 403;
  return (await isRateLimited(http)) ? 429 : undefined;
}

/**
 * Reads a post once, within its limits, and passes it to `decide`, with the status of an early refusal if there is one. A refused
 * post is read only if it is short, so that the form can be shown again with its values.
 */
export async function receive<T>(
  http: Request,
  dependencies: ReceiveDependencies,
  decide: (post: ReceivedPost, earlyRefusal: EarlyRefusal) => Promise<T>,
): Promise<T | SubmitResponse> {
  const earlyRefusal = await earlyRefusalOf(http, dependencies);
  const type = http.headers.get("Content-Type") ?? "";
  const reader = readers.find(({ contentType }) => contentType.test(type));
  if (!reader) return refusal(earlyRefusal ?? 415);
  try {
    const bytes = earlyRefusal ? shortBodyBytes : reader.bytes;
    return await readBody(http, { bytes, deadlineMs, readQueue: dependencies.readQueue }, (body) =>
      decide(reader.read(body, type), earlyRefusal),
    );
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    // Read before the response starts: a page that waited for a slow sender would hold memory.
    const response = !earlyRefusal && error.reason === "too-big" ? await refuseFiles(http, type) : undefined;
    if (response) return response;
    await drainBody(http);
    const isLongJson = error.reason === "too-big" && reader.read === receivedJson;
    const { hint } = error;
    return {
      ...refusal(earlyRefusal ?? (isLongJson ? "long-json" : error.reason)),
      ...(!earlyRefusal && hint !== undefined && { hint }),
    };
  }
}

/** Refuses a form's files as too long, and keeps its typed fields. Undefined if those can't be read. */
async function refuseFiles(http: Request, type: string): Promise<SubmitResponse | undefined> {
  const body = await readTypedFields(http, type);
  if (!body) return undefined;
  try {
    const { raw, files = [] } = receivedForm(body, type);
    const refusedFile =
      files.length === 1
        ? { message: fileMessages.tooBig }
        : { message: fileMessages.tooBigTogether, help: fileHelp.tooManyAtOnce };
    return fileRefusal(refusedFile, { values: enteredValues(raw), hadFile: true });
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    // The form is also malformed: it is refused as too long, without its values.
    return undefined;
  }
}

/** Reads a form whose body hasn't been read, with all its files empty. */
export async function readTypedFields(http: Request, type: string): Promise<Bytes | undefined> {
  const boundary = getMultipartBoundary(type);
  if (!boundary || http.bodyUsed || (declaredLength(http) ?? 0) > maxDrainedBytes) return undefined;
  return readWithoutFiles(http, { boundary, deadlineMs });
}

/** The longest that a form may take to arrive: 16 MB at 56 KB a second. */
const deadlineMs = 300_000;

const readers: { contentType: RegExp; bytes: number; read(body: Bytes, type: string): ReceivedPost }[] = [
  // All files and fields. A file over its own limit is refused next to its field; the other fields stay filled in.
  { contentType: /^multipart\/form-data\s*;/i, bytes: maxBytesTogether + shortBodyBytes, read: receivedForm },
  // JSON carries no files, so 64 KB is enough.
  { contentType: /^application\/json\s*(;|$)/i, bytes: 64 * 1024, read: receivedJson },
];

export function receivedForm(body: Bytes, type: string): ReceivedPost {
  const { form, files, isWhole } = multipartIn(body, type);
  if (isWhole) return { raw: rawFromForm(form), ...(files.length > 0 && { files }) };
  if (!form.has(lastTypedField)) throw new UnreadableBody("malformed");
  return { raw: rawFromForm(form), files: [fileWithoutBytes], isTruncated: true };
}

/** Doesn't use the platform's `formData()`, which parses a body of countless tiny parts before we could count them. */
export function multipartIn(body: Bytes, type: string): { form: FormData; files: ReceivedFile[]; isWhole: boolean } {
  const boundary = getMultipartBoundary(type) ?? "";
  const form = new FormData();
  const files: ReceivedFile[] = [];
  try {
    for (const part of parseMultipart([body], { boundary, maxParts: 64, maxFileSize: body.length })) {
      const { name, filename } = part;
      if (name === undefined) throw new UnreadableBody("malformed");
      if (filename === undefined) form.append(name, new TextDecoder().decode(part.bytes));
      // Some browsers send an empty part when no file was chosen.
      if (name !== "file" || (part.size === 0 && !filename)) continue;
      files.push(filename === undefined ? fileWithoutBytes : { name: filename, bytes: bytesOf(part, body) });
    }
    return { form, files, isWhole: true };
  } catch (error) {
    const isSendersFault = error instanceof MultipartParseError || error instanceof UnreadableBody;
    if (!isSendersFault) consoleLog({ event: "form-not-parsed", ...errorFields(error) });
    return { form, files, isWhole: false };
  }
}

/** A view into the body, so that 16 MB of files aren't copied. */
function bytesOf(part: MultipartPart, body: Bytes): Bytes {
  const [chunk, ...otherChunks] = part.content;
  const isInBody = chunk?.buffer === body.buffer && otherChunks.length === 0;
  return isInBody ? new Uint8Array(body.buffer, chunk.byteOffset, chunk.length) : new Uint8Array(part.arrayBuffer);
}

/** The last text field of the form. */
const lastTypedField: FieldName = "message";
const fileWithoutBytes: ReceivedFile = { name: "", bytes: undefined };

export function receivedJson(body: Bytes): ReceivedPost {
  const json = jsonIn(body);
  const file: unknown = Object.hasOwn(json, "file") ? Reflect.get(json, "file") : undefined;
  const hasFile = file !== undefined && file !== null && file !== "";
  return { raw: rawFromJson(json), ...(hasFile && { files: [fileWithoutBytes] }) };
}

function jsonIn(body: Bytes): object {
  const value = parsedJson(new TextDecoder().decode(body));
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new UnreadableBody("malformed", "The body must be one JSON object.");
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UnreadableBody("malformed", `The body is not JSON: ${error.message}.`);
  }
}
