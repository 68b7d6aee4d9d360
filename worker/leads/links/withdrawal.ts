import { business } from "#content/business.ts";
import type { WithdrawalAnswer, WithdrawalCheck } from "#content/request/answer.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { Log } from "#worker/log.ts";
import type { InboxCalls } from "../inbox/types.ts";
import { documents, eraseDocuments, keys, type LeadBucket, readLead } from "../storage/bucket.ts";
import { inTime } from "../storage/deadline.ts";
import type { Links, SignedLink } from "./links.ts";

export interface WithdrawalDependencies {
  bucket: LeadBucket;
  links: Links;
  inbox(): Pick<InboxCalls, "look" | "withdraw">;
  inboxMs: number;
  log: Log;
}

/** Whether the link of a mail may withdraw a request. Looking changes nothing: mail programs open links by themselves. */
export async function checkWithdrawal(
  params: URLSearchParams,
  { links, inbox, inboxMs }: WithdrawalDependencies,
): Promise<WithdrawalCheck> {
  const opened = await open(params, links);
  if (!opened) return { valid: false };
  const { id, by, staffLink } = opened;
  // An inbox that doesn't answer must not keep anybody from withdrawing.
  const seen = await inTime(inbox().look({ id }), inboxMs).catch(() => undefined);
  if (seen && staffLink !== undefined && staffLink < seen.delivery.linksFrom) return { valid: false };
  const withdrawn = seen !== undefined && seen.delivery.withdrawn !== null;
  return { valid: true, reference: seen?.reference ?? referenceOf(id), by, withdrawn };
}

/**
 * Withdraws a request with all that it corrects and all that correct it: from the moment of the answer nothing of them is
 * mailed, and what was stored is being deleted. Where the inbox doesn't answer, the withdrawal waits for it like a request.
 */
export async function withdraw(
  params: URLSearchParams,
  { bucket, links, inbox, inboxMs, log }: WithdrawalDependencies,
): Promise<WithdrawalAnswer> {
  const opened = await open(params, links);
  if (!opened) return ended;
  const { id, by, staffLink } = opened;
  try {
    const document = await inTime(readLead(bucket, id), inboxMs).catch(() => undefined);
    const received = document && Date.parse(document.receivedAt);
    const reference = await inTime(inbox().withdraw(id, { staffLink, received }), inboxMs).catch(() => undefined);
    if (reference === "ended") return ended;
    if (reference === undefined) {
      await bucket.put(keys.withdrawal(id), staffLink === undefined ? "" : String(staffLink));
      // Whether a link of staff was ended, only the inbox can say.
      if (staffLink === undefined) await eraseDocuments(bucket, documents.all(id));
    }
    log({ event: "withdrawn", lead: reference ?? referenceOf(id), by, waits: reference === undefined });
    return { status: 200, reference: reference ?? referenceOf(id) };
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    log({ event: "withdrawal-stumbled", lead: referenceOf(id), kind });
    return { status: 503, error: `That didn’t work. Please try again, or call us on ${business.phone.display}.` };
  }
}

const ended: WithdrawalAnswer = {
  status: 403,
  error: `This link isn’t valid or no longer works. Call us on ${business.phone.display} or write to ${business.privacyEmail}.`,
};

interface Opened {
  id: string;
  by: "visitor" | "staff";
  /** When a link of staff expires: a fresh one ends those before it. */
  staffLink?: number;
}

async function open(params: URLSearchParams, links: Links): Promise<Opened | undefined> {
  const [alias, expires, signature] = ["lead", "expires", "sig"].map((name) => params.get(name) ?? "");
  const link: SignedLink = { alias: alias ?? "", expires: expires ?? "", signature: signature ?? "" };
  const visitors = await links.opens("withdraw", link);
  if (visitors !== undefined) return { id: visitors, by: "visitor" };
  const staffs = await links.opens("delete", link);
  return staffs === undefined ? undefined : { id: staffs, by: "staff", staffLink: Number(link.expires) };
}
