/** What the office's pages show. The Worker fills it in. */

export interface ListRow {
  /** The card's address. */
  href: string;
  name: string;
  /** Suburb and postcode; empty where our list can't tell. */
  place: string;
  /** What for, in a few words. */
  wish: string;
  /** What is to be done, and by when. */
  task: string;
  urgency: "urgent" | "late" | "today" | "later" | "waiting";
  /** Nobody calls: they want to be written to. */
  writes: boolean;
}

export interface ListView {
  rows: readonly ListRow[];
  total: number;
  /** The first and last row that is shown, counted from one. */
  from: number;
  to: number;
  earlier: string | undefined;
  further: string | undefined;
  /** Its own address, for the button that ends all links. */
  address: string;
  /** When this link ends; undefined where Cloudflare Access lets staff in. */
  linkEnds: string | undefined;
  /** "October 2026: 38 of 40 (95%)" */
  lastMonth: string | undefined;
}

type Rows = readonly (readonly [label: string, value: string])[];

export interface OutcomeButton {
  name: string;
  text: string;
  /** Whether it opens a form of its own; otherwise a press is all it takes. */
  asks: boolean;
  time: { label: string; isOptional: boolean } | undefined;
  /** What follows from it. */
  explanation: string | undefined;
}

export interface CardView {
  reference: string;
  name: string;
  wish: string;
  place: string | undefined;
  /** Where it stands, with the deadline. */
  status: string;
  isLate: boolean;
  isUrgent: boolean;
  /** Reasons to look twice. */
  checks: readonly string[];
  /** As it is dialled, and as it is written; undefined where they want to be written to. */
  phone: { href: string; number: string } | undefined;
  writes: boolean;
  /** What can be recorded. */
  outcomes: readonly OutcomeButton[];
  address: string;
  /** The list of all open requests, where the card was opened from there. */
  list: string | undefined;
  /** What was posted and can't be noted as it is. */
  refused:
    | {
        outcome: string;
        problem: string;
        note: string;
        time: string;
        /** The time of a visit that has passed: saved once more, it is recorded. */
        past: string | undefined;
      }
    | undefined;
  typed: Rows;
  message: string | undefined;
  coverage: string | undefined;
  map: string | undefined;
  choices: Rows;
  /** Files for the calendar. */
  calendar: { visit: string | undefined; times: string | undefined };
  files: readonly { href: string | undefined; text: string }[];
  meter: readonly string[] | undefined;
  estimate: { title: string; href: string; lines: Rows } | undefined;
  history: readonly { at: string; what: string; note?: string | undefined }[];
  consentEnds: string;
  linkEnds: string;
}
