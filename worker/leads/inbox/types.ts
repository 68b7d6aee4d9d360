import type { DurableObject } from "cloudflare:workers";
import type { createMailer } from "../letters/mailer.ts";
import type { Lead } from "../record/lead.ts";
import { day } from "../timing.ts";
import type { Inbox } from "./inbox.ts";
import type { Delivery, MailKind, NewDelivery, Receipt, StaffOutcome, VisitorOutcome } from "./policy.ts";

/*
 * What goes in and out of the inbox: its calls, their answers, and what it hands to the letters.
 */

/** What the inbox is told of a stored request. What is personal in it is turned into HMACs, and not stored itself. */
export interface Entry extends NewDelivery {
  replaces: string | null;
  chain: string | null;
  /** Of what was sent; empty where the stored request can't be read. */
  digest: string;
  /** Who is to get a confirmation, and who asked for it; null where nobody gets one. */
  confirmTo: { email: string; network: string } | null;
  urgent: boolean;
  /** In our own lists' words. */
  services: string;
  origin: string;
}

/** For a request that can't be read: staff are told, and it is tried again. */
export function unreadableEntry(id: string, received: number): Entry {
  return {
    id,
    received,
    promised: null,
    consentEnds: received + 365 * day,
    uploadEnds: null,
    replaces: null,
    chain: null,
    digest: "",
    confirmTo: null,
    urgent: false,
    services: "",
    origin: "",
  };
}

/** "known": the same was taken in before; "different": something else was, under this id. */
export type AcceptAnswer =
  | { kind: "accepted" | "known" | "different"; reference: string }
  | { kind: "withdrawn"; at: number };

export interface Withdrawal {
  /** When it was asked for, where it had to wait. */
  at?: number | undefined;
  /** When the request came in, where its document still says so. */
  received?: number | undefined;
}

/** What staff can say about a request. "note" stands for a note alone. */
export type CardOutcome = StaffOutcome | "note";

export interface MarkEvent {
  at: number;
  outcome: CardOutcome | VisitorOutcome;
  time: string | null;
  key: string;
  hasNote: boolean;
}

export interface Mark extends Omit<MarkEvent, "at" | "time"> {
  time?: string | null | undefined;
}

/** "full": a card holds no more notes. "unknown": the inbox has no such request. */
export type MarkResult = "marked" | "full" | "withdrawn" | "unknown";

export type RequestRecord = NonNullable<Awaited<ReturnType<Inbox["find"]>>>;

export interface ReceiptReport {
  id: string;
  kind: MailKind;
  receipt: Receipt;
  requestId: string | undefined;
}

/** The inbox as the rest of the Worker calls it. */
export type InboxCalls = Omit<Inbox, keyof DurableObject | "alarm">;

/** A request as it is read for a letter. */
export interface StoredRequest {
  lead: Lead;
  entry: Entry;
}

/** What a letter is written from. */
export interface LetterContext {
  delivery: Delivery;
  reference: string;
  /** The reference of the request that this one corrects, if that one ever arrived. */
  corrects: string | undefined;
  /** What was withdrawn together. */
  stopped: { reference: string; received: number }[];
  request: StoredRequest | undefined;
  events: readonly MarkEvent[];
  /** How often all links of staff were ended. */
  generation: number;
}

/** What is loaded when something is to be sent. */
export type Mailer = Omit<ReturnType<typeof createMailer>, "confirmWithdrawal">;
