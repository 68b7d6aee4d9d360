import { referenceOf } from "#content/request/reference.ts";
import { bucketMs, withDeadline } from "#worker/deadline.ts";
import { kindOf } from "#worker/log.ts";
import { wasAccepted } from "../record/delivery.ts";
import { documents, eraseDocuments, keys, readableLead } from "../record/documents.ts";

import type { DeskDependencies } from "./open-request.ts";

/** The longest wait for the document. Withdrawing works without it. */
const documentMs = 3000;

/**
 * Withdraws a request with all that it corrects and all that correct it: from the moment of the answer nothing of them is
 * mailed, and what was stored is being deleted. Where the inbox doesn't answer, the withdrawal waits for it like a request.
 */
export async function withdraw(
  id: string,
  { bucket, inbox, confirmWithdrawal, log }: Pick<DeskDependencies, "bucket" | "inbox" | "confirmWithdrawal" | "log">,
  by: "visitor" | "staff" = "visitor",
): Promise<"withdrawn" | "failed"> {
  try {
    const document = await withDeadline(readableLead(bucket, id), documentMs).catch(() => undefined);
    const received = document && Date.parse(document.receivedAt);
    const record = await inbox()
      .find({ id })
      .catch(() => undefined);
    // Mailed once, before the address is deleted, and only to an address that was mailed before: it may be a stranger's.
    if (document && record && record.delivery.withdrawn === null && wasAccepted(record.delivery.mails.visitor))
      await confirmWithdrawal(document, record.reference).catch(() => {});
    const reference = await inbox()
      .withdraw(id, { received })
      .catch(() => undefined);
    if (reference === undefined) {
      const waiting = bucket.put(keys.withdrawal(id), "").then(() => eraseDocuments(bucket, documents.all(id)));
      await withDeadline(waiting, bucketMs);
    }
    log({ event: "withdrawn", lead: reference ?? referenceOf(id), by, waits: reference === undefined });
    return "withdrawn";
  } catch (error) {
    log({ event: "withdrawal-stumbled", lead: referenceOf(id), kind: kindOf(error) });
    return "failed";
  }
}
