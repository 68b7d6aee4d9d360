import { dayAndTime, timeOnDay } from "#content/melbourne.ts";
import type { MarkEvent } from "../inbox/types.ts";
import type { Lead } from "../storage/lead.ts";
import { momentOf } from "./calendar.ts";

/** What staff said, with the text of its note, which lies in the bucket. */
export interface Mark extends Pick<MarkEvent, "at" | "outcome" | "time"> {
  note?: string | undefined;
}

/** Everything that happened, the latest last. */
export function historyOf(lead: Lead, marks: readonly Mark[]): { at: string; what: string; note?: string }[] {
  return [
    { at: dayAndTime(new Date(lead.receivedAt)), what: "Request received" },
    ...marks.map((mark) => ({
      at: dayAndTime(new Date(mark.at)),
      what: inWords(mark),
      ...(mark.note !== undefined && { note: mark.note }),
    })),
  ];
}

/** Where the request stands, in one line. */
export function statusOf(
  marks: readonly Mark[],
  { promised, now, isUnknown }: { promised: Date; now: Date; isUnknown: boolean },
): { text: string; isLate: boolean } {
  const last = marks.findLast(({ outcome }) => outcome !== "fresh-link" && outcome !== "note");
  if (last) return { text: `${inWords(last)}. Recorded ${dayAndTime(new Date(last.at))}.`, isLate: false };
  if (isUnknown)
    return {
      text: "State unknown: the site lost its record of this request. Look for its emails, and ask whether somebody has called.",
      isLate: true,
    };
  const isLate = now >= promised;
  return {
    text: isLate ? `Call now: we promised a call by ${timeOnDay(promised)}.` : `Call by ${timeOnDay(promised)}.`,
    isLate,
  };
}

/** The visit that was booked last, unless something else was said since. */
export function bookedVisit(marks: readonly Mark[]): Date | undefined {
  const last = marks.findLast(({ outcome }) => outcome === "booked" || outcome === "not-for-us");
  return last?.outcome === "booked" && last.time !== null ? momentOf(last.time) : undefined;
}

function inWords({ outcome, time }: Mark): string {
  const when = time === null ? undefined : momentOf(time);
  if (outcome === "no-answer") return `No answer${when ? `, try again ${dayAndTime(when)}` : ""}`;
  if (outcome === "booked") return `Visit booked for ${when ? dayAndTime(when) : "a time not given"}`;
  return words[outcome];
}

const words = {
  called: "Called",
  "not-for-us": "Not for us",
  "fresh-link": "A new link was emailed to staff",
  note: "Note",
} as const;
