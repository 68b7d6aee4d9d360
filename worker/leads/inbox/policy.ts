import { workingTimeBefore } from "#content/melbourne.ts";
import { uploadKeptDays } from "#content/request/limits.ts";
import { attemptsBeforeAlert, day, type Timing } from "../timing.ts";

/*
 * What is to be done next about a request, and what follows from everything that can happen to it: pure functions of its state
 * and the time.
 */

/** Everything that can be sent about a request, in the order of urgency. */
export const mailKinds = [
  /** To staff: stop, it was withdrawn. */
  "withdrawal",
  /** To staff: the request itself. */
  "staff",
  /** To staff: what the visitor changed on the request's page. */
  "change",
  /** To the visitor: we have your request. */
  "visitor",
  /** To the visitor: a visit was booked, moved or cancelled. */
  "visit",
  /** To staff, before the time by which we promised to call, and after it. */
  "reminder",
  "overdue",
  /** To the business's own system. */
  "webhook",
  "webhook-withdrawal",
] as const;
export type MailKind = (typeof mailKinds)[number];

type Phase =
  /** Not wanted. */
  | "off"
  /** To be sent at `at`. */
  | "due"
  /** An attempt began at `at`, its outcome is not known. */
  | "sending"
  | "accepted"
  | "delivered"
  /** The mail service reported that the visitor's address takes no mail. */
  | "bounced"
  /** Tried as often as it may be without ever hearing whether the relay took it. */
  | "unconfirmed"
  | "given-up"
  /** The request was found without a row: whether staff have it is not known. */
  | "restored";

export interface MailState {
  phase: Phase;
  at: number;
  attempts: number;
  firstAt: number | null;
  /** How many attempts ended without a known outcome: each may have left a copy. */
  unknownOutcomes: number;
  /** It was never confirmed, and has had its one more attempt since. */
  hadFinalAttempt: boolean;
  /** The relay found fault with the content: from then on text only, without anything that could be at fault. */
  plainText: boolean;
  needsAttention: boolean;
  /** The stored request could not be read at the last attempt. */
  unreadable: boolean;
  escalated: boolean;
  requestId: string | null;
  /** The relay's calls whose mail bounced: a late report about one of them no longer counts. */
  bouncedCalls: readonly string[];
}

/** Due from the beginning, each at its time. */
export type CallReminder = "reminder" | "overdue";

/** What staff record. */
export const staffOutcomes = ["called", "no-answer", "booked", "cancelled", "quoted", "not-for-us"] as const;
export type StaffOutcome = (typeof staffOutcomes)[number];

/** What visitors do on their request's page. */
export const visitorOutcomes = [
  "new-phone",
  "new-services",
  "new-times",
  "new-message",
  "new-file",
  "gave-up-visit",
] as const;
export type VisitorOutcome = (typeof visitorOutcomes)[number];

/** Where a request stands. No personal data: ids, times, counters. */
export interface Delivery {
  id: string;
  received: number;
  /** By when we promised to call; null where the stored request can't be read. */
  promised: number | null;
  consentEnds: number;
  uploadEnds: number | null;
  /** What staff said last on the card, and when somebody first rang. */
  outcome: StaffOutcome | null;
  calledAt: number | null;
  withdrawn: number | null;
  /** How often the documents of a withdrawn request were erased. */
  erased: number;
  mails: Readonly<Record<MailKind, MailState>>;
}

/** What became of one attempt. */
export type SendResult =
  | { kind: "accepted"; requestId?: string }
  /** `content`: the mail itself was blamed. `other`: key, settings, load; the same mail may pass later. */
  | { kind: "refused"; because: "content" | "other"; status: number }
  /** Nobody wants it any more, now or later. */
  | { kind: "not-wanted" }
  | { kind: "unknown" };

export type Receipt = "processed" | "delivered" | "failed";

export type Step =
  | { do: "send" | "stop-trying"; mail: MailKind }
  | { do: "erase" | "escalate" | "forget-upload" | "forget" }
  | { do: "wait"; until: number };

export type Problem =
  | "staff-refused"
  | "staff-unconfirmed"
  | "withdrawal-unconfirmed"
  | "missing"
  | "unreadable"
  | "restored"
  | "receipt-missing"
  | "webhook-refused"
  | "visitor-refused"
  | "visitor-bounced";

