// Decides what the inbox does next about a request, and what follows from every event: pure functions of its state and the time.
// A function named after an event or an action, such as `attemptEnded()` or `postpone()`, does nothing itself: it returns the state
// after it.
import { dayMs } from "#content/durations.ts";
import { addDays, melbourneDate, momentOf, workingTimeBefore } from "#content/melbourne.ts";
import { quoteReminderDays, uploadKeptDays } from "#content/request/limits.ts";
import {
  type DeliveryKind,
  type DeliveryState,
  deliveryKinds,
  deliveryOfEachKind,
  isCallReminder,
  isReminder,
  isToStaff,
  isWebhook,
  type LeadState,
  type MailRoute,
  type Problem,
  type Receipt,
  type SendResult,
  wasAccepted,
} from "../record/delivery.ts";
import type { InboxEntry } from "../record/entry.ts";
import { outcomeNamed, type RecordedEvent } from "../record/outcomes.ts";
import type { Stage } from "../record/stage.ts";
import { attemptsBeforeAlert, type Timing } from "../timing.ts";

export type NextAction =
  | { do: "send" | "stop-trying"; kind: DeliveryKind }
  | { do: "erase" | "escalate" | "forget-upload" | "forget" }
  | { do: "wait"; until: number };

const never = Number.POSITIVE_INFINITY;
/** How long the inbox keeps the row of a withdrawn request: longer than any link to it is valid. */
const tombstoneDays = 400;
/** We stop after this many attempts with an unknown result. One more follows once the mail service works again. */
export const maxUnknowns = 3;
/** The first reminder comes this many working minutes before the promised call. */
const minutesBeforeCall = 120;

type NewLead = Pick<InboxEntry, "id" | "received" | "promised" | "consentEnds" | "uploadEnds">;

/** The state of a new request. `confirms`: whether the visitor gets a confirmation. */
export function initialState(request: NewLead, now: number, { confirms }: { confirms: boolean }): LeadState {
  const { promised } = request;
  const dueTimes: Partial<Record<DeliveryKind, number>> = {
    staff: now,
    webhook: now,
    ...(confirms && { visitor: now }),
    ...(promised !== null && { reminder: reminderAt(promised), overdue: promised }),
  };
  return {
    ...request,
    withdrawn: null,
    erased: 0,
    deliveries: deliveryOfEachKind((kind) =>
      newDelivery(dueTimes[kind] === undefined ? "off" : "due", dueTimes[kind] ?? now),
    ),
  };
}

/** Staff may have had this request's email, so nothing is sent, not even a reminder. They are asked to record where it stands. */
export function restoredState(request: NewLead, now: number): LeadState {
  const state = initialState(request, now, { confirms: false });
  const deliveries = deliveryOfEachKind((kind) => newDelivery(kind === "staff" ? "restored" : "off", now));
  // Staff's email counts as tried once, so that its receipts are recorded and staff are told of a withdrawal.
  return { ...state, deliveries: { ...deliveries, staff: { ...deliveries.staff, attempts: 1 } } };
}

/** What the inbox does about a request at this time. The order of the checks is their urgency. */
export function nextAction(state: LeadState, now: number, timing: Timing): NextAction {
  const { withdrawn, deliveries } = state;
  if (withdrawn !== null && state.erased === 0) return { do: "erase" };
  const sendable = sendableKinds(state, now);
  const dueTimes = new Map(sendable.map((kind) => [kind, dueAt(kind, deliveries[kind], now, timing)]));
  const kind = sendable.find((candidate) => (dueTimes.get(candidate) ?? never) <= now);
  if (kind) return { do: hasTriedEnough(deliveries[kind], kind) ? "stop-trying" : "send", kind };
  const nextDueAt = Math.min(...dueTimes.values());
  if (withdrawn !== null) {
    // An upload that was in progress may have stored something after the first erase, so we erase a second time.
    const secondEraseAt = state.erased === 1 && !isLost(state) ? withdrawn + timing.abandonedMs : never;
    if (now >= secondEraseAt) return { do: "erase" };
    const forgetAt = withdrawn + tombstoneDays * dayMs;
    return nextDueAt === never && now >= forgetAt
      ? { do: "forget" }
      : { do: "wait", until: Math.min(nextDueAt, secondEraseAt, forgetAt) };
  }
  if (escalationAt(state, timing) <= now) return { do: "escalate" };
  // Nothing is deleted before staff have the request, however old it is.
  const uploadEnds = staffHaveTheRequest(state) ? (state.uploadEnds ?? never) : never;
  const consentEnds = staffHaveTheRequest(state) ? state.consentEnds : never;
  if (now >= consentEnds) return { do: "forget" };
  if (now >= uploadEnds) return { do: "forget-upload" };
  return { do: "wait", until: Math.min(nextDueAt, escalationAt(state, timing), uploadEnds, consentEnds) };
}

