/*
 * What was handed on about a request, and what became of it. No personal data: ids, times, counters.
 */

/** Everything that can be sent about a request and who receives it, by urgency. The names are stored, so they never change. */
const kinds = [
  /** Stop, it was withdrawn. */
  { kind: "withdrawal", to: "staff" },
  /** The request itself. */
  { kind: "staff", to: "staff" },
  /** What the visitor changed on the request's page. */
  { kind: "change", to: "staff" },
  /** We have your request. */
  { kind: "visitor", to: "visitor" },
  /** A visit was booked, moved or cancelled. */
  { kind: "visit", to: "visitor" },
  /** The link to their request's page, which they asked for. */
  { kind: "link", to: "visitor" },
  /** To the address that somebody replaced on the request's page. */
  { kind: "old-email", to: "visitor" },
  /** On the day before a visit that was booked long before. */
  { kind: "visit-reminder", to: "visitor" },
  /** A quote is on their page; and once more after a week, where they haven't answered. */
  { kind: "quote", to: "visitor" },
  { kind: "quote-reminder", to: "visitor" },
  /** What they answered to the quote, and what happens next. */
  { kind: "answer", to: "visitor" },
  /** Before the time by which we promised to call, and after it. */
  { kind: "reminder", to: "staff" },
  { kind: "overdue", to: "staff" },
  /** To the business's own system. */
  { kind: "webhook", to: "system" },
  { kind: "webhook-withdrawal", to: "system" },
] as const;
export type DeliveryKind = (typeof kinds)[number]["kind"];
export const deliveryKinds = kinds.map(({ kind }) => kind);

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

export interface DeliveryState {
  phase: Phase;
  at: number;
  attempts: number;
  firstAt: number | null;
  /** How many attempts ended without a known outcome: each may have left a copy. */
  unknownOutcomes: number;
  /** Its extra attempt is planned or was made: after this one it isn't tried again. */
  hadFinalAttempt: boolean;
  /** The relay found fault with the content: from then on text only, without anything that could be at fault. */
  plainText: boolean;
  needsAttention: boolean;
  /** Of a letter about the visit: the visitor was told of none before. */
  isFirst?: boolean;
  /** The stored request could not be read at the last attempt. */
  unreadable: boolean;
  /** The last attempt failed at writing the letter: an error in our own code. */
  isUnwritable?: boolean;
  escalated: boolean;
  /** Staff asked for it once more. */
  resent: boolean;
  requestId: string | null;
  /** The relay's calls whose mail bounced: a late report about one of them no longer counts. */
  bouncedCalls: readonly string[];
}

/** What the inbox knows of a lead: its dates, and every delivery about it. */
export interface LeadState {
  id: string;
  received: number;
  /** By when we promised to call; null where the stored request can't be read. */
  promised: number | null;
  consentEnds: number;
  uploadEnds: number | null;
  withdrawn: number | null;
  /** How often the documents of a withdrawn request were erased. */
  erased: number;
  mails: Readonly<Record<DeliveryKind, DeliveryState>>;
}

/** The mail service, and Cloudflare's own mail to staff, where that is set up. */
export type MailRoute = "primary" | "fallback";

/** What became of one attempt. */
export type SendResult =
  /** `route`: the primary one, where none is named. */
  | { kind: "accepted"; requestId?: string; route?: MailRoute }
  /**
   * `content`: the mail service found fault with the mail. `our-fault`: the letter could not be written. `other`: key, settings, load;
   * the same mail may pass later. `reason`: an error's name or code, for the log.
   */
  | { kind: "refused"; because: "content" | "our-fault" | "other"; status: number; reason?: string }
  /** Nobody wants it any more, now or later. */
  | { kind: "not-wanted" }
  | { kind: "unknown"; reason?: string };

export type Receipt = "processed" | "delivered" | "failed";

/** What somebody has to look at. */
export type Problem =
  | "staff-refused"
  | "staff-bounced"
  | "staff-unconfirmed"
  | "withdrawal-unconfirmed"
  | "missing"
  | "unreadable"
  | "unwritable"
  | "restored"
  | "receipt-missing"
  | "webhook-refused"
  | "visitor-refused"
  | "visitor-bounced";

/** Due from the beginning, each at its time. */
export type CallReminder = "reminder" | "overdue";

/** Waits for its time, which may be weeks away, and is sent once. */
export function isReminder(kind: DeliveryKind): boolean {
  return isCallReminder(kind) || kind === "visit-reminder" || kind === "quote-reminder";
}

export function isCallReminder(kind: DeliveryKind): kind is CallReminder {
  return kind === "reminder" || kind === "overdue";
}

export function isToStaff(kind: DeliveryKind): boolean {
  return kinds.some((known) => known.kind === kind && known.to === "staff");
}

/** Posted to the business's own system. Duplicates are harmless there: each event has an id. */
export function isWebhook(kind: DeliveryKind): kind is "webhook" | "webhook-withdrawal" {
  return kind === "webhook" || kind === "webhook-withdrawal";
}

/** It waits until what it tells can't be undone any more. */
export function waitsForUndo({ phase, at, firstAt }: DeliveryState, now: number): boolean {
  return phase === "due" && firstAt === null && at > now;
}

export function wasAccepted({ phase }: DeliveryState): boolean {
  return phase === "accepted" || phase === "delivered";
}
