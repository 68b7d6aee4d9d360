import { melbourneDate } from "#content/melbourne.ts";
import type { AssessmentAnswer } from "#content/request/answer.ts";
import { consent, consentEnds } from "#content/request/consent.ts";
import { enteredValues, type FieldMessages, honeypot, type RawRequest } from "#content/request/fields.ts";
import { fileTooBig, fileWrongType, maxLength, tooFastMs } from "#content/request/limits.ts";
import { estimateOrigin, origins } from "#content/request/origin.ts";
import { referenceOf } from "#content/request/reference.ts";
import { type AssessmentRequest, checkRequest } from "#content/request/schema.ts";
import { cleanLine } from "#content/request/text.ts";
import type { UploadWarning } from "#content/request/uploads/bytes.ts";
import { type Inspected, inspectUpload } from "#content/request/uploads/inspect.ts";
import type { BodySlots, Turn } from "#worker/bodies/slots.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import type { Log } from "#worker/log.ts";
import { isForeign } from "#worker/same-origin.ts";
import { confirmationAddress } from "../links/confirmation.ts";
import type { Signatures } from "../links/signatures.ts";
import { keys } from "../storage/bucket.ts";
import type { Check, Lead } from "../storage/lead.ts";
import { type StoreDependencies, storeLead } from "../storage/store.ts";
import { warningsInside } from "./compressed-objects.ts";
import { contentDigest, leadIdFrom, sha256 } from "./identity.ts";
import { type BodyKind, bodyKind, type Received, type ReceivedFile, readBody } from "./read.ts";
import { refusal } from "./refusals.ts";
import { idOfSameContent } from "./same-content.ts";

export interface ReceiveDependencies extends StoreDependencies {
  signatures: Signatures;
  bodySlots: BodySlots;
  /** Whether a caller asks so often that it can only be abuse. */
  isTooOften(request: Request): Promise<boolean>;
  /** Whether a caller asks more often than a household does: worth a second look, no more. */
  isOften(request: Request): Promise<boolean>;
  now(): number;
  log: Log;
}

/** Takes a request in, from a form or a program, and acknowledges it only when nothing can lose it any more. */
export async function acceptAssessment(request: Request, parts: ReceiveDependencies): Promise<AssessmentAnswer> {
  const kind = bodyKind(request);
  if (!kind) return refusal(isForeign(request) ? 403 : 415);
  const turn = parts.bodySlots.turn();
  try {
    if (isForeign(request)) return refusal(403, await typed(request, kind, turn));
    if (await parts.isTooOften(request)) return refusal(429, await typed(request, kind, turn));
    return await accept(request, kind, turn, parts);
  } finally {
    turn.leave();
  }
}

async function accept(
  request: Request,
  kind: BodyKind,
  turn: Turn,
  parts: ReceiveDependencies,
): Promise<AssessmentAnswer> {
  const given = request.headers.get("Idempotency-Key");
  const id = given === null ? undefined : leadIdFrom(given);
  if (given !== null && id === undefined) return refusal(400, await typed(request, kind, turn));
  let received: Received;
  try {
    received = await readBody(request, kind, turn);
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    return refusal(error.reason, arrivedWith(error));
  }
  const { raw, file } = received;
  const kept = { values: enteredValues(raw), hadFile: file !== undefined };
  const checked = checkRequest(raw);
  const inspected = file && inspect(file);
  if (!checked.ok || (inspected && !inspected.ok)) {
    const fields: FieldMessages = checked.ok ? {} : checked.fields;
    if (inspected && !inspected.ok) fields.file = inspected.message;
    return { ...refusal(fields.file === fileTooBig ? 413 : 422, kept), fields };
  }
  try {
    const lead = await leadOf(checked.request, raw, id, request, file, inspected, parts);
    const stored = await storeLead(lead, inspected?.bytes, parts);
    if (stored === "conflict") return refusal(409, kept);
    if (stored === "reference-taken") return refusal(stored, kept);
    if (stored === "withdrawn") return refusal(410, kept);
    parts.log({
      event: "request-kept",
      lead: referenceOf(lead.id),
      file: file !== undefined,
      checks: lead.checks.join(" "),
    });
    const reference = referenceOf(lead.id);
    const today = melbourneDate(new Date(parts.now()));
    return { status: 202, reference, confirmation: await confirmationAddress(parts.signatures, reference, today) };
  } catch (error) {
    parts.log({ event: "request-not-kept", kind: error instanceof Error ? error.name : typeof error });
    return refusal(503, kept);
  }
}

