// Gives the inbox, every ten minutes, what it couldn't accept at the time.
import { referenceOf } from "#content/request/reference.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { errorFields, LoggableError } from "#worker/log.ts";
import type { InboxCalls } from "../inbox/inbox.ts";
import {
  documents,
  eraseDocuments,
  keys,
  listAll,
  readForRestore,
  readLead,
  readLeadIfReadable,
} from "../record/documents.ts";
import { unreadableEntry } from "../record/entry.ts";
import { entryOf, filesOf, type Lead, type Upload, uploadsOf, uuid } from "../record/lead.ts";
import { idFromText } from "./identity.ts";
import { type StoreDependencies, storeLead } from "./store.ts";

interface HandOverDependencies extends StoreDependencies {
  inbox(): Pick<InboxCalls, "accept" | "withdraw" | "resend" | "compareWithDocuments">;
  now(): number;
  /** After this long, an interrupted attempt to store a request can't still be running. */
  abandonedMs: number;
}

/** The platform lets a run make a few thousand calls, and a marker takes five. The next run hands over the rest. */
const maxInRun = 500;
/** How many are handed over at the same time. */
const batchSize = 10;

/**
 * Hands over all requests and withdrawals that have a marker, withdrawals first, and deletes incomplete requests. Runs may overlap,
 * and each may be killed at any moment. Returns how many requests and withdrawals remain.
 */
export async function handOver(dependencies: HandOverDependencies): Promise<number> {
  const { bucket } = dependencies;
  const markers: R2Object[] = [];
  for await (const marker of listAll(bucket, keys.waiting(""))) markers.push(marker);
  const isWithdrawal = ({ key }: R2Object) => key.startsWith(keys.withdrawal(""));
  const withdrawals = markers.filter(isWithdrawal);
  let remainingCount = await processMarkers(
    withdrawals,
    (marker) => handOverWithdrawal(marker, dependencies),
    dependencies,
  );
  const requests = markers.filter((marker) => !isWithdrawal(marker) && marker.key !== keys.comparison);
  remainingCount += await processMarkers(requests, (marker) => handOverRequest(marker, dependencies), dependencies);
  if (markers.some(({ key }) => key === keys.comparison)) {
    const unrestoredCount = await compare(dependencies);
    if (unrestoredCount === 0) await bucket.delete(keys.comparison);
    remainingCount += unrestoredCount;
  }
  return remainingCount;
}

async function handOverWithdrawal(marker: R2Object, { bucket, inbox, log }: HandOverDependencies): Promise<boolean> {
  const id = idIn(marker);
  const lead = await readLeadIfReadable(bucket, id).catch((error: unknown): undefined => {
    log({ event: "withdrawal-silent", lead: referenceOf(id), ...errorFields(error) });
  });
  const at = marker.uploaded.getTime();
  await inbox().withdraw(id, { at, received: lead && Date.parse(lead.receivedAt) });
  await bucket.delete(marker.key);
  return true;
}

/** Returns whether the marker is gone. */
async function handOverRequest(marker: R2Object, dependencies: HandOverDependencies): Promise<boolean> {
  const { bucket, inbox, abandonedMs, now } = dependencies;
  const id = idIn(marker);
  const lead = uuid.test(id) ? await readLead(bucket, id) : undefined;
  if (!lead) {
    const { objects } = uuid.test(id) ? await bucket.list({ prefix: documents.all(id) }) : { objects: [] };
    if ([marker, ...objects].some(({ uploaded }) => uploaded.getTime() >= now() - abandonedMs)) return false;
    await bucket.delete([...objects.map(({ key }) => key), marker.key]);
    return true;
  }
  const isReadable = lead !== "unreadable";
  const entry = isReadable ? entryOf(lead) : unreadableEntry(id, marker.uploaded.getTime());
  const result = await inbox().accept(entry);
  if (result.kind === "withdrawn") {
    if (isReadable && result.at < entry.received) await storeUnderNewId(lead, dependencies);
    await eraseDocuments(bucket, documents.all(id));
  } else if (isReadable && !(await eraseUnknownFiles(lead, dependencies))) return false;
  if (marker.size > 0) await inbox().resend(id);
  await bucket.delete(marker.key);
  return true;
}

/** Deletes files of interrupted uploads. Returns false while a recent one might still be in progress. */
async function eraseUnknownFiles(lead: Lead, { bucket, abandonedMs, now }: HandOverDependencies): Promise<boolean> {
  const knownKeys = filesOf(lead).map(({ key }) => key);
  const isKept = ({ key, uploaded }: R2Object) => knownKeys.includes(key) || uploaded.getTime() >= now() - abandonedMs;
  const keptObjects = await eraseDocuments(bucket, documents.uploads(lead.id), isKept);
  return keptObjects.every(({ key }) => knownKeys.includes(key));
}

