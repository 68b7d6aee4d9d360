import { timeOnDay } from "#content/melbourne.ts";
import type { AssessmentAnswer } from "#content/request/answer.ts";
import { fileMessages } from "#content/request/messages.ts";
import { referenceOf } from "#content/request/reference.ts";
import { isCallback } from "#content/request/schema.ts";
import { confirmationAddress } from "../links/confirmation.ts";
import { linkFrom } from "../links/links.ts";
import { readableLead } from "../storage/bucket.ts";
import { bucketMs, inTime } from "../storage/deadline.ts";
import { type Lead, promisedBy } from "../storage/lead.ts";
import { storeLead } from "../storage/store.ts";
import { inspectFile } from "./accept.ts";
import type { IntakeDependencies } from "./dependencies.ts";
import { idOfSameContent, sha256 } from "./identity.ts";
import { type CheckedRequest, uploadOf } from "./new-lead.ts";
import { receive } from "./receive.ts";
import type { Received } from "./received.ts";
import { refusal } from "./refusals.ts";

/**
 * Takes a file for a request that was sent before, from anyone who holds its link. It is kept and mailed as a request of its
 * own, in the chain of the first: what nobody loses, deletes or sends twice there, nobody does here.
 */
export function acceptLaterFile(http: Request, link: string, parts: IntakeDependencies): Promise<AssessmentAnswer> {
  return receive(http, parts, async (received, refused) => {
    if (refused) return refusal(refused);
    try {
      const kept = requestOf(link, parts).then((before) => keepFor(before, received, parts));
      return await inTime(kept, bucketMs);
    } catch (error) {
      parts.log({ event: "file-not-kept", kind: error instanceof Error ? error.name : typeof error });
      return refusal(503);
    }
  });
}

async function keepFor(
  before: Lead | undefined,
  { file, cut }: Received,
  parts: IntakeDependencies,
): Promise<AssessmentAnswer> {
  if (cut) return refusal("malformed");
  if (!before) return refusal("link-ended");
  if (!file) return { ...refusal(422), fields: { file: fileMessages.missing } };
  const inspected = inspectFile(file);
  if (!inspected.ok)
    return {
      ...refusal(inspected.message === fileMessages.tooBig ? 413 : 422),
      fields: { file: inspected.message },
      ...(inspected.help !== undefined && { fileHelp: inspected.help }),
    };
  const lead = await fileLead(before, { ...inspected, received: file }, parts);
  const stored = await storeLead(lead, inspected.bytes, "", parts);
  // Also where the request was withdrawn in the same moment: whoever did may not have seen this file.
  if (stored === "withdrawn") return refusal("link-ended");
  if (stored === "different") return refusal(503);
  parts.log({ event: "file-kept", lead: stored.reference });
  const reference = await currentReference(before.id, parts);
  const now = new Date(before.receivedAt);
  const sent = { id: before.id, reference, now, callback: isCallback(before.request) };
  const confirmation = `${await confirmationAddress(parts.signatures, sent)}&file=kept`;
  return { status: 202, reference, confirmation, callBackBy: timeOnDay(promisedBy(before)) };
}

/** The reference of the request that a link adds a file to; undefined where it no longer does. */
export async function fileWanted(link: string, parts: IntakeDependencies): Promise<string | undefined> {
  const id = await parts.links.opens("add", linkFrom(link));
  if (id === undefined) return undefined;
  // A store that doesn't answer now may take the file in a minute.
  const isKept = await requestOf(link, parts)
    .then((lead) => lead !== undefined)
    .catch(() => true);
  return isKept ? currentReference(id, parts) : undefined;
}

/** Where the inbox doesn't answer, the one that nearly every request has. */
function currentReference(id: string, { inbox }: IntakeDependencies): Promise<string> {
  return inbox()
    .look({ id })
    .then((seen) => seen?.reference)
    .catch(() => undefined)
    .then((reference) => reference ?? referenceOf(id));
}

async function requestOf(link: string, { bucket, links }: IntakeDependencies): Promise<Lead | undefined> {
  const id = await links.opens("add", linkFrom(link));
  return id === undefined ? undefined : readableLead(bucket, id);
}

type CheckedFile = NonNullable<CheckedRequest["file"]>;

/** The request as it was, with the file. The same file sent twice is one. */
async function fileLead(before: Lead, file: CheckedFile, parts: IntakeDependencies): Promise<Lead> {
  const now = parts.now();
  const fileDigest = await sha256(file.received.bytes ?? new Uint8Array());
  const digest = await sha256(new TextEncoder().encode(`file\n${before.id}\n${fileDigest}`));
  const id = await idOfSameContent(digest, { now, turn: 0 }, parts);
  const upload = await uploadOf(id, file, fileDigest);
  return {
    id,
    receivedAt: new Date(now).toISOString(),
    callBackBy: promisedBy(before).toISOString(),
    digest,
    request: before.request,
    consent: before.consent,
    ...(upload && { upload }),
    replaces: before.id,
    chain: before.chain ?? before.id,
    fileOnly: true,
    checks: [],
  };
}