const never = Number.POSITIVE_INFINITY;
/** An id that was withdrawn is remembered for so long: longer than any link to it lives. */
const tombstoneDays = 400;
/** After so many attempts without a known outcome a mail is left alone; it is tried once more when the relay takes anything. */
export const mostUnknowns = 3;
/** Of working time, before the call that we promised. */
const warningMinutes = 120;

export type NewDelivery = Pick<Delivery, "id" | "received" | "promised" | "consentEnds" | "uploadEnds">;

export function begin(request: NewDelivery, now: number, { confirms }: { confirms: boolean }): Delivery {
  const { promised } = request;
  const dueTimes: Partial<Record<MailKind, number>> = {
    staff: now,
    webhook: now,
    ...(confirms && { visitor: now }),
    ...(promised !== null && { reminder: warningAt(promised), overdue: promised }),
  };
  return {
    ...request,
    outcome: null,
    calledAt: null,
    withdrawn: null,
    erased: 0,
    mails: allMails((kind) => mailAt(dueTimes[kind] === undefined ? "off" : "due", dueTimes[kind] ?? now)),
  };
}

/** Staff may have had this request's mail: nothing is sent again, and nobody is reminded before they say where it stands. */
export function beginRestored(request: NewDelivery, now: number): Delivery {
  const state = begin(request, now, { confirms: false });
  const mails = allMails((kind) => mailAt(kind === "staff" ? "restored" : "off", now));
  return { ...state, mails: { ...mails, staff: { ...mails.staff, attempts: 1 } } };
}

/** What is to be done at this time; the order says what matters more. */
export function nextStep(state: Delivery, now: number, timing: Timing): Step {
  const { withdrawn, mails } = state;
  if (withdrawn !== null && state.erased === 0) return { do: "erase" };
  const sendable = sendableMails(state, now);
  const dueTimes = new Map(sendable.map((kind) => [kind, dueAt(kind, mails[kind], now, timing)]));
  const mail = sendable.find((kind) => (dueTimes.get(kind) ?? never) <= now);
  if (mail) return { do: hasTriedEnough(mails[mail], mail) ? "stop-trying" : "send", mail };
  const next = Math.min(...dueTimes.values());
  if (withdrawn !== null) {
    // Once more when anyone who was storing something of it at that moment, and broke off, has surely ended.
    const again = state.erased === 1 ? withdrawn + timing.abandonedMs : never;
    if (now >= again) return { do: "erase" };
    const forgotten = withdrawn + tombstoneDays * day;
    return next === never && now >= forgotten
      ? { do: "forget" }
      : { do: "wait", until: Math.min(next, again, forgotten) };
  }
  if (escalationAt(state, timing) <= now) return { do: "escalate" };
  // Nothing is deleted before staff have it, whatever the clock says.
  const uploadEnds = staffHave(state) ? (state.uploadEnds ?? never) : never;
  const consentEnds = staffHave(state) ? state.consentEnds : never;
  if (now >= consentEnds) return { do: "forget" };
  if (now >= uploadEnds) return { do: "forget-upload" };
  return { do: "wait", until: Math.min(next, escalationAt(state, timing), uploadEnds, consentEnds) };
}

/** What somebody has to look at. */
export function problemOf(kind: MailKind, { phase, needsAttention, unreadable, escalated }: MailState): Problem | null {
  if (phase === "unconfirmed") return isVital(kind) ? `${kind}-unconfirmed` : null;
  if (phase === "restored") return "restored";
  if (phase === "bounced") return "visitor-bounced";
  if (phase === "given-up") return kind === "staff" ? "missing" : (refusedProblems[kind] ?? null);
  if (phase === "due" || phase === "sending") {
    if (unreadable) return "unreadable";
    return needsAttention ? (refusedProblems[kind] ?? null) : null;
  }
  return escalated && phase === "accepted" ? "receipt-missing" : null;
}

/** What nobody can be told by mail stays in the log. */
const refusedProblems: Partial<Record<MailKind, Problem>> = {
  staff: "staff-refused",
  visitor: "visitor-refused",
  webhook: "webhook-refused",
  "webhook-withdrawal": "webhook-refused",
};

/** Nothing of it waits any more, for the counts of health and the daily mail. */
export function isSettled({ mails }: Delivery): boolean {
  return mailKinds.every((kind) => !isAwaited(kind, mails[kind]));
}

