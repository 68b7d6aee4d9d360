import { parkAfterAttempts, type Timing } from "../timing.ts";
import {
  type AlertReason,
  type DeliveryState,
  escalationAt,
  isOut,
  kinds,
  type MailKind,
  type MailState,
  mailAt,
  type Outcome,
  type Receipt,
} from "./state.ts";

export function attemptBegins(state: DeliveryState, kind: MailKind, now: number): DeliveryState {
  return withMail(state, kind, (mail) => ({ ...mail, phase: "sending", at: now, attempts: mail.attempts + 1 }));
}

export function attemptEnded(
  state: DeliveryState,
  kind: MailKind,
  outcome: Outcome,
  now: number,
  timing: Timing,
): DeliveryState {
  if (outcome.kind === "accepted") return accepted(state, kind, now, outcome.requestId);
  const before = state.mails[kind];
  if (before.phase !== "sending") return state;
  const refusedPlain = outcome.kind === "refused" && outcome.because === "content" && before.plain;
  const parked = before.parked || refusedPlain || before.attempts >= parkAfterAttempts;
  const backoff = Math.min(timing.retryFirstMs * 2 ** (before.attempts - 1), timing.retryParkedMs);
  const wait = parked ? timing.retryParkedMs : backoff;
  const plain = before.plain || (outcome.kind === "refused" && outcome.because === "content");
  const next = withMail(state, kind, (mail) =>
    outcome.kind === "unknown" ? { ...mail, parked } : { ...mail, phase: "due", at: now + wait, plain, parked },
  );
  return parked && !before.parked ? alertAbout(next, kind, now) : next;
}

/** What a webhook says of a mail. Said twice, too late, or of a mail that came back before, it changes nothing that matters. */
export function receiptCame(
  state: DeliveryState,
  kind: MailKind,
  receipt: Receipt,
  requestId: string | undefined,
  now: number,
  timing: Timing,
): DeliveryState {
  const mail = state.mails[kind];
  const cameBack = requestId !== undefined && mail.bounced?.includes(requestId);
  if (mail.attempts === 0 || cameBack) return state;
  if (receipt === "failed") return bounced(state, kind, requestId, now, timing);
  const known = accepted(state, kind, now, requestId ?? mail.requestId);
  return receipt === "delivered" && known.mails[kind].phase === "accepted"
    ? withMail(known, kind, (one) => ({ ...one, phase: "receipted" }))
    : known;
}

function bounced(
  before: DeliveryState,
  kind: MailKind,
  requestId: string | undefined,
  now: number,
  timing: Timing,
): DeliveryState {
  const state =
    requestId === undefined
      ? before
      : withMail(before, kind, (mail) => ({ ...mail, bounced: [...(mail.bounced ?? []), requestId] }));
  const mail = state.mails[kind];
  if (!isOut(mail) || (mail.requestId !== undefined && requestId !== undefined && mail.requestId !== requestId))
    return state;
  if (state.withdrawn || kind === "alert") return state;
  if (kind === "visitor")
    return raiseAlert(
      withMail(state, kind, (one) => ({ ...one, phase: "off" })),
      "visitor-bounced",
      now,
    );
  const { settledOn: _, ...unsettled } = withMail(state, kind, (one) => ({
    ...one,
    phase: "due",
    at: now + timing.retryParkedMs,
    parked: true,
  }));
  return kind === "staff" ? raiseAlert(unsettled, "staff-parked", now) : unsettled;
}

/** Nobody can mail what can't be read. It is looked at every hour, in case somebody repairs it, and staff are told once. */
export function requestUnreadable(state: DeliveryState, kind: MailKind, now: number, timing: Timing): DeliveryState {
  const next = withMail(state, kind, (mail) => ({
    ...mail,
    phase: "due",
    at: now + timing.retryParkedMs,
    parked: true,
  }));
  return state.alertAbout === "unreadable" ? next : raiseAlert(next, "unreadable", now);
}

/** Somebody asks for staff's mail once more; that it was tried before is remembered. */
export function sendAgain(state: DeliveryState, now: number): DeliveryState {
  if (state.withdrawn || !isOut(state.mails.staff)) return state;
  const { settledOn: _, ...unsettled } = withMail(state, "staff", ({ requestId: _, escalated: __, ...mail }) => ({
    ...mail,
    phase: "due",
    at: now,
  }));
  return unsettled;
}

export function escalate(state: DeliveryState, now: number, timing: Timing): DeliveryState {
  if (state.withdrawn || now < escalationAt(state, timing)) return state;
  return raiseAlert(
    withMail(state, "staff", (mail) => ({ ...mail, escalated: true })),
    "receipt-missing",
    now,
  );
}

export function withdraw(state: DeliveryState, now: number): DeliveryState {
  if (state.withdrawn) return state;
  const off = (mail: MailState): MailState => ({ ...mail, phase: "off" });
  const { staff, alert, visitor, stop } = state.mails;
  // Staff who may have got the mail are told to stop; staff who can't have got it need not know.
  const mails = {
    staff: off(staff),
    alert: off(alert),
    visitor: off(visitor),
    stop: staff.attempts > 0 ? mailAt("due", now) : stop,
  };
  return { ...state, mails, withdrawn: { at: now, erased: 0 } };
}

/** What `before` still had to erase is gone; two that erase at the same moment count as one. */
export function erasedOnceMore(state: DeliveryState, before: DeliveryState): DeliveryState {
  if (!state.withdrawn) return state;
  return { ...state, withdrawn: { ...state.withdrawn, erased: (before.withdrawn?.erased ?? 0) + 1 } };
}

/** A clock that was set back must not make a mail wait for the hour it came from. */
export function mendClock(state: DeliveryState, now: number, timing: Timing): DeliveryState {
  const longest = { off: 0, due: timing.retryParkedMs, sending: 0, accepted: 0, receipted: 0 };
  let mended = state;
  if (state.withdrawn && state.withdrawn.at > now) mended = { ...state, withdrawn: { ...state.withdrawn, at: now } };
  for (const kind of kinds)
    if (mended.mails[kind].at > now + longest[mended.mails[kind].phase])
      mended = withMail(mended, kind, (mail) => ({ ...mail, at: now }));
  return mended;
}

function accepted(state: DeliveryState, kind: MailKind, now: number, requestId: string | undefined): DeliveryState {
  if (state.mails[kind].phase === "off" || isOut(state.mails[kind])) return state;
  const next = withMail(state, kind, ({ requestId: _, ...mail }) => ({
    ...mail,
    phase: "accepted",
    at: now,
    parked: false,
    ...(requestId !== undefined && { requestId }),
  }));
  const answered = `${kind}-parked` === state.alertAbout && state.mails.alert.phase === "due";
  return answered ? withMail(next, "alert", (mail) => ({ ...mail, phase: "off" })) : next;
}

function alertAbout(state: DeliveryState, kind: MailKind, now: number): DeliveryState {
  if (kind === "staff") return raiseAlert(state, "staff-parked", now);
  return kind === "visitor" ? raiseAlert(state, "visitor-parked", now) : state;
}

function raiseAlert(state: DeliveryState, about: AlertReason, now: number): DeliveryState {
  return { ...state, alertAbout: about, mails: { ...state.mails, alert: mailAt("due", now) } };
}

function withMail(state: DeliveryState, kind: MailKind, change: (mail: MailState) => MailState): DeliveryState {
  return { ...state, mails: { ...state.mails, [kind]: change(state.mails[kind]) } };
}
