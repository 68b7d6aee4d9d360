import { day, second } from "#content/durations.ts";
import { callBackBy, quarterAfter } from "#content/melbourne.ts";
import { type Outcome, type OutcomeName, outcomeNamed, type RecordedEvent, type Step } from "./outcomes.ts";
import { type Visit, visitAt } from "./visit.ts";

type Event = Pick<RecordedEvent, "at" | "outcome" | "time"> & Partial<Pick<RecordedEvent, "key">>;

interface Question {
  key: string;
  at: number;
  /** When staff answered it. */
  answered?: number;
}

interface StandingQuote {
  /** The key of its event. */
  key: string;
  /** It is valid from `at` until `ends`. */
  at: number;
  ends: number;
  replaces: "none" | "a quote" | "an accepted quote";
  /** The visit's sequence when the quote was sent. */
  sequence: number;
}

/** A request's stage, as far as it doesn't depend on the clock. */
export interface Standing {
  step: Step;
  /** The booked visit, even once it is over. */
  visit: Visit | undefined;
  /** The last visit that was booked, even if it was cancelled. */
  booked: Visit | undefined;
  /** The visit had begun when the request was closed. */
  wasVisited: boolean;
  /** When an unconfirmed booking lapses; undefined once confirmed. */
  heldUntil: number | undefined;
  /** The booking lapsed, because the visitor didn't confirm it in time. */
  hasLapsed: boolean;
  /** Staff have reached the visitor, or they used the link in our letter, so their bookings need no confirmation. */
  isConfirmed: boolean;
  /** The last successful contact, or, if none, the last attempt. */
  contact: { outcome: string; at: number } | undefined;
  wantsNoReminders: boolean;
  /** The latest quote. */
  quote: StandingQuote | undefined;
  /** Their latest answer to the quote. */
  answer: { outcome: string; at: number } | undefined;
  /** Their questions about it, by the keys of the events. */
  questions: readonly Question[];
  /** They have the contract to sign. */
  hasContract: boolean;
  /** When the contract was sent; 0 if it wasn't. */
  contractAt: number;
  /** They opted out of quote reminders. */
  wantsNoQuoteReminders: boolean;
  /** It replaces an earlier visit. */
  isRebooked: boolean;
  /**
   * Rises each time the visit is booked, moved, confirmed or cancelled. Counts seconds since 2026, so that it keeps rising after a
   * lost inbox is rebuilt.
   */
  sequence: number;
  /** The visitor chose other times after booking. */
  wantsToMove: boolean;
  /** The last call wasn't answered. */
  missed: boolean;
  /** When staff must act next, or the day a quote expires. Undefined while we wait for anything else from the visitor. */
  due: number | undefined;
  /** When somebody first tried to reach the visitor, or the visitor booked a visit instead. */
  contactedAt: number | undefined;
  /** The last outcome that staff recorded. A visitor's cancellation counts as "called". */
  outcome: string | undefined;
}

export type Stage = Standing & {
  /** The visit, if it is still ahead. */
  visitAhead: Visit | undefined;
};

const quoteHoldsMs = 30 * day;
/** How long we hold a half-day for a visitor who hasn't confirmed it. */
export const holdMs = day;
const sequencesBegin = Date.UTC(2026, 0, 1);

/**
 * Derives a request's stage at this time from its events, oldest first. Every state comes from `after()` in this file. `promised`:
 * when we promised to call.
 */
export function stageAt(events: readonly Event[], now: Date, promised?: number): Stage {
  const standing = standingAfter(events, promised);
  const { step, visit } = standing;
  const isOver = visit !== undefined && now > visit.ends;
  if (!isOver) return { ...standing, visitAhead: visit };
  return { ...standing, step: step === "visit" ? "quote" : step, wantsToMove: false, visitAhead: undefined };
}

/** A quote is valid until it expires, whatever happens about a visit in the meantime. */
export function holdsQuote({ step, quote }: Pick<Stage, "step" | "quote">, now: number): boolean {
  return step !== "closed" && quote !== undefined && now < quote.ends;
}

/** Their current answer to the quote. A contract is newer than their last answer, and means that they accepted. */
export function answerNow({ answer, hasContract }: Pick<Standing, "answer" | "hasContract">): string | undefined {
  return hasContract ? "accepted-quote" : answer?.outcome;
}

export function goesAhead(standing: Pick<Standing, "answer" | "hasContract">): boolean {
  return answerNow(standing) === "accepted-quote";
}

export function openQuestions({ questions }: Pick<Standing, "questions">): Question[] {
  return questions.filter(({ answered }) => answered === undefined);
}

/** A booked visit was cancelled; since then no visit was booked and no quote sent. */
export function isVisitCancelled({ visit, booked, hasLapsed, quote, sequence }: Standing): boolean {
  const isNews = quote === undefined || sequence > quote.sequence;
  return visit === undefined && booked !== undefined && !hasLapsed && isNews;
}

/**
 * Whether a visit can be booked, moved or cancelled: one is ahead, there is none yet, or it was cancelled while they had the
 * contract.
 */
