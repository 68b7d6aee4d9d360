import { callBackBy, dayAndTime, instantOf, melbourneStamp, timeOnDay } from "#content/melbourne.ts";
import type { StaffOutcome, VisitorOutcome } from "../inbox/policy.ts";
import type { MarkEvent } from "../inbox/types.ts";

/*
 * Where a request stands after everything that staff and the visitor did, and what staff have to do next.
 */

/** Which step of the way is under way. */
export type Step = "call" | "visit" | "quote" | "done" | "closed";

/** One line for everything that can happen to a request: what history says of it, and the step that follows. */
const outcomes: Record<StaffOutcome | VisitorOutcome, { words: string; leadsTo?: Step }> = {
  called: { words: "Reached", leadsTo: "visit" },
  "no-answer": { words: "No answer", leadsTo: "call" },
  booked: { words: "Visit booked", leadsTo: "visit" },
  cancelled: { words: "Visit cancelled", leadsTo: "visit" },
  quoted: { words: "Quote sent", leadsTo: "done" },
  "not-for-us": { words: "Not going ahead", leadsTo: "closed" },
  "new-phone": { words: "The visitor gave another phone number" },
  "new-services": { words: "The visitor changed what it is about" },
  "new-times": { words: "The visitor chose other times" },
  "new-message": { words: "The visitor changed their message" },
  "new-file": { words: "The visitor added a file" },
  "gave-up-visit": { words: "The visitor cancelled the visit", leadsTo: "visit" },
};

type Event = Pick<MarkEvent, "at" | "outcome" | "time">;

export interface Stage {
  step: Step;
  /** The visit that is booked, also once it is over. */
  visit: Date | undefined;
  /** The last visit that was booked, also once it was cancelled. */
  booked: Date | undefined;
  /** Another visit was booked before. */
  isRebooked: boolean;
  /** How often the visit was booked, moved or cancelled. */
  sequence: number;
  /** The visitor chose other times after it was booked. */
  wantsToMove: boolean;
  /** Somebody rang, and nobody picked up since. */
  missed: boolean;
  /** When staff have something to do next; undefined while it is the visitor's turn. Of a quote: until when it holds. */
  due: number | undefined;
}

export const visitMinutes = 60;
const quoteHoldsMs = 30 * 86_400_000;

/** Where a request stands after all that happened, the latest last. `promised`: by when we said that we call. */
export function stageOf(events: readonly Event[], now: Date, promised?: number): Stage {
  const stage: Stage = {
    step: "call",
    visit: undefined,
    booked: undefined,
    isRebooked: false,
    sequence: 0,
    wantsToMove: false,
    missed: false,
    due: promised,
  };
  for (const { at, outcome, time } of events) {
    if (outcome === "note") continue;
    const { leadsTo } = outcomes[outcome];
    const moment = time === null ? undefined : momentOf(time);
    if (outcome === "new-times" && stage.visit) {
      stage.wantsToMove = true;
      stage.due = callBackBy(new Date(at)).getTime();
    }
    if (leadsTo === undefined) continue;
    stage.missed = outcome === "no-answer";
    if (stage.missed) {
      // The deadline stays, unless another was set. A visitor who couldn't be reached about a visit still has it.
      stage.due = moment?.getTime() ?? stage.due;
      continue;
    }
    stage.step = leadsTo;
    if (outcome !== "called") stage.wantsToMove = false;
    if (outcome !== "called" && outcome !== "quoted") {
      const isBooked = outcome === "booked";
      stage.isRebooked = isBooked && stage.visit !== undefined;
      stage.visit = isBooked ? moment : undefined;
      if (isBooked) stage.booked = moment;
      stage.sequence += 1;
    }
    stage.due = stage.visit && endOf(stage.visit);
    if (outcome === "gave-up-visit") stage.due = callBackBy(new Date(at)).getTime();
    if (outcome === "quoted") stage.due = at + quoteHoldsMs;
  }
  const isOver = stage.visit !== undefined && now.getTime() > endOf(stage.visit);
  if (stage.step === "visit" && isOver) return { ...stage, step: "quote", wantsToMove: false };
  return stage;
}

/** The visit that is still to come. */
export function visitAhead({ step, visit }: Stage): Date | undefined {
  return step === "visit" ? visit : undefined;
}

function endOf(visit: Date): number {
  return visit.getTime() + visitMinutes * 60_000;
}

/** An event in one line, for staff. */
export function eventInWords({ outcome, time }: Omit<Event, "at">): string {
  if (outcome === "note") return "Note";
  const when = time === null ? undefined : momentOf(time);
  if (outcome === "no-answer" && when) return `No answer, try again ${dayAndTime(when)}`;
  if (outcome === "booked") return `Visit booked for ${when ? dayAndTime(when) : "a time not given"}`;
  return outcomes[outcome].words;
}

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

/** "2026-11-26T14:30" on Melbourne's clock; undefined where the clock never shows it. */
export function momentOf(stamp: string): Date | undefined {
  const [, date, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(stamp) ?? [];
  if (date === undefined) return undefined;
  const moment = instantOf({ date, minutes: Number(hours) * 60 + Number(minutes) });
  return !Number.isNaN(moment.getTime()) && melbourneStamp(moment) === stamp.slice(0, 16) ? moment : undefined;
}
