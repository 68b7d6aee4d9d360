// Our own details, from business.ts and promises.ts, for texts that are kept as data.
import { business, credentials } from "./business.ts";
import {
  faultPhotoRetentionText,
  fileRetentionText,
  interpreterOfferText,
  promises,
  replyWithinText,
} from "./promises.ts";

const { abn, address, hours, name, phone, privacyEmail, supportEmail } = business;

const details: Readonly<Record<string, string>> = {
  business: `${name}, ABN ${abn}`,
  address,
  "deposit-at-most": promises.depositAtMost,
  phone: `[${phone.display}](${phone.href})`,
  "privacy-email": `[${privacyEmail}](mailto:${privacyEmail})`,
  "support-email": `[${supportEmail}](mailto:${supportEmail})`,
  "code-administrator": credentials.consumerCode
    ? "the administrator of the New Energy Tech Consumer Code, which we have signed; "
    : "",
  "our-name": name,
  "interpreter-offer": interpreterOfferText,
  "assessment-takes": promises.assessment,
  "reply-within": replyWithinText,
  "quote-holds": promises.quoteHolds,
  "reply-rule": promises.replyRule,
  "urgent-reply": promises.urgentReply,
  hours: hours.text,
  "consent-lasts": promises.consent,
  "fault-reply": promises.faultReply,
  "file-kept": fileRetentionText,
  "fault-photo-kept": faultPhotoRetentionText,
};

/** Replaces "{phone}" and the like. Any other name, such as a figure's, stays as it is. */
export function withOurDetails<Texts>(texts: Texts): Texts {
  const detail = (match: string, id: string) => JSON.stringify(details[id] ?? match).slice(1, -1);
  return JSON.parse(JSON.stringify(texts).replaceAll(/\{([a-z-]+)\}/g, detail));
}
