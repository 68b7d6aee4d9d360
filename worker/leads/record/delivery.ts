// What was sent about a request, and its outcome. No personal data: ids, times, counters.
/** Everything that can be sent about a request and who receives it, by urgency. The names are stored, so they never change. */
const kinds = [
  /** Stop work: the request was withdrawn. */
  { kind: "withdrawal", to: "staff" },
  /** The request itself. */
  { kind: "staff", to: "staff" },
  /** What the visitor changed on the request's page. */
  { kind: "change", to: "staff" },
  /** We have your request. */
  { kind: "visitor", to: "visitor" },
  /** A visit was booked, moved or cancelled. */
  { kind: "visit", to: "visitor" },
  /** The link to the request's page, which they asked for. */
  { kind: "link", to: "visitor" },
  /** To the address that the visitor replaced on the request's page. */
  { kind: "old-email", to: "visitor" },
  /** The day before a visit that was booked long before. */
  { kind: "visit-reminder", to: "visitor" },
  /** A quote is on their page; and a reminder after a week without an answer. */
  { kind: "quote", to: "visitor" },
  { kind: "quote-reminder", to: "visitor" },
  /** Their answer to the quote, and what happens next. */
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
  /** An attempt began at `at`; its outcome isn't known. */
  | "sending"
  | "accepted"
  | "delivered"
  /** The mail service reported that the visitor's address accepts no mail. */
  | "bounced"
  /** The attempts are used up, and we never learned whether the relay accepted it. */
  | "unconfirmed"
  | "given-up"
  /** The request was found without a row, so we don't know whether staff have it. */
  | "restored";

export interface DeliveryState {
  phase: Phase;
  at: number;
  attempts: number;
  firstAt: number | null;
  /** How many attempts ended without a known outcome: each may have left a copy. */
  unknownOutcomes: number;
  /** The one extra attempt has been planned or made. */
  hadFinalAttempt: boolean;
  /** The relay refused the content, so from now on we send text only, without anything it could object to. */
  plainText: boolean;
  needsAttention: boolean;
  /** For a letter about the visit: the first that the visitor gets. */
  isFirst?: boolean;
  /** At the last attempt the stored request couldn't be read. */
  unreadable: boolean;
  /** At the last attempt our own code failed to write the letter. */
  isUnwritable?: boolean;
  escalated: boolean;
  /** Staff asked for it again. */
  resent: boolean;
  requestId: string | null;
  /** The relay calls whose mail bounced: late reports about them don't count. */
  bouncedCalls: readonly string[];
}

/** The inbox's record of a lead: its dates, and every delivery. */
export interface LeadState {
  id: string;
  received: number;
  /** When we promised to call; null if the stored request can't be read. */
  promised: number | null;
  consentEnds: number;
  uploadEnds: number | null;
  withdrawn: number | null;
  /** How often the documents of a withdrawn request were erased. */
  erased: number;
  mails: Readonly<Record<DeliveryKind, DeliveryState>>;
}

/** The mail service, and Cloudflare's own mail to staff if that is set up. */
export type MailRoute = "primary" | "fallback";

/** The outcome of one attempt. */
export type SendResult =
  /** `route` is "primary" unless named. */
  | { kind: "accepted"; requestId?: string; route?: MailRoute }
  /**
   * `content`: the mail service objects to this mail. `our-fault`: the letter couldn't be written. `other`: the key, the settings,
   * load; the same mail may pass later. `reason`: an error's name or code, for the log.
   */
  | { kind: "refused"; because: "content" | "our-fault" | "other"; status: number; reason?: string }
  /** It isn't wanted any more, now or later. */
  | { kind: "not-wanted" }
  | { kind: "unknown"; reason?: string };

/** What the log says of an attempt. */
export function outcomeFields(result: SendResult) {
  const status = result.kind === "refused" ? result.status : undefined;
  return { outcome: result.kind, status, reason: "reason" in result ? result.reason : undefined };
}

export type Receipt = "processed" | "delivered" | "failed";

/** What somebody must look at. */
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

/** Planned when the request arrives. */
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

/** Waits until the event it reports can't be undone any more. */
export function waitsForUndo({ phase, at, firstAt }: DeliveryState, now: number): boolean {
  return phase === "due" && firstAt === null && at > now;
}

export function wasAccepted({ phase }: DeliveryState): boolean {
  return phase === "accepted" || phase === "delivered";
}
