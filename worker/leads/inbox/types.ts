import type { OutcomeName } from "../record/outcomes.ts";
import type { SentQuote } from "../record/quote.ts";
import type { Booking } from "../record/visit.ts";

/*
 * What goes in and out of the inbox.
 */

/** "known": the same was taken in before; "different": something else was, under this id. */
export type AcceptAnswer =
  | { kind: "accepted" | "known" | "different"; reference: string }
  | { kind: "withdrawn"; at: number };

export interface Withdrawal {
  /** When it was asked for, where it had to wait. */
  at?: number | undefined;
  /** When the request came in, where its document still says so. */
  received?: number | undefined;
  /** Who may be told that it is over. Stored as an HMAC, for 48 hours. */
  email?: string | undefined;
}

export interface WithdrawalAnswer {
  reference: string;
  /** This call ended it, and its address may get a letter about that: one that was written to before, and not too often today. */
  mayWrite: boolean;
}

/** What somebody says who has lost the link to their request. Stored as HMACs, but for the reference, for a day. */
export interface LinkRequest {
  reference: string;
  email: string;
  network: string;
}

/** What is to be recorded. `key`: one for each time the card was shown. */
export interface Mark {
  outcome: OutcomeName;
  /** On Melbourne's clock. */
  time?: string | null | undefined;
  key: string;
  hasNote: boolean;
  /** Where the visit would be: what staff agree on takes a place, too, while one is free. */
  area?: string | undefined;
  /** Only while the half-day has a free place. */
  needsPlace?: boolean | undefined;
  /** Only while this is the quote that was sent last. */
  quote?: string | undefined;
}

/** "gone": the place that it needs is somebody else's, or there is a newer quote. "full": a card holds no more notes. "unknown": the inbox has no such request. */
export type MarkResult = "marked" | "gone" | "full" | "was-undone" | "withdrawn" | "unknown";

/** "late": its mail has gone or is about to, or something else was recorded since. "gone": the visit's place is somebody else's. */
export type UndoResult = "undone" | "late" | "gone" | "withdrawn" | "unknown";

/** How a stored request is taken in. */
export interface AcceptOptions {
  /** It was found in the bucket without a row, after a restore. */
  isRestored?: boolean;
  /** The visit that was booked before. */
  booking?: Booking | undefined;
  /** The quote that was sent before. */
  quote?: SentQuote | undefined;
}

/** The half-day that a visitor wants. */
export interface BookingRequest {
  area: string;
  halfDay: string;
  /** Who asks: stored as an HMAC while the visit is only held. */
  network: string;
  /** They came by the link in our letter. */
  isConfirmed: boolean;
}

/** "gone": somebody else has it. "too-many": enough is held for their network. "late": the visit is over, or there is none to come. */
export type BookAnswer = "booked" | "gone" | "too-many" | "late" | "withdrawn" | "unknown";