/** The problem that somebody must look at, if any. */
export function problemOf(
  kind: DeliveryKind,
  { phase, needsAttention, unreadable, isUnwritable, escalated, bouncedCalls }: DeliveryState,
): Problem | null {
  if (phase === "unconfirmed") return isVital(kind) ? `${kind}-unconfirmed` : null;
  if (phase === "restored") return "restored";
  if (phase === "bounced") return "visitor-bounced";
  if (phase === "given-up") return kind === "staff" ? "missing" : (refusedProblems[kind] ?? null);
  if (phase === "due" || phase === "sending") {
    if (unreadable) return "unreadable";
    if (needsAttention && isUnwritable) return "unwritable";
    if (needsAttention && kind === "staff" && bouncedCalls.length > 0) return "staff-bounced";
    return needsAttention ? (refusedProblems[kind] ?? null) : null;
  }
  return escalated && phase === "accepted" ? "receipt-missing" : null;
}

/** The problem that staff are told of when a delivery of this kind is refused. A refusal of any other kind is only logged. */
const refusedProblems: Partial<Record<DeliveryKind, Problem>> = {
  staff: "staff-refused",
  visitor: "visitor-refused",
  webhook: "webhook-refused",
  "webhook-withdrawal": "webhook-refused",
};

/** Whether no delivery of this lead is pending. Health and the daily email count the leads that aren't settled. */
export function isSettled({ deliveries }: LeadState): boolean {
  return deliveryKinds.every((kind) => !isPending(kind, deliveries[kind]));
}

/**
 * A vital delivery is pending until it is accepted, or its extra attempt has an unknown result as well. A change, a confirmation and the
 * webhook's request are pending until they are accepted or become a problem that staff are told of. No other kind is ever pending.
 */
function isPending(kind: DeliveryKind, { phase, needsAttention, hadFinalAttempt }: DeliveryState): boolean {
  const isUnderWay = phase === "due" || phase === "sending";
  if (isVital(kind)) return isUnderWay || (phase === "unconfirmed" && !hadFinalAttempt);
  return isUnderWay && !needsAttention && (kind === "change" || kind === "visitor" || kind === "webhook");
}

function isVital(kind: DeliveryKind): kind is "staff" | "withdrawal" {
  return kind === "staff" || kind === "withdrawal";
}

export function attemptBegins(state: LeadState, kind: DeliveryKind, now: number): LeadState {
  const { phase, firstAt, attempts, unknownOutcomes } = state.deliveries[kind];
  return withDelivery(state, kind, {
    phase: "sending",
    at: now,
    firstAt: firstAt ?? now,
    attempts: attempts + 1,
    // "sending" means that the previous attempt had an unknown result, or crashed. It is counted now, as the next one begins.
    unknownOutcomes: unknownOutcomes + (phase === "sending" ? 1 : 0),
    unreadable: false,
  });
}

/**
 * Records the result of the latest attempt, and plans a retry after a refusal. `chance`, from 0 to 1, spreads the retries of emails
 * that failed together.
 */
