import { dayAndTime, timeOnDay } from "#content/melbourne.ts";
import type { Stage } from "../record/stage.ts";

/** What staff have to do next, and by when. */
export function taskOf(
  { step, visit, wantsToMove, missed, due }: Stage,
  { now, writes }: { now: Date; writes: boolean },
): { text: string; isLate: boolean } {
  const isLate = due !== undefined && due < now.getTime() && step !== "done";
  const by = due === undefined ? "" : timeOnDay(new Date(due));
  const answer = writes ? "Answer" : missed ? "Call again" : "Call";
  if (step === "closed") return { text: "Not going ahead", isLate: false };
  if (step === "done") return { text: "Quote sent: waiting for them", isLate: false };
  if (step === "quote") return { text: `Visited ${visit ? dayAndTime(visit) : ""}: send the quote`, isLate };
  if (visit)
    return {
      text: wantsToMove ? `Wants another time: ${answer.toLowerCase()} by ${by}` : `Visit ${dayAndTime(visit)}`,
      isLate,
    };
  if (due === undefined) return { text: "Reached: waiting for them", isLate: false };
  return { text: isLate ? `${answer} now: it was due by ${by}` : `${answer} by ${by}`, isLate };
}
