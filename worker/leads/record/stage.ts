import { dayMs, secondMs } from "#content/durations.ts";
import { latestCallAt, quarterAfter } from "#content/melbourne.ts";
import {
  type AnswerName,
  isAnswer,
  type Outcome,
  type OutcomeName,
  outcomeNamed,
  type RecordedEvent,
  type Step,
} from "./outcomes.ts";
import { type Visit, visitAt } from "./visit.ts";

type Event = Pick<RecordedEvent, "at" | "outcome" | "time"> & Partial<Pick<RecordedEvent, "key">>;

interface QuoteQuestion {
  key: string;
  at: number;
  /** When staff answered it. */
  answeredAt?: number;
}

interface StandingQuote {
  /** The key of its event. */
  key: string;
  /** The quote is valid from `at` until `ends`. */
  at: number;
  ends: number;
  replaces: "none" | "quote" | "accepted-quote";
  /** The visit's sequence when the quote was sent. */
  sequence: number;
}

/** The part of a request's stage that doesn't depend on the clock. */
export interface Standing {
  step: Step;
  /** The booked visit, even once it is over. */
  visit: Visit | undefined;
  /** The last visit that was booked, even if it was cancelled. */
  booked: Visit | undefined;
  /** The visit had begun before the request was closed. */
  wasVisited: boolean;
  /** When an unconfirmed booking lapses; undefined once confirmed. */
  heldUntil: number | undefined;
  /** The booking lapsed, because the visitor didn't confirm it in time. */
  hasLapsed: boolean;
  /** Staff have reached the visitor, or they used the link in our letter, so their bookings need no confirmation. */
  isConfirmed: boolean;
  /** The last call that reached them; until there is one, the last contact or attempt. */
  contact: { outcome: string; at: number } | undefined;
  wantsNoReminders: boolean;
  /** The latest quote. */
  quote: StandingQuote | undefined;
  /** The customer's latest answer to the quote. */
  answer: { outcome: AnswerName; at: number } | undefined;
  /** The customer's questions about the quote, by the keys of the events. */
  questions: readonly QuoteQuestion[];
  /** The customer was sent the contract after their latest answer. */
  hasContract: boolean;
  /** When a contract was last sent, even if they have answered since; 0 if none was. */
  contractSentAt: number;
  /** The customer opted out of quote reminders. */
  wantsNoQuoteReminders: boolean;
  /** The visit replaces an earlier one. */
  isRebooked: boolean;
  /**
   * Rises each time the visit is booked, moved, confirmed or cancelled. Counts seconds since 2026, so that it keeps rising after a
   * lost inbox is rebuilt.
   */
  sequence: number;
  /** The visitor chose other times after booking. */
  wantsToMove: boolean;
  /** The last call wasn't answered. */
  isCallMissed: boolean;
  /** When staff must act next, or the day a quote expires. Undefined while we wait for anything else from the visitor. */
  due: number | undefined;
  /** When somebody first tried to reach the visitor, or the visitor booked a visit instead. */
  contactedAt: number | undefined;
  /**
   * The last outcome that leads to a step, or a missed call. A visitor's booking counts as "booked", their cancellation as "called".
   */
  lastOutcome: string | undefined;
}

export type Stage = Standing & {
  /** The visit, if it is still ahead. */
  visitAhead: Visit | undefined;
};

const quoteValidMs = 30 * dayMs;
/** How long we hold a half-day for a visitor who hasn't confirmed it. */
export const holdMs = dayMs;
const sequencesBegin = Date.UTC(2026, 0, 1);

/**
 * Derives a request's stage at this time from its events, oldest first. All rules about what an event changes are in
 * `applyEvent()`. `promised`: when we promised to call.
 */
export function stageAt(events: readonly Event[], now: number, promised?: number): Stage {
  const standing = standingAfter(events, promised);
  const { step, visit } = standing;
  const isVisitOver = visit !== undefined && now > visit.ends;
  if (!isVisitOver) return { ...standing, visitAhead: visit };
  return { ...standing, step: step === "visit" ? "quote" : step, wantsToMove: false, visitAhead: undefined };
}

