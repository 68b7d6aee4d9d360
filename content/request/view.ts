/** A visitor's own request, as a holder of its link may see it. */
export interface RequestView {
  reference: string;
  kind: RequestKind;
  /** What is wrong, of a fault or a home without hot water, until we have called. */
  fault: string | undefined;
  /** A bill or a photo came along or was added. */
  hasFile: boolean;
  /** What happens next. */
  heading: string;
  lead: string;
  /** When we visit, where that isn't what comes first. */
  ahead?: string | undefined;
  steps: readonly { text: string; state: "done" | "current" | "next" }[];
  /** What was asked, phone and address shortened. */
  asked: readonly (readonly [label: string, value: string])[];
  /** When the visit is, "at 2:30 pm on …" or "on …, between …"; undefined where none is booked, or it is over. */
  visit: string | undefined;
  /** It is only held for them until they confirm it. */
  held: { canConfirm: boolean } | undefined;
  /** Until when the link shown after sending works; undefined for a link from a letter. */
  linkEnds: string | undefined;
  /** We write to them: a link is in each letter. */
  isMailed: boolean;
  /** The provider of their email address, where it was probably meant to be another. */
  slip: { typed: string; meant: string } | undefined;
  /** We know that it is theirs: what they book is booked at once. */
  isConfirmed: boolean;
  /** They get a reminder on the day before. */
  isReminded: boolean;
  /** The quote that was sent to them, where it is on the page. */
  quote: QuoteView | undefined;
  /** The half-days that can be booked at once, as "2026-11-26-am". Empty where we agree on a time instead. */
  free: readonly string[];
  /** The region that has them on few days. */
  region?: string | undefined;
  /** The half-days that they may wish for, as "2026-11-26-am", and those that they did; undefined once no visit is to come. */
  times: { offered: readonly string[]; preferred: readonly string[] } | undefined;
  /** What was done a moment ago, in words. */
  done: string | undefined;
  /** What can still be changed, as it is now; undefined once the request is closed. */
  changeable: Changeable | undefined;
}

interface QuoteView {
  /** Goes with the answer: it is to this one. */
  key: string;
  /** What it buys. */
  what: string;
  /** "$11,370" */
  amount: string;
  /** "PDF, 120 kB" */
  file: string;
  /** Until when it holds. */
  until: string;
  /** What it took the place of, in words. */
  replaced: string | undefined;
  /** They can answer it. */
  isOpen: boolean;
  /** The name of what they answered last. */
  answer: string | undefined;
  /** The same in words, with its day. */
  said: string | undefined;
  /** What they asked, and how it was answered. */
  questions: readonly { text: string; answer: string | undefined }[];
  /** They get a reminder, a week after it was sent. */
  isReminded: boolean;
}

interface Changeable {
  /** Undefined where the answer is to be in writing. */
  hasPhone: boolean;
  /** Undefined once they were quoted. */
  services: readonly string[] | undefined;
  /** What is asked for besides the services. */
  topic: string | undefined;
  message: string;
}

/** What a link leads to. "missing": it isn't ours, or was made for something else. */
export type RequestCheck =
  | { kind: "open"; view: RequestView }
  | { kind: "ended" | "missing" }
  | { kind: "withdrawn"; reference: string };

export type RequestKind = "assessment" | "callback" | "urgent" | "fault";

/** What a request is, as it is typed, sent or stored. One that this version doesn't know is treated as an assessment. */
export function requestKind({ kind, urgent }: { kind?: unknown; urgent?: unknown }): RequestKind {
  if (kind === "fault") return kind;
  return kind === "callback" ? (urgent ? "urgent" : kind) : "assessment";
}