export function attemptEnded(
  state: LeadState,
  kind: DeliveryKind,
  result: SendResult,
  now: number,
  timing: Timing,
  chance = 0.5,
): LeadState {
  const { phase, firstAt, attempts, plainText, bouncedCalls, needsAttention: neededAttention } = state.deliveries[kind];
  // During the call, an event replaced this letter with another, which hasn't been tried yet.
  if (attempts === 0) return state;
  if (result.kind === "accepted") {
    const { requestId } = result;
    const acceptedState = afterAcceptance(state, kind, now, requestId ?? null);
    // The fallback sends no receipts, so we expect none.
    if (result.route === "fallback") return withDelivery(acceptedState, kind, { phase: "delivered" });
    // The bounce may have been reported before we recorded the acceptance.
    const isBounced = requestId !== undefined && bouncedCalls.includes(requestId);
    return isBounced ? afterBounce(acceptedState, kind, requestId, now, timing) : acceptedState;
  }
  if (phase !== "sending") return state;
  if (result.kind === "not-wanted") return withDelivery(state, kind, { phase: "off", needsAttention: false });
  const needsPlainText = result.kind === "refused" && result.because !== "other";
  const isUnwritable = result.kind === "refused" && result.because === "our-fault";
  const needsAttention = neededAttention || (needsPlainText && plainText) || attempts >= attemptsBeforeAlert;
  // The phase stays "sending" until a receipt comes or the next attempt begins.
  if (result.kind === "unknown") return withDelivery(state, kind, { needsAttention, isUnwritable });
  const backoff = Math.min(timing.retryFirstMs * 2 ** (attempts - 1), timing.slowRetryMs);
  // The wait is up to a quarter shorter or longer.
  const spread = 1 + (chance - 0.5) / 2;
  const waitMs = (needsAttention ? timing.slowRetryMs : backoff) * spread;
  const givesUp = now - (firstAt ?? now) >= retryDays(kind) * dayMs;
  return withDelivery(state, kind, {
    phase: givesUp ? "given-up" : "due",
    at: now + waitMs,
    plainText: plainText || needsPlainText,
    needsAttention,
    isUnwritable,
  });
}

/**
 * The mail service fails every email, so this one waits. After `ambiguousMs` it needs attention. If it is still "sending", it keeps
 * that phase, so that its next attempt counts the unknown result, and waits `ambiguousMs` longer.
 */
export function postpone(state: LeadState, kind: DeliveryKind, postponedUntil: number, timing: Timing): LeadState {
  const delivery = state.deliveries[kind];
  // Another call may just have withdrawn or accepted it.
  if (delivery.phase !== "due" && delivery.phase !== "sending") return state;
  const firstAt = delivery.firstAt ?? postponedUntil;
  const needsAttention = delivery.needsAttention || postponedUntil - firstAt >= timing.ambiguousMs;
  return withDelivery(state, kind, { at: postponedUntil, firstAt, needsAttention });
}

/**
 * The bucket or our own code failed before the mail service was called. This email waits longer each time, so that it doesn't hold up
 * the request's other emails.
 */
export function preparationFailed(state: LeadState, kind: DeliveryKind, now: number, timing: Timing): LeadState {
  const failedForMs = now - (state.deliveries[kind].firstAt ?? now);
  const waitMs = Math.min(Math.max(failedForMs, timing.retryFirstMs), timing.relayBackoffMs);
  const postponedState = postpone(state, kind, now + waitMs, timing);
  return postponedState === state ? state : withDelivery(postponedState, kind, { isUnwritable: true });
}

/**
 * For how many days a refused delivery is retried. One that staff need is retried until it is accepted. `maxUnknowns` limits attempts
 * without an answer.
 */
function retryDays(kind: DeliveryKind): number {
  if (isVital(kind) || kind === "change") return never;
  return isWebhook(kind) ? 30 : 3;
}

/** Gives up after too many unknown results. The alert tells staff of a vital email; a visitor's page says what the letter would. */
export function stopTrying(state: LeadState, kind: DeliveryKind): LeadState {
  return withDelivery(state, kind, {
    phase: "unconfirmed",
    unknownOutcomes: state.deliveries[kind].unknownOutcomes + 1,
  });
}

/**
 * Which mail service an attempt tries first. For the extra attempt that is the service that last accepted an email; otherwise the
 * primary one, or the fallback after two unknown results.
 */
