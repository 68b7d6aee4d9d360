import { hourMs, minuteMs } from "../durations.ts";
import { latestCallAt, phonesAt, quarterBefore, timeOnDay, workingTimeAfter } from "../melbourne.ts";
import { promises, replyWithinText } from "../promises.ts";
import { faultMinutes, urgentMinutes } from "./limits.ts";
import type { RequestKind } from "./view.ts";

/** By when we call somebody whose request came at this moment. */
export function callDueAt(receivedAt: Date, kind: RequestKind): Date {
  if (kind === "assessment" || kind === "callback") return latestCallAt(receivedAt);
  return quarterBefore(workingTimeAfter(receivedAt, kind === "urgent" ? urgentMinutes : faultMinutes));
}

/**
 * By when we would call, in words, before anything is sent. While we're open it is a length of time, which stays true as somebody types.
 * A page may be cached for the hour, so a clock time must still be right at the hour's end.
 */
export function callPromiseText(now: Date, kind: "callback" | "urgent" | "fault"): string {
  // A callback is asked for in a form, which may be sent an hour after the page was made.
  const hours = kind === "callback" ? 2 : 1;
  const lastMinute = new Date((Math.floor(now.getTime() / hourMs) + hours) * hourMs - minuteMs);
  if (!phonesAt(now).areOpen) return `by ${timeOnDay(callDueAt(lastMinute, kind), now)}`;
  if (kind === "callback") return replyWithinText;
  return `within ${kind === "urgent" ? promises.urgentReply : promises.faultReply}`;
}

/** For a home without hot water: "Closed now: we’ll call you first, by 10 am today." */
export function urgentCallSentence(now: Date): string {
  const { areOpen, text } = phonesAt(now);
  return `${areOpen ? text : "Closed now"}: we’ll call you first, ${callPromiseText(now, "urgent")}.`;
}
