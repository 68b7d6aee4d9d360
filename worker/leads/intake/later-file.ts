import { fileMessages } from "#content/request/messages.ts";
import type { RequestAnswer } from "#content/request/view.ts";
import type { LeadsContext } from "../context.ts";
import { bucketMs, inTime } from "../storage/deadline.ts";
import { type Lead, promisedBy } from "../storage/lead.ts";
import { storeLead } from "../storage/store.ts";
import { inspectFile } from "./accept.ts";
import { idOfSameContent, sha256 } from "./identity.ts";
import { type CheckedRequest, uploadOf } from "./new-lead.ts";
import type { Received } from "./receive.ts";
import { fileRefusal, refusal } from "./refusals.ts";

/**
 * Takes a file for a request that was sent before. It is kept and mailed as a request of its own, in the chain of the first:
 * what nobody loses, deletes or sends twice there, nobody does here.
 */
export async function keepLaterFile(
  before: Lead,
  { file, cut }: Received,
  context: LeadsContext,
): Promise<RequestAnswer> {
  if (cut) return refusal("malformed");
  if (!file) return fileRefusal({ message: fileMessages.missing });
  const inspected = inspectFile(file);
  if (!inspected.ok) return fileRefusal(inspected);
  const lead = await fileLead(before, { ...inspected, received: file }, context);
  const stored = await inTime(storeLead(lead, inspected.bytes, "", context), bucketMs);
  // Also where the request was withdrawn in the same moment: the visitor may not have seen this file.
  if (stored === "withdrawn") return { status: 410 };
  if (stored === "different") return refusal(503);
  context.log({ event: "file-kept", lead: stored.reference });
  return { status: 200, isDone: true };
}

type CheckedFile = NonNullable<CheckedRequest["file"]>;

/** The request as it was, with the file. The same file sent twice is one. */
async function fileLead(before: Lead, file: CheckedFile, context: LeadsContext): Promise<Lead> {
  const now = context.now();
  const fileDigest = await sha256(file.received.bytes ?? new Uint8Array());
  const digest = await sha256(new TextEncoder().encode(`file\n${before.id}\n${fileDigest}`));
  const id = await idOfSameContent(digest, { now, turn: 0 }, context);
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
