import { business } from "#content/business.ts";
import type { WithdrawalAnswer, WithdrawalCheck } from "#content/request/answer.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { Log } from "../../log.ts";
import { keys, type LeadBucket, readableLead } from "../storage/bucket.ts";
import type { LeadDelivery } from "../storage/store.ts";
import type { Links } from "./links.ts";

export interface WithdrawalDependencies {
  bucket: LeadBucket;
  links: Links;
  deliveryOf(id: string): LeadDelivery;
  log: Log;
}

/** Whether the link of a mail may withdraw a request. Looking changes nothing: mail programs open links by themselves. */
export async function checkWithdrawal(
  params: URLSearchParams,
  { bucket, links }: WithdrawalDependencies,
): Promise<WithdrawalCheck> {
  const link = {
    id: params.get("lead") ?? "",
    expires: params.get("expires") ?? "",
    signature: params.get("sig") ?? "",
  };
  const scope = (await links.allows("withdraw", link)) ? "withdraw" : "delete";
  if (scope === "delete" && !(await links.allows(scope, link))) return { valid: false };
  // A store that doesn't answer must not keep anybody from withdrawing.
  const mark = await bucket.head(keys.withdrawn(link.id)).catch(() => null);
  return {
    valid: true,
    reference: referenceOf(link.id),
    by: scope === "withdraw" ? "visitor" : "staff",
    withdrawn: mark !== null,
  };
}

/** Withdraws: from the moment of the answer nothing of the request is mailed, and what was kept is being deleted. */
export async function withdraw(params: URLSearchParams, parts: WithdrawalDependencies): Promise<WithdrawalAnswer> {
  const check = await checkWithdrawal(params, parts);
  if (!check.valid)
    return {
      status: 403,
      error: `This link is not valid or no longer works. Call us on ${business.phone.display} or write to ${business.privacyEmail}.`,
    };
  const id = params.get("lead") ?? "";
  try {
    for (const one of await withCorrected(id, parts.bucket)) await parts.deliveryOf(one).withdraw(one);
    parts.log({ event: "withdrawn", lead: check.reference, by: check.by });
    return { status: 200, reference: check.reference };
  } catch (error) {
    parts.log({
      event: "withdrawal-stumbled",
      lead: check.reference,
      kind: error instanceof Error ? error.name : typeof error,
    });
    return { status: 503, error: `That didn't work. Please try again, or call us on ${business.phone.display}.` };
  }
}

/** A correction goes together with what it corrected, the oldest first: while a newer one stands, it leads to the rest. */
async function withCorrected(id: string, bucket: LeadBucket): Promise<string[]> {
  const chain = [id];
  for (let next: string | undefined = id; next !== undefined && chain.length <= maxCorrections; ) {
    next = (await readableLead(bucket, next))?.replaces;
    if (next !== undefined && !chain.includes(next)) chain.unshift(next);
    else next = undefined;
  }
  return chain;
}

const maxCorrections = 20;
