// What is sent about a request, and how each delivery stands. No personal data: ids, times, counters.
import { mapValues } from "#content/map-values.ts";

/** Who receives each kind of delivery, the most urgent kind first. The kinds are stored, so they never change. */
const recipients = {
  /** Stop work: the request was withdrawn. */
  withdrawal: "staff",
  /** The request itself. */
  staff: "staff",
  /** The visitor changed something on the request's page. */
  change: "staff",
  /** We have your request. */
  visitor: "visitor",
  /** A visit was booked, moved or cancelled. */
  visit: "visitor",
  /** The link to the request's page, which they asked for. */
  link: "visitor",
  /** To the address that the visitor replaced on the request's page. */
  "old-email": "visitor",
  /** The day before a visit that was booked long before. */
  "visit-reminder": "visitor",
  /** A quote is on their page; and a reminder after a week without an answer. */
  quote: "visitor",
  "quote-reminder": "visitor",
  /** Their answer to the quote, and what happens next. */
  answer: "visitor",
  /** Reminders before and after the time by which we promised to call. */
  reminder: "staff",
  overdue: "staff",
  /** To the business's own system. */
  webhook: "system",
  "webhook-withdrawal": "system",
} as const;
export type DeliveryKind = keyof typeof recipients;
export const deliveryKinds = Object.values(mapValues(recipients, (_, kind) => kind));

type Phase =
  /** It isn't to be sent. */
  | "off"
  /** To be sent at `at`. */
  | "due"
  /** An attempt began at `at`; its result isn't known. */
  | "sending"
  /** The mail service, or the business's own system, took it. */
  | "accepted"
  /** It arrived, as a receipt or staff's record shows; or no receipt is expected. */
  | "delivered"
  /** The mail service reported that the visitor's address accepts no email. */
  | "bounced"
  /** The attempts are used up, and we never learned whether the mail service accepted it. */
  | "unconfirmed"
  /** It was refused for as many days as we retry, or the request was lost. */
  | "given-up"
  /** The request was found without a row, so we don't know whether staff have it. */
  | "restored";

/** Stored as JSON under these names, so they never change, even where newer ones follow another pattern. */
export interface DeliveryState {
  phase: Phase;
  /** When it is due, when the attempt began, or when it was accepted. */
  at: number;
  attempts: number;
  /** When it was first attempted, or first put off. */
  firstAt: number | null;
  /** How many attempts had an unknown result. Each may have delivered a copy. */
  unknownOutcomes: number;
  /** The one extra attempt has been planned or made. */
  hadFinalAttempt: boolean;
  /**
   * The mail service refused the content, or our code couldn't write it, so from now on we send only text, with nothing that could
   * be objected to.
   */
  plainText: boolean;
  /** It keeps failing: staff are told, and it is retried hourly. */
  needsAttention: boolean;
  /** The first letter about this visit. */
  isFirst?: boolean;
  /** At the last attempt the stored request couldn't be read. */
  unreadable: boolean;
  /** At the last attempt the bucket or our own code failed before the mail service was called. */
  isUnwritable?: boolean;
  /** Staff were told that no receipt came. */
  escalated: boolean;
  /** Staff asked for the email again. */
  resent: boolean;
  /** The mail service's id of the accepted call, not the lead's. */
  requestId: string | null;
  /** The mail service's ids of the calls whose email bounced. Late reports about them don't count. */
  bouncedCalls: readonly string[];
}

/** The inbox's record of a lead: its times, and every delivery. All but the deliveries are columns of `requests`. */
export interface LeadState {
  id: string;
  /** When it came in. */
  received: number;
  /** When we promised to call; null if the stored request can't be read. */
  promised: number | null;
  consentEnds: number;
  /** When the first of its files must be deleted; null if it has none. */
  uploadEnds: number | null;
  /** When it was withdrawn; null if it wasn't. */
  withdrawn: number | null;
  /** How often the documents of a withdrawn request were erased. */
  erased: number;
  deliveries: Readonly<Record<DeliveryKind, DeliveryState>>;
}

/** The mail service, and Cloudflare's own email to staff if that is set up. */
export type MailRoute = "primary" | "fallback";

/** The result of one attempt. */
export type SendResult =
  /** `route` is "primary" unless named. */
  | { kind: "accepted"; requestId?: string; route?: MailRoute }
  /**
   * `content`: the mail service objects to this email. `our-fault`: the letter couldn't be written. `other`: the key, the settings,
   * load; the same email may pass later. `reason`: an error's name or code, or our own word, for the log.
   */
  | { kind: "refused"; because: "content" | "our-fault" | "other"; status: number; reason?: string }
  /** The receiver wants it neither now nor later. */
  | { kind: "not-wanted" }
  | { kind: "unknown"; reason?: string };

/** The log's fields about an attempt. */
export function resultFields(result: SendResult) {
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

/** Staff's reminders of a promised call, planned when the request arrives. */
export type CallReminder = "reminder" | "overdue";

/** Whether it waits for its time, which may be weeks away, and is sent at most once. */
export function isReminder(kind: DeliveryKind): boolean {
  return isCallReminder(kind) || kind === "visit-reminder" || kind === "quote-reminder";
}

export function isCallReminder(kind: DeliveryKind): kind is CallReminder {
  return kind === "reminder" || kind === "overdue";
}

/** A delivery of each kind. */
export function deliveryOfEachKind(
  deliveryOf: (kind: DeliveryKind) => DeliveryState,
): Record<DeliveryKind, DeliveryState> {
  return mapValues(recipients, (_, kind) => deliveryOf(kind));
}

export function isToStaff(kind: DeliveryKind): boolean {
  return recipients[kind] === "staff";
}

/** Whether it is posted to the business's own system. Duplicates are harmless there, because each has the reference. */
export function isWebhook(kind: DeliveryKind): kind is "webhook" | "webhook-withdrawal" {
  return kind === "webhook" || kind === "webhook-withdrawal";
}

/** Whether it waits because staff can still undo the event that it reports. */
export function waitsForUndo({ phase, at, firstAt }: DeliveryState, now: number): boolean {
  return phase === "due" && firstAt === null && at > now;
}

export function wasAccepted({ phase }: DeliveryState): boolean {
  return phase === "accepted" || phase === "delivered";
}