export function firstRouteFor({ unknownOutcomes, hadFinalAttempt }: DeliveryState, lastWorking: MailRoute): MailRoute {
  if (hadFinalAttempt) return lastWorking;
  return unknownOutcomes === maxUnknowns - 1 ? "fallback" : "primary";
}

/** Whether an unconfirmed email may use this service for its extra attempt. The fallback only reaches staff. */
export function mayUseRoute(route: MailRoute, kind: DeliveryKind): boolean {
  return isVital(kind) || (kind === "visitor" && route === "primary");
}

/** The mail service works again, so an email that it never confirmed gets one extra attempt, and only one. */
export function tryOnceMore(state: LeadState, kind: DeliveryKind, now: number): LeadState {
  const { phase, hadFinalAttempt } = state.deliveries[kind];
  if (phase !== "unconfirmed" || hadFinalAttempt) return state;
  return withDelivery(state, kind, { phase: "due", at: now, hadFinalAttempt: true });
}

/** A request or quote that can't be read can't be emailed. Staff are told, and we try every hour, in case somebody repairs it. */
export function requestUnreadable(state: LeadState, kind: DeliveryKind, now: number, timing: Timing): LeadState {
  // Another call may just have withdrawn it.
  if (!["due", "sending"].includes(state.deliveries[kind].phase)) return state;
  return withDelivery(state, kind, {
    phase: "due",
    at: now + timing.slowRetryMs,
    needsAttention: true,
    unreadable: true,
  });
}

/** The document is gone, so there is nothing to send. If staff never had the request, they are told. */
export function requestMissing(state: LeadState, now: number): LeadState {
  if (state.withdrawn !== null) return state;
  const deliveries = deliveryOfEachKind((kind) => ({ ...state.deliveries[kind], phase: "off" }));
  const staff: DeliveryState = { ...state.deliveries.staff, phase: staffWereAlerted(state) ? "off" : "given-up" };
  return { ...state, withdrawn: now, erased: 0, deliveries: { ...deliveries, staff } };
}

/** Whether the request's document disappeared before staff had it. If the document comes back from a backup, so does the request. */
export function isLost({ withdrawn, deliveries }: LeadState): boolean {
  return withdrawn !== null && deliveries.staff.phase === "given-up";
}

/** Staff have asked for their email again. Its earlier attempts stay on record. */
export function resendAskedFor(state: LeadState, now: number): LeadState {
  const { phase } = state.deliveries.staff;
  if (state.withdrawn !== null || phase === "due" || phase === "sending") return state;
  return withDelivery(state, "staff", {
    phase: "due",
    at: now,
    unknownOutcomes: 0,
    requestId: null,
    escalated: false,
    resent: true,
  });
}

/** A visitor who lost the link to their page has asked for it. */
export function linkAskedFor(state: LeadState, now: number): LeadState {
  return withDelivery(state, "link", newDelivery("due", now));
}

/** Tells staff to stop if they may have the email. One email covers the whole chain. */
export function withdraw(state: LeadState, withdrawnAt: number, { tellsStaff }: { tellsStaff: boolean }): LeadState {
  if (state.withdrawn !== null) {
    const endedState = isLost(state) ? withDelivery(state, "staff", { phase: "off" }) : state;
    return { ...endedState, withdrawn: Math.max(state.withdrawn, withdrawnAt), erased: 0 };
  }
  const offDeliveries = deliveryOfEachKind((kind) => ({ ...state.deliveries[kind], phase: "off" }));
  const { webhook, withdrawal } = state.deliveries;
  const webhookKnows = webhook.attempts > 0 && webhook.phase !== "off" && webhook.phase !== "given-up";
  const deliveries = {
    ...offDeliveries,
    withdrawal: tellsStaff ? newDelivery("due", withdrawnAt) : withdrawal,
    "webhook-withdrawal": newDelivery(webhookKnows ? "due" : "off", withdrawnAt),
  };
  return { ...state, withdrawn: withdrawnAt, erased: 0, deliveries };
}