/** Whether a quote is still valid. A change of the visit doesn't end it; closing the request does. */
export function isQuoteValid({ step, quote }: Pick<Stage, "step" | "quote">, now: number): boolean {
  return step !== "closed" && quote !== undefined && now < quote.ends;
}

/** The customer's current answer to the quote. A contract is newer than their last answer, and means that they accepted. */
export function answerNow({ answer, hasContract }: Pick<Standing, "answer" | "hasContract">): AnswerName | undefined {
  return hasContract ? "accepted-quote" : answer?.outcome;
}

export function goesAhead(standing: Pick<Standing, "answer" | "hasContract">): boolean {
  return answerNow(standing) === "accepted-quote";
}

export function openQuestions({ questions }: Pick<Standing, "questions">): QuoteQuestion[] {
  return questions.filter(({ answeredAt }) => answeredAt === undefined);
}

/** Whether a booked visit was cancelled, and since then no visit was booked and no quote sent. */
export function isVisitCancelled({ visit, booked, hasLapsed, quote, sequence }: Standing): boolean {
  const isNewerThanQuote = quote === undefined || sequence > quote.sequence;
  return visit === undefined && booked !== undefined && !hasLapsed && isNewerThanQuote;
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
export function inheritedEvents(events: readonly RecordedEvent[]): RecordedEvent[] {
  const standing = standingAfter(events);
  const { quote, answer, hasContract } = standing;
  const inheritedKeys = [quote?.key, ...openQuestions(standing).map(({ key }) => key)];
  const isInherited = ({ outcome: name, at, key }: RecordedEvent) => {
    // A contract shows that they accepted and that staff have dealt with it. Only the correction's call is due.
    if (name === answer?.outcome && at === answer.at) return name === "accepted-quote" && !hasContract;
    if (outcomeNamed(name)?.sendsContract) return hasContract && quote !== undefined && at >= quote.at;
    return inheritedKeys.includes(key) || name === "no-quote-reminders";
  };
  if (!quote) return [];
  return events.filter(isInherited).map((event) => {
    const { takesQuote, sendsContract } = outcomeNamed(event.outcome) ?? {};
    const inheritedName = takesQuote ? inheritedQuoteNames[quote.replaces] : sendsContract && "contract-passed-on";
    return { ...event, outcome: inheritedName ?? event.outcome };
  });
}

const inheritedQuoteNames = {
  none: "quote-passed-on",
  quote: "later-quote-passed-on",
  "accepted-quote": "renewed-quote-passed-on",
} as const satisfies Record<string, OutcomeName>;

/** A standing doesn't depend on the clock, so the inbox can store it in columns. Whether a visit is over is decided on reading. */
export function standingAfter(events: readonly Event[], promised?: number): Standing {
  return events.reduce(applyEvent, initialStanding(promised));
}

/** The standing before and after each event. */
export function standingsAround(events: readonly Event[]): { before: Standing; after: Standing }[] {
  let before = initialStanding();
  return events.map((event) => {
    const standings = { before, after: applyEvent(before, event) };
    before = standings.after;
    return standings;
  });
}

function initialStanding(promised?: number): Standing {
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
    ...noAnswers,
    wantsNoQuoteReminders: false,
    isRebooked: false,
    sequence: 0,
    wantsToMove: false,
    isCallMissed: false,
    due: promised,
    contactedAt: undefined,
    lastOutcome: undefined,
  };
}

const noAnswers = { answer: undefined, questions: [], hasContract: false, contractSentAt: 0 };

/** What the customer has said about the latest quote, and what staff did about it. */
function answersAfter({ quote, questions }: Standing, { at, outcome, key = "" }: Event) {
  if (outcomeNamed(outcome)?.takesQuote) return noAnswers;
  if (!quote) return {};
  if (outcome === "asked-about-quote") return { questions: [...questions, { key, at }] };
  if (outcome === "called") return { questions: questions.map((question) => ({ answeredAt: at, ...question })) };
  if (outcomeNamed(outcome)?.sendsContract) return { hasContract: true, contractSentAt: at };
  return isAnswer(outcome) ? { answer: { outcome, at }, hasContract: false } : {};
}

