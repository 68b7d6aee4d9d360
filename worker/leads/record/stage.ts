import { day, second } from "#content/durations.ts";
import { callBackBy, quarterAfter } from "#content/melbourne.ts";
import { type OutcomeName, outcomeNamed, type RecordedEvent, type Step } from "./outcomes.ts";
import { type Visit, visitAt } from "./visit.ts";

type Event = Pick<RecordedEvent, "at" | "outcome" | "time"> & Partial<Pick<RecordedEvent, "key">>;

interface Question {
  key: string;
  at: number;
  /** When somebody reached them. */
  answered?: number;
}

/** Where a request stands, as far as it doesn't depend on what time it is. */
export interface Standing {
  step: Step;
  /** The visit that is booked, also once it is over. */
  visit: Visit | undefined;
  /** The last visit that was booked, also once it was cancelled. */
  booked: Visit | undefined;
  /** It had begun when the request was closed. */
  wasVisited: boolean;
  /** Until when the visit is held for a visitor who hasn't confirmed it; undefined where it is theirs. */
  heldUntil: number | undefined;
  /** It was held, and the visitor didn't confirm it in time. */
  hasLapsed: boolean;
  /** Staff have reached the visitor, or the link in our letter was used: what they book is theirs at once. */
  isConfirmed: boolean;
  /** What staff recorded when they last reached them; where they never did, when they last tried to, or wrote down what was agreed. */
  contact: { outcome: string; at: number } | undefined;
  /** They don't want to be reminded of the visit. */
  wantsNoReminders: boolean;
  /** The quote that was sent last: its key, from when until when it holds, what it took the place of, and the visit's number by then. */
  quote:
    | { key: string; at: number; ends: number; replaces: "none" | "a quote" | "an accepted quote"; sequence: number }
    | undefined;
  /** Whether they'd like to go ahead with it, as they said last. */
  answer: { outcome: string; at: number } | undefined;
  /** What they asked about it, by the keys of its events. */
  questions: readonly Question[];
  /** They have the contract for it, to sign. */
  hasContract: boolean;
  /** When it was sent; 0 where it never was. */
  contractAt: number;
  /** They don't want to be reminded of it. */
  wantsNoQuoteReminders: boolean;
  /** Another visit was booked before. */
  isRebooked: boolean;
  /** Rises each time the visit is booked, moved, confirmed or cancelled: seconds since 2026, so that it outlasts a lost inbox. */
  sequence: number;
  /** The visitor chose other times after it was booked. */
  wantsToMove: boolean;
  /** Somebody rang, and nobody picked up since. */
  missed: boolean;
  /** When staff have something to do next; undefined while it is the visitor's turn. Of a quote: until when it holds. */
  due: number | undefined;
  /** When somebody first tried to reach the visitor, or the visitor booked a visit, so that nobody had to. */
  contactedAt: number | undefined;
  /** What staff recorded last. A visitor who cancels the visit was spoken to. */
  outcome: string | undefined;
}

export type Stage = Standing & {
  /** The visit that is still to come. */
  visitAhead: Visit | undefined;
};

const quoteHoldsMs = 30 * day;
/** How long a half-day is held for a visitor who hasn't confirmed it. */
export const holdMs = day;
const sequencesBegin = Date.UTC(2026, 0, 1);

/**
 * Where a request stands at this time, after all that was recorded, the latest last. Nothing else derives a state from events.
 * `promised`: by when we said that we call.
 */
export function stage(events: readonly Event[], now: Date, promised?: number): Stage {
  const standing = standingAfter(events, promised);
  const { step, visit } = standing;
  const isOver = visit !== undefined && now > visit.ends;
  if (!isOver) return { ...standing, visitAhead: visit };
  return { ...standing, step: step === "visit" ? "quote" : step, wantsToMove: false, visitAhead: undefined };
}

/** A quote holds until it ends, whatever happens about a visit meanwhile. */
export function holdsQuote({ step, quote }: Pick<Stage, "step" | "quote">, now: number): boolean {
  return step !== "closed" && quote !== undefined && now < quote.ends;
}

/** What they say about the quote by now. A contract that was sent is newer than their last answer, and means that they accepted. */
export function answerNow({ answer, hasContract }: Pick<Standing, "answer" | "hasContract">): string | undefined {
  return hasContract ? "accepted-quote" : answer?.outcome;
}

export function goesAhead(standing: Pick<Standing, "answer" | "hasContract">): boolean {
  return answerNow(standing) === "accepted-quote";
}

export function openQuestions({ questions }: Pick<Standing, "questions">): Question[] {
  return questions.filter(({ answered }) => answered === undefined);
}

