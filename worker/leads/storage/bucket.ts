import { referenceDigits } from "#content/request/reference.ts";
import { type Lead, parseLead } from "./lead.ts";

/** What the lead's way needs of R2. */
export type LeadBucket = Pick<R2Bucket, "head" | "get" | "put" | "list" | "delete">;

export const keys = {
  /** Empty; stands while something about the lead is still to be done. */
  pending: (id: string) => `pending/${id}`,
  /** Empty; staff have the lead. */
  done: (date: string, id: string) => `done/${date}/${id}`,
  /** Empty; the lead was withdrawn and must not come back. */
  withdrawn: (id: string) => `withdrawn/${id}`,
  /** Followed by the id of each correction of a request, and of each correction of that one. */
  chain: (first: string) => `chains/${first}/`,
  /** Empty; stands while somebody has to look at something about the lead. */
  problem: (about: string, id: string) => `problems/${about}/${id}`,
  /** What the daily mail counts: times and kinds, nothing that was typed. */
  call: (date: string, id: string) => `calls/${date}/${id}`,
  lead: (id: string) => `leads/${id}/`,
  request: (id: string) => `leads/${id}/request.json`,
  /** What staff marked and noted. As personal as the request itself. */
  card: (id: string) => `leads/${id}/card.json`,
  upload: (id: string) => `leads/${id}/upload-${crypto.randomUUID()}`,
} as const;

/** Throws `UnreadableRequest` where something lies under the request's name that is none, such as a copy cut short. */
export async function readLead(bucket: LeadBucket, id: string): Promise<Lead | undefined> {
  const object = await bucket.get(keys.request(id));
  if (!object) return undefined;
  const lead = parseLead(await object.text());
  if (!lead) throw new UnreadableRequest();
  return lead;
}

/** For what can do without a request that is unreadable. */
export async function readableLead(bucket: LeadBucket, id: string): Promise<Lead | undefined> {
  try {
    return await readLead(bucket, id);
  } catch (error) {
    if (error instanceof UnreadableRequest) return undefined;
    throw error;
  }
}

export class UnreadableRequest extends Error {
  override name = "UnreadableRequest";
}

/** Writes an object unless one is there. Says whether it did. */
export async function createOnly(bucket: LeadBucket, key: string, content: string): Promise<boolean> {
  return (await bucket.put(key, content, { onlyIf: { etagDoesNotMatch: "*" } })) !== null;
}

export async function* listAll(
  bucket: LeadBucket,
  prefix: string,
  include: ("httpMetadata" | "customMetadata")[] = [],
  startAfter?: string,
): AsyncGenerator<R2Object> {
  let from: Pick<R2ListOptions, "cursor" | "startAfter"> | undefined = startAfter === undefined ? {} : { startAfter };
  do {
    const page: R2Objects = await bucket.list({ prefix, include, ...from });
    yield* page.objects;
    from = page.truncated ? { cursor: page.cursor } : undefined;
  } while (from);
}

/**
 * Whether another request goes by the same reference: one that is kept, or was withdrawn. In this order: a withdrawal
 * leaves its mark before it deletes anything.
 */
export async function isReferenceTaken(bucket: LeadBucket, id: string): Promise<boolean> {
  const digits = referenceDigits(id);
  for (const prefix of [`leads/${digits}`, `withdrawn/${digits}`])
    for await (const { key } of listAll(bucket, prefix)) if (!key.includes(id)) return true;
  return false;
}

/** Deletes what lies next to a request and isn't named by it; nothing where the request can't say what belongs to it. */
export async function eraseUnnamed(bucket: LeadBucket, id: string): Promise<void> {
  try {
    const lead = await readLead(bucket, id);
    await eraseLead(bucket, id, [keys.request(id), keys.card(id), ...(lead?.upload ? [lead.upload.key] : [])]);
  } catch (error) {
    if (!(error instanceof UnreadableRequest)) throw error;
  }
}

/** Deletes what is kept of a lead; with `except`, only what that one does not name. */
export async function eraseLead(bucket: LeadBucket, id: string, except: string[] = []): Promise<void> {
  const found: string[] = [];
  for await (const { key } of listAll(bucket, keys.lead(id))) if (!except.includes(key)) found.push(key);
  if (found.length > 0) await bucket.delete(found);
}
