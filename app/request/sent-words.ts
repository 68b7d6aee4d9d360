import { promises } from "#content/promises.ts";
import type { RequestKind } from "#content/request/view.ts";

/** What is said once it was sent, and by the toast that an assessment's page shows. By when we call stands there, to the hour. */
export const sentWords: Readonly<Record<RequestKind, string>> = {
  assessment: `Assessment request submitted successfully! We’ll contact you within ${promises.requestReply}.`,
  urgent: "Callback requested.",
  fault: "Fault reported.",
  callback: "Callback requested.",
};
