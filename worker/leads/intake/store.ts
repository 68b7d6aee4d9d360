import { referenceOf } from "#content/request/reference.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { retryOnce } from "#worker/deadline.ts";
import type { Log } from "#worker/log.ts";
import type { InboxCalls } from "../inbox/inbox.ts";
import {
  createOnly,
  documents,
  eraseDocuments,
  keys,
  type LeadBucket,
  readableLead,
  readLead,
} from "../record/documents.ts";
import { entryOf, type Lead, type Upload, uploadsOf } from "../record/lead.ts";

export interface StoreDependencies {
  bucket: LeadBucket;
  inbox(): Pick<InboxCalls, "accept">;
  log: Log;
}

/** The request as it is stored: that of an earlier try, where this is one more. */
export interface Stored {
  lead: Lead;
  reference: string;
}

/**
 * Stores a request, so that from `request.json` on nothing can lose it, and hands it to the inbox. In this order: after a
 * crash at any point the marker leads the timer to what is there. Throws where the bucket doesn't answer; asked again with
 * the same id, it goes on from where it broke off.
 */
export async function storeLead(
  lead: Lead,
  contents: readonly Bytes[],
  network: string,
  { bucket, inbox, log }: StoreDependencies,
): Promise<Stored | "different" | "withdrawn"> {
  const { id } = lead;
  const [earlier] = await Promise.all([readLead(bucket, id), bucket.put(keys.waiting(id), "")]);
  if (earlier === "unreadable") throw new Error("the stored request can't be read");
  const stored = earlier ?? (await commit(lead, contents, bucket));
  // After it was stored, so that a withdrawal at this moment deletes what was stored or is seen here.
  if (await bucket.head(keys.withdrawal(id))) {
    await eraseDocuments(bucket, documents.all(id));
    return "withdrawn";
  }
  if (stored.digest !== lead.digest) return "different";
  const answer = await retryOnce(() => inbox().accept(entryOf(stored, network))).catch(() => undefined);
  if (!answer) {
    // Once more: the timer may have taken away a marker that an earlier try had left.
    await bucket.put(keys.waiting(id), "");
    log({ event: "request-waits", lead: referenceOf(id) });
    return { lead: stored, reference: referenceOf(id) };
  }
  // If the document already existed and matches, trust it over the row: the row's HMAC may use an old secret.
  const isOther = answer.kind === "different" && stored === lead;
  if (answer.kind === "withdrawn" || isOther) await eraseDocuments(bucket, documents.all(id));
  await bucket.delete(keys.waiting(id)).catch(() => {});
  if (isOther) return "different";
  return answer.kind === "withdrawn" ? "withdrawn" : { lead: stored, reference: answer.reference };
}

/** Writes the files one after another, then the request. If a concurrent attempt wrote first, its version is kept. */
async function commit(lead: Lead, contents: readonly Bytes[], bucket: LeadBucket): Promise<Lead> {
  const uploads = uploadsOf(lead);
  const keysOf = (all: readonly Upload[]) => all.map(({ key }) => key);
  for (const [index, { key, type }] of uploads.entries())
    await bucket.put(key, contents[index] ?? "", { httpMetadata: { contentType: type } });
  // Where it was created and only the answer was lost, the second try finds what the first wrote, below.
  if (await retryOnce(() => createOnly(bucket, keys.request(lead.id), JSON.stringify(lead)))) {
    // What an earlier try left that broke off.
    if (uploads.length > 0)
      await eraseDocuments(bucket, documents.uploads(lead.id), ({ key }) => keysOf(uploads).includes(key));
    return lead;
  }
  const existing = await readableLead(bucket, lead.id);
  if (!existing) throw new Error("a request was deleted while it was stored");
  const theirs = keysOf(uploadsOf(existing));
  await bucket.delete(keysOf(uploads).filter((key) => !theirs.includes(key)));
  return existing;
}
