import { promises } from "#content/promises.ts";
import type { RequestKind } from "#content/request/view.ts";

/** What the page and the toast say once a request has been sent. The page's heading says when we call. */
export const sentMessages: Readonly<Record<RequestKind, string>> = {
  assessment: `Assessment request submitted successfully! We’ll contact you within ${promises.requestReply}.`,
  urgent: "Callback requested.",
  fault: "Fault reported.",
  callback: "Callback requested.",
};
