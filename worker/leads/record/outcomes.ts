// The outcomes that can be recorded about a request, and what follows from each.
import type { RawRequest } from "#content/request/fields.ts";
import type { DeliveryKind } from "./delivery.ts";

/** What the request is waiting for. */
export type Step =
  | "call"
  | "visit"
  | "quote"
  /** The quote was sent: the customer decides, or has declined it for now. */
  | "decision"
  /** The customer answered the quote or asked about it, and staff must get back to them. */
  | "reply"
  /** They'd like to go ahead: staff send the contract, then wait for the signature. */
  | "contract"
  | "closed";

/** Something that can be recorded about a request, and everything that follows from it. */
export interface Outcome {
  by: "staff" | "visitor" | "site";
  /** What staff read: in the history, in emails, and on the card's button. */
  text: string;
  /** Other texts of the button, each for one situation. */
  button?: {
    always?: string;
    /** If we write to this visitor. */
    inWriting?: string;
    /** While a visit is booked. */
    withVisit?: string;
    /** If pressing it emails a quote: the first, or another. */
    sendsQuote?: string;
    sendsAnotherQuote?: string;
  };
  /** Shown only while a visit is booked. */
  needsVisit?: true;
  /** Shown only while a visit is held for a visitor who hasn't confirmed it. */
  needsHold?: true;
  /** Not shown for people who asked us not to call. */
  byPhone?: true;
  /** For staff, shown once a quote was sent; for visitors, while it is valid. */
  needsQuote?: true;
  /** Shown only for a fault, or only for other requests. */
  onlyFor?: "fault" | "not fault";
  /** The card asks for a time. In the history `before` stands between the text and the time. */
  time?: { label: string; isNeeded?: true; before: string };
  /** The card shows this before the button is pressed. */
  explanation?: string;
  /** The outcome can't be recorded without a note. */
  needsNote?: true;
  /** The card asks for the quote's PDF and amount, if the visitor has a page where they can read them. */
  takesQuote?: true;
  /** For a quote passed on to a correction: what it had replaced. */
  replaces?: "quote" | "accepted-quote";
  /** Shown only once they have been sent the contract. */
  needsContract?: true;
  /** The outcome says that the contract was sent. */
  sendsContract?: true;
  /** For an answer to the quote: the button's text on the visitor's page. */
  says?: string;
  /**
   * The form on the visitor's page that records this, the field it changes, and what the page says afterwards. It is
   * shown to everybody who asked for an assessment: with `onCallback` to all others as well, with `onUrgent` to people without hot
   * water, and with `onFault` to people with a fault.
   */
  form?: {
    act: string;
    field?: keyof RawRequest;
    onCallback?: true;
    onUrgent?: true;
    onFault?: true;
    confirmation(visit: string | undefined, facts: { prefersWriting: boolean; isHeld: boolean }): string;
  };

  /** The outcome can't be undone, because it concerns other requests as well. */
  isFinal?: true;
  /** Somebody spoke to the visitor, or tried to. */
  isContact?: true;
  /** The outcome proves who the visitor is: staff reached them, or they used the link in our letter. A held visit is then confirmed. */
  confirms?: true;
  /** The request's next step. Without it the request keeps its step. */
  leadsTo?: Step;
  /** If a quote was sent, the request waits for the answer to it instead of going to `leadsTo`. */
  keepsQuote?: true;
  /** What happens to the visit. */
  visit?: "booked" | "off" | "to be moved";
  /**
   * Overrides the deadline that follows from the visit or quote. "retry": the time that staff chose, or the old deadline. "call
   * back": the time by which we would promise a call to a new visitor.
   */
  due?: "retry" | "call back";
  /** The emails it sends. "visit" only goes out while the visit is ahead. */
  sends?: readonly DeliveryKind[];
}

/**
 * Every outcome that staff, visitors or the site itself can record. Names are stored, so they never change. The types, the check of
 * a post, the card's buttons, the visitor's page, the stage, the list and the emails follow from this table.
 */
