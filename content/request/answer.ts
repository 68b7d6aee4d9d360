import type { EnteredValues, FieldMessages } from "./fields.ts";
import type { RequestKind } from "./view.ts";

/** What comes back from a request, in whichever envelope: JSON for programs and the island, a page for plain forms. */
export interface AssessmentAnswer {
  /** 202 once the request is kept; anything else says why it is not. */
  status: 202 | 400 | 403 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  reference?: string;
  /** Where the request's own page is. */
  confirmation?: string;
  /** "6 pm on Tuesday 24 November" */
  callBackBy?: string | undefined;
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

/** Where no secret is set: whether an address says that a request was sent, and on which day (YYYY-MM-DD, in Melbourne). */
export type SentCheck =
  | {
      confirmed: true;
      reference: string;
      on: string;
      kind: RequestKind;
      /** By when we call. */
      due: string;
    }
  | { confirmed: false };

/** What became of a post from the request's own page. */
export interface RequestAnswer extends Pick<AssessmentAnswer, "error" | "fields" | "fileHelp" | "headers" | "values"> {
  status: 200 | 404 | AssessmentAnswer["status"];
  /** Which of the page's forms was posted. */
  act?: string | undefined;
  /** Where the page stands from now on, if its link is another one. */
  link?: string;
  /** Done: the page is shown anew and says so. */
  isDone?: boolean;
}
