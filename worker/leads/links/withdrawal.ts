import { business } from "#content/business.ts";
import type { WithdrawalAnswer, WithdrawalCheck } from "#content/request/answer.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { Log } from "#worker/log.ts";
import { keys, type LeadBucket } from "../storage/bucket.ts";
import { addedTo, chainOf } from "../storage/chain.ts";
import type { LeadDelivery } from "../storage/store.ts";
import type { Links, SignedLink } from "./links.ts";

export interface WithdrawalDependencies {
  bucket: LeadBucket;
  links: Links;
  deliveryOf(id: string): LeadDelivery;
  log: Log;
}

/** Whether the link of a mail may withdraw a request. Looking changes nothing: mail programs open links by themselves. */
export async function checkWithdrawal(
  params: URLSearchParams,
  parts: WithdrawalDependencies,
): Promise<WithdrawalCheck> {
  const opened = await open(params, parts);
  if (!opened) return { valid: false };
  // A store that doesn't answer must not keep anybody from withdrawing.
  const mark = await parts.bucket.head(keys.withdrawn(opened.id)).catch(() => null);
  return { valid: true, reference: referenceOf(opened.id), by: opened.by, withdrawn: mark !== null };
}

/**
 * Withdraws a request with all that it corrects and all that correct it: from the moment of the answer nothing of them is
 * mailed, and what was stored is being deleted.
 */
export async function withdraw(params: URLSearchParams, parts: WithdrawalDependencies): Promise<WithdrawalAnswer> {
  const opened = await open(params, parts);
  if (!opened)
    return {
      status: 403,
      error: `This link isn’t valid or no longer works. Call us on ${business.phone.display} or write to ${business.privacyEmail}.`,
    };
  const reference = referenceOf(opened.id);
  try {
    const chain = await chainOf(opened.id, parts.bucket);
    // This one last: while it stands, it leads to the others, should one of them fail.
    for (const id of [...chain.filter((id) => id !== opened.id), opened.id]) await parts.deliveryOf(id).withdraw(id);
    // What came meanwhile found nothing withdrawn yet.
    const later = (await addedTo(chain, parts.bucket)).filter((id) => !chain.includes(id));
    for (const id of later) await parts.deliveryOf(id).withdraw(id);
    parts.log({ event: "withdrawn", lead: reference, by: opened.by, others: chain.length - 1 + later.length });
    return { status: 200, reference };
  } catch (error) {
    parts.log({
      event: "withdrawal-stumbled",
      lead: reference,
      kind: error instanceof Error ? error.name : typeof error,
    });
    return { status: 503, error: `That didn’t work. Please try again, or call us on ${business.phone.display}.` };
  }
}

async function open(
  params: URLSearchParams,
  { links }: WithdrawalDependencies,
): Promise<{ id: string; by: "visitor" | "staff" } | undefined> {
  const link: SignedLink = {
    alias: params.get("lead") ?? "",
    expires: params.get("expires") ?? "",
    signature: params.get("sig") ?? "",
  };
  const visitors = await links.opens("withdraw", link);
  if (visitors !== undefined) return { id: visitors, by: "visitor" };
  const staffs = await links.opens("delete", link);
  return staffs === undefined ? undefined : { id: staffs, by: "staff" };
}
