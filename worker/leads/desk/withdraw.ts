import { referenceOf } from "#content/request/reference.ts";
import { bucketDeadlineMs, isOutage, withDeadline } from "#worker/deadline.ts";
import { errorFields, errorName } from "#worker/log.ts";
import { documents, eraseDocuments, keys, readLeadIfReadable } from "../record/documents.ts";
import type { DeskDependencies } from "./open-request.ts";

/** The longest wait for the document. Without it we can't write to the visitor, but we still withdraw the request. */
const documentDeadlineMs = 3000;
/** The longest wait for the letter. By then the request is withdrawn. */
const letterDeadlineMs = 5000;

/**
 * Withdraws a request with its whole chain of corrections. The only emails that still go out about them report the withdrawal, and
 * everything stored is deleted. If the inbox doesn't answer, a marker waits for the timer, as for a new request.
 */
export async function withdraw(
  id: string,
  { bucket, inbox, confirmWithdrawal, log }: Pick<DeskDependencies, "bucket" | "inbox" | "confirmWithdrawal" | "log">,
  by: "visitor" | "staff" = "visitor",
): Promise<"withdrawn" | "failed"> {
  try {
    const document = await withDeadline(readLeadIfReadable(bucket, id), documentDeadlineMs).catch(
      (error: unknown): undefined => {
        log({ event: "withdrawal-silent", lead: referenceOf(id), ...errorFields(error) });
      },
    );
    const receivedMs = document && Date.parse(document.receivedAt);
    const result = await inbox()
      .withdraw(id, { received: receivedMs, email: document?.request.email })
      .catch((error: unknown): undefined => {
        log({ event: "withdrawal-waits", lead: referenceOf(id), ...errorFields(error) });
      });
    if (!result) {
      const waiting = bucket.put(keys.withdrawal(id), "").then(() => eraseDocuments(bucket, documents.all(id)));
      await withDeadline(waiting, bucketDeadlineMs);
    }
    log({ event: "withdrawn", lead: result?.reference ?? referenceOf(id), by, waits: !result });
    // The letter goes after the withdrawal, so it is always true; and only from the call that withdrew the request.
    if (document && result?.mayWrite)
      await withDeadline(confirmWithdrawal(document, result.reference), letterDeadlineMs).catch((error: unknown) => {
        const logged = { lead: result.reference, mail: "withdrawn" };
        if (isOutage(error)) log({ event: "mail", ...logged, outcome: "unknown", reason: errorName(error) });
        else log({ event: "letter-failed", ...logged, ...errorFields(error) });
      });
    return "withdrawn";
  } catch (error) {
    log({ event: "withdrawal-failed", lead: referenceOf(id), ...errorFields(error) });
    return "failed";
  }
}
