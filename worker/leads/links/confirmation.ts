import { addDays, callBackBy, instantOf, melbourneDate, melbourneStamp, timeOnDay } from "#content/melbourne.ts";
import type { SentCheck } from "#content/request/answer.ts";
import { consentEnds } from "#content/request/consent.ts";
import { isReference } from "#content/request/reference.ts";
import type { Links } from "./links.ts";
import type { Signatures } from "./signatures.ts";

/**
 * Where a stored request is confirmed: an address that survives a reload, says nothing about anybody, and can't be made
 * up. It belongs to whoever sent the request: its page carries the links to correct and to withdraw it. Where no secret is
 * configured it is not signed, and carries no links.
 */
export async function confirmationAddress(
  signatures: Signatures,
  { id, reference, now, callback }: { id: string; reference: string; now: Date; callback: boolean },
): Promise<string> {
  const alias = signatures.aliasOf(id);
  const on = melbourneStamp(now);
  const sig = await signatures.sign(signedText(reference, on, alias));
  const query = new URLSearchParams({ sent: reference, on, ...(sig !== undefined && { lead: alias, sig }) });
  if (callback) query.set("kind", "callback");
  return `/contact?${query}`;
}

/** For whoever sent it, and nobody else: where it is corrected and withdrawn, and for a day, where a file is added. */
export async function senderLinks(links: Links, id: string, receivedAt: Date, callback: boolean) {
  const on = melbourneDate(receivedAt);
  const ends = instantOf({ date: addDays(consentEnds(on), 1), minutes: 0 }).getTime();
  const [correct, withdraw, add] = await Promise.all([
    links.correct(id, ends),
    links.consent(id, "withdraw", ends),
    callback ? undefined : links.add(id, receivedAt.getTime()),
  ]);
  return { correct: pathOf(correct), withdraw: pathOf(withdraw), add: pathOf(add) };
}

export async function checkConfirmation(
  { signatures, links }: { signatures: Signatures; links: Links },
  query: URLSearchParams,
): Promise<SentCheck> {
  const [reference, stamp, alias, sig] = ["sent", "on", "lead", "sig"].map((name) => query.get(name) ?? "");
  const [, on, hours, minutes] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}))?$/.exec(stamp ?? "") ?? [];
  if (!reference || !stamp || !on || !isReference(reference)) return { confirmed: false };
  const received = instantOf({ date: on, minutes: Number(hours ?? 0) * 60 + Number(minutes ?? 0) });
  if (Number.isNaN(received.getTime())) return { confirmed: false };
  const callback = query.get("kind") === "callback";
  const due = hours && timeOnDay(callBackBy(received));
  const known = { confirmed: true as const, reference, on, due, callback, file: query.get("file") === "kept" };
  if (!signatures.canSign) return known;
  const by = await signatures.signedBy(signedText(reference, stamp, alias ?? ""), sig ?? "");
  const id = by === undefined ? undefined : signatures.idsOf(alias ?? "")[by];
  if (id === undefined) return { confirmed: false };
  return { ...known, ...(await senderLinks(links, id, received, callback)) };
}

/** The page it is on may be shown under another name of the site. */
function pathOf(link: string | undefined): string | undefined {
  if (link === undefined || !URL.canParse(link)) return link;
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

function signedText(reference: string, date: string, alias: string): string {
  return `sent\n${reference}\n${date}\n${alias}`;
}
