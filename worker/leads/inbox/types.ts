// The inbox's arguments and results.
import type { OutcomeName } from "../record/outcomes.ts";
import type { SentQuote } from "../record/quote.ts";
import type { Booking } from "../record/visit.ts";

/** "known": the same content was accepted before. "different": this id has other content. */
export type AcceptResult =
  | { kind: "accepted" | "known" | "different"; reference: string }
  | { kind: "withdrawn"; at: number };

export interface Withdrawal {
  /** When the visitor withdrew, if the withdrawal had to wait. */
  at?: number | undefined;
  /** When the request came in, if its document still exists. */
  received?: number | undefined;
  /** Who may get the withdrawal letter. Stored as an HMAC, for 48 hours. */
  email?: string | undefined;
}

export interface WithdrawalResult {
  reference: string;
  /** The withdrawal letter may be sent: we have written to the address before, and not too often today. */
  mayWrite: boolean;
}

/** What a visitor enters to get their link again. Stored for a day, as HMACs except the reference. */
export interface LinkRequest {
  reference: string;
  email: string;
  network: string;
}

/** An outcome to record. `key` is made each time the card is shown. */
export interface NewEvent {
  outcome: OutcomeName;
  /** When to try again, or the visit's time, on Melbourne's clock. */
  time?: string | null | undefined;
  key: string;
  hasNote: boolean;
  /** The visit's area. A time that staff agree on also books a slot, if one is free. */
  area?: string | undefined;
  /** Record it only if the half-day has a free slot. */
  mustBeFree?: boolean | undefined;
  /** A quote's key. Record the outcome only if that is still the latest quote. */
  quote?: string | undefined;
}

/** "quote-replaced": there is a newer quote. "full": a card holds no more notes. "unknown": the inbox has no such request. */
export type RecordResult =
  | "recorded"
  | "slot-taken"
  | "quote-replaced"
  | "full"
  | "was-undone"
  | "withdrawn"
  | "unknown";

/** "late": its email was sent or is being sent, or another event followed. */
export type UndoResult = "undone" | "late" | "slot-taken" | "withdrawn" | "unknown";

/** How to accept a stored request. */
export interface AcceptOptions {
  /** The request was found in the bucket without a row, after a restore. */
  isRestored?: boolean;
  /** The visit that was booked before the restore. */
  booking?: Booking | undefined;
  /** The quote that was sent before the restore. */
  quote?: SentQuote | undefined;
}

/** The half-day that a visitor chose. */
export interface BookingRequest {
  area: string;
  halfDay: string;
  /** The visitor's network: stored as an HMAC while the visit is unconfirmed. */
  network: string;
  /** The visitor used the link in our letter. */
  isConfirmed: boolean;
}

/** "too-many": their network already holds two visits. "late": a visit can't be booked for this request any more. */
export type BookingResult = "booked" | "slot-taken" | "too-many" | "late" | "withdrawn" | "unknown";