/**
 * The visitor withdrew this request and sent it again under the same id, while the inbox didn't answer. We told them that it is
 * stored, so it gets a new id.
 */
async function storeUnderNewId(lead: Lead, dependencies: HandOverDependencies): Promise<void> {
  const { bucket, log } = dependencies;
  const id = await idFromText(`${lead.id}\n${lead.receivedAt}`);
  const copies: { upload: Upload; bytes: Bytes }[] = [];
  for (const upload of uploadsOf(lead)) {
    const file = await bucket.get(upload.key);
    if (file)
      copies.push({ upload: { ...upload, key: keys.upload(id) }, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  const [upload, ...otherUploads] = copies.map((copy) => copy.upload);
  const { upload: _, otherUploads: __, addedUploads: ___, ...document } = lead;
  const renewedLead = {
    ...document,
    id,
    chain: lead.chain ?? lead.id,
    ...(upload && { upload }),
    ...(otherUploads.length > 0 && { otherUploads }),
  };
  const stored = await storeLead(
    renewedLead,
    copies.map(({ bytes }) => bytes),
    "",
    dependencies,
  );
  if (stored === "different") throw new LoggableError("another request has the new id");
  if (stored !== "withdrawn" && uploadsOf(stored.lead).length < uploadsOf(lead).length)
    log({ event: "upload-missing", lead: referenceOf(id) });
}

/**
 * After a restore of the bucket or the inbox: accepts documents without a row, without emailing anybody twice, and ends rows without
 * a document. A document that fails doesn't block the others. Returns how many remain.
 */
async function compare({ bucket, inbox, abandonedMs, now, log }: HandOverDependencies): Promise<number> {
  const storedAt = new Map<string, number>();
  for await (const { key, uploaded } of listAll(bucket, "leads/")) {
    const id = key.split("/")[1] ?? "";
    if (key === keys.request(id)) storedAt.set(id, uploaded.getTime());
  }
  const { unknown: unknownIds, ended: endedCount } = await inbox().compareWithDocuments([...storedAt.keys()]);
  let restoredCount = 0;
  let remainingCount = Math.max(0, unknownIds.length - maxInRun);
  async function restore(id: string): Promise<void> {
    // A recent request, or one with a marker, is handed over in the usual way.
    if ((storedAt.get(id) ?? 0) >= now() - abandonedMs || (await bucket.head(keys.waiting(id)))) return;
    const lead = await readLead(bucket, id);
    if (!lead) return;
    const entry = lead === "unreadable" ? unreadableEntry(id, now()) : entryOf(lead);
    const result = await inbox().accept(entry, { isRestored: true, ...(await readForRestore(bucket, id, log)) });
    if (result.kind === "withdrawn") await eraseDocuments(bucket, documents.all(id));
    else restoredCount += 1;
  }
  for (const id of thoseOfThisRun(unknownIds))
    await restore(id).catch((error: unknown) => {
      remainingCount += 1;
      log({ event: "restore-failed", lead: referenceOf(id), ...errorFields(error) });
    });
  log({ event: "compared", restored: restoredCount, ended: endedCount });
  return remainingCount;
}

/** As many as one run hands over, from a random place on, so that those that keep failing don't block the others. */
function thoseOfThisRun<Item>(all: readonly Item[]): Item[] {
  const start = Math.floor(Math.random() * all.length);
  return [...all.slice(start), ...all.slice(0, start)].slice(0, maxInRun);
}

/** Returns how many markers remain. */
async function processMarkers(
  allMarkers: readonly R2Object[],
  handOverMarker: (marker: R2Object) => Promise<boolean>,
  { log }: HandOverDependencies,
): Promise<number> {
  const markers = thoseOfThisRun(allMarkers);
  let remainingCount = allMarkers.length - markers.length;
  for (let start = 0; start < markers.length; start += batchSize) {
    const batch = markers.slice(start, start + batchSize).map(async (marker) => {
      const isGone = await handOverMarker(marker).catch((error: unknown) => {
        log({ event: "marker-failed", lead: referenceOf(idIn(marker)), ...errorFields(error) });
        return false;
      });
      if (!isGone) remainingCount += 1;
    });
    await Promise.all(batch);
  }
  return remainingCount;
}

/** The request's id in a marker's key, the last part of `waiting/<id>` and `waiting/withdrawn/<id>`. */
function idIn({ key }: R2Object): string {
  return key.slice(key.lastIndexOf("/") + 1);
}
