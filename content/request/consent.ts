import { promises } from "#content/promises.ts";
import { business } from "../business.ts";

/** What the visitor agrees to. Wording and version are kept with each request; a changed word is a new version. */
export const consent = {
  version: "2026-11-22",
  wording: `I agree that ${business.name} may contact me about this request by phone, email or text message for ${promises.consent}. I can withdraw this at any time, in writing, by phone, or using the link in the confirmation email.`,
} as const;

/** The last day on which a consent holds: 12 months after it was given. */
export function consentEnds(givenOn: string): string {
  const [year = "", month = "", day = ""] = givenOn.split("-");
  return `${Number(year) + 1}-${month}-${month === "02" && day === "29" ? "28" : day}`;
}
