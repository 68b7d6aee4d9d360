// The ids of requests, and the digests of their content.
import { addDays, melbourneDate } from "#content/melbourne.ts";
import type { EstimateOrigin, Origin } from "#content/request/origin.ts";
import type { CheckedRequest } from "#content/request/schema.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import type { Signatures } from "../links/signatures.ts";
import { keys, type LeadBucket } from "../record/documents.ts";

const randomUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Normalises an id that a sender chose. It must be a random UUID, as browsers make them. */
export function leadIdFrom(text: string): string | undefined {
  const id = text.trim().toLowerCase();
  return randomUuid.test(id) ? id : undefined;
}

export async function sha256(bytes: Bytes): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}

/** What a request is about, besides the form's fields. */
interface RequestContext {
  fileDigest: string | undefined;
  estimate: EstimateOrigin | undefined;
  origins: readonly Origin[];
}

/**
 * A digest of what the visitor decided: the fields, the files, the estimate, the chosen package or tier. The pages they read
 * beforehand and everything that the form sends by itself make no difference.
 */
export function contentDigest(
  request: CheckedRequest,
  { fileDigest, estimate, origins }: RequestContext,
): Promise<string> {
  const chosenOrigins = origins.filter(({ kind }) => kind === "package" || kind === "tier");
  const about = { fileDigest, estimate, ...(chosenOrigins.length > 0 && { chosen: chosenOrigins }) };
  const entries = Object.entries({ ...request, ...about }).filter(([, value]) => value !== undefined);
  const sortedEntries = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256(new TextEncoder().encode(JSON.stringify(sortedEntries)));
}

/**
 * The id of a request that came without one. The same content on the same or the next day is the same request, however often the
 * button is pressed or the page reloaded. The id depends on a secret, so that nobody can find out whether somebody sent a request.
 * A higher `round` gives a new id to content that was withdrawn and sent again. Without a secret, every id is random.
 */
export async function idOfSameContent(
  digest: string,
  { now, round }: { now: number; round: number },
  { bucket, signatures }: { bucket: LeadBucket; signatures: Signatures },
): Promise<string> {
  const today = melbourneDate(new Date(now));
  const hmacs = [today, addDays(today, -1)].flatMap((day) => signatures.hmacsOf(`lead\n${digest}\n${day}\n${round}`));
  const ids = hmacs.map((hmac) => derivedId(hmac.toString("hex")));
  const storedObjects = await Promise.all(ids.map((id) => bucket.head(keys.request(id))));
  return ids.find((_, index) => storedObjects[index]) ?? ids[0] ?? crypto.randomUUID();
}

export async function idFromText(text: string): Promise<string> {
  return derivedId(await sha256(new TextEncoder().encode(text)));
}

/** A UUID of version 8, which no sender can choose. */
function derivedId(hex: string): string {
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-a$4-$5");
}
