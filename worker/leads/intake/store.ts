import { referenceOf } from "#content/request/reference.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { retryOnce } from "#worker/deadline.ts";
import { errorFields, type Log, LoggableError } from "#worker/log.ts";
import type { InboxCalls } from "../inbox/inbox.ts";
import { createOnly, documents, eraseDocuments, keys, type LeadBucket, readLead } from "../record/documents.ts";
import { entryOf, type Lead, leadAsJson, type Upload, uploadsOf } from "../record/lead.ts";

export interface StoreDependencies {
  bucket: LeadBucket;
  inbox(): Pick<InboxCalls, "accept">;
  log: Log;
}

/** The stored request: an earlier attempt's version, if there is one. */
interface LeadWithReference {
  lead: Lead;
  reference: string;
}

/**
 * Stores a request and hands it to the inbox. Once `request.json` exists, no crash can lose it. The marker is written first: after a
 * crash at any point it leads the timer to whatever was stored. Throws if the bucket doesn't answer; another call with the same id
 * continues where this one stopped.
 */
export async function storeLead(
  lead: Lead,
  contents: readonly Bytes[],
  network: string,
  { bucket, inbox, log }: StoreDependencies,
): Promise<LeadWithReference | "different" | "withdrawn"> {
  const { id } = lead;
  const [earlierLead] = await Promise.all([readLead(bucket, id), bucket.put(keys.waiting(id), "")]);
  if (earlierLead === "unreadable") throw new LoggableError(unreadableMessage);
  const storedLead = earlierLead ?? (await writeDocuments(lead, contents, bucket));
  // Checked after the write, so that a concurrent withdrawal either deletes it or is noticed here.
  if (await bucket.head(keys.withdrawal(id))) {
    await eraseDocuments(bucket, documents.all(id));
    return "withdrawn";
  }
  if (storedLead.digest !== lead.digest) return "different";
  const result = await retryOnce("inbox.accept", () => inbox().accept(entryOf(storedLead, network))).catch(
    (error: unknown) => {
      log({ event: "request-waits", lead: referenceOf(id), ...errorFields(error) });
      return undefined;
    },
  );
  if (!result) {
    // Written again: the timer may have removed the marker of an earlier attempt.
    await bucket.put(keys.waiting(id), "");
    return { lead: storedLead, reference: referenceOf(id) };
  }
  // Another attempt wrote the document after the withdrawal, perhaps while the inbox was away. Its visitor was then told that the
  // request is stored, so the document stays, and the timer gives it a new id.
  if (result.kind === "withdrawn" && storedLead !== lead && result.at < Date.parse(storedLead.receivedAt))
    throw new LoggableError("another attempt stored the request after its withdrawal");
  // If the stored document matches, trust it over the row, whose HMAC may have been made with a secret that was replaced since.
  const isOtherContent = result.kind === "different" && storedLead === lead;
  if (result.kind === "withdrawn" || isOtherContent) await eraseDocuments(bucket, documents.all(id));
  // A marker that stays costs nothing: the timer finds that the inbox knows the request, or that it is gone, and deletes it.
  await bucket.delete(keys.waiting(id)).catch(() => {});
  if (isOtherContent) return "different";
  return result.kind === "withdrawn" ? "withdrawn" : { lead: storedLead, reference: result.reference };
}

const unreadableMessage = "the stored request can't be read";

/** Writes the files one after another, then the request. If a concurrent attempt wrote first, its version is kept. */
async function writeDocuments(lead: Lead, contents: readonly Bytes[], bucket: LeadBucket): Promise<Lead> {
  const uploads = uploadsOf(lead);
  const keysOf = (all: readonly Upload[]) => all.map(({ key }) => key);
  for (const [index, { key, type }] of uploads.entries())
    await bucket.put(key, contents[index] ?? "", { httpMetadata: { contentType: type } });
  // If the first call created it and only its response was lost, the retry fails, and we read that document below.
  if (await retryOnce("bucket.put", () => createOnly(bucket, keys.request(lead.id), leadAsJson(lead)))) {
    // Deletes files left by an interrupted attempt.
    if (uploads.length > 0)
      await eraseDocuments(bucket, documents.uploads(lead.id), ({ key }) => keysOf(uploads).includes(key));
    return lead;
  }
  const existingLead = await readLead(bucket, lead.id);
  if (!existingLead) throw new LoggableError("a request was deleted while it was stored");
  if (existingLead === "unreadable") throw new LoggableError(unreadableMessage);
  const existingKeys = keysOf(uploadsOf(existingLead));
  await bucket.delete(keysOf(uploads).filter((key) => !existingKeys.includes(key)));
  return existingLead;
}
