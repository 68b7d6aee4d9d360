import type { EnteredValues, FieldMessages } from "./fields.ts";

/** What comes back from a request, in whichever envelope: JSON for programs and the island, a page for plain forms. */
export type AssessmentAnswer = { status: 202; reference: string } | AssessmentRefusal;

export interface AssessmentRefusal {
  status: 400 | 403 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  error: string;
  fields?: FieldMessages;
  /** What was typed, so that a form shown again loses nothing. */
  values?: EnteredValues;
  /** A file came along; a form that is shown again can't hold it. */
  hadFile?: boolean;
  retryAfterSeconds?: number;
}

/** Whether a link from a mail may withdraw a request, and which. */
export type WithdrawalCheck = { valid: true; reference: string; by: "visitor" | "staff" } | { valid: false };

export type WithdrawalAnswer = { status: 200; reference: string } | { status: 403 | 503; error: string };
