import { keys, type LeadBucket, listAll, readableLead } from "./bucket.ts";

/**
 * A request and its corrections form a chain, filed under the id of the first. Everything in the chain of a request,
 * older and newer: also what was sent as a correction of something that was gone already.
 */
export async function chainOf(id: string, bucket: LeadBucket): Promise<string[]> {
  const found = new Set([id]);
  // A set is walked with what is added on the way.
  for (const member of found) {
    if (found.size > most) break;
    const first = (await readableLead(bucket, member))?.chain;
    if (first !== undefined) found.add(first);
    for (const added of await addedTo([member], bucket)) found.add(added);
  }
  return [...found];
}

/** What is filed under any of these. */
export async function addedTo(members: readonly string[], bucket: LeadBucket): Promise<string[]> {
  const found: string[] = [];
  for (const member of members) {
    const prefix = keys.chain(member);
    for await (const { key } of listAll(bucket, prefix)) found.push(key.slice(prefix.length));
  }
  return found;
}

/** Whether a correction that is still kept has taken this request's place; a file that was added takes nobody's. */
export async function isReplaced(id: string, first: string | undefined, bucket: LeadBucket): Promise<boolean> {
  const prefix = keys.chain(first ?? id);
  for await (const { key } of listAll(bucket, prefix)) {
    const member = await readableLead(bucket, key.slice(prefix.length));
    if (member?.replaces === id && !member.fileOnly) return true;
  }
  return false;
}

const most = 50;
