import { day, second } from "#content/durations.ts";
import { callBackBy, quarterAfter } from "#content/melbourne.ts";
import { type Outcome, type OutcomeName, outcomeNamed, type RecordedEvent, type Step } from "./outcomes.ts";
import { type Visit, visitAt } from "./visit.ts";

type Event = Pick<RecordedEvent, "at" | "outcome" | "time"> & Partial<Pick<RecordedEvent, "key">>;

interface Question {
  key: string;
  at: number;
  /** When somebody reached them. */
  answered?: number;
}

interface StandingQuote {
  /** The key of its event. */
  key: string;
  /** It holds from `at` until `ends`. */
  at: number;
  ends: number;
  replaces: "none" | "a quote" | "an accepted quote";
  /** The visit's sequence when it was sent. */
  sequence: number;
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
  wantsNoReminders: boolean;
  /** The quote that was sent last. */
  quote: StandingQuote | undefined;
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
  /** The last outcome that staff recorded. A visitor's cancellation counts as "called". */
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
 * The stage of a request at this time, worked out from its events, oldest first. Every state comes from `after()` in this file.
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

/** A booked visit was cancelled, none was booked since, and no quote was sent after that. */
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
 * The events that a correction inherits: the quote and its open questions. An answer that ends the conversation isn't inherited,
 * because the correction promised a call.
 */
export function passedOn(events: readonly RecordedEvent[]): RecordedEvent[] {
  const standing = standingAfter(events);
  const { quote, answer, hasContract } = standing;
  const passedOnKeys = [quote?.key, ...openQuestions(standing).map(({ key }) => key)];
  const isPassedOn = ({ outcome: name, at, key }: RecordedEvent) => {
    // A contract says that they accepted, and staff have answered that. What is due is the call for the correction.
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

/** A visit that is only held doesn't change where the request stands: we still call. */
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

/** From now on a held visit is like one that was chosen by somebody whom we had reached. */
function confirmed(current: Standing, at: number, { halfDay }: Visit): Standing {
  const booked = after(current, { at, outcome: "chose-visit", time: halfDay ?? null });
  return { ...booked, isRebooked: current.isRebooked };
}

/** The deadline stays, unless another was set. A visitor who couldn't be reached keeps the visit. */
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

/** Who reached the visitor, or tried to, and what the list says was done last. */
function contactAfter(current: Standing, { at, outcome: name }: Event, outcome: Outcome) {
  const isBooking = outcome.visit === "booked";
  const isNewer = name === "called" || current.contact?.outcome !== "called";
  return {
    contactedAt: current.contactedAt ?? (outcome.isContact || isBooking ? at : undefined),
    contact: outcome.isContact && isNewer ? { outcome: name, at } : current.contact,
    outcome: outcome.by === "staff" || outcome.needsQuote ? name : isBooking ? "booked" : "called",
  };
}

/** What the request waits for. Their question comes first, then the contract, then a visit that is ahead, then their answer. */
function stepAfter(current: Standing, outcome: LeadingOutcome, isAhead: boolean): Step {
  if (staysWithAnswer(current, outcome)) return "answer";
  if (contractFollows(current, outcome)) return isAhead && !owesContract(current, outcome) ? "visit" : "contract";
  if (outcome.leadsTo === "done" || (outcome.keepsQuote && current.quote)) return isAhead ? "visit" : "done";
  return outcome.leadsTo;
}

/** An answer to the quote is still due after a visit changes, and while any question is open. */
function staysWithAnswer(current: Standing, { leadsTo, takesQuote, visit }: LeadingOutcome): boolean {
  if (current.step !== "answer" || leadsTo === "closed" || takesQuote) return false;
  return visit !== undefined || openQuestions(current).length > 0;
}

/** Who goes ahead gets the contract, and we wait until it is signed. */
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

/** When staff have something to do next. What they owed before keeps its deadline. */
function dueAfter(current: Standing, outcome: LeadingOutcome, { at, step, visit, wantsToMove }: Moved) {
  const owes = owesContract(current, outcome);
  const isOwedSince = step === "answer" ? staysWithAnswer(current, outcome) : owes && current.step === "contract";
  if (isOwedSince && isStaffTurn(current)) return current.due;
  if (wantsToMove && step === "visit" && outcome.due === undefined) return current.due;
  if (owes || outcome.due === "call back") return callBackDue(at);
  if (step === "done") return current.quote?.ends;
  return step === "contract" ? undefined : visit?.ends.getTime();
}

/** They wait for an answer or for the contract, and staff have a deadline for it. */
function isStaffTurn({ step, due }: Standing): boolean {
  return (step === "answer" || step === "contract") && due !== undefined;
}

function callBackDue(at: number): number {
  return callBackBy(new Date(at)).getTime();
}

function chosenIn({ time }: Event): Visit | undefined {
  return time === null ? undefined : visitAt(time);
}

/** Two within a second would otherwise have one number, and a calendar might keep the first. */
function nextSequence({ sequence }: Standing, at: number): number {
  return Math.max(sequence + 1, Math.round((at - sequencesBegin) / second));
}
