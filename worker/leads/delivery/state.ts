import { day, type Timing } from "../timing.ts";
import type { Problem } from "./problems.ts";
import {
  dueReminder,
  isReminder,
  isReminderWanted,
  nextReminderAt,
  type Promised,
  type Reminder,
  recordOf,
} from "./promise/reminders.ts";

/** Where a lead is on its way out. Holds no personal data: ids, times, counters. `stored-state.ts` reads and writes it. */
export interface DeliveryState extends Promised {
  id: string;
  receivedAt: number;
  /** The first of its chain of corrections, if it isn't that itself. */
  chain?: string | undefined;
  /** Consent and upload end at these times; unknown until the request was read for the first time. */
  consentEnds?: number | undefined;
  uploadEnds?: number | undefined;
  /** What was last written down of it for the daily mail. */
  recorded?: string | undefined;
  mails: Record<MailKind, MailState>;
  /** What somebody has to look at. A marker in the bucket for each brings them into the next digest of alerts. */
  problems: readonly Problem[];
  /** Those that have a marker. */
  marked: readonly Problem[];
  /** Markers are being put or taken away. */
  marking?: boolean | undefined;
  /** The date under which the marker is in `done/`, or is about to be. */
  doneOn?: string | undefined;
  /** The same date, once there is nothing left to watch. */
  settledOn?: string | undefined;
  /** `erased`: how often. */
  withdrawn?: { at: number; erased: number } | undefined;
}

/** In the order of urgency. */
export const mailKinds = ["stop", "staff", "visitor", "link", "soon", "late", "hook", "unhook"] as const;
export type MailKind = (typeof mailKinds)[number];

export const phases = [
  /** Not wanted. */
  "off",
  /** To be sent at `at`. */
  "due",
  /** An attempt began at `at`, its outcome is not known. */
  "sending",
  "accepted",
  "delivered",
  /** Tried as often as it may be without ever hearing whether the relay took it. */
  "unconfirmed",
  "given-up",
] as const;

export interface MailState {
  phase: (typeof phases)[number];
  at: number;
  attempts: number;
  firstAt?: number | undefined;
  /** How many attempts ended without a known outcome: each may have left a copy. */
  unknowns: number;
  /** It was given its turn among all mails: `at` is when. */
  paced: boolean;
  /** The relay found fault with the content: from then on text only, without anything that could be at fault. */
  plain: boolean;
  parked: boolean;
  /** Whether this address may get another confirmation was asked, and the answer was yes. */
  allowed?: boolean | undefined;
  escalated?: boolean | undefined;
  requestId?: string | undefined;
  /** The relay's calls whose mail bounced: a late report about one of them no longer counts. */
  bounced?: string[] | undefined;
}

export type Outcome =
  | { kind: "accepted"; requestId?: string }
  /** `content`: the mail itself was blamed. `other`: key, settings, load; the same mail may pass later. */
  | { kind: "refused"; because: "content" | "other"; status: number; retryAfterMs?: number }
  /** Nobody wants it any more, now or later. */
  | { kind: "gone" }
  | { kind: "unknown" };

export type Receipt = "processed" | "delivered" | "failed";

export type Step =
  | { do: "send"; mail: MailKind }
  | { do: "stop-trying"; mail: MailKind }
  | { do: "remind"; mail: Reminder }
  | { do: "record" | "erase" | "mark-problems" | "settle" | "forget-upload" | "end" }
  | { do: "wait"; until: number };

export function begin(id: string, now: number): DeliveryState {
  return {
    id,
    receivedAt: now,
    problems: [],
    marked: [],
    mails: allMails((kind) => mailAt(kind === "staff" || kind === "visitor" ? "due" : "off", now)),
  };
}

export function mailAt(phase: MailState["phase"], at: number): MailState {
  return { phase, at, attempts: 0, unknowns: 0, paced: false, plain: false, parked: false };
}

export function allMails(of: (kind: MailKind) => MailState): Record<MailKind, MailState> {
  return {
    stop: of("stop"),
    staff: of("staff"),
    visitor: of("visitor"),
    link: of("link"),
    soon: of("soon"),
    late: of("late"),
    hook: of("hook"),
    unhook: of("unhook"),
  };
}

