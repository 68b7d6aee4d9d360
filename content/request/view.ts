/** A visitor's own request, as its page shows it to anyone with its link. */
export interface RequestView {
  reference: string;
  kind: RequestKind;
  /** For a fault or a home without hot water: what is wrong, until we have called. */
  fault: string | undefined;
  /** A bill or a photo was sent or added. */
  hasFile: boolean;
  /** What happens next. */
  heading: string;
  intro: string;
  /** When we visit, in words, if the visit isn't the next step. */
  laterVisit?: string | undefined;
  steps: readonly { text: string; state: "past" | "current" | "next" }[];
  /** What was requested, with phone and address shortened. */
  details: readonly (readonly [label: string, value: string])[];
  /** The time of the visit, "at 2:30 pm on …" or "on …, between …"; undefined if none is booked, or it is over. */
  visit: string | undefined;
  /** The visit is only held until the visitor confirms it. */
  hold: { canConfirm: boolean } | undefined;
  /** When the link shown after sending expires; undefined for a link from a letter. */
  linkEnds: string | undefined;
  /** The visitor gave an email address, so they get a link with each letter. */
  hasEmail: boolean;
  /** The provider of their email address as typed and as probably meant, if it looks mistyped. */
  typo: { typed: string; meant: string } | undefined;
  /** We know that the request is theirs, so their bookings need no confirmation. */
  isConfirmed: boolean;
  /** The visitor gets a reminder the day before the visit. */
  getsReminder: boolean;
  /** The latest quote, if the page shows it. */
  quote: QuoteView | undefined;
  /** The half-days that they can book, as "2026-11-26-am". Empty if staff agree on a time with them instead. */
  freeHalfDays: readonly string[];
  /** The visitor's region, if we are only there on a few days. */
  region?: string | undefined;
  /** The half-days that they may prefer, as "2026-11-26-am", and those they chose; undefined if no visit is to come. */
  times: { offered: readonly string[]; preferred: readonly string[] } | undefined;
  /** What they have just done, in words. */
  done: string | undefined;
  /** The fields that can still be changed, with their values; undefined once the request is closed. */
  changeable: Changeable | undefined;
}

interface QuoteView {
  /** Sent with the answer, to say which quote it is about. */
  key: string;
  /** What the quote is for. */
  what: string;
  /** "$11,370" */
  amount: string;
  /** "PDF, 120 kB" */
  file: string;
  /** Until when the quote is valid. */
  until: string;
  /** What the quote replaced, in words. */
  replaced: string | undefined;
  /** The customer can answer the quote. */
  isOpen: boolean;
  /** The name of their latest answer. */
  answer: string | undefined;
  /** The customer's latest answer in words, with its day. */
  answerText: string | undefined;
  /** The customer's questions, and when we answered each. */
  questions: readonly { text: string; answeredText: string | undefined }[];
  /** The customer gets a reminder a week after the quote was sent. */
  getsReminder: boolean;
}

interface Changeable {
  /** We have a number to call. Without one, we answer in writing. */
  hasPhone: boolean;
  /** Undefined once they have a quote. */
  services: readonly string[] | undefined;
  /** A wish besides the services. */
  topic: string | undefined;
  message: string;
}

/** What a link opens. "missing": the link isn't ours, or was made for something else. */
export type RequestLinkResult =
  | { kind: "open"; view: RequestView }
  | { kind: "ended" | "missing" }
  | { kind: "withdrawn"; reference: string };

export type RequestKind = "assessment" | "callback" | "urgent" | "fault";

/** The kind of a request as it was typed, sent or stored. A kind that this version doesn't know counts as an assessment. */
export function requestKind({ kind, urgent }: { kind?: unknown; urgent?: unknown }): RequestKind {
  if (kind === "fault") return kind;
  return kind === "callback" ? (urgent ? "urgent" : kind) : "assessment";
}
