import type { Bytes } from "#content/request/uploads/bytes.ts";
import { createOnly, eraseLead, isReferenceTaken, keys, type LeadBucket, readLead } from "./bucket.ts";
import type { Lead } from "./lead.ts";
import type { NewMark } from "./marks.ts";

/** How a lead's Durable Object answers. */
export interface LeadDelivery {
  /** Makes sure that the lead is on its way. Says where it stands; may be asked any number of times. */
  deliver(id: string): Promise<DeliveryStatus>;
  /** Mails staff once more what they already had. */
  resend(id: string): Promise<DeliveryStatus>;
  /** Tries staff's mail once more where nobody knows whether the relay took it. */
  retry(id: string): Promise<void>;
  withdraw(id: string): Promise<void>;
  /** Notes what staff say on the card. "gone" where there is nothing more to say it about. */
  mark(id: string, mark: NewMark): Promise<"marked" | "gone">;
}

export interface DeliveryStatus {
  /** `stopping`: withdrawn, and staff are still to be told. */
  state: "pending" | "done" | "stopping" | "withdrawn";
}

export interface StoreDependencies {
  bucket: LeadBucket;
  deliveryOf(id: string): LeadDelivery;
}

export type Stored = "stored" | "conflict" | "reference-taken" | "withdrawn";

/**
 * Keeps a lead, so that from `request.json` on nothing can lose it, and sets it on its way. In this order: after a crash
 * at any point the marker leads the sweep to what is there, and only "stored" may be acknowledged. Throws where a store
 * doesn't answer; asked again with the same id, it goes on from where it broke off.
 */
export async function storeLead(
  lead: Lead,
  upload: Bytes | undefined,
  { bucket, deliveryOf }: StoreDependencies,
): Promise<Stored> {
  const { id } = lead;
  const [withdrawn, known] = await Promise.all([bucket.head(keys.withdrawn(id)), readLead(bucket, id)]);
  if (withdrawn) return "withdrawn";
  if (known && known.digest !== lead.digest) return "conflict";
  // Senders choose their ids. Whoever chose one that begins like another could withdraw his own in the other's name.
  if (!known && (await isReferenceTaken(bucket, id))) return "reference-taken";
  await bucket.put(keys.pending(id), "");
  if (lead.chain !== undefined) await bucket.put(keys.chain(lead.chain) + id, "");
  if (!known && !(await commit(lead, upload, bucket))) return "conflict";
  const status = await answerOf(() => deliveryOf(id).deliver(id));
  if (status.state === "pending") return "stored";
  if (status.state === "stopping" || status.state === "withdrawn") {
    // The sweep takes the marker away, once staff have been told.
    await eraseLead(bucket, id);
    return "withdrawn";
  }
  await bucket.delete(keys.pending(id));
  return "stored";
}

/** Writes upload and request. Somebody else may be writing the same at this moment: then theirs stands, if it is the same. */
async function commit(lead: Lead, upload: Bytes | undefined, bucket: LeadBucket): Promise<boolean> {
  if (upload && lead.upload)
    await bucket.put(lead.upload.key, upload, { httpMetadata: { contentType: lead.upload.type } });
  if (await createOnly(bucket, keys.request(lead.id), JSON.stringify(lead))) return true;
  const theirs = await readLead(bucket, lead.id);
  if (upload && lead.upload && theirs?.upload?.key !== lead.upload.key) await bucket.delete(lead.upload.key);
  return theirs?.digest === lead.digest;
}

/** A Durable Object that is being moved or restarted refuses once, and takes the next call. */
async function answerOf<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch {
    return call();
  }
}
