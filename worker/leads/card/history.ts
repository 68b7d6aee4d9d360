import { dayAndTime, timeOnDay } from "#content/melbourne.ts";
import type { Lead } from "../storage/lead.ts";
import type { Mark } from "../storage/marks.ts";
import { momentOf } from "./calendar.ts";

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
export function statusOf(marks: readonly Mark[], promised: Date, now: Date): { text: string; isLate: boolean } {
  const last = marks.findLast(({ outcome }) => outcome !== "fresh-link" && outcome !== "note");
  if (last) return { text: `${inWords(last)}. Recorded ${dayAndTime(new Date(last.at))}.`, isLate: false };
  const isLate = now >= promised;
  return {
    text: isLate ? `Call now: we promised a call by ${timeOnDay(promised)}.` : `Call by ${timeOnDay(promised)}.`,
    isLate,
  };
}

/** The visit that was booked last, unless something else was said since. */
export function bookedVisit(marks: readonly Mark[]): Date | undefined {
  const last = marks.findLast(({ outcome }) => outcome === "booked" || outcome === "not-for-us");
  return last?.outcome === "booked" && last.time !== undefined ? momentOf(last.time) : undefined;
}

function inWords({ outcome, time }: Mark): string {
  const when = time === undefined ? undefined : momentOf(time);
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
