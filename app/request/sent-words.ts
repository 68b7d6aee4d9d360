import { promises } from "#content/promises.ts";

/** What the toast says once a request was sent. */
export const sentWords = {
  assessment: `Assessment request submitted successfully! We'll contact you within ${promises.requestReply}.`,
  urgent: `Callback requested. We'll call you within ${promises.urgentReply}.`,
  fault: `Fault reported. We'll call you within ${promises.faultReply}.`,
  callback: `Callback requested. We'll call you within ${promises.requestReply}.`,
} as const;