/** A receipt may come late or twice, or after the same email bounced: then it changes nothing that matters. */
export function receiptCame(
  state: LeadState,
  kind: DeliveryKind,
  receipt: Receipt,
  requestId: string | undefined,
  now: number,
  timing: Timing,
): LeadState {
  const delivery = state.deliveries[kind];
  if (delivery.attempts === 0 || (requestId !== undefined && delivery.bouncedCalls.includes(requestId))) return state;
  if (receipt === "failed") return afterBounce(state, kind, requestId, now, timing);
  const acceptedState = afterAcceptance(state, kind, now, requestId ?? delivery.requestId);
  if (receipt !== "delivered" || acceptedState.deliveries[kind].phase !== "accepted") return acceptedState;
  return withDelivery(acceptedState, kind, { phase: "delivered" });
}

function afterAcceptance(state: LeadState, kind: DeliveryKind, now: number, requestId: string | null): LeadState {
  const { phase } = state.deliveries[kind];
  if (!["due", "sending", "unconfirmed"].includes(phase)) return state;
  return withDelivery(state, kind, {
    phase: "accepted",
    at: now,
    needsAttention: false,
    unreadable: false,
    isUnwritable: false,
    requestId,
  });
}

function afterBounce(
  stateBefore: LeadState,
  kind: DeliveryKind,
  requestId: string | undefined,
  now: number,
  timing: Timing,
): LeadState {
  const { bouncedCalls } = stateBefore.deliveries[kind];
  const isNew = requestId !== undefined && !bouncedCalls.includes(requestId);
  const state = isNew ? withDelivery(stateBefore, kind, { bouncedCalls: [...bouncedCalls, requestId] }) : stateBefore;
  const delivery = state.deliveries[kind];
  const isAboutOtherCall = delivery.requestId !== null && requestId !== undefined && delivery.requestId !== requestId;
  if (!wasAccepted(delivery) || isAboutOtherCall || (state.withdrawn !== null && kind !== "withdrawal")) return state;
  if (kindsWithReportedBounces.includes(kind)) return withDelivery(state, kind, { phase: "bounced" });
  if (!isVital(kind)) return withDelivery(state, kind, { phase: "off" });
  return withDelivery(state, kind, {
    phase: "due",
    at: now + timing.slowRetryMs,
    needsAttention: true,
    // Older rows may still have it set: at first, an acceptance didn't clear it.
    isUnwritable: false,
  });
}

/** The visitor is waiting for these, so staff are told of a bounce and ask for another address. */
const kindsWithReportedBounces: readonly DeliveryKind[] = ["visitor", "link", "visit", "quote", "answer"];

/** The mail service accepted staff's email, but no receipt came. */
export function escalate(state: LeadState): LeadState {
  return withDelivery(state, "staff", { escalated: true });
}

/** An upper limit on the wait before any attempt, except a reminder's first. It leaves more than enough room for the spread of retries. */
export function longestWait(timing: Timing): number {
  return Math.max(timing.slowRetryMs, timing.ambiguousMs, timing.undoMs) * 1.5;
}

/**
 * Staff can undo an event while its email to the visitor waits. If the event changes a visit today, nothing waits: somebody may be on
 * their way.
 */
export function canBeUndone(
  { outcome: name }: Pick<RecordedEvent, "outcome">,
  now: number,
  { before, after }: { before: Stage; after: Stage },
): boolean {
  const outcome = outcomeNamed(name);
  const today = melbourneDate(new Date(now));
  const isToday = [before, after].some(
    ({ visitAhead }) => visitAhead && melbourneDate(new Date(visitAhead.starts)) === today,
  );
  return outcome?.by === "staff" && !outcome.isFinal && !(outcome.visit && isToday);
}

/** The deliveries that an event changed, before and after. Undoing restores them, unless one has been sent. */
export function changedDeliveries(before: LeadState, after: LeadState): Undo {
  const changedKinds = deliveryKinds.filter((kind) => before.deliveries[kind] !== after.deliveries[kind]);
  const deliveriesOf = ({ deliveries }: LeadState) =>
    Object.fromEntries(changedKinds.map((kind) => [kind, deliveries[kind]]));
  return { before: deliveriesOf(before), after: deliveriesOf(after) };
}

