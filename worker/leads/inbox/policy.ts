// The next step of a request, and what follows from every event: pure functions of its state and the time.
import { day } from "#content/durations.ts";
import { addDays, instantOf, melbourneDate, workingTimeBefore } from "#content/melbourne.ts";
import { quoteReminderDays, uploadKeptDays } from "#content/request/limits.ts";
import {
  type DeliveryKind,
  type DeliveryState,
  deliveryKinds,
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
import type { Entry } from "../record/entry.ts";
import { outcomeNamed, type RecordedEvent } from "../record/outcomes.ts";
import type { Stage } from "../record/stage.ts";
import { attemptsBeforeAlert, type Timing } from "../timing.ts";

export type NextStep =
  | { do: "send" | "stop-trying"; mail: DeliveryKind }
  | { do: "erase" | "escalate" | "forget-upload" | "forget" }
  | { do: "wait"; until: number };

const never = Number.POSITIVE_INFINITY;
/** How long we remember a withdrawn id: longer than any link to it is valid. */
const tombstoneDays = 400;
/** Attempts with an unknown outcome before we stop. One more follows once the mail service works again. */
export const maxUnknowns = 3;
/** Working minutes before the promised call. */
const warningMinutes = 120;

type NewLead = Pick<Entry, "id" | "received" | "promised" | "consentEnds" | "uploadEnds">;

export function begin(request: NewLead, now: number, { confirms }: { confirms: boolean }): LeadState {
  const { promised } = request;
  const dueTimes: Partial<Record<DeliveryKind, number>> = {
    staff: now,
    webhook: now,
    ...(confirms && { visitor: now }),
    ...(promised !== null && { reminder: warningAt(promised), overdue: promised }),
  };
  return {
    ...request,
    withdrawn: null,
    erased: 0,
    mails: allMails((kind) => mailAt(dueTimes[kind] === undefined ? "off" : "due", dueTimes[kind] ?? now)),
  };
}

/** Staff may have had this request's mail, so nothing is sent and no reminder goes out until they record an outcome. */
export function beginRestored(request: NewLead, now: number): LeadState {
  const state = begin(request, now, { confirms: false });
  const mails = allMails((kind) => mailAt(kind === "staff" ? "restored" : "off", now));
  return { ...state, mails: { ...mails, staff: { ...mails.staff, attempts: 1 } } };
}

/** The step to take at this time. Earlier checks matter more. */
export function nextStep(state: LeadState, now: number, timing: Timing): NextStep {
  const { withdrawn, mails } = state;
  if (withdrawn !== null && state.erased === 0) return { do: "erase" };
  const sendable = sendableMails(state, now);
  const dueTimes = new Map(sendable.map((kind) => [kind, dueAt(kind, mails[kind], now, timing)]));
  const mail = sendable.find((kind) => (dueTimes.get(kind) ?? never) <= now);
  if (mail) return { do: hasTriedEnough(mails[mail], mail) ? "stop-trying" : "send", mail };
  const next = Math.min(...dueTimes.values());
  if (withdrawn !== null) {
    // Erase again later: an upload that was in progress may have stored something after the first erase.
    const again = state.erased === 1 ? withdrawn + timing.abandonedMs : never;
    if (now >= again) return { do: "erase" };
    const forgotten = withdrawn + tombstoneDays * day;
    return next === never && now >= forgotten
      ? { do: "forget" }
      : { do: "wait", until: Math.min(next, again, forgotten) };
  }
  if (escalationAt(state, timing) <= now) return { do: "escalate" };
  // Nothing is deleted before staff have it, whatever the clock says.
  const uploadEnds = staffHaveTheMail(state) ? (state.uploadEnds ?? never) : never;
  const consentEnds = staffHaveTheMail(state) ? state.consentEnds : never;
  if (now >= consentEnds) return { do: "forget" };
  if (now >= uploadEnds) return { do: "forget-upload" };
  return { do: "wait", until: Math.min(next, escalationAt(state, timing), uploadEnds, consentEnds) };
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

/** Problems that can't be reported by mail stay in the log. */
const refusedProblems: Partial<Record<DeliveryKind, Problem>> = {
  staff: "staff-refused",
  visitor: "visitor-refused",
  webhook: "webhook-refused",
  "webhook-withdrawal": "webhook-refused",
};

/** No delivery of this lead is pending. Health and the daily mail count the others. */
export function isSettled({ mails }: LeadState): boolean {
  return deliveryKinds.every((kind) => !isAwaited(kind, mails[kind]));
}

/** Vital deliveries stay pending until they arrive. Any other that fails becomes a problem that staff are told of. */
function isAwaited(kind: DeliveryKind, { phase, needsAttention, hadFinalAttempt }: DeliveryState): boolean {
  const isUnderWay = phase === "due" || phase === "sending";
  if (isVital(kind)) return isUnderWay || (phase === "unconfirmed" && !hadFinalAttempt);
  return isUnderWay && !needsAttention && (kind === "change" || kind === "visitor" || kind === "webhook");
}

function isVital(kind: DeliveryKind): kind is "staff" | "withdrawal" {
  return kind === "staff" || kind === "withdrawal";
}

export function attemptBegins(state: LeadState, kind: DeliveryKind, now: number): LeadState {
  const { phase, firstAt, attempts, unknownOutcomes } = state.mails[kind];
  return withMail(state, kind, {
    phase: "sending",
    at: now,
    firstAt: firstAt ?? now,
    attempts: attempts + 1,
    // Still `sending` when the next attempt begins: the last one crashed before its outcome was recorded.
    unknownOutcomes: unknownOutcomes + (phase === "sending" ? 1 : 0),
    unreadable: false,
  });
}

/** `chance` spreads retries, so that mails that failed together don't all retry together. */
export function attemptEnded(
  state: LeadState,
  kind: DeliveryKind,
  result: SendResult,
  now: number,
  timing: Timing,
  chance = 0.5,
): LeadState {
  const { phase, firstAt, attempts, plainText, bouncedCalls, needsAttention: neededAttention } = state.mails[kind];
  // The letter was replanned during the call; the new one hasn't been tried yet.
  if (attempts === 0) return state;
  if (result.kind === "accepted") {
    const { requestId } = result;
    const next = accepted(state, kind, now, requestId ?? null);
    // The fallback sends no receipts, so we expect none.
    if (result.route === "fallback") return withMail(next, kind, { phase: "delivered" });
    // The bounce may have been reported before we recorded the acceptance.
    const isBounced = requestId !== undefined && bouncedCalls.includes(requestId);
    return isBounced ? bounced(next, kind, requestId, now, timing) : next;
  }
  if (phase !== "sending") return state;
  if (result.kind === "not-wanted") return withMail(state, kind, { phase: "off", needsAttention: false });
  const blamed = result.kind === "refused" && result.because !== "other";
  const isUnwritable = result.kind === "refused" && result.because === "our-fault";
  const needsAttention = neededAttention || (blamed && plainText) || attempts >= attemptsBeforeAlert;
  if (result.kind === "unknown") return withMail(state, kind, { needsAttention, isUnwritable });
  const backoff = Math.min(timing.retryFirstMs * 2 ** (attempts - 1), timing.slowRetryMs);
  const spread = 1 + (chance - 0.5) / 2;
  const wait = (needsAttention ? timing.slowRetryMs : backoff) * spread;
  const gaveUp = now - (firstAt ?? now) >= retryDays(kind) * day;
  const next = gaveUp ? "given-up" : "due";
  return withMail(state, kind, {
    phase: next,
    at: now + wait,
    plainText: plainText || blamed,
    needsAttention,
    isUnwritable,
  });
}

/** The mail service fails every mail, so this one waits. After a while it needs attention, like a mail that keeps failing. */
export function putOff(state: LeadState, kind: DeliveryKind, until: number, timing: Timing): LeadState {
  const mail = state.mails[kind];
  // It may have been withdrawn or accepted at the same moment.
  if (mail.phase !== "due" && mail.phase !== "sending") return state;
  const firstAt = mail.firstAt ?? until;
  const needsAttention = mail.needsAttention || until - firstAt >= timing.ambiguousMs;
  return withMail(state, kind, { at: until, firstAt, needsAttention });
}

/**
 * The bucket or our own code failed before a mail service was asked. This mail waits longer each time, so that the request's other
 * mails get their turn.
 */
export function sendingFailed(state: LeadState, kind: DeliveryKind, now: number, timing: Timing): LeadState {
  const failedForMs = now - (state.mails[kind].firstAt ?? now);
  const waitMs = Math.min(Math.max(failedForMs, timing.retryFirstMs), timing.relayBackoffMs);
  return withMail(putOff(state, kind, now + waitMs, timing), kind, { isUnwritable: true });
}

/** Days before we give up. Mail that staff need is retried for ever. */
function retryDays(kind: DeliveryKind): number {
  if (isVital(kind) || kind === "change") return never;
  return isWebhook(kind) ? 30 : 3;
}

/** The last attempt's outcome stayed unknown. The digest tells staff; the visitor's page says what the mail says. */
export function stopTrying(state: LeadState, kind: DeliveryKind): LeadState {
  return withMail(state, kind, { phase: "unconfirmed", unknownOutcomes: state.mails[kind].unknownOutcomes + 1 });
}

/**
 * Which mail service an attempt tries first. The third attempt starts with the fallback, the extra one with whichever service last
 * accepted a mail.
 */
export function firstRouteFor({ unknownOutcomes, hadFinalAttempt }: DeliveryState, lastWorking: MailRoute): MailRoute {
  if (hadFinalAttempt) return lastWorking;
  return unknownOutcomes === maxUnknowns - 1 ? "fallback" : "primary";
}

/** Whether an unconfirmed mail may use this service for its extra attempt. The fallback only reaches staff. */
export function mayUseRoute(route: MailRoute, kind: DeliveryKind): boolean {
  return isVital(kind) || (kind === "visitor" && route === "primary");
}

/** The relay works again: plans one extra attempt, and only one, for a mail it never confirmed. */
export function tryOnceMore(state: LeadState, kind: DeliveryKind, now: number): LeadState {
  const { phase, hadFinalAttempt } = state.mails[kind];
  if (phase !== "unconfirmed" || hadFinalAttempt) return state;
  return withMail(state, kind, { phase: "due", at: now, hadFinalAttempt: true });
}

/** A request or a quote that can't be read can't be mailed. We retry hourly, in case somebody repairs it, and tell staff. */
export function requestUnreadable(state: LeadState, kind: DeliveryKind, now: number, timing: Timing): LeadState {
  // It may have been withdrawn at the same moment.
  if (!["due", "sending"].includes(state.mails[kind].phase)) return state;
  return withMail(state, kind, { phase: "due", at: now + timing.slowRetryMs, needsAttention: true, unreadable: true });
}

/** The document is gone, so there is nothing to send. Tells staff if they never had it. */
export function requestMissing(state: LeadState, now: number): LeadState {
  if (state.withdrawn !== null) return state;
  const lost = !staffWereAlerted(state);
  const mails = allMails((kind) => ({ ...state.mails[kind], phase: "off" }));
  const staff: DeliveryState = { ...state.mails.staff, phase: lost ? "given-up" : "off" };
  return { ...state, withdrawn: now, erased: 0, mails: { ...mails, staff } };
}

/** Staff ask for their mail again. Its earlier attempts stay on record. */
export function sendAgain(state: LeadState, now: number): LeadState {
  const { phase } = state.mails.staff;
  if (state.withdrawn !== null || phase === "due" || phase === "sending") return state;
  return withMail(state, "staff", {
    phase: "due",
    at: now,
    unknownOutcomes: 0,
    requestId: null,
    escalated: false,
    resent: true,
  });
}

/** The visitor has lost the link to their page, and asked for it. */
export function linkAskedFor(state: LeadState, now: number): LeadState {
  return withMail(state, "link", mailAt("due", now));
}

/** Tells staff to stop if they may have the mail. One mail covers the whole chain. */
export function withdraw(state: LeadState, at: number, { tellsStaff }: { tellsStaff: boolean }): LeadState {
  if (state.withdrawn !== null) return { ...state, withdrawn: Math.max(state.withdrawn, at), erased: 0 };
  const off = allMails((kind) => ({ ...state.mails[kind], phase: "off" }));
  const { webhook, withdrawal } = state.mails;
  const webhookKnows = webhook.attempts > 0 && webhook.phase !== "off" && webhook.phase !== "given-up";
  const mails = {
    ...off,
    withdrawal: tellsStaff ? mailAt("due", at) : withdrawal,
    "webhook-withdrawal": mailAt(webhookKnows ? "due" : "off", at),
  };
  return { ...state, withdrawn: at, erased: 0, mails };
}

/** Applies a delivery receipt. A repeated or late receipt, or one for a mail that bounced before, changes nothing that matters. */
export function receiptCame(
  state: LeadState,
  kind: DeliveryKind,
  receipt: Receipt,
  requestId: string | undefined,
  now: number,
  timing: Timing,
): LeadState {
  const mail = state.mails[kind];
  if (mail.attempts === 0 || (requestId !== undefined && mail.bouncedCalls.includes(requestId))) return state;
  if (receipt === "failed") return bounced(state, kind, requestId, now, timing);
  const next = accepted(state, kind, now, requestId ?? mail.requestId);
  if (receipt !== "delivered" || next.mails[kind].phase !== "accepted") return next;
  return withMail(next, kind, { phase: "delivered" });
}

function accepted(state: LeadState, kind: DeliveryKind, now: number, requestId: string | null): LeadState {
  const { phase } = state.mails[kind];
  if (!["due", "sending", "unconfirmed"].includes(phase)) return state;
  return withMail(state, kind, { phase: "accepted", at: now, needsAttention: false, unreadable: false, requestId });
}

function bounced(
  before: LeadState,
  kind: DeliveryKind,
  requestId: string | undefined,
  now: number,
  timing: Timing,
): LeadState {
  const { bouncedCalls } = before.mails[kind];
  const isNew = requestId !== undefined && !bouncedCalls.includes(requestId);
  const state = isNew ? withMail(before, kind, { bouncedCalls: [...bouncedCalls, requestId] }) : before;
  const mail = state.mails[kind];
  const isOther = mail.requestId !== null && requestId !== undefined && mail.requestId !== requestId;
  if (!wasAccepted(mail) || isOther || (state.withdrawn !== null && kind !== "withdrawal")) return state;
  if (bouncesAreTold.includes(kind)) return withMail(state, kind, { phase: "bounced" });
  if (!isVital(kind)) return withMail(state, kind, { phase: "off" });
  return withMail(state, kind, { phase: "due", at: now + timing.slowRetryMs, needsAttention: true });
}

/** The visitor is waiting for these, so staff must ask for another address. */
const bouncesAreTold: readonly DeliveryKind[] = ["visitor", "link", "visit", "quote", "answer"];

/** The relay accepted staff's mail, but no receipt came. */
export function escalate(state: LeadState): LeadState {
  return withMail(state, "staff", { escalated: true });
}

/** No mail except a reminder waits longer than this for its next attempt. */
export function longestWait(timing: Timing): number {
  return Math.max(timing.slowRetryMs, timing.ambiguousMs, timing.undoMs) * 1.5;
}

/**
 * Staff can undo an event while its mail to the visitor waits. If the visit is on the same day nothing waits: somebody may be on
 * their way.
 */
export function canBeUndone(
  { outcome: name }: Pick<RecordedEvent, "outcome">,
  now: number,
  { before, after }: { before: Stage; after: Stage },
): boolean {
  const outcome = outcomeNamed(name);
  const today = melbourneDate(new Date(now));
  const isToday = [before, after].some(({ visitAhead }) => visitAhead && melbourneDate(visitAhead.starts) === today);
  return outcome?.by === "staff" && !outcome.isFinal && !(outcome.visit && isToday);
}

/** The deliveries that an event changed, before and after. Undoing restores them, unless one has been sent. */
export function changedMails(before: LeadState, after: LeadState): Undo {
  const changed = deliveryKinds.filter((kind) => before.mails[kind] !== after.mails[kind]);
  const mailsOf = ({ mails }: LeadState) => Object.fromEntries(changed.map((kind) => [kind, mails[kind]]));
  return { before: mailsOf(before), after: mailsOf(after) };
}

export interface Undo {
  before: Partial<LeadState["mails"]>;
  after: Partial<LeadState["mails"]>;
}

/**
 * Any event except a note stops the call reminders. An event that staff record proves that they have the request, even a restored
 * one. An unconfirmed visit leaves the call due.
 */
export function recordEvent(
  state: LeadState,
  { outcome: name }: Pick<RecordedEvent, "outcome">,
  now: number,
  { before, after, waitMs = 0 }: { before: Stage; after: Stage; waitMs?: number },
): LeadState {
  const outcome = outcomeNamed(name);
  if (!outcome) return state;
  let next = state;
  // No email about a visit that is over, or about cancelling a visit that was never announced.
  const visit = outcome.visit === "booked" ? after.visit : before.visitAhead;
  const isConfirmedNow = before.heldUntil !== undefined && after.heldUntil === undefined && after.visit !== undefined;
  const isToldOf = (kind: DeliveryKind) => {
    if (kind === "visit") return visit !== undefined && visit.starts.getTime() > now;
    // Notifies the old address only if we have written to it: anyone may have typed it in. The first address got the confirmation,
    // a later one the link.
    const { visitor, link } = state.mails;
    return kind !== "old-email" || wasAccepted(link) || (state.mails[kind].attempts === 0 && wasAccepted(visitor));
  };
  // If staff confirmed the visit by phone, the "change" mail to staff is unnecessary.
  const ofHold = isConfirmedNow ? (["visit", ...(outcome.by === "visitor" ? ["change" as const] : [])] as const) : [];
  for (const kind of new Set<DeliveryKind>([...(outcome.sends ?? []), ...ofHold]))
    if (isToldOf(kind)) next = withMail(next, kind, plannedMail(kind, next, isToStaff(kind) ? now : now + waitMs));
  if (isConfirmedNow || outcome.visit === "booked" || outcome.visit === "off" || after.wantsNoReminders)
    next = withMail(next, "visit-reminder", visitReminder(after, now));
  const [planned, remindsAt] = [quoteReminderAt(before), quoteReminderAt(after)];
  if (remindsAt !== planned)
    next = withMail(next, "quote-reminder", mailAt(remindsAt === undefined ? "off" : "due", remindsAt ?? now));
  if (outcome.form?.field === "file") next = { ...next, uploadEnds: state.uploadEnds ?? now + uploadKeptDays * day };
  const hasFollowed = outcome.leadsTo ? after.step !== "call" : outcome.due !== undefined || isConfirmedNow;
  if (!hasFollowed) return next;
  next = withMail(withMail(next, "reminder", { phase: "off" }), "overdue", { phase: "off" });
  const isFound = outcome.by === "staff" && next.mails.staff.phase === "restored";
  return isFound ? withMail(next, "staff", { phase: "delivered" }) : next;
}

/** If the first visit email is replanned before it was sent, it is still the first. */
function plannedMail(kind: DeliveryKind, { mails }: LeadState, at: number): DeliveryState {
  const { phase, attempts, isFirst = false } = mails[kind];
  const isUntold = kind === "visit" && attempts === 0 && (phase === "off" || (phase === "due" && isFirst));
  return { ...mailAt("due", at), ...(kind === "visit" && { isFirst: isUntold }) };
}

/** Cancels a mail that hasn't been sent yet. */
export function withoutMail(state: LeadState, kind: DeliveryKind): LeadState {
  return ["due", "sending"].includes(state.mails[kind].phase) ? withMail(state, kind, { phase: "off" }) : state;
}

const longBeforeMs = 2 * day;
const remindedAtMinutes = 10 * 60;

/** At ten on the day before, if the visit is more than two days away. */
function visitReminder({ visit, heldUntil, wantsNoReminders }: Stage, now: number): DeliveryState {
  const isWanted = visit && heldUntil === undefined && !wantsNoReminders;
  if (!isWanted || visit.starts.getTime() - now <= longBeforeMs) return mailAt("off", now);
  const date = addDays(melbourneDate(visit.starts), -1);
  return mailAt("due", instantOf({ date, minutes: remindedAtMinutes }).getTime());
}

/** At ten, a week after a quote that hasn't been answered. */
function quoteReminderAt({ step, quote, answer, questions, hasContract, ...stage }: Stage): number | undefined {
  const isAnswered = answer !== undefined || questions.length > 0 || hasContract;
  if (step === "closed" || !quote || isAnswered || stage.wantsNoQuoteReminders) return undefined;
  const date = addDays(melbourneDate(new Date(quote.at)), quoteReminderDays);
  return instantOf({ date, minutes: remindedAtMinutes }).getTime();
}

function warningAt(promised: number): number {
  return workingTimeBefore(new Date(promised), warningMinutes).getTime();
}

/** Confirms to the visitor only once staff have the request, or an alert says that they may not. */
function sendableMails(state: LeadState, now: number): DeliveryKind[] {
  return deliveryKinds.filter((kind) => {
    if (kind !== "visitor" && !isCallReminder(kind)) return true;
    if (!staffWereAlerted(state)) return false;
    // The early reminder isn't sent once the deadline has passed.
    return kind !== "reminder" || now < (state.promised ?? 0);
  });
}

/** Staff have the mail, or the digest tells them that they may not. */
function staffWereAlerted(state: LeadState): boolean {
  return staffHaveTheMail(state) || state.mails.staff.phase === "unconfirmed";
}

function staffHaveTheMail({ mails: { staff } }: LeadState): boolean {
  return wasAccepted(staff) || staff.phase === "restored";
}

/** When to tell staff that a mail the relay accepted was never reported as delivered. */
function escalationAt({ mails: { staff } }: LeadState, timing: Timing): number {
  return staff.phase === "accepted" && !staff.escalated ? staff.at + timing.receiptMs : never;
}

/** An attempt with an unknown outcome may have left a copy, so we limit them; a reminder gets only one. */
function hasTriedEnough(mail: DeliveryState, kind: DeliveryKind): boolean {
  if (isWebhook(kind)) return false;
  return mail.phase === "sending" && mail.unknownOutcomes + 1 >= (isReminder(kind) ? 1 : maxUnknowns);
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
  const wait = needsAttention ? Math.max(timing.ambiguousMs, timing.slowRetryMs) : timing.ambiguousMs;
  const due = phase === "sending" ? at + wait : at;
  // A clock that was ahead recorded this: don't wait until real time catches up.
  return due > now + longestWait(timing) ? now : due;
}

export function mailAt(phase: DeliveryState["phase"], at: number): DeliveryState {
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

export function allMails(of: (kind: DeliveryKind) => DeliveryState): Record<DeliveryKind, DeliveryState> {
  const mails = Object.fromEntries(deliveryKinds.map((kind) => [kind, of(kind)]));
  if (!hasAll(mails)) throw new Error("allMails: a kind has no state");
  return mails;
}

function hasAll(mails: Record<string, DeliveryState>): mails is Record<DeliveryKind, DeliveryState> {
  return deliveryKinds.every((kind) => mails[kind]);
}

export function withMail(state: LeadState, kind: DeliveryKind, changes: Partial<DeliveryState>): LeadState {
  return { ...state, mails: { ...state.mails, [kind]: { ...state.mails[kind], ...changes } } };
}