const outcomes = {
  called: {
    by: "staff",
    text: "Reached",
    button: { inWriting: "Answered" },
    isContact: true,
    confirms: true,
    leadsTo: "visit",
    keepsQuote: true,
  },
  "no-answer": {
    by: "staff",
    text: "No answer",
    byPhone: true,
    time: { label: "When will you try again?", before: ", try again " },
    isContact: true,
    due: "retry",
  },
  booked: {
    by: "staff",
    text: "Visit booked",
    button: { withVisit: "Visit moved" },
    time: { label: "When is the visit?", isNeeded: true, before: " for " },
    isContact: true,
    confirms: true,
    leadsTo: "visit",
    visit: "booked",
    sends: ["visit"],
  },
  cancelled: {
    by: "staff",
    text: "Visit cancelled",
    needsVisit: true,
    isContact: true,
    confirms: true,
    leadsTo: "visit",
    visit: "off",
    due: "call back",
    sends: ["visit"],
  },
  quoted: {
    by: "staff",
    text: "Quote sent",
    button: { sendsQuote: "Send the quote", sendsAnotherQuote: "Send another quote" },
    onlyFor: "not fault",
    takesQuote: true,
    isContact: true,
    confirms: true,
    leadsTo: "decision",
    sends: ["quote"],
  },
  "contract-sent": {
    by: "staff",
    text: "Contract sent",
    needsQuote: true,
    sendsContract: true,
    explanation:
      "Press this once you’ve sent it to them. If we emailed the quote, they get an email that it’s ready to sign. Then the request waits for them.",
    isContact: true,
    leadsTo: "contract",
    sends: ["answer"],
  },
  "going-ahead": {
    by: "staff",
    text: "Going ahead",
    needsContract: true,
    explanation:
      "Press this once the contract is signed. They see it on their page, and it leaves the list. A visit that is still booked is cancelled.",
    isContact: true,
    visit: "off",
    leadsTo: "closed",
    sends: ["visit"],
  },
  fixed: {
    by: "staff",
    text: "Fixed",
    onlyFor: "fault",
    explanation: "They see on their page that it’s fixed. It leaves the list.",
    isContact: true,
    leadsTo: "closed",
    visit: "off",
    sends: ["visit"],
  },
  "not-for-us": {
    by: "staff",
    text: "Not going ahead",
    explanation: "They see on their page that the request is closed. It leaves the list.",
    leadsTo: "closed",
    visit: "off",
    sends: ["visit"],
  },
  "freed-network": {
    by: "staff",
    text: "Ended all unconfirmed bookings from this network",
    button: { always: "End all unconfirmed bookings from this network" },
    needsHold: true,
    isFinal: true,
    explanation: "Every visit that is only held for somebody in the same network is free again, and they get an email.",
  },
  note: { by: "staff", text: "Note", button: { always: "Add a note" }, needsNote: true },

  "new-phone": {
    by: "visitor",
    text: "The visitor gave a new phone number",
    form: { act: "phone", field: "phone", onCallback: true, confirmation: () => "We have your number." },
    sends: ["change"],
  },
  "new-email": {
    by: "visitor",
    text: "The visitor gave a new email address",
    form: {
      act: "email",
      field: "email",
      onUrgent: true,
      onFault: true,
      confirmation: () => "We have your new email address. We’ll email you the link to this page there.",
    },
    sends: ["change", "old-email"],
  },
  "new-services": {
    by: "visitor",
    text: "The visitor changed what it is about",
    form: { act: "services", field: "selectedServices", confirmation: () => "We’ve changed what it’s about." },
    sends: ["change"],
  },
  "new-times": {
    by: "visitor",
    text: "The visitor chose other times",
    form: {
      act: "times",
      field: "preferred",
      confirmation: (visit, { prefersWriting }) =>
        visit
          ? `We’ll ${prefersWriting ? "write to you" : "call"} about another time. Until we do, we’ll come ${visit}.`
          : "We have your times.",
    },
    visit: "to be moved",
    sends: ["change"],
  },
  "new-message": {
    by: "visitor",
    text: "The visitor changed their message",
    form: { act: "message", field: "message", onCallback: true, confirmation: () => "We have your message." },
    sends: ["change"],
  },
  "new-file": {
    by: "visitor",
    text: "The visitor added a file",
    form: {
      act: "file",
      field: "file",
      onUrgent: true,
      onFault: true,
      confirmation: () => "We have your file. It goes with this request.",
    },
    sends: ["change"],
  },
  "gave-up-visit": {
    by: "visitor",
    text: "The visitor cancelled the visit",
    form: { act: "cancel", onCallback: true, confirmation: () => "Your visit is cancelled." },
    leadsTo: "visit",
    visit: "off",
    due: "call back",
    sends: ["change", "visit"],
  },
  "chose-visit": {
    by: "visitor",
    text: "The visitor booked a visit",
    form: {
      act: "book",
      confirmation: (visit, { isHeld }) => {
        if (isHeld) return "We’re holding that time. It isn’t booked until you confirm it.";
        return visit ? `Booked: we’ll visit ${visit}.` : "We have your time.";
      },
    },
    time: { label: "", isNeeded: true, before: " on " },
    leadsTo: "visit",
    visit: "booked",
    sends: ["change", "visit"],
  },
  confirmed: {
    by: "visitor",
    text: "The visitor used the link in our email",
    form: {
      act: "confirm",
      confirmation: (visit) => (visit ? `Confirmed: we’ll visit ${visit}.` : "Thank you. Choose a time below."),
    },
    confirms: true,
  },
  "no-reminders": {
    by: "visitor",
    text: "The visitor doesn’t want to be reminded of the visit",
    form: { act: "no-reminders", onFault: true, confirmation: () => "We won’t remind you of the visit." },
  },
  "accepted-quote": {
    by: "visitor",
    text: "The visitor would like to go ahead",
    says: "I’d like to go ahead",
    form: { act: "accept-quote", confirmation: () => "We have your answer. We’ll be in touch." },
    needsQuote: true,
    leadsTo: "reply",
    due: "call back",
    sends: ["change", "answer"],
  },
  "asked-about-quote": {
    by: "visitor",
    text: "The visitor has a question about the quote",
    form: { act: "ask-about-quote", confirmation: () => "We have your question. We’ll be in touch." },
    needsQuote: true,
    leadsTo: "reply",
    due: "call back",
    sends: ["change", "answer"],
  },
  "declined-quote": {
    by: "visitor",
    text: "The visitor says: not now",
    says: "Not now",
    form: { act: "decline-quote", confirmation: () => "We have your answer. We won’t remind you." },
    needsQuote: true,
    leadsTo: "decision",
    keepsQuote: true,
    sends: ["change", "answer"],
  },
  "no-quote-reminders": {
    by: "visitor",
    text: "The visitor doesn’t want to be reminded of the quote",
    form: { act: "no-quote-reminders", confirmation: () => "We won’t remind you of the quote." },
    needsQuote: true,
  },

  "visit-lapsed": {
    by: "site",
    text: "The visit wasn’t confirmed, so its time is free again",
    visit: "off",
    sends: ["visit"],
  },
  "quote-passed-on": { by: "site", text: "The quote came with the correction of its request", takesQuote: true },
  "later-quote-passed-on": {
    by: "site",
    text: "The quote, which replaces an earlier one, came with the correction of its request",
    takesQuote: true,
    replaces: "quote",
  },
  "renewed-quote-passed-on": {
    by: "site",
    text: "The quote, which replaces one they’d like to go ahead with, came with the correction of its request",
    takesQuote: true,
    replaces: "accepted-quote",
  },
  "contract-passed-on": {
    by: "site",
    text: "They had the contract before the correction of this request",
    sendsContract: true,
  },
  "visit-passed-on": { by: "site", text: "The visit went to the correction of this request", visit: "off" },
} as const satisfies Record<string, Outcome>;

