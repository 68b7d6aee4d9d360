import { uploadKeptDays } from "./request/limits.ts";

/** What we promise everybody, in one wording. `callBackBy` counts the hours of a reply in the same way. */
export const promises = {
  requestReply: "24 hours",
  /** For a home without hot water. For the owner to confirm. */
  urgentReply: "two opening hours",
  /** Which hours of a reply don't count. */
  replyRule: "Sundays and public holidays don’t count",
  emailReply: "4 hours",
  quoteHolds: "30 days",
  assessment: "45–60 minutes",
  consent: "12 months",
} as const;

/** How long a bill or photo is kept: the same beside the form, on Consent and in Privacy. */
export const fileKept = `${uploadKeptDays} days on our website, and with our staff until your quote is done, at most ${promises.consent}`;

/** "within 24 hours; Sundays and public holidays don’t count": the same before and after sending, on pages and in emails. */
export const replyWithin = `within ${promises.requestReply}; ${promises.replyRule}`;