function applyEvent(earlierStanding: Standing, event: Event): Standing {
  const name = event.outcome;
  const outcome = outcomeNamed(name);
  if (!outcome) return earlierStanding;
  const standing = {
    ...earlierStanding,
    wantsNoReminders: earlierStanding.wantsNoReminders || name === "no-reminders",
    wantsNoQuoteReminders: earlierStanding.wantsNoQuoteReminders || name === "no-quote-reminders",
    isConfirmed: earlierStanding.isConfirmed || outcome.confirms === true,
    ...(outcome.takesQuote && { quote: quoteAfter(earlierStanding, event, outcome) }),
    ...answersAfter(earlierStanding, event),
  };
  const isHeld = standing.heldUntil !== undefined;
  if (outcome.visit === "to be moved" && standing.visit) return noteWishToMove(standing, event);
  if (name === "chose-visit" && visitIn(event) && !standing.isConfirmed) return holdVisit(standing, event);
  if (outcome.visit === "off" && (outcome.by === "site" || (outcome.by === "visitor" && isHeld)))
    return releaseVisit(standing, event);
  if (name === "confirmed" && isHeld && standing.visit) return confirmVisit(standing, event.at, standing.visit);
  if (outcome.leadsTo) return moveToNextStep(standing, event, { ...outcome, leadsTo: outcome.leadsTo });
  return outcome.due === "retry" ? noteMissedCall(standing, event, outcome) : standing;
}

function quoteAfter(earlierStanding: Standing, { at, key = "" }: Event, { replaces }: Outcome): StandingQuote {
  const replaced = !earlierStanding.quote ? "none" : goesAhead(earlierStanding) ? "accepted-quote" : "quote";
  return { key, at, ends: at + quoteValidMs, replaces: replaces ?? replaced, sequence: earlierStanding.sequence };
}

function noteWishToMove(standing: Standing, { at }: Event): Standing {
  return { ...standing, wantsToMove: true, due: isStaffTurn(standing) ? standing.due : callBackDue(at) };
}

/** An unconfirmed visit doesn't change the step: we still call. */
function holdVisit(standing: Standing, event: Event): Standing {
  const visit = visitIn(event);
  return {
    ...standing,
    visit,
    booked: visit,
    isRebooked: standing.visit !== undefined,
    heldUntil: standing.heldUntil ?? quarterAfter(new Date(event.at + holdMs)).getTime(),
    hasLapsed: false,
    sequence: nextSequence(standing, event.at),
  };
}

function releaseVisit(standing: Standing, { at, outcome: name }: Event): Standing {
  return {
    ...standing,
    visit: undefined,
    booked: name === "visit-passed-on" ? undefined : standing.booked,
    heldUntil: undefined,
    hasLapsed: name === "visit-lapsed",
    isRebooked: false,
    sequence: nextSequence(standing, at),
  };
}

/** Confirms a held visit, as if somebody whom we had already reached had booked it. */
function confirmVisit(standing: Standing, at: number, { halfDay }: Visit): Standing {
  const bookedStanding = applyEvent(standing, { at, outcome: "chose-visit", time: halfDay ?? null });
  return { ...bookedStanding, isRebooked: standing.isRebooked };
}

/** The deadline stays unless staff set another. A visitor who couldn't be reached keeps the visit; a closed request stays as it ended. */
function noteMissedCall(standing: Standing, event: Event, outcome: Outcome): Standing {
  const due = visitIn(event)?.starts ?? standing.due;
  const missedStanding = { ...standing, ...contactAfter(standing, event, outcome), isCallMissed: true, due };
  return standing.step === "closed" ? { ...missedStanding, lastOutcome: standing.lastOutcome } : missedStanding;
}

type LeadingOutcome = Outcome & { leadsTo: Step };