export interface Undo {
  before: Partial<LeadState["deliveries"]>;
  after: Partial<LeadState["deliveries"]>;
}

/**
 * Plans the emails that an event sends. An event that answers the promise to call ends the call reminders; an unconfirmed visit
 * doesn't. If staff record such an event about a restored request, they must have it. `waitMs`: how long emails to the visitor wait, so
 * that staff can undo the event.
 */
export function planAfterEvent(
  state: LeadState,
  { outcome: name }: Pick<RecordedEvent, "outcome">,
  now: number,
  { before, after, waitMs = 0 }: { before: Stage; after: Stage; waitMs?: number },
): LeadState {
  const outcome = outcomeNamed(name);
  if (!outcome) return state;
  let plannedState = state;
  // No email about a visit that is over, or about cancelling a visit that was never announced.
  const visit = outcome.visit === "booked" ? after.visit : before.visitAhead;
  const isConfirmedNow = before.heldUntil !== undefined && after.heldUntil === undefined && after.visit !== undefined;
  const isWanted = (kind: DeliveryKind) => {
    if (kind === "visit") return visit !== undefined && visit.starts > now;
    // Anyone may have typed the old address in, so it is notified only if we have written to it: the first address got the
    // confirmation, a later one the link.
    const { visitor, link } = state.deliveries;
    return kind !== "old-email" || wasAccepted(link) || (state.deliveries[kind].attempts === 0 && wasAccepted(visitor));
  };
  // If staff confirmed the visit by phone, they need no "change" email.
  const confirmationKinds = isConfirmedNow
    ? (["visit", ...(outcome.by === "visitor" ? ["change" as const] : [])] as const)
    : [];
  for (const kind of new Set<DeliveryKind>([...(outcome.sends ?? []), ...confirmationKinds]))
    if (isWanted(kind))
      plannedState = withDelivery(
        plannedState,
        kind,
        plannedDelivery(kind, plannedState, isToStaff(kind) ? now : now + waitMs),
      );
  if (isConfirmedNow || outcome.visit === "booked" || outcome.visit === "off" || after.wantsNoReminders)
    plannedState = withDelivery(plannedState, "visit-reminder", visitReminder(after, now));
  const [earlierReminderAt, newReminderAt] = [quoteReminderAt(before), quoteReminderAt(after)];
  if (newReminderAt !== earlierReminderAt)
    plannedState = withDelivery(
      plannedState,
      "quote-reminder",
      newDelivery(newReminderAt === undefined ? "off" : "due", newReminderAt ?? now),
    );
  if (outcome.form?.field === "file")
    plannedState = { ...plannedState, uploadEnds: state.uploadEnds ?? now + uploadKeptDays * dayMs };
  const endsCallReminders = outcome.leadsTo ? after.step !== "call" : outcome.due !== undefined || isConfirmedNow;
  if (!endsCallReminders) return plannedState;
  plannedState = withDelivery(withDelivery(plannedState, "reminder", { phase: "off" }), "overdue", { phase: "off" });
  const staffHaveIt = outcome.by === "staff" && plannedState.deliveries.staff.phase === "restored";
  return staffHaveIt ? withDelivery(plannedState, "staff", { phase: "delivered" }) : plannedState;
}

/** If the first letter about a visit is replaced before it was sent, its replacement counts as the first. */
function plannedDelivery(kind: DeliveryKind, { deliveries }: LeadState, at: number): DeliveryState {
  const { phase, attempts, isFirst = false } = deliveries[kind];
  const staysFirst = kind === "visit" && attempts === 0 && (phase === "off" || (phase === "due" && isFirst));
  return { ...newDelivery("due", at), ...(kind === "visit" && { isFirst: staysFirst }) };
}

/** Cancels an email that hasn't been sent yet. */
export function cancelDelivery(state: LeadState, kind: DeliveryKind): LeadState {
  return ["due", "sending"].includes(state.deliveries[kind].phase)
    ? withDelivery(state, kind, { phase: "off" })
    : state;
}

const minNoticeMs = 2 * dayMs;
/** When a visitor's reminder is sent: at ten in the morning, in minutes since midnight. */
const reminderMinutes = 10 * 60;