type Accepted = Extract<Inspected, { ok: true }>;

async function leadOf(
  request: AssessmentRequest,
  raw: RawRequest,
  givenId: string | undefined,
  http: Request,
  file: ReceivedFile | undefined,
  inspected: Accepted | undefined,
  parts: ReceiveDependencies,
): Promise<Lead> {
  const received = file?.bytes && (await sha256(file.bytes));
  const text = (name: "estimate" | "from" | "replaces") => (typeof raw[name] === "string" ? raw[name] : undefined);
  const estimate = estimateOrigin(text("estimate"));
  const from = origins(text("from"));
  const digest = await contentDigest(request, { fileDigest: received, estimate, origins: from });
  const now = parts.now();
  const id = givenId ?? (await idOfSameContent(digest, now, parts));
  const replaces = leadIdFrom(text("replaces") ?? "");
  return {
    id,
    receivedAt: new Date(now).toISOString(),
    digest,
    request,
    consent: { version: consent.version, wording: consent.wording, endsOn: consentEnds(melbourneDate(new Date(now))) },
    ...(inspected &&
      file &&
      received && {
        upload: {
          key: keys.upload(id),
          name: cleanLine(file.name.slice(0, 1000)).slice(0, maxLength.fileName),
          type: inspected.type,
          bytes: inspected.bytes.length,
          sha256: { received, kept: inspected.bytes === file.bytes ? received : await sha256(inspected.bytes) },
          warnings: warningsOf(inspected),
        },
      }),
    ...(replaces !== undefined && replaces !== id && { replaces }),
    ...(estimate && { estimate }),
    ...(from.length > 0 && { origins: from }),
    checks: await checksOf(raw, http, parts),
  };
}

/** Nothing inside an encrypted document can be read. */
function warningsOf({ type, bytes, warnings }: Accepted): UploadWarning[] {
  const opaque = type !== "application/pdf" || warnings.includes("encrypted");
  return opaque ? warnings : [...new Set([...warnings, ...warningsInside(bytes)])];
}

async function checksOf(raw: RawRequest, http: Request, parts: ReceiveDependencies): Promise<Check[]> {
  const shownFor = parts.now() - Number(/^\d+$/.test(String(raw.shownAt)) ? raw.shownAt : Number.NaN);
  const hidden = raw[honeypot] !== undefined && raw[honeypot] !== "";
  return [
    ...(hidden ? (["hidden-field"] as const) : []),
    ...(shownFor >= 0 && shownFor < tooFastMs ? (["too-fast"] as const) : []),
    ...((await parts.isOften(http)) ? (["many-at-once"] as const) : []),
  ];
}

function inspect({ bytes, tooBig }: ReceivedFile): Inspected {
  if (tooBig) return { ok: false, message: fileTooBig };
  if (!bytes) return { ok: false, message: `${fileWrongType}. What was sent is not a file.` };
  return inspectUpload(bytes);
}

/** What was typed into a request that is refused before it is looked at, so that a form shown again loses nothing. */
async function typed(
  request: Request,
  kind: BodyKind,
  turn: Turn,
): Promise<Pick<AssessmentAnswer, "values" | "hadFile">> {
  const small = { bytes: 1024 * 1024, silenceMs: 5000, wholeMs: 20_000 };
  try {
    const { raw, file } = await readBody(request, kind, turn, { form: small, json: small });
    return { values: enteredValues(raw), hadFile: file !== undefined };
  } catch (error) {
    return error instanceof UnreadableBody ? arrivedWith(error) : {};
  }
}

function arrivedWith({ arrived }: UnreadableBody): Pick<AssessmentAnswer, "values" | "hadFile"> {
  return arrived ? { values: enteredValues(arrived), hadFile: true } : {};
}
