import { day, type Timing } from "../timing.ts";

/** Where a lead stands on its way out. Holds no personal data: ids, times, counters. */
export interface DeliveryState {
  id: string;
  receivedAt: number;
  /** Consent and upload end at these times; unknown until the request was read for the first time. */
  consentEnds?: number;
  uploadEnds?: number;
  mails: Record<MailKind, MailState>;
  /** What the alert, if one is due, is about. */
  alertAbout?: AlertReason;
  /** The date under which the marker lies in `done/`, or is about to. */
  doneOn?: string;
  /** The same date, once there is nothing left to watch. */
  settledOn?: string;
  /** `erased`: how often. */
  withdrawn?: { at: number; erased: number };
}

export type MailKind = "staff" | "alert" | "visitor" | "stop";
export type AlertReason = "staff-parked" | "visitor-parked" | "visitor-bounced" | "receipt-missing" | "unreadable";

export interface MailState {
  /** off: not wanted. due: to be sent at `at`. sending: an attempt began at `at`, its outcome is not known. */
  phase: "off" | "due" | "sending" | "accepted" | "receipted";
  at: number;
  attempts: number;
  /** The relay found fault with the content: from then on text only, without anything that could be at fault. */
  plain: boolean;
  parked: boolean;
  escalated?: boolean;
  requestId?: string;
  /** The calls of the relay whose mail came back: a report of theirs that is late no longer counts. */
  bounced?: string[];
}

export type Outcome =
  | { kind: "accepted"; requestId?: string }
  /** `content`: the mail itself was blamed. `other`: key, settings, load; the same mail may pass later. */
  | { kind: "refused"; because: "content" | "other"; status: number }
  | { kind: "unknown" };

export type Receipt = "processed" | "delivered" | "failed";

export type Step =
  | { do: "send"; mail: MailKind }
  | { do: "erase" | "settle" | "forget-upload" | "end" }
  | { do: "wait"; until: number };

export function begin(id: string, now: number): DeliveryState {
  return {
    id,
    receivedAt: now,
    mails: {
      staff: mailAt("due", now),
      alert: mailAt("off", now),
      visitor: mailAt("due", now),
      stop: mailAt("off", now),
    },
  };
}

/**
 * What is to be done now; the order says what matters more. A withdrawn lead is erased at once, and once more when
 * whoever was keeping it at that moment, and broke off, has surely ended.
 */
export function nextStep(state: DeliveryState, now: number, timing: Timing): Step {
  const { withdrawn, mails } = state;
  if (withdrawn?.erased === 0) return { do: "erase" };
  const mail = wanted(state).find((kind) => dueAt(mails[kind], timing) <= now);
  if (mail) return { do: "send", mail };
  const next = Math.min(...wanted(state).map((kind) => dueAt(mails[kind], timing)));
  if (withdrawn) {
    const again = withdrawn.erased === 1 ? withdrawn.at + timing.abandonedMs : Number.POSITIVE_INFINITY;
    if (now >= again) return { do: "erase" };
    const forgotten = withdrawn.at + tombstoneDays * day;
    return next === Number.POSITIVE_INFINITY && now >= forgotten
      ? { do: "end" }
      : { do: "wait", until: Math.min(next, again, forgotten) };
  }
  if (
    isOut(mails.staff) &&
    state.settledOn === undefined &&
    (isOut(mails.visitor) || mails.visitor.phase === "off" || mails.visitor.parked)
  )
    return { do: "settle" };
  // Nothing is deleted before staff have it, whatever the clock says.
  const uploadEnds = isOut(mails.staff) ? (state.uploadEnds ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const consentEnds = isOut(mails.staff) ? (state.consentEnds ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  if (now >= consentEnds) return { do: "end" };
  if (now >= uploadEnds) return { do: "forget-upload" };
  return { do: "wait", until: Math.min(next, escalationAt(state, timing), uploadEnds, consentEnds) };
}

/** When staff are to be told that a mail which the relay took was not reported as delivered. */
export function escalationAt({ mails: { staff } }: DeliveryState, timing: Timing): number {
  return staff.phase === "accepted" && !staff.escalated ? staff.at + timing.receiptMs : Number.POSITIVE_INFINITY;
}

const tombstoneDays = 400;

export function isOut(mail: MailState): boolean {
  return mail.phase === "accepted" || mail.phase === "receipted";
}

export const kinds: readonly MailKind[] = ["stop", "staff", "alert", "visitor"];

/** The visitor's mail waits for staff's: who is promised a call must be on somebody's list. */
function wanted(state: DeliveryState): MailKind[] {
  return kinds.filter((kind) => kind !== "visitor" || isOut(state.mails.staff));
}

function dueAt(mail: MailState, timing: Timing): number {
  if (mail.phase === "due") return mail.at;
  if (mail.phase === "sending")
    return mail.at + (mail.parked ? Math.max(timing.ambiguousMs, timing.retryParkedMs) : timing.ambiguousMs);
  return Number.POSITIVE_INFINITY;
}

export function mailAt(phase: MailState["phase"], at: number): MailState {
  return { phase, at, attempts: 0, plain: false, parked: false };
}
