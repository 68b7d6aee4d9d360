import { promises } from "#content/promises.ts";
import type { RequestKind } from "#content/request/view.ts";

/** What a request's page and its toast say once it was sent. The page's heading says when we call. */
export const sentMessages: Readonly<Record<RequestKind, string>> = {
  assessment: `Assessment request submitted successfully! We’ll contact you within ${promises.requestReply}.`,
  urgent: "Callback requested.",
  fault: "Fault reported.",
  callback: "Callback requested.",
};
