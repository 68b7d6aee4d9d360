import { addDays, melbourneDate } from "#content/melbourne.ts";
import type { Signatures } from "../links/signatures.ts";
import { isReferenceTaken, keys, type LeadBucket } from "../storage/bucket.ts";
import { derivedIds } from "./identity.ts";

/**
 * The id of a request that brought none: that of the same content today or yesterday, if it was kept then, otherwise a
 * new one that the same content will find again. What was withdrawn and is sent once more is a request of its own, and
 * an id whose reference another request goes by is passed over.
 */
export async function idOfSameContent(
  digest: string,
  now: number,
  { bucket, signatures }: { bucket: LeadBucket; signatures: Signatures },
): Promise<string> {
  const today = melbourneDate(new Date(now));
  for (let round = 0; round < mostRounds; round++) {
    const days = [today, addDays(today, -1)];
    const ids = (await Promise.all(days.map((day) => derivedIds(signatures, digest, day, round)))).flat();
    const known = await Promise.all(
      ids.map(async (id) => {
        const [withdrawn, stored] = await Promise.all([bucket.head(keys.withdrawn(id)), bucket.head(keys.request(id))]);
        return { id, withdrawn: withdrawn !== null, stored: stored !== null };
      }),
    );
    if (known.some(({ withdrawn }) => withdrawn)) continue;
    const [first] = ids;
    const id = known.find(({ stored }) => stored)?.id ?? first;
    const isNew = !known.some(({ stored }) => stored);
    if (id !== undefined && !(isNew && (await isReferenceTaken(bucket, id)))) return id;
  }
  return crypto.randomUUID();
}

const mostRounds = 5;