/** What staff can't do without is awaited until it is there; of the rest, what fails is a problem that they are told of. */
function isAwaited(kind: MailKind, { phase, needsAttention, hadFinalAttempt }: MailState): boolean {
  const isUnderWay = phase === "due" || phase === "sending";
  if (isVital(kind)) return isUnderWay || (phase === "unconfirmed" && !hadFinalAttempt);
  return isUnderWay && !needsAttention && (kind === "change" || kind === "visitor" || kind === "webhook");
}

function isVital(kind: MailKind): kind is "staff" | "withdrawal" {
  return kind === "staff" || kind === "withdrawal";
}

export function attemptBegins(state: Delivery, kind: MailKind, now: number): Delivery {
  const { phase, firstAt, attempts, unknownOutcomes } = state.mails[kind];
  return withMail(state, kind, {
    phase: "sending",
    at: now,
    firstAt: firstAt ?? now,
    attempts: attempts + 1,
    // An attempt that was begun and whose outcome was never noted.
    unknownOutcomes: unknownOutcomes + (phase === "sending" ? 1 : 0),
    unreadable: false,
  });
}

/** `chance` spreads retries, so that those which failed together don't all come back at the same moment. */
export function attemptEnded(
  state: Delivery,
  kind: MailKind,
  result: SendResult,
  now: number,
  timing: Timing,
  chance = 0.5,
): Delivery {
  const { phase, firstAt, attempts, plainText, bouncedCalls, needsAttention: neededAttention } = state.mails[kind];
  if (result.kind === "accepted") {
    const { requestId } = result;
    const taken = accepted(state, kind, now, requestId ?? null);
    // Where its bounce was reported before its acceptance was noted, it counts from now.
    const isBounced = requestId !== undefined && bouncedCalls.includes(requestId);
    return isBounced ? bounced(taken, kind, requestId, now, timing) : taken;
  }
  if (phase !== "sending") return state;
  if (result.kind === "not-wanted") return withMail(state, kind, { phase: "off", needsAttention: false });
  const blamed = result.kind === "refused" && result.because === "content";
  const needsAttention = neededAttention || (blamed && plainText) || attempts >= attemptsBeforeAlert;
  if (result.kind === "unknown") return withMail(state, kind, { needsAttention });
  const backoff = Math.min(timing.retryFirstMs * 2 ** (attempts - 1), timing.slowRetryMs);
  const spread = 1 + (chance - 0.5) / 2;
  const wait = (needsAttention ? timing.slowRetryMs : backoff) * spread;
  const gaveUp = now - (firstAt ?? now) >= retryDays(kind) * day;
  const next = gaveUp ? "given-up" : "due";
  return withMail(state, kind, { phase: next, at: now + wait, plainText: plainText || blamed, needsAttention });
}

/** The relay fails at every mail, so this one waits for it. After a while somebody must look, as if it had been tried. */
export function putOff(state: Delivery, kind: MailKind, until: number, timing: Timing): Delivery {
  const mail = state.mails[kind];
  // It may have been withdrawn, or taken, in the same moment.
  if (mail.phase !== "due" && mail.phase !== "sending") return state;
  const firstAt = mail.firstAt ?? until;
  const needsAttention = mail.needsAttention || until - firstAt >= timing.ambiguousMs;
  return withMail(state, kind, { at: until, firstAt, needsAttention });
}

/** An address that has refused mail for so long is wrong, or takes none from us. Staff's mail is tried until it goes out. */
function retryDays(kind: MailKind): number {
  if (isVital(kind) || kind === "change") return never;
  return isWebhook(kind) ? 30 : 3;
}

/** Nobody ever heard whether the relay took it. The digest tells staff; the visitor's page says the same as the mail. */
export function stopTrying(state: Delivery, kind: MailKind): Delivery {
  return withMail(state, kind, { phase: "unconfirmed", unknownOutcomes: state.mails[kind].unknownOutcomes + 1 });
}

/** The relay answers again: one more attempt, and only one, at what it never confirmed. */
export function tryOnceMore(state: Delivery, kind: MailKind, now: number): Delivery {
  const { phase, hadFinalAttempt } = state.mails[kind];
  if (phase !== "unconfirmed" || hadFinalAttempt) return state;
  return withMail(state, kind, { phase: "due", at: now, hadFinalAttempt: true });
}

/** Nobody can mail what can't be read. It is tried every hour, in case somebody repairs it, and staff are told. */
export function requestUnreadable(state: Delivery, kind: MailKind, now: number, timing: Timing): Delivery {
  return withMail(state, kind, { phase: "due", at: now + timing.slowRetryMs, needsAttention: true, unreadable: true });
}