/** The reminder of a visit that is more than two days away: at ten on the day before. */
function visitReminder({ visit, heldUntil, wantsNoReminders }: Stage, now: number): DeliveryState {
  const isWanted = visit && heldUntil === undefined && !wantsNoReminders;
  if (!isWanted || visit.starts - now <= minNoticeMs) return newDelivery("off", now);
  const date = addDays(melbourneDate(new Date(visit.starts)), -1);
  return newDelivery("due", momentOf({ date, minutes: reminderMinutes }).getTime());
}

/** When to remind the customer of an unanswered quote: at ten, a week after it was sent. */
function quoteReminderAt({ step, quote, answer, questions, hasContract, ...stage }: Stage): number | undefined {
  const isAnswered = answer !== undefined || questions.length > 0 || hasContract;
  if (step === "closed" || !quote || isAnswered || stage.wantsNoQuoteReminders) return undefined;
  const date = addDays(melbourneDate(new Date(quote.at)), quoteReminderDays);
  return momentOf({ date, minutes: reminderMinutes }).getTime();
}

function reminderAt(promised: number): number {
  return workingTimeBefore(new Date(promised), minutesBeforeCall).getTime();
}

/**
 * The kinds that may be sent now. The visitor's confirmation and the call reminders wait until staff have the request, or an alert says
 * that they may not have it.
 */
function sendableKinds(state: LeadState, now: number): DeliveryKind[] {
  return deliveryKinds.filter((kind) => {
    if (kind !== "visitor" && !isCallReminder(kind)) return true;
    if (!staffWereAlerted(state)) return false;
    // The early reminder isn't sent once the deadline has passed.
    return kind !== "reminder" || now < (state.promised ?? 0);
  });
}

/** Staff have the request, or an alert tells them that they may not. */
function staffWereAlerted(state: LeadState): boolean {
  return staffHaveTheRequest(state) || state.deliveries.staff.phase === "unconfirmed";
}

function staffHaveTheRequest({ deliveries: { staff } }: LeadState): boolean {
  return wasAccepted(staff) || staff.phase === "restored";
}

/** When to tell staff that no receipt came for an email that the mail service accepted. */
function escalationAt({ deliveries: { staff } }: LeadState, timing: Timing): number {
  return staff.phase === "accepted" && !staff.escalated ? staff.at + timing.receiptMs : never;
}

/**
 * An attempt with an unknown result may have delivered the email, and the next would send a copy, so we limit them. A reminder gets
 * only one.
 */
function hasTriedEnough(delivery: DeliveryState, kind: DeliveryKind): boolean {
  if (isWebhook(kind)) return false;
  return delivery.phase === "sending" && delivery.unknownOutcomes + 1 >= (isReminder(kind) ? 1 : maxUnknowns);
}

function dueAt(
  kind: DeliveryKind,
  { phase, at, attempts, needsAttention }: DeliveryState,
  now: number,
  timing: Timing,
): number {
  if (phase !== "due" && phase !== "sending") return never;
  // A reminder waits for its time.
  if (isReminder(kind) && attempts === 0) return at;
  const waitMs = needsAttention ? Math.max(timing.ambiguousMs, timing.slowRetryMs) : timing.ambiguousMs;
  const attemptAt = phase === "sending" ? at + waitMs : at;
  // This time was recorded by a clock that ran ahead, so it is due now.
  return attemptAt > now + longestWait(timing) ? now : attemptAt;
}

export function newDelivery(phase: DeliveryState["phase"], at: number): DeliveryState {
  return {
    phase,
    at,
    attempts: 0,
    firstAt: null,
    unknownOutcomes: 0,
    hadFinalAttempt: false,
    plainText: false,
    needsAttention: false,
    unreadable: false,
    escalated: false,
    resent: false,
    requestId: null,
    bouncedCalls: [],
  };
}

export function withDelivery(state: LeadState, kind: DeliveryKind, changes: Partial<DeliveryState>): LeadState {
  return { ...state, deliveries: { ...state.deliveries, [kind]: { ...state.deliveries[kind], ...changes } } };
}
