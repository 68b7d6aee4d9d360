// The content of the office's pages, which the Worker fills in.

/** The groups of requests, in the list's order. */
export const listGroups = ["now", "today", "tomorrow", "week", "later", "waiting", "over"] as const;
export type GroupName = (typeof listGroups)[number];

export interface ListRow {
  /** The card's URL. */
  href: string;
  name: string;
  /** Suburb and postcode; empty if our list of places doesn't have them. */
  place: string;
  /** The number as a link and as text; undefined if the visitor wants us to write. */
  phone: { href: string; number: string } | undefined;
  /** The visitor wants us to write instead of calling. */
  prefersWriting: boolean;
  /** The subject, in a few words: "Urgent: no hot water". */
  reason: string;
  /** The latest quote: "$11,370". */
  amount: string | undefined;
  /** The beginning of the visitor's open question, or else of their message. */
  messageStart: string | undefined;
  /** Other requests with the same number or address: "Same number as Dora Pappas". */
  sameAs: string | undefined;
  /** No hot water, or a fault. */
  hasPriority: boolean;
  /** The next step and its deadline. */
  task: string;
}

export interface ListGroup {
  name: GroupName;
  /** How many there are, including on other pages of the list. */
  count: number;
  /** Today's visits are shown separately, by half-day. */
  parts: readonly { title: string | undefined; rows: readonly ListRow[] }[];
}

export interface ListView {
  groups: readonly ListGroup[];
  /** How many requests are open; or are over, if those are shown. */
  total: number;
  /** The first and last row shown, counted from one. */
  from: number;
  to: number;
  /** The URLs of the list's pages before and after this one. */
  previousPage: string | undefined;
  nextPage: string | undefined;
  /** When the page was rendered. A deadline on that day shows only its time. */
  time: string;
  /** The page's own URL, for the button that ends all links. */
  url: string;
  /** The list shows requests that are over instead of open ones. */
  showsOver: boolean;
  /** The other list: how many requests it has, over or open, and its URL. */
  other: { count: number; href: string };
  /** When this link expires; undefined if Cloudflare Access let staff in. */
  linkEnds: string | undefined;
  /** Last month's promises: "October 2026: 38 of 40 (95%)". */
  lastMonth: string | undefined;
}

/** The text of the button that saves an unusual time after staff were asked about it. */
export const saveAnywayText = "Save anyway";

type Rows = readonly (readonly [label: string, value: string])[];

export interface OutcomeButton {
  name: string;
  text: string;
  /** The button opens a form. Without one, a press records the outcome. */
  opensForm: boolean;
  time: { label: string; isOptional: boolean } | undefined;
  /** The form offers the free slots as buttons. */
  takesSlot: boolean;
  /** The form takes a quote's PDF and amount. */
  isQuote: boolean;
  /** This is the main button, because the outcome is staff's next step. */
  isMain: boolean;
  /** What recording it does, shown in the form. */
  explanation: string | undefined;
}

export interface CardView {
  reference: string;
  name: string;
  /** The subject, as in the list. */
  reason: string;
  hasPriority: boolean;
  place: string | undefined;
  /** The next step, with its deadline. */
  task: string;
  isLate: boolean;
  /** The latest event and its time; empty if there is none. */
  latestEvent: string;
  /** The latest quote: "$11,370". */
  amount: string | undefined;
  /** The visitor's unanswered questions about the quote. */
  questions: readonly string[];
  /** What staff should check before they call. */
  suspicions: readonly string[];
  /** The number as a link and as text; undefined if the visitor wants us to write. */
  phone: { href: string; number: string } | undefined;
  /** The email address as a link and as text, if the visitor wants us to write. */
  email: { href: string; address: string } | undefined;
  /** The latest event while it can be undone: its key, its text, the name of its button, and until when. */
  undo: { key: string; text: string; name: string; until: string } | undefined;
  /** Staff have just undone an event. */
  isEventJustUndone: boolean;
  /** The main button if it isn't an outcome: the call or the email, or the map on the visit's day. */
  mainButton: "reach" | "map" | undefined;
  /** The outcomes that can be recorded, grouped by subject. */
  groups: readonly { title: string; outcomes: readonly OutcomeButton[] }[];
  /** The free half-days in their area, as "2026-12-14-am", and whether the visitor chose them. */
  slots: readonly { halfDay: string; isPreferred: boolean }[];
  /** The card's own URL. */
  url: string;
  /** The URL of the list of open requests, if the card was opened from there. */
  listUrl: string | undefined;
  /** The posted form that can't be recorded as it is. */
  refusedForm:
    | {
        outcome: string;
        problem: string;
        /** The field that shows the message, if it is about the quote's amount or file. */
        field: "amount" | "file" | undefined;
        note: string;
        /** The time as typed. */
        date: string;
        clock: string;
        amount: string;
        /** A time that staff were asked about. Posting it again records it. */
        unusualTime: string | undefined;
      }
    | undefined;
  /** What the visitor typed: label and value. */
  typedFields: Rows;
  message: string | undefined;
  coverage: string | undefined;
  /** The URL of a map of the visitor's address. */
  mapUrl: string | undefined;
  /** What the visitor chose from lists. */
  choices: Rows;
  /** The URL of the visit as a calendar file. */
  calendarUrl: string | undefined;
  files: readonly { href: string | undefined; text: string }[];
  /** The lines of their meter's summary. */
  meter: readonly string[] | undefined;
  estimate: { title: string; href: string; lines: Rows } | undefined;
  history: readonly {
    time: string;
    text: string;
    note?: string | undefined;
    quote?: { amount: string; href: string | undefined } | undefined;
  }[];
  consentEnds: string;
  linkEnds: string;
}
