import { melbourneDate, timeOnDay } from "#content/melbourne.ts";
import { isClosed } from "#content/visiting.ts";
import type { Stage } from "../record/stage.ts";
import { visitName } from "../record/visit.ts";

/** What staff have to do next, and by when. */
export function taskOf(
  { step, visit, heldUntil, wantsToMove, missed, due, outcome, answer }: Stage,
  { now, writes, fault }: { now: Date; writes: boolean; fault: boolean },
): { text: string; isLate: boolean } {
  const isLate = due !== undefined && due < now.getTime() && step !== "done";
  const by = due === undefined ? "" : timeOnDay(new Date(due));
  const reply = writes ? "Answer" : missed ? "Call again" : "Call";
  if (step === "closed") return { text: outcome === "going-ahead" ? "Going ahead" : "Not going ahead", isLate: false };
  if (step === "done")
    return { text: answer === "declined-quote" ? "Not now, they say" : "Quote sent: waiting for them", isLate: false };
  if (step === "answer") {
    const wish = answer === "accepted-quote" ? "Wants to go ahead" : "Has a question about the quote";
    return { text: `${wish}: ${reply.toLowerCase()} by ${by}`, isLate };
  }
  if (step === "quote")
    return { text: `Visited ${visit ? visitName(visit) : ""}: ${fault ? "is it fixed?" : "send the quote"}`, isLate };
  if (visit?.halfDay && isClosed(melbourneDate(visit.starts)))
    return { text: `Visit ${visitName(visit)}, but nobody visits that day: agree on another`, isLate: true };
  if (visit && heldUntil === undefined)
    return {
      text: wantsToMove ? `Wants another time: ${reply.toLowerCase()} by ${by}` : `Visit ${visitName(visit)}`,
      isLate,
    };
  if (due === undefined) return { text: "Reached: waiting for them", isLate: false };
  const held = visit ? `. ${visitName(visit)} is held for them until they confirm it` : "";
  return { text: `${isLate ? `${reply} now: it was due by ${by}` : `${reply} by ${by}`}${held}`, isLate };
}
