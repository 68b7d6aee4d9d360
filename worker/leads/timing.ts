/** How long things take. Production's defaults; variables of the same name change them. */
export interface Timing {
  /** Until the first retry of a mail that was not accepted; doubled with every further one. */
  retryFirstMs: number;
  /** Between tries of a mail that was refused so often, or so plainly, that somebody must look. */
  retryParkedMs: number;
  /** How long an attempt without a known outcome waits for a receipt before the mail is sent again. */
  ambiguousMs: number;
  /** How long after its acceptance a receipt may be missing before staff are told. */
  receiptMs: number;
  /** After which whoever was keeping a request has surely ended: what was never completed is swept away. */
  abandonedMs: number;
  /** The longest that the relay may take to answer. */
  mailDeadlineMs: number;
}

export const defaultTiming: Timing = {
  retryFirstMs: 30_000,
  retryParkedMs: 3_600_000,
  ambiguousMs: 900_000,
  receiptMs: 3_600_000,
  abandonedMs: 3_600_000,
  mailDeadlineMs: 15_000,
};

/** A mail that was tried so often without success is parked. */
export const parkAfterAttempts = 6;

export const day = 24 * 3_600_000;
