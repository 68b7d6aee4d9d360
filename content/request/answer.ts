import type { EnteredValues, FieldMessages } from "./fields.ts";

/** What comes back from a request, in whichever envelope: JSON for programs and the island, a page for plain forms. */
export interface AssessmentAnswer {
  /** 202 once the request is kept; anything else says why it is not. */
  status: 202 | 400 | 403 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  reference?: string;
  /** Where the page that confirms it stands, for anyone who keeps it open or reloads it. */
  confirmation?: string;
  /** "6 pm on Tuesday 24 November" */
  callBackBy?: string | undefined;
  /** Where its sender can correct and withdraw it. */
  correct?: string | undefined;
  withdraw?: string | undefined;
  /** Where a file is added to it, for a day. */
  add?: string | undefined;
  /** For the visitor. */
  error?: string;
  /** For anyone who writes a program that sends requests; in JSON alone. */
  hint?: string;
  fields?: FieldMessages;
  /** What to do about a refused file, said next to its message. */
  fileHelp?: string;
  /** What was typed, so that a form shown again loses nothing; nothing where it did not arrive. */
  values?: EnteredValues;
  /** A file came along; a form that is shown again can't hold it. */
  hadFile?: boolean;
  headers?: Record<string, string>;
}

/** Whether an address confirms that a request was sent, and on which day (YYYY-MM-DD, in Melbourne). */
export type SentCheck =
  | {
      confirmed: true;
      reference: string;
      on: string;
      callback: boolean;
      /** By when we call; undefined in the address of a day before addresses named the minute. */
      due?: string | undefined;
      /** Where its sender can correct and withdraw it; undefined where no secret is set to sign links with. */
      correct?: string | undefined;
      withdraw?: string | undefined;
      /** Where a file is added to it; undefined once a day has gone by. */
      add?: string | undefined;
      /** A file has just been added. */
      file: boolean;
    }
  | { confirmed: false };

/** Whether a link from a mail may withdraw a request, and which. */
export type WithdrawalCheck =
  | { valid: true; reference: string; by: "visitor" | "staff"; withdrawn: boolean }
  | { valid: false };

export interface WithdrawalAnswer {
  /** 200 once nothing more is sent and what was kept is being deleted. */
  status: 200 | 403 | 503;
  reference?: string;
  error?: string;
}
