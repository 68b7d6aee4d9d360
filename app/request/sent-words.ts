import { promises } from "#content/promises.ts";
import type { RequestKind } from "#content/request/view.ts";

/** What the request's own page says once it was sent. By when we call stands there, to the hour. */
export const sentWords: Readonly<Record<RequestKind, string>> = {
  assessment: "Assessment request submitted successfully!",
  urgent: "Callback requested.",
  fault: "Fault reported.",
  callback: "Callback requested.",
};

export const assessmentToast = `${sentWords.assessment} We’ll contact you within ${promises.requestReply}. That’s ${promises.replyRule}.`;
