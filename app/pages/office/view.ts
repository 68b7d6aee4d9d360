/** What the office's pages show. The Worker fills it in. */

/** In which the list shows its groups. */
export const groups = ["now", "today", "tomorrow", "week", "later", "waiting", "over"] as const;
export type GroupName = (typeof groups)[number];

export interface ListRow {
  /** The card's address. */
  href: string;
  name: string;
  /** Suburb and postcode; empty where our list can't tell. */
  place: string;
  /** As it is dialled, and as it is written; undefined where they want to be written to. */
  phone: { href: string; number: string } | undefined;
  /** Nobody calls: they want to be written to. */
  writes: boolean;
  /** What for, in a few words: "Urgent: no hot water". */
  reason: string;
  /** Of the quote that was sent: "$11,370". */
  amount: string | undefined;
  /** How the question about it begins that waits for an answer, or else their message. */
  said: string | undefined;
  /** "Same number as Dora Pappas" */
  same: string | undefined;
  /** No hot water, or a fault. */
  isPressing: boolean;
  /** What is to be done, and by when. */
  task: string;
}

export interface ListGroup {
  name: GroupName;
  /** How many there are, also on other pages of the list. */
  count: number;
  /** Today's visits stand apart, by half-day. */
  parts: readonly { title: string | undefined; rows: readonly ListRow[] }[];
}

export interface ListView {
  groups: readonly ListGroup[];
  /** How many are open; of those that are over, where they are shown, how many there are. */
  total: number;
  /** The first and last row that is shown, counted from one. */
  from: number;
  to: number;
  earlier: string | undefined;
  further: string | undefined;
  /** When it was made: a deadline of that day is a time alone. */
  time: string;
  /** Its own address, for the button that ends all links. */
  address: string;
  /** What is shown is over. */
  isOver: boolean;
  /** How many are over, and the address that shows them; of the open ones, where those that are over are shown. */
  other: { count: number; href: string };
  /** When this link ends; undefined where Cloudflare Access lets staff in. */
  linkEnds: string | undefined;
  /** "October 2026: 38 of 40 (95%)" */
  lastMonth: string | undefined;
}

/** The button that saves a time which staff were asked about. */
export const saveAnyway = "Save anyway";

type Rows = readonly (readonly [label: string, value: string])[];

export interface OutcomeButton {
  name: string;
  text: string;
  /** Whether it opens a form of its own; otherwise a press is all it takes. */
  asks: boolean;
  time: { label: string; isOptional: boolean } | undefined;
  /** The free places are buttons of it. */
  takesPlace: boolean;
  /** Whether it takes a quote's PDF and amount. */
  isQuote: boolean;
  /** It is what staff do next: the main button. */
  isNext: boolean;
  /** What follows from it. */
  explanation: string | undefined;
}

export interface CardView {
  reference: string;
  name: string;
  /** What for, as the list says it. */
  reason: string;
  isPressing: boolean;
  place: string | undefined;
  /** What is to be done, with the deadline. */
  task: string;
  isLate: boolean;
  /** What was recorded last, and when; empty where nothing was. */
  last: string;
  /** Of the quote that was sent: "$11,370". */
  amount: string | undefined;
  /** What they asked about it and nobody has answered. */
  questions: readonly string[];
  /** Reasons to look twice. */
  checks: readonly string[];
  /** As it is dialled, and as it is written; undefined where they want to be written to. */
  phone: { href: string; number: string } | undefined;
  /** A new email to them, where that is what they want. */
  email: { href: string; address: string } | undefined;
  /** What was recorded a moment ago, under its key, what the button calls it, and until when it can be undone. */
  undo: { key: string; text: string; name: string; until: string } | undefined;
  /** It has just been undone. */
  hasUndone: boolean;
  /** The main button, where it isn't one of the outcomes: the call or the email, or the visit's place on its day. */
  next: "reach" | "map" | undefined;
  /** What can be recorded, by what it is about. */
  groups: readonly { title: string; outcomes: readonly OutcomeButton[] }[];
  /** The half-days that are free where they are, as "2026-12-14-am"; whether it is one that they chose. */
  places: readonly { at: string; suits: boolean }[];
  address: string;
  /** The list of all open requests, where the card was opened from there. */
  list: string | undefined;
  /** What was posted and can't be noted as it is. */
  refused:
    | {
        outcome: string;
        problem: string;
        /** Next to which field of the quote it is said as well. */
        field: "amount" | "file" | undefined;
        note: string;
        /** The time as it was typed. */
        date: string;
        clock: string;
        amount: string;
        /** A time that staff were asked about: saved once more, it is recorded. */
        asked: string | undefined;
      }
    | undefined;
  typed: Rows;
  message: string | undefined;
  coverage: string | undefined;
  map: string | undefined;
  choices: Rows;
  /** The visit as a file for the calendar. */
  calendar: string | undefined;
  files: readonly { href: string | undefined; text: string }[];
  meter: readonly string[] | undefined;
  estimate: { title: string; href: string; lines: Rows } | undefined;
  history: readonly {
    at: string;
    what: string;
    note?: string | undefined;
    quote?: { amount: string; href: string | undefined } | undefined;
  }[];
  consentEnds: string;
  linkEnds: string;
}