/** No other is booked since, and no quote was sent without one. */
export function isVisitCancelled({ visit, booked, hasLapsed, quote, sequence }: Standing): boolean {
  const isNews = quote === undefined || sequence > quote.sequence;
  return visit === undefined && booked !== undefined && !hasLapsed && isNews;
}

/** A visit can be booked, moved or cancelled: one is ahead, there is none yet, or it was cancelled when they had the contract. */
export function takesVisit(reached: Stage): boolean {
  const { step, visitAhead } = reached;
  return (
    step === "call" ||
    step === "visit" ||
    visitAhead !== undefined ||
    (step === "contract" && isVisitCancelled(reached))
  );
}

/**
 * What a correction has from what it corrects: the quote, and what still stands of what was said about it. What would have nobody
 * call isn't passed on: a call was promised for the correction.
 */
export function passedOn(events: readonly RecordedEvent[]): RecordedEvent[] {
  const standing = standingAfter(events);
  const { quote, answer, hasContract } = standing;
  const kept = [quote?.key, ...openQuestions(standing).map(({ key }) => key)];
  const stands = ({ outcome: name, at, key }: RecordedEvent) => {
    // A contract says that they accepted, and staff have answered that. What is due is the call for the correction.
    if (name === answer?.outcome && at === answer.at) return name === "accepted-quote" && !hasContract;
    if (outcomeNamed(name)?.sendsContract) return hasContract && quote !== undefined && at >= quote.at;
    return kept.includes(key) || name === "no-quote-reminders";
  };
  if (!quote) return [];
  return events.filter(stands).map((event) => {
    const { takesQuote, sendsContract } = outcomeNamed(event.outcome) ?? {};
    const passedOnAs = takesQuote ? quotePassedOn[quote.replaces] : sendsContract && "contract-passed-on";
    return { ...event, outcome: passedOnAs ?? event.outcome };
  });
}

const quotePassedOn = {
  none: "quote-passed-on",
  "a quote": "later-quote-passed-on",
  "an accepted quote": "renewed-quote-passed-on",
} as const satisfies Record<string, OutcomeName>;

/** What the inbox stores in columns. That a visit is over isn't: the list compares its end with the time. */
export function standingAfter(events: readonly Event[], promised?: number): Standing {
  return events.reduce(after, beginning(promised));
}

/** Where a request stood before each event, and after it. */
export function standingsAround(events: readonly Event[]): { before: Standing; after: Standing }[] {
  let before = beginning();
  return events.map((event) => {
    const around = { before, after: after(before, event) };
    before = around.after;
    return around;
  });
}

function beginning(promised?: number): Standing {
  return {
    step: "call",
    visit: undefined,
    booked: undefined,
    wasVisited: false,
    heldUntil: undefined,
    hasLapsed: false,
    isConfirmed: false,
    contact: undefined,
    wantsNoReminders: false,
    quote: undefined,
    ...nothingSaid,
    wantsNoQuoteReminders: false,
    isRebooked: false,
    sequence: 0,
    wantsToMove: false,
    missed: false,
    due: promised,
    contactedAt: undefined,
    outcome: undefined,
  };
}

const nothingSaid = { answer: undefined, questions: [], hasContract: false, contractAt: 0 };

/** What was said about the quote since it was sent, and what staff did about it. */
function saidOfQuote({ quote, questions }: Standing, { at, outcome, key = "" }: Event) {
  if (outcomeNamed(outcome)?.takesQuote) return nothingSaid;
  if (!quote) return {};
  if (outcome === "asked-about-quote") return { questions: [...questions, { key, at }] };
  if (outcome === "called") return { questions: questions.map((question) => ({ answered: at, ...question })) };
  if (outcomeNamed(outcome)?.sendsContract) return { hasContract: true, contractAt: at };
  return outcomeNamed(outcome)?.says ? { answer: { outcome, at }, hasContract: false } : {};
}

function replacedAfter(earlier: Standing): NonNullable<Standing["quote"]>["replaces"] {
  if (!earlier.quote) return "none";
  return goesAhead(earlier) ? "an accepted quote" : "a quote";
}

