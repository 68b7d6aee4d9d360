import { addDays, instantOf } from "#content/melbourne.ts";
import type { SentCheck } from "#content/request/answer.ts";
import { consentEnds } from "#content/request/consent.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { Links } from "./links.ts";
import type { Signatures } from "./signatures.ts";

/**
 * Where a stored request is confirmed: an address that survives a reload, says nothing about anybody, and can't be made
 * up. It belongs to whoever sent the request: its page carries the links to correct and to withdraw it. Where no secret is
 * configured it is not signed, and carries no links.
 */
export async function confirmationAddress(signatures: Signatures, id: string, date: string): Promise<string> {
  const alias = signatures.aliasOf(id);
  const sent = referenceOf(id);
  const sig = await signatures.sign(signedText(sent, date, alias));
  return `/contact?${new URLSearchParams({ sent, on: date, ...(sig !== undefined && { lead: alias, sig }) })}`;
}

export async function checkConfirmation(
  { signatures, links }: { signatures: Signatures; links: Links },
  query: URLSearchParams,
): Promise<SentCheck> {
  const [reference, on, alias, sig] = ["sent", "on", "lead", "sig"].map((name) => query.get(name) ?? "");
  if (!reference || !on || !/^WB-[0-9A-F]{8}$/.test(reference) || !/^\d{4}-\d{2}-\d{2}$/.test(on))
    return { confirmed: false };
  if (!signatures.canSign) return { confirmed: true, reference, on };
  const by = await signatures.signedBy(signedText(reference, on, alias ?? ""), sig ?? "");
  const id = by === undefined ? undefined : signatures.idsOf(alias ?? "")[by];
  if (id === undefined) return { confirmed: false };
  const ends = instantOf({ date: addDays(consentEnds(on), 1), minutes: 0 }).getTime();
  const [correct, withdraw] = await Promise.all([links.correct(id, ends), links.consent(id, "withdraw", ends)]);
  return { confirmed: true, reference, on, correct: pathOf(correct), withdraw: pathOf(withdraw) };
}

/** The page it stands on may be shown under another name of the site. */
function pathOf(link: string | undefined): string | undefined {
  if (link === undefined || !URL.canParse(link)) return link;
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

function signedText(reference: string, date: string, alias: string): string {
  return `sent\n${reference}\n${date}\n${alias}`;
}