/**
 * What is to be done at this time; the order says what matters more. A withdrawn lead is erased at once, and once more
 * when anyone who was storing it at that moment, and broke off, has surely ended.
 */
export function nextStep(state: DeliveryState, now: number, timing: Timing): Step {
  const { withdrawn, mails } = state;
  if (withdrawn?.erased === 0) return { do: "erase" };
  const mail = wanted(state, now).find((kind) => dueAt(mails[kind], timing) <= now);
  if (mail) return { do: hasTriedEnough(mails[mail], mail) ? "stop-trying" : "send", mail };
  if (state.problems.join() !== state.marked.join() || state.marking) return { do: "mark-problems" };
  const next = Math.min(...wanted(state, now).map((kind) => dueAt(mails[kind], timing)));
  if (withdrawn) {
    const again = withdrawn.erased === 1 ? withdrawn.at + timing.abandonedMs : never;
    if (now >= again) return { do: "erase" };
    const forgotten = withdrawn.at + tombstoneDays * day;
    return next === never && now >= forgotten ? { do: "end" } : { do: "wait", until: Math.min(next, again, forgotten) };
  }
  if (isOut(mails.staff) && state.settledOn === undefined && isSettled(mails.visitor) && isSettled(mails.hook))
    return { do: "settle" };
  if (recordOf(state) !== state.recorded) return { do: "record" };
  const reminder = staffKnow(state) ? dueReminder(state, now) : undefined;
  if (reminder) return { do: "remind", mail: reminder };
  // Nothing is deleted before staff have it, whatever the clock says.
  const uploadEnds = isOut(mails.staff) ? (state.uploadEnds ?? never) : never;
  const consentEnds = isOut(mails.staff) ? (state.consentEnds ?? never) : never;
  if (now >= consentEnds) return { do: "end" };
  if (now >= uploadEnds) return { do: "forget-upload" };
  const reminded = staffKnow(state) ? nextReminderAt(state, now) : never;
  return { do: "wait", until: Math.min(next, reminded, escalationAt(state, timing), uploadEnds, consentEnds) };
}

/** When staff are to be told that a mail which the relay took was not reported as delivered. */
export function escalationAt({ mails: { staff } }: DeliveryState, timing: Timing): number {
  return staff.phase === "accepted" && !staff.escalated ? staff.at + timing.receiptMs : never;
}

const never = Number.POSITIVE_INFINITY;
const tombstoneDays = 400;
const mostUnknowns = 3;

export function isOut(mail: MailState): boolean {
  return mail.phase === "accepted" || mail.phase === "delivered";
}

/** What is posted to the business's own system, where a copy does no harm: it is told which is which. */
export function isHook(kind: MailKind): kind is "hook" | "unhook" {
  return kind === "hook" || kind === "unhook";
}

function isSettled(mail: MailState): boolean {
  return isOut(mail) || mail.parked || ["off", "unconfirmed", "given-up"].includes(mail.phase);
}

/** An attempt whose outcome nobody heard may have left a copy: there are only so many, and of a reminder just one. */
function hasTriedEnough(mail: MailState, kind: MailKind): boolean {
  if (isHook(kind)) return false;
  return mail.phase === "sending" && mail.unknowns + 1 >= (isReminder(kind) ? 1 : mostUnknowns);
}

/** The visitor's mail waits for staff's: who is promised a call must be on somebody's list, or in an alert. */
function wanted(state: DeliveryState, now: number): MailKind[] {
  return mailKinds.filter((kind) => {
    if (kind !== "visitor" && !isReminder(kind)) return true;
    return staffKnow(state) && !(isReminder(kind) && !isReminderWanted(kind, state, now));
  });
}

/** They have it, or an alert says that they may not. */
function staffKnow({ mails: { staff } }: DeliveryState): boolean {
  return isOut(staff) || staff.phase === "unconfirmed";
}

function dueAt(mail: MailState, timing: Timing): number {
  if (mail.phase === "due") return mail.at;
  if (mail.phase === "sending")
    return mail.at + (mail.parked ? Math.max(timing.ambiguousMs, timing.retryParkedMs) : timing.ambiguousMs);
  return never;
}