function after(earlier: Standing, event: Event): Standing {
  const { at, outcome: name, time } = event;
  const outcome = outcomeNamed(name);
  if (!outcome) return earlier;
  const before = {
    ...earlier,
    wantsNoReminders: earlier.wantsNoReminders || name === "no-reminders",
    wantsNoQuoteReminders: earlier.wantsNoQuoteReminders || name === "no-quote-reminders",
    isConfirmed: earlier.isConfirmed || outcome.confirms === true,
    ...(outcome.takesQuote && {
      quote: {
        ...{ key: event.key ?? "", at, ends: at + quoteHoldsMs },
        ...{ replaces: outcome.replaces ?? replacedAfter(earlier), sequence: earlier.sequence },
      },
    }),
    ...saidOfQuote(earlier, event),
  };
  // Two within a second would otherwise have one number, and a calendar might keep the first.
  const sequence = Math.max(before.sequence + 1, Math.round((at - sequencesBegin) / second));
  const given = time === null ? undefined : visitAt(time);
  const calledBack = callBackBy(new Date(at)).getTime();
  const isOursAlready = (before.step === "answer" || before.step === "contract") && before.due !== undefined;
  if (outcome.visit === "to be moved" && before.visit)
    return { ...before, wantsToMove: true, due: isOursAlready ? before.due : calledBack };
  // What is only held doesn't change where the request stands: we still call.
  const isHeld = before.heldUntil !== undefined;
  if (name === "chose-visit" && given && !before.isConfirmed) {
    const isRebooked = before.visit !== undefined;
    const heldUntil = before.heldUntil ?? quarterAfter(new Date(at + holdMs)).getTime();
    return { ...before, visit: given, booked: given, isRebooked, heldUntil, hasLapsed: false, sequence };
  }
  if (outcome.visit === "off" && (outcome.by === "site" || (outcome.by === "visitor" && isHeld)))
    return {
      ...{ ...before, visit: undefined, heldUntil: undefined, isRebooked: false, sequence },
      booked: name === "visit-passed-on" ? undefined : before.booked,
      hasLapsed: name === "visit-lapsed",
    };
  if (name === "confirmed" && isHeld && before.visit)
    return {
      ...after(before, { at, outcome: "chose-visit", time: before.visit.halfDay ?? null }),
      isRebooked: before.isRebooked,
    };
  if (!outcome.leadsTo && outcome.due !== "retry") return before;

  const isBooking = outcome.visit === "booked";
  const contactedAt = before.contactedAt ?? (outcome.isContact || isBooking ? at : undefined);
  const known = {
    ...before,
    contactedAt,
    contact:
      outcome.isContact && (name === "called" || before.contact?.outcome !== "called")
        ? { outcome: name, at }
        : before.contact,
    outcome: outcome.by === "staff" || outcome.needsQuote ? name : isBooking ? "booked" : "called",
  };
  // The deadline stays, unless another was set. A visitor who couldn't be reached about a visit still has it.
  if (!outcome.leadsTo) return { ...known, missed: true, due: given?.starts.getTime() ?? before.due };

  const visit = isBooking ? given : outcome.visit === "off" ? undefined : before.visit;
  const isAhead = visit !== undefined && visit.ends.getTime() > at;
  // Who said something about the quote waits for our answer, whatever becomes of the visit, and for each question.
  const isAsked = openQuestions(before).length > 0;
  const isClosed = outcome.leadsTo === "closed";
  const isAnswerDue =
    before.step === "answer" && !isClosed && !outcome.takesQuote && (outcome.visit !== undefined || isAsked);
  // Who goes ahead gets the contract, and we wait until it is signed.
  const isGoing = goesAhead(before) && !isClosed && outcome.leadsTo !== "answer";
  const isContractDue = isGoing && (!before.hasContract || outcome.due !== undefined);
  const isQuoteAwaited =
    isGoing || outcome.leadsTo === "done" || (outcome.keepsQuote === true && before.quote !== undefined);
  // Of the two that are waited for, a visit that is ahead comes first.
  const isVisitFirst = isQuoteAwaited && !isContractDue && isAhead;
  const awaited = isVisitFirst ? "visit" : isGoing ? "contract" : isQuoteAwaited ? "done" : outcome.leadsTo;
  const step = isAnswerDue ? "answer" : awaited;
  // Once we've talked, the visit is when we agreed that it is.
  const wantsToMove = before.wantsToMove && isAhead && outcome.visit === undefined && name !== "called";
  const keepsDue =
    (isAnswerDue && isOursAlready) ||
    (isContractDue && before.step === "contract" && isOursAlready) ||
    (wantsToMove && step === "visit" && outcome.due === undefined);
  const isOurs = isContractDue || outcome.due === "call back";
  const theirs = step === "done" ? before.quote?.ends : step === "contract" ? undefined : visit?.ends.getTime();
  return {
    ...known,
    step,
    missed: false,
    visit,
    booked: isBooking ? given : before.booked,
    wasVisited: outcome.leadsTo === "closed" && before.visit !== undefined && before.visit.starts.getTime() <= at,
    heldUntil: undefined,
    hasLapsed: before.hasLapsed && outcome.visit === undefined,
    isRebooked: outcome.visit ? isBooking && before.visit !== undefined : before.isRebooked,
    sequence: outcome.visit || isHeld ? sequence : before.sequence,
    wantsToMove,
    due: keepsDue ? before.due : isOurs ? calledBack : theirs,
  };
}