export function takesVisit(stage: Stage): boolean {
  const { step, visitAhead } = stage;
  return (
    step === "call" || step === "visit" || visitAhead !== undefined || (step === "contract" && isVisitCancelled(stage))
  );
}

/**
 * The events that a correction inherits: the quote and its open questions. An answer that ends the conversation isn't inherited,
 * because the correction promised a call.
 */
export function passedOn(events: readonly RecordedEvent[]): RecordedEvent[] {
  const standing = standingAfter(events);
  const { quote, answer, hasContract } = standing;
  const passedOnKeys = [quote?.key, ...openQuestions(standing).map(({ key }) => key)];
  const isPassedOn = ({ outcome: name, at, key }: RecordedEvent) => {
    // A contract shows that they accepted and that staff have dealt with it. Only the correction's call is due.
    if (name === answer?.outcome && at === answer.at) return name === "accepted-quote" && !hasContract;
    if (outcomeNamed(name)?.sendsContract) return hasContract && quote !== undefined && at >= quote.at;
    return passedOnKeys.includes(key) || name === "no-quote-reminders";
  };
  if (!quote) return [];
  return events.filter(isPassedOn).map((event) => {
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

/**
 * The part that doesn't depend on the clock, so the inbox stores it in columns. The list works out whether a visit is over when it
 * is read.
 */
export function standingAfter(events: readonly Event[], promised?: number): Standing {
  return events.reduce(after, beginning(promised));
}

/** The standing before and after each event. */
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

/** What the customer said about the latest quote, and what staff did about it. */
function saidOfQuote({ quote, questions }: Standing, { at, outcome, key = "" }: Event) {
  if (outcomeNamed(outcome)?.takesQuote) return nothingSaid;
  if (!quote) return {};
  if (outcome === "asked-about-quote") return { questions: [...questions, { key, at }] };
  if (outcome === "called") return { questions: questions.map((question) => ({ answered: at, ...question })) };
  if (outcomeNamed(outcome)?.sendsContract) return { hasContract: true, contractAt: at };
  return outcomeNamed(outcome)?.says ? { answer: { outcome, at }, hasContract: false } : {};
}

function after(earlier: Standing, event: Event): Standing {
  const name = event.outcome;
  const outcome = outcomeNamed(name);
  if (!outcome) return earlier;
  const current = {
    ...earlier,
    wantsNoReminders: earlier.wantsNoReminders || name === "no-reminders",
    wantsNoQuoteReminders: earlier.wantsNoQuoteReminders || name === "no-quote-reminders",
    isConfirmed: earlier.isConfirmed || outcome.confirms === true,
    ...(outcome.takesQuote && { quote: quoteAfter(earlier, event, outcome) }),
    ...saidOfQuote(earlier, event),
  };
  const isHeld = current.heldUntil !== undefined;
  if (outcome.visit === "to be moved" && current.visit) return askedToMove(current, event);
  if (name === "chose-visit" && chosenIn(event) && !current.isConfirmed) return held(current, event);
  if (outcome.visit === "off" && (outcome.by === "site" || (outcome.by === "visitor" && isHeld)))
    return released(current, event);
  if (name === "confirmed" && isHeld && current.visit) return confirmed(current, event.at, current.visit);
  if (outcome.leadsTo) return movedOn(current, event, { ...outcome, leadsTo: outcome.leadsTo });
  return outcome.due === "retry" ? notReached(current, event, outcome) : current;
}

function quoteAfter(earlier: Standing, { at, key = "" }: Event, { replaces }: Outcome): StandingQuote {
  const replaced = !earlier.quote ? "none" : goesAhead(earlier) ? "an accepted quote" : "a quote";
  return { key, at, ends: at + quoteHoldsMs, replaces: replaces ?? replaced, sequence: earlier.sequence };
}

function askedToMove(current: Standing, { at }: Event): Standing {
  return { ...current, wantsToMove: true, due: isStaffTurn(current) ? current.due : callBackDue(at) };
}

/** An unconfirmed visit doesn't change the stage: we still call. */
function held(current: Standing, event: Event): Standing {
  const visit = chosenIn(event);
  return {
    ...current,
    visit,
    booked: visit,
    isRebooked: current.visit !== undefined,
    heldUntil: current.heldUntil ?? quarterAfter(new Date(event.at + holdMs)).getTime(),
    hasLapsed: false,
    sequence: nextSequence(current, event.at),
  };
}

function released(current: Standing, { at, outcome: name }: Event): Standing {
  return {
    ...current,
    visit: undefined,
    booked: name === "visit-passed-on" ? undefined : current.booked,
    heldUntil: undefined,
    hasLapsed: name === "visit-lapsed",
    isRebooked: false,
    sequence: nextSequence(current, at),
  };
}

/** Confirms a held visit: it becomes like one booked by somebody we had already reached. */
function confirmed(current: Standing, at: number, { halfDay }: Visit): Standing {
  const booked = after(current, { at, outcome: "chose-visit", time: halfDay ?? null });
  return { ...booked, isRebooked: current.isRebooked };
}

/** The deadline stays unless staff set another. A visitor who couldn't be reached keeps the visit. */
function notReached(current: Standing, event: Event, outcome: Outcome): Standing {
  const due = chosenIn(event)?.starts.getTime() ?? current.due;
  return { ...current, ...contactAfter(current, event, outcome), missed: true, due };
}

type LeadingOutcome = Outcome & { leadsTo: Step };

function movedOn(current: Standing, event: Event, outcome: LeadingOutcome): Standing {
  const { at, outcome: name } = event;
  const isBooking = outcome.visit === "booked";
  const visit = isBooking ? chosenIn(event) : outcome.visit === "off" ? undefined : current.visit;
  const isAhead = visit !== undefined && visit.ends.getTime() > at;
  // A call settles the wish to move the visit.
  const wantsToMove = current.wantsToMove && isAhead && outcome.visit === undefined && name !== "called";
  const step = stepAfter(current, outcome, isAhead);
  const changesVisit = outcome.visit !== undefined || current.heldUntil !== undefined;
  return {
    ...current,
    ...contactAfter(current, event, outcome),
    step,
    missed: false,
    visit,
    booked: isBooking ? visit : current.booked,
    wasVisited: outcome.leadsTo === "closed" && current.visit !== undefined && current.visit.starts.getTime() <= at,
    heldUntil: undefined,
    hasLapsed: current.hasLapsed && outcome.visit === undefined,
    isRebooked: outcome.visit ? isBooking && current.visit !== undefined : current.isRebooked,
    sequence: changesVisit ? nextSequence(current, at) : current.sequence,
    wantsToMove,
    due: dueAfter(current, outcome, { at, step, visit, wantsToMove }),
  };
}

/** Who reached the visitor, or tried to, and what the list shows as the last action. */
function contactAfter(current: Standing, { at, outcome: name }: Event, outcome: Outcome) {
  const isBooking = outcome.visit === "booked";
  const isNewer = name === "called" || current.contact?.outcome !== "called";
  return {
    contactedAt: current.contactedAt ?? (outcome.isContact || isBooking ? at : undefined),
    contact: outcome.isContact && isNewer ? { outcome: name, at } : current.contact,
    outcome: outcome.by === "staff" || outcome.needsQuote ? name : isBooking ? "booked" : "called",
  };
}

/** The next step. An open question comes first, then the contract, then a visit ahead, then their answer. */
function stepAfter(current: Standing, outcome: LeadingOutcome, isAhead: boolean): Step {
  if (staysWithAnswer(current, outcome)) return "answer";
  if (contractFollows(current, outcome)) return isAhead && !owesContract(current, outcome) ? "visit" : "contract";
  if (outcome.leadsTo === "done" || (outcome.keepsQuote && current.quote)) return isAhead ? "visit" : "done";
  return outcome.leadsTo;
}

/** We still owe an answer about the quote after a visit changes, and while any question is open. */
function staysWithAnswer(current: Standing, { leadsTo, takesQuote, visit }: LeadingOutcome): boolean {
  if (current.step !== "answer" || leadsTo === "closed" || takesQuote) return false;
  return visit !== undefined || openQuestions(current).length > 0;
}

/** A customer who goes ahead gets the contract, and we wait until it is signed. */
function contractFollows(current: Standing, { leadsTo }: LeadingOutcome): boolean {
  return goesAhead(current) && leadsTo !== "closed" && leadsTo !== "answer";
}

function owesContract(current: Standing, outcome: LeadingOutcome): boolean {
  return contractFollows(current, outcome) && (!current.hasContract || outcome.due !== undefined);
}

interface Moved {
  at: number;
  step: Step;
  visit: Visit | undefined;
  wantsToMove: boolean;
}

/** When staff must act next. What they owed before keeps its deadline. */
function dueAfter(current: Standing, outcome: LeadingOutcome, { at, step, visit, wantsToMove }: Moved) {
  const owes = owesContract(current, outcome);
  const isOwedSince = step === "answer" ? staysWithAnswer(current, outcome) : owes && current.step === "contract";
  if (isOwedSince && isStaffTurn(current)) return current.due;
  if (wantsToMove && step === "visit" && outcome.due === undefined) return current.due;
  if (owes || outcome.due === "call back") return callBackDue(at);
  if (step === "done") return current.quote?.ends;
  return step === "contract" ? undefined : visit?.ends.getTime();
}

/** Staff must answer them or send the contract, by a deadline. */
function isStaffTurn({ step, due }: Standing): boolean {
  return (step === "answer" || step === "contract") && due !== undefined;
}

function callBackDue(at: number): number {
  return callBackBy(new Date(at)).getTime();
}

function chosenIn({ time }: Event): Visit | undefined {
  return time === null ? undefined : visitAt(time);
}

/** Two changes within a second would otherwise share a number, and a calendar might keep the first. */
function nextSequence({ sequence }: Standing, at: number): number {
  return Math.max(sequence + 1, Math.round((at - sequencesBegin) / second));
}
