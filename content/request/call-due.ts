import { callBackBy, instantOf, phonesAt, quarterBefore, timeOnDay, workingTimeAfter } from "../melbourne.ts";
import { promises, replyWithin } from "../promises.ts";
import { faultMinutes, urgentMinutes } from "./limits.ts";
import type { RequestKind } from "./view.ts";

/** By when we call somebody whose request came at this moment. */
export function callDue(received: Date, kind: RequestKind): Date {
  if (kind === "assessment" || kind === "callback") return callBackBy(received);
  return quarterBefore(workingTimeAfter(received, kind === "urgent" ? urgentMinutes : faultMinutes));
}

/** The same before anything is sent: while we're open it's a length of time, which doesn't change while somebody types. */
export function callPromise(now: Date, kind: "callback" | "urgent" | "fault"): string {
  if (!phonesAt(now).areOpen) return `by ${timeOnDay(callDue(now, kind))}`;
  if (kind === "callback") return replyWithin;
  return `within ${kind === "urgent" ? promises.urgentReply : promises.faultReply}`;
}

/** The same of a home without hot water, on a page that is the same all day: to the hour on a day on which we're closed. */
export function urgentPromiseOn(date: string): string {
  return callPromise(instantOf({ date, minutes: 12 * 60 }), "urgent");
}
