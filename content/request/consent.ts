import { promises } from "#content/promises.ts";
import { business } from "../business.ts";
import type { RequestKind } from "./view.ts";

const agreeText = `I agree that ${business.name} may contact me about this request by`;
const durationAndWithdrawalText = `for ${promises.consent}. I can withdraw this at any time by phone or in writing`;
const firstLinkSentence = "For one day I can also use the link shown after sending.";

/** What the visitor agrees to. Each request stores the wording and its version: change the version whenever you change a word. */
export const consent = {
  version: "2026-11-29",
  wording: `${agreeText} phone, email or text message ${durationAndWithdrawalText}, or by the link in every confirmation.`,
  /** We don't ask for an email address if a visitor only leaves a number. */
  callbackWording: `${agreeText} phone or text message ${durationAndWithdrawalText}. ${firstLinkSentence}`,
  /** The consent in the form for a home without hot water, where the email address is optional. */
  urgentWording: `${agreeText} phone, text message or email ${durationAndWithdrawalText}. ${firstLinkSentence}`,
  /** The consent in the form for a fault. It allows nothing else: no offers, no news. */
  faultWording: `I agree that ${business.name} may contact me by phone, text message or email about this fault, and about nothing else, ${durationAndWithdrawalText}. ${firstLinkSentence}`,
} as const;

export function consentWording(kind: RequestKind): string {
  const { wording, callbackWording, urgentWording, faultWording } = consent;
  return { assessment: wording, callback: callbackWording, urgent: urgentWording, fault: faultWording }[kind];
}

/** The last day of a consent: 12 months after it was given. */
export function consentEnds(givenOn: string): string {
  const [year = "", month = "", day = ""] = givenOn.split("-");
  return `${Number(year) + 1}-${month}-${month === "02" && day === "29" ? "28" : day}`;
}
