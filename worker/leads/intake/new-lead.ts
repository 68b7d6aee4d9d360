import { melbourneDate } from "#content/melbourne.ts";
import { callDueAt } from "#content/request/call-due.ts";
import { consent, consentEnds, consentWording } from "#content/request/consent.ts";
import { honeypot, type RawRequest } from "#content/request/fields.ts";
import { knownOrigins } from "#content/request/known-origins.ts";
import { maxLength, tooFastMs } from "#content/request/limits.ts";
import { estimateOrigin } from "#content/request/origin.ts";
import { type CheckedRequest, isFault, wantsWriting } from "#content/request/schema.ts";
import { cleanLine } from "#content/request/text.ts";
import type { InspectedUpload } from "#content/request/uploads/inspect.ts";
import { requestKind } from "#content/request/view.ts";
import type { Signatures } from "../links/signatures.ts";
import { keys, type LeadBucket } from "../record/documents.ts";
import type { Lead, Upload } from "../record/lead.ts";
import { correctedRequest, digestOfDraft } from "./corrected.ts";
import { contentDigest, idOfSameContent, sha256 } from "./identity.ts";
import type { ReceivedFile } from "./receive.ts";

/** A request that passed every check. */
export interface ValidRequest {
  /** The id that the sender chose, if any. */
  id: string | undefined;
  request: CheckedRequest;
  raw: RawRequest;
  http: Request;
  files: readonly CheckedFile[];
}

export interface NewLeadDependencies {
  bucket: LeadBucket;
  signatures: Signatures;
  /** Whether a network sends more requests than a household would. Such a request is only flagged. */
  isUnusuallyFrequent(request: Request): Promise<boolean>;
  now(): number;
}

export type CheckedFile = Extract<InspectedUpload, { ok: true }> & { received: ReceivedFile };

/** Builds the document to store. `round`: how many ids of the same content were withdrawn before. */
export async function createLead(
  validRequest: ValidRequest,
  round: number,
  dependencies: NewLeadDependencies,
): Promise<Lead> {
  const { request, raw } = validRequest;
  const now = dependencies.now();
  const today = melbourneDate(new Date(now));
  // A fault is fixed, not quoted, so the estimates and offers that its sender looked at are left out.
  const estimate = isFault(request) ? undefined : estimateOrigin(textOf(raw.estimate));
  const origins = isFault(request) ? [] : knownOrigins(textOf(raw.from));
  const fileDigests = await Promise.all(validRequest.files.map(digestOf));
  // With a single file this is the file's digest, as in requests from when only one file was allowed.
  const fileDigest = fileDigests.length > 0 ? fileDigests.join(" ") : undefined;
  const digest = await contentDigest(request, { fileDigest, estimate, origins });
  const id = validRequest.id ?? (await idOfSameContent(digest, { now, round }, dependencies));
  const [upload, ...otherUploads] = await Promise.all(validRequest.files.map((file) => uploadOf(id, file)));
  const draftDigest = await digestOfDraft(raw);
  const correction = await correctedRequest(raw, draftDigest, dependencies.bucket);
  return {
    id,
    receivedAt: new Date(now).toISOString(),
    callBackBy: callDueAt(
      new Date(now),
      request.urgent && !wantsWriting(request) ? "urgent" : requestKind(request),
    ).toISOString(),
    digest,
    request,
    consent: {
      version: consent.version,
      wording: consentWording(requestKind(request)),
      endsOn: consentEnds(today),
    },
    ...(upload && { upload }),
    ...(otherUploads.length > 0 && { otherUploads }),
    ...(draftDigest !== undefined && { draftDigest }),
    ...(correction && correction.replaces !== id && correction),
    ...(estimate && { estimate }),
    ...(origins.length > 0 && { origins }),
    suspicions: await suspicionsOf(validRequest, dependencies),
  };
}

export async function uploadOf(id: string, file: CheckedFile): Promise<Upload> {
  const receivedDigest = await digestOf(file);
  return {
    key: keys.upload(id),
    name: fileNameOf(file.received),
    type: file.type,
    bytes: file.bytes.length,
    sha256: {
      received: receivedDigest,
      kept: file.bytes === file.received.bytes ? receivedDigest : await sha256(file.bytes),
    },
  };
}

export function fileNameOf({ name }: ReceivedFile): string {
  return cleanLine(withoutPercent(name.slice(0, 1000))).slice(0, maxLength.fileName);
}

function digestOf({ bytes, received }: CheckedFile): Promise<string> {
  return sha256(received.bytes ?? bytes);
}

/** Browsers write a quote in a file's name as %22, and line breaks as %0D and %0A. */
function withoutPercent(name: string): string {
  return name.replaceAll("%22", '"').replaceAll(/%0[AD]/g, " ");
}

/** Why somebody should look twice: a key of `suspicionTexts`. */
type Suspicion = "hidden-field" | "too-fast" | "many-at-once";

/** Signs of a robot. They flag a request, but never refuse it. */
async function suspicionsOf(
  { raw, http }: ValidRequest,
  { isUnusuallyFrequent, now }: NewLeadDependencies,
): Promise<Suspicion[]> {
  const shownForMs = now() - Number(/^\d+$/.test(String(raw.shownAt)) ? raw.shownAt : Number.NaN);
  const suspicions: Suspicion[] = [];
  if (raw[honeypot] !== undefined && raw[honeypot] !== "") suspicions.push("hidden-field");
  if (shownForMs >= 0 && shownForMs < tooFastMs) suspicions.push("too-fast");
  if (await isUnusuallyFrequent(http)) suspicions.push("many-at-once");
  return suspicions;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