export type OutcomeName = keyof typeof outcomes;

/** The outcomes that accept or decline a quote. */
export type AnswerName = {
  [Name in OutcomeName]: (typeof outcomes)[Name] extends { says: string } ? Name : never;
}[OutcomeName];

export function isAnswer(name: string): name is AnswerName {
  return outcomeNamed(name)?.says !== undefined;
}

/** Undefined if this version doesn't know it: a later one may have stored it. */
export function outcomeNamed(name: string): Outcome | undefined {
  return isOutcome(name) ? outcomes[name] : undefined;
}

export function isOutcome(name: string): name is OutcomeName {
  return Object.hasOwn(outcomes, name);
}

/** In the table's order. */
export function outcomesBy(by: Outcome["by"]): [name: OutcomeName, outcome: Outcome][] {
  const names = Object.keys(outcomes).filter(isOutcome);
  return names.filter((name) => outcomes[name].by === by).map((name) => [name, outcomes[name]]);
}

/** Whether it records a failed attempt to reach the visitor. */
export function wasMissed(name: string): boolean {
  return outcomeNamed(name)?.due === "retry";
}

/** A recorded event, as stored. */
export interface RecordedEvent {
  at: number;
  outcome: string;
  /** When to try again, or the visit's time, on Melbourne's clock. */
  time: string | null;
  /** Made each time the card is shown, so that pressing a button twice records one event. */
  key: string;
  hasNote: boolean;
}
