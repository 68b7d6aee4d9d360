// What the business promises, for the owner to confirm. Pages, emails and the office use it.
import { business } from "./business.ts";
import { uploadKeptDays } from "./request/limits.ts";

/** The promises to every visitor, worded once. `latestCallAt` counts a reply's hours in the same way. */
export const promises = {
  requestReply: "24 hours",
  /** The reply to a home without hot water. For the owner to confirm. */
  urgentReply: "two opening hours",
  /** The reply to a customer with a fault. For the owner to confirm. */
  faultReply: "four opening hours",
  /** Which hours don't count towards a reply. */
  replyRule: "not counting Sundays and public holidays",
  emailReply: "4 hours",
  quoteHolds: "30 days",
  /** The deposit as a share of the price. For the owner to confirm. */
  depositAtMost: "10%",
  assessment: "45–60 minutes",
  consent: "12 months",
} as const;

/** How long we keep a bill or photo. The form, Consent and Privacy use this wording. */
export const fileRetentionText = `${uploadKeptDays} days on our website, and with our staff until your quote is done, at most ${promises.consent}`;

/** How long we keep a photo of a fault. */
export const faultPhotoRetentionText = `${uploadKeptDays} days on our website, and with our staff until the fault is fixed, at most ${promises.consent}`;

/** "within 24 hours (not counting Sundays and public holidays)": the promise always comes with its rule. */
export const replyWithinText = `within ${promises.requestReply} (${promises.replyRule})`;

/** Emergencies, which come before any call to us. */
export const dangerText = "Smoke, flames, a smell of gas or a swollen battery? Everybody out, and call 000 first.";

/** The Translating and Interpreting Service. Callers say their language and whom to ring; an interpreter joins the call. */
export const interpreter = {
  name: "TIS National",
  phone: { display: "131 450", href: "tel:131450" },
  hours: "24 hours a day, every day",
} as const;

/** For visitors who prefer another language. It may only be printed where "[words](URL)" becomes a link. */
export const interpreterOfferText = `For an interpreter, call ${interpreter.name} on [${interpreter.phone.display}](${interpreter.phone.href}), ${interpreter.hours}, and ask for us on ${business.phone.display}; we answer ${business.hours.text}.`;