function moveToNextStep(standing: Standing, event: Event, outcome: LeadingOutcome): Standing {
  const { at, outcome: name } = event;
  const isBooking = outcome.visit === "booked";
  const visit = isBooking ? visitIn(event) : outcome.visit === "off" ? undefined : standing.visit;
  const isAhead = visit !== undefined && visit.ends > at;
  // A call settles the wish to move the visit.
  const wantsToMove = standing.wantsToMove && isAhead && outcome.visit === undefined && name !== "called";
  const step = stepAfter(standing, outcome, isAhead);
  const changesVisit = outcome.visit !== undefined || standing.heldUntil !== undefined;
  return {
    ...standing,
    ...contactAfter(standing, event, outcome),
    step,
    isCallMissed: false,
    visit,
    booked: isBooking ? visit : standing.booked,
    wasVisited: outcome.leadsTo === "closed" && standing.visit !== undefined && standing.visit.starts <= at,
    heldUntil: undefined,
    hasLapsed: standing.hasLapsed && outcome.visit === undefined,
    isRebooked: outcome.visit ? isBooking && standing.visit !== undefined : standing.isRebooked,
    sequence: changesVisit ? nextSequence(standing, at) : standing.sequence,
    wantsToMove,
    due: dueAfter(standing, outcome, { at, step, visit, wantsToMove }),
  };
}

/** The first and the latest contact with the visitor, and what the list shows as the last action. */
function contactAfter(standing: Standing, { at, outcome: name }: Event, outcome: Outcome) {
  const isBooking = outcome.visit === "booked";
  const isNewer = name === "called" || standing.contact?.outcome !== "called";
  return {
    contactedAt: standing.contactedAt ?? (outcome.isContact || isBooking ? at : undefined),
    contact: outcome.isContact && isNewer ? { outcome: name, at } : standing.contact,
    lastOutcome: outcome.by === "staff" || outcome.needsQuote ? name : isBooking ? "booked" : "called",
  };
}

/** The next step. An open question comes first, then the contract, then a visit ahead, then the customer's answer. */
function stepAfter(standing: Standing, outcome: LeadingOutcome, isAhead: boolean): Step {
  if (stillOwesReply(standing, outcome)) return "reply";
  if (contractFollows(standing, outcome)) return isAhead && !owesContract(standing, outcome) ? "visit" : "contract";
  if (outcome.leadsTo === "decision" || (outcome.keepsQuote && standing.quote)) return isAhead ? "visit" : "decision";
  return outcome.leadsTo;
}

/** We still owe a reply about the quote after a visit changes, and while any question is open. */
function stillOwesReply(standing: Standing, { leadsTo, takesQuote, visit }: LeadingOutcome): boolean {
  if (standing.step !== "reply" || leadsTo === "closed" || takesQuote) return false;
  return visit !== undefined || openQuestions(standing).length > 0;
}

/** A customer who goes ahead gets the contract, and we wait until it is signed. */
function contractFollows(standing: Standing, { leadsTo }: LeadingOutcome): boolean {
  return goesAhead(standing) && leadsTo !== "closed" && leadsTo !== "reply";
}

function owesContract(standing: Standing, outcome: LeadingOutcome): boolean {
  return contractFollows(standing, outcome) && (!standing.hasContract || outcome.due !== undefined);
}

interface NextStanding {
  at: number;
  step: Step;
  visit: Visit | undefined;
  wantsToMove: boolean;
}

/** When staff must act next. A task that was already theirs keeps its deadline. */
function dueAfter(standing: Standing, outcome: LeadingOutcome, { at, step, visit, wantsToMove }: NextStanding) {
  const owes = owesContract(standing, outcome);
  const wasOwedBefore = step === "reply" ? stillOwesReply(standing, outcome) : owes && standing.step === "contract";
  if (wasOwedBefore && isStaffTurn(standing)) return standing.due;
  if (wantsToMove && step === "visit" && outcome.due === undefined) return standing.due;
  if (owes || outcome.due === "call back") return callBackDue(at);
  if (step === "decision") return standing.quote?.ends;
  return step === "contract" ? undefined : visit?.ends;
}

/** Whether staff must answer the customer or send the contract, by a deadline. */
function isStaffTurn({ step, due }: Standing): boolean {
  return (step === "reply" || step === "contract") && due !== undefined;
}

function callBackDue(at: number): number {
  return latestCallAt(new Date(at)).getTime();
}

function visitIn({ time }: Event): Visit | undefined {
  return time === null ? undefined : visitAt(time);
}

/** Two changes within a second would otherwise share a number, and a calendar might keep the first. */
function nextSequence({ sequence }: Standing, at: number): number {
  return Math.max(sequence + 1, Math.round((at - sequencesBegin) / secondMs));
}
