import { promises } from "#content/promises.ts";
import type { RequestKind } from "#content/request/view.ts";

/** The words on a request's page and in its toast once it was sent. The page's heading says when we call. */
export const sentWords: Readonly<Record<RequestKind, string>> = {
  assessment: `Assessment request submitted successfully! We’ll contact you within ${promises.requestReply}.`,
  urgent: "Callback requested.",
  fault: "Fault reported.",
  callback: "Callback requested.",
};