/** The document is gone: there is nothing to send. Staff are told where they never had it. */
export function requestMissing(state: Delivery, now: number): Delivery {
  if (state.withdrawn !== null) return state;
  const lost = !staffKnow(state);
  const mails = allMails((kind) => ({ ...state.mails[kind], phase: "off" }));
  const staff: MailState = { ...state.mails.staff, phase: lost ? "given-up" : "off" };
  return { ...state, withdrawn: now, erased: 0, mails: { ...mails, staff } };
}

/** Somebody asks for staff's mail once more; that it was tried before is remembered. */
export function sendAgain(state: Delivery, now: number): Delivery {
  const { phase } = state.mails.staff;
  if (state.withdrawn !== null || phase === "due" || phase === "sending") return state;
  return withMail(state, "staff", { phase: "due", at: now, unknownOutcomes: 0, requestId: null, escalated: false });
}

/** Staff who may have got the mail are told to stop; of a chain, one mail tells them of all. */
export function withdraw(state: Delivery, at: number, { tellsStaff }: { tellsStaff: boolean }): Delivery {
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

/** What a webhook says of a mail. Repeated, too late, or about a mail that bounced before, it changes nothing that matters. */
export function receiptCame(
  state: Delivery,
  kind: MailKind,
  receipt: Receipt,
  requestId: string | undefined,
  now: number,
  timing: Timing,
): Delivery {
  const mail = state.mails[kind];
  if (mail.attempts === 0 || (requestId !== undefined && mail.bouncedCalls.includes(requestId))) return state;
  if (receipt === "failed") return bounced(state, kind, requestId, now, timing);
  const known = accepted(state, kind, now, requestId ?? mail.requestId);
  if (receipt !== "delivered" || known.mails[kind].phase !== "accepted") return known;
  return withMail(known, kind, { phase: "delivered" });
}

function accepted(state: Delivery, kind: MailKind, now: number, requestId: string | null): Delivery {
  const { phase } = state.mails[kind];
  if (!["due", "sending", "unconfirmed"].includes(phase)) return state;
  return withMail(state, kind, { phase: "accepted", at: now, needsAttention: false, unreadable: false, requestId });
}

function bounced(
  delivery: Delivery,
  kind: MailKind,
  requestId: string | undefined,
  now: number,
  timing: Timing,
): Delivery {
  const { bouncedCalls } = delivery.mails[kind];
  const isNew = requestId !== undefined && !bouncedCalls.includes(requestId);
  const state = isNew ? withMail(delivery, kind, { bouncedCalls: [...bouncedCalls, requestId] }) : delivery;
  const mail = state.mails[kind];
  const isOther = mail.requestId !== null && requestId !== undefined && mail.requestId !== requestId;
  if (!wasAccepted(mail) || isOther || (state.withdrawn !== null && kind !== "withdrawal")) return state;
  if (kind === "visitor") return withMail(state, kind, { phase: "bounced" });
  if (!isVital(kind)) return withMail(state, kind, { phase: "off" });
  return withMail(state, kind, { phase: "due", at: now + timing.slowRetryMs, needsAttention: true });
}

/** The relay took staff's mail, and nothing was heard of it since. */
export function escalate(state: Delivery): Delivery {
  return withMail(state, "staff", { escalated: true });
}

/** No mail but a reminder waits longer than this for its next attempt. */
export function longestWait(timing: Timing): number {
  return Math.max(timing.slowRetryMs, timing.ambiguousMs) * 1.5;
}

/**
 * What staff said on the card. Staff who record anything have seen the request, also one that was found without its row.
 * `endsVisit`: a visit was to come, which doesn't where it is cancelled or the request is closed.
 */
export function recordStaffOutcome(
  state: Delivery,
  outcome: StaffOutcome,
  now: number,
  { endsVisit }: { endsVisit: boolean },
): Delivery {
  const rang = outcome !== "not-for-us";
  const isCalledOff = endsVisit && (outcome === "cancelled" || outcome === "not-for-us");
  const informed = outcome === "booked" || isCalledOff ? mailVisit(state, now) : state;
  const known: Delivery = { ...withoutReminders(informed), outcome, calledAt: state.calledAt ?? (rang ? now : null) };
  if (known.mails.staff.phase !== "restored") return known;
  return withMail(known, "staff", { phase: "delivered" });
}

/** The visitor changed something: staff are told. A cancelled visit ends its reminders. */
export function recordVisitorChange(state: Delivery, outcome: VisitorOutcome, now: number): Delivery {
  const informed = withMail(state, "change", mailAt("due", now));
  if (outcome === "new-file") return { ...informed, uploadEnds: state.uploadEnds ?? now + uploadKeptDays * day };
  return outcome === "gave-up-visit" ? { ...withoutReminders(mailVisit(informed, now)), outcome: "called" } : informed;
}

/** Nobody is reminded of a call after something was recorded. */
function withoutReminders(state: Delivery): Delivery {
  return withMail(withMail(state, "reminder", { phase: "off" }), "overdue", { phase: "off" });
}

/** The visitor is mailed that a visit was booked, moved or cancelled, as it stands then. */
function mailVisit(state: Delivery, now: number): Delivery {
  return withMail(state, "visit", mailAt("due", now));
}

function warningAt(promised: number): number {
  return workingTimeBefore(new Date(promised), warningMinutes).getTime();
}

export function isCallReminder(kind: MailKind): kind is CallReminder {
  return kind === "reminder" || kind === "overdue";
}

/** What is posted to the business's own system, where a copy does no harm: it is told which is which. */
export function isWebhook(kind: MailKind): kind is "webhook" | "webhook-withdrawal" {
  return kind === "webhook" || kind === "webhook-withdrawal";
}

export function wasAccepted({ phase }: MailState): boolean {
  return phase === "accepted" || phase === "delivered";
}

/** The visitor's mail waits for staff's: who is promised a call must be on somebody's list, or in an alert. */
function sendableMails(state: Delivery, now: number): MailKind[] {
  return mailKinds.filter((kind) => {
    if (kind !== "visitor" && !isCallReminder(kind)) return true;
    if (!staffKnow(state)) return false;
    // The early reminder isn't sent once the deadline has passed.
    return kind !== "reminder" || now < (state.promised ?? 0);
  });
}

/** They have it, or an alert says that they may not. */
function staffKnow(state: Delivery): boolean {
  return staffHave(state) || state.mails.staff.phase === "unconfirmed";
}

function staffHave({ mails: { staff } }: Delivery): boolean {
  return wasAccepted(staff) || staff.phase === "restored";
}

/** When staff are to be told that a mail which the relay took was not reported as delivered. */
function escalationAt({ mails: { staff } }: Delivery, timing: Timing): number {
  return staff.phase === "accepted" && !staff.escalated ? staff.at + timing.receiptMs : never;
}

/** An attempt whose outcome nobody heard may have left a copy: there are only so many, and of a reminder just one. */
function hasTriedEnough(mail: MailState, kind: MailKind): boolean {
  if (isWebhook(kind)) return false;
  return mail.phase === "sending" && mail.unknownOutcomes + 1 >= (isCallReminder(kind) ? 1 : mostUnknowns);
}

function dueAt(
  kind: MailKind,
  { phase, at, attempts, needsAttention }: MailState,
  now: number,
  timing: Timing,
): number {
  if (phase !== "due" && phase !== "sending") return never;
  // A reminder waits for the time that was promised.
  if (isCallReminder(kind) && attempts === 0) return at;
  const wait = needsAttention ? Math.max(timing.ambiguousMs, timing.slowRetryMs) : timing.ambiguousMs;
  const due = phase === "sending" ? at + wait : at;
  // Noted by a clock that was ahead: nobody waits until it has caught up.
  return due > now + longestWait(timing) ? now : due;
}

export function mailAt(phase: Phase, at: number): MailState {
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
    requestId: null,
    bouncedCalls: [],
  };
}

export function allMails(of: (kind: MailKind) => MailState): Record<MailKind, MailState> {
  return {
    withdrawal: of("withdrawal"),
    staff: of("staff"),
    change: of("change"),
    visitor: of("visitor"),
    visit: of("visit"),
    reminder: of("reminder"),
    overdue: of("overdue"),
    webhook: of("webhook"),
    "webhook-withdrawal": of("webhook-withdrawal"),
  };
}

export function withMail(state: Delivery, kind: MailKind, changes: Partial<MailState>): Delivery {
  return { ...state, mails: { ...state.mails, [kind]: { ...state.mails[kind], ...changes } } };
}
