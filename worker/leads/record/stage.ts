import { day, minute } from "#content/durations.ts";
import { callBackBy, momentOf } from "#content/melbourne.ts";
import { outcomeNamed, type RecordedEvent, type Step } from "./outcomes.ts";

type Event = Pick<RecordedEvent, "at" | "outcome" | "time">;

/** Where a request stands, as far as it doesn't depend on what time it is. */
export interface Standing {
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
  /** When somebody first tried to reach the visitor. */
  contactedAt: number | undefined;
  /** What staff recorded last. A visitor who cancels the visit was spoken to. */
  outcome: string | undefined;
}

export type Stage = Standing & {
  /** The visit that is still to come. */
  visitAhead: Date | undefined;
};

export const visitMinutes = 60;
const quoteHoldsMs = 30 * day;

/**
 * Where a request stands at this time, after all that was recorded, the latest last. Nothing else derives a state from events.
 * `promised`: by when we said that we call.
 */
export function stage(events: readonly Event[], now: Date, promised?: number): Stage {
  const standing = standingAfter(events, promised);
  const { step, visit } = standing;
  if (step === "visit" && visit && now.getTime() > endOf(visit))
    return { ...standing, step: "quote", wantsToMove: false, visitAhead: undefined };
  return { ...standing, visitAhead: step === "visit" ? visit : undefined };
}

/** What the inbox stores in columns. That a visit is over isn't: the list compares its end with the time. */
export function standingAfter(events: readonly Event[], promised?: number): Standing {
  const start: Standing = {
    step: "call",
    visit: undefined,
    booked: undefined,
    isRebooked: false,
    sequence: 0,
    wantsToMove: false,
    missed: false,
    due: promised,
    contactedAt: undefined,
    outcome: undefined,
  };
  return events.reduce(after, start);
}

function after(before: Standing, { at, outcome: name, time }: Event): Standing {
  const outcome = outcomeNamed(name);
  if (!outcome) return before;
  const moment = time === null ? undefined : momentOf(time);
  const calledBack = callBackBy(new Date(at)).getTime();
  if (outcome.visit === "to be moved" && before.visit) return { ...before, wantsToMove: true, due: calledBack };
  if (!outcome.leadsTo && outcome.due !== "retry") return before;

  const contactedAt = before.contactedAt ?? (outcome.isContact ? at : undefined);
  const known = { ...before, contactedAt, outcome: outcome.by === "staff" ? name : "called" };
  // The deadline stays, unless another was set. A visitor who couldn't be reached about a visit still has it.
  if (!outcome.leadsTo) return { ...known, missed: true, due: moment?.getTime() ?? before.due };

  const visit = outcome.visit === "booked" ? moment : outcome.visit === "off" ? undefined : before.visit;
  const dueTimes = { "call back": calledBack, "quote holds": at + quoteHoldsMs, retry: undefined };
  return {
    ...known,
    step: outcome.leadsTo,
    missed: false,
    visit,
    booked: outcome.visit === "booked" ? moment : before.booked,
    isRebooked: outcome.visit ? outcome.visit === "booked" && before.visit !== undefined : before.isRebooked,
    sequence: before.sequence + (outcome.visit ? 1 : 0),
    wantsToMove: before.wantsToMove && outcome.leadsTo === "visit" && outcome.visit === undefined,
    due: outcome.due ? dueTimes[outcome.due] : visit && endOf(visit),
  };
}

function endOf(visit: Date): number {
  return visit.getTime() + visitMinutes * minute;
}
