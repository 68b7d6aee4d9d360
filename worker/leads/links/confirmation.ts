import type { SentCheck } from "#content/request/answer.ts";
import { isReference } from "#content/request/reference.ts";
import type { Signatures } from "./signatures.ts";

/**
 * Where a kept request is confirmed: an address that survives a reload, says nothing about anybody, and can't be made up
 * for a request that was never sent. Where no secret is configured it is not signed, rather than not there.
 */
export async function confirmationAddress(signatures: Signatures, reference: string, date: string): Promise<string> {
  const sig = await signatures.sign(signedText(reference, date));
  return `/contact?${new URLSearchParams({ sent: reference, on: date, ...(sig !== undefined && { sig }) })}`;
}

export async function checkConfirmation(signatures: Signatures, query: URLSearchParams): Promise<SentCheck> {
  const reference = query.get("sent") ?? "";
  const on = query.get("on") ?? "";
  if (!isReference(reference) || !/^\d{4}-\d{2}-\d{2}$/.test(on)) return { confirmed: false };
  const signed = await signatures.isSigned(signedText(reference, on), query.get("sig") ?? "");
  return signed || (await signatures.codes("")).length === 0
    ? { confirmed: true, reference, on }
    : { confirmed: false };
}

function signedText(reference: string, date: string): string {
  return `sent\n${reference}\n${date}`;
}
