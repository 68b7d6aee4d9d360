import { referenceOf } from "#content/request/reference.ts";
import type { Log } from "#worker/log.ts";
import { isOut } from "./inbox/policy.ts";
import type { InboxCalls } from "./inbox/types.ts";
import { documents, eraseDocuments, keys, type LeadBucket, readLead } from "./storage/bucket.ts";
import { bucketMs, inTime } from "./storage/deadline.ts";
import type { Lead } from "./storage/lead.ts";

export interface WithdrawalDependencies {
  bucket: LeadBucket;
  inbox(): Pick<InboxCalls, "look" | "withdraw">;
  /** Mails the visitor that it was withdrawn. */
  sayGoodbye(lead: Lead, reference: string): Promise<void>;
  inboxMs: number;
  log: Log;
}

const goodbyeMs = 10_000;

/**
 * Withdraws a request with all that it corrects and all that correct it: from the moment of the answer nothing of them is
 * mailed, and what was stored is being deleted. Where the inbox doesn't answer, the withdrawal waits for it like a request.
 */
export async function withdraw(
  id: string,
  { bucket, inbox, inboxMs, sayGoodbye, log }: WithdrawalDependencies,
  by: "visitor" | "staff" = "visitor",
): Promise<"withdrawn" | "failed"> {
  try {
    const document = await inTime(readLead(bucket, id), inboxMs).catch(() => undefined);
    const received = document && Date.parse(document.receivedAt);
    const seen = await inTime(inbox().look({ id }), inboxMs).catch(() => undefined);
    // Once, while the address is there, and only to one that was written to before: it may be anybody's.
    if (document && seen && seen.delivery.withdrawn === null && isOut(seen.delivery.mails.visitor))
      await inTime(sayGoodbye(document, seen.reference), goodbyeMs).catch(() => {});
    const reference = await inTime(inbox().withdraw(id, { received }), inboxMs).catch(() => undefined);
    if (reference === undefined) {
      const waiting = bucket.put(keys.withdrawal(id), "").then(() => eraseDocuments(bucket, documents.all(id)));
      await inTime(waiting, bucketMs);
    }
    log({ event: "withdrawn", lead: reference ?? referenceOf(id), by, waits: reference === undefined });
    return "withdrawn";
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    log({ event: "withdrawal-stumbled", lead: referenceOf(id), kind });
    return "failed";
  }
}
