import type { RawRequest } from "#content/request/fields.ts";
import { keys, type LeadBucket, readLeadIfReadable } from "../record/documents.ts";
import { leadIdFrom, sha256 } from "./identity.ts";

/** The ids of the request that a correction replaces, and of the first in its chain. */
export interface CorrectedRequest {
  replaces: string;
  chain: string;
}

/**
 * The request that this one corrects. The form may name several, the oldest first: earlier attempts whose result the browser never
 * learned. A stored one must carry the same draft key, which only its sender has. One that isn't stored counts too: it may never have
 * arrived, and then nobody else's document is replaced.
 */
export async function correctedRequest(
  raw: RawRequest,
  draftDigest: string | undefined,
  bucket: LeadBucket,
): Promise<CorrectedRequest | undefined> {
  const replacedIds = typeof raw.replaces === "string" ? raw.replaces.slice(0, 1000).split(" ") : [];
  let correction: CorrectedRequest | undefined;
  // At most five documents: the first in the chain, and the latest attempts.
  for (const text of new Set([...replacedIds.slice(0, 1), ...replacedIds.slice(-4)])) {
    const id = draftDigest === undefined ? undefined : leadIdFrom(text);
    if (id === undefined) continue;
    const earlierLead = await readLeadIfReadable(bucket, id);
    const isSameSender = earlierLead ? earlierLead.draftDigest === draftDigest : !(await bucket.head(keys.request(id)));
    if (!isSameSender) continue;
    correction = {
      replaces: earlierLead ? id : (correction?.replaces ?? id),
      chain: correction?.chain ?? earlierLead?.chain ?? id,
    };
  }
  return correction;
}

/** The digest of a draft's key. With it we recognise the key without storing it. */
export async function digestOfDraft(raw: RawRequest): Promise<string | undefined> {
  if (typeof raw.draft !== "string" || !/^[\w-]{20,64}$/.test(raw.draft)) return undefined;
  return sha256(new TextEncoder().encode(raw.draft));
}
