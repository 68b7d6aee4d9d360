import type { EnteredValues, FieldMessages } from "./fields.ts";
import type { RequestKind } from "./view.ts";

/** The site's response to a sent request: as JSON for API clients and the island, as a page for plain forms. */
export interface SubmitResponse {
  /** 202 once the request is stored; any other status says why it isn't. */
  status: 202 | 400 | 403 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  reference?: string;
  /** The URL of the request's own page. */
  confirmation?: string;
  /** By when we call, in words: "6 pm on Tuesday 24 November". API clients know it by this name; in a lead it is a timestamp. */
  callBackBy?: string | undefined;
  /** The message for the visitor. */
  error?: string;
  /** For developers of API clients; only in JSON. */
  hint?: string;
  fields?: FieldMessages;
  /** What to do about a refused file, shown beside its message. */
  fileHelp?: string;
  /** The typed values, so that a form shown again loses nothing; undefined if they didn't arrive. */
  values?: EnteredValues;
  /** A file was sent, which a form that is shown again can't keep. */
  hadFile?: boolean;
  headers?: Record<string, string>;
}

/** Used if no secret is set: whether a URL confirms that a request was sent. */
export type SentCheck =
  | {
      confirmed: true;
      reference: string;
      /** The day in Melbourne, as YYYY-MM-DD. */
      on: string;
      kind: RequestKind;
      /** By when we call, in words. */
      callByText: string;
    }
  | { confirmed: false };

/** The result of a post from the request's own page. */
export interface OwnPageResponse extends Pick<SubmitResponse, "error" | "fields" | "fileHelp" | "headers" | "values"> {
  status: 200 | 404 | SubmitResponse["status"];
  /** Which of the page's forms was posted. */
  act?: string | undefined;
  /** The page's new URL, if its link changed. */
  link?: string;
  /** The post succeeded: the page is shown again and says so. */
  isDone?: boolean;
}
