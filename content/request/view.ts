import type { AssessmentAnswer } from "./answer.ts";

/** A visitor's own request, as a holder of its link may see it. */
export interface RequestView {
  reference: string;
  callback: boolean;
  urgent: boolean;
  /** What happens next. */
  heading: string;
  lead: string;
  steps: readonly { text: string; state: "done" | "current" | "next" }[];
  /** What was asked, phone and address shortened. */
  asked: readonly (readonly [label: string, value: string])[];
  /** Of the visit that is booked; undefined where none is, or it is over. */
  visit: string | undefined;
  /** What was done a moment ago, in words. */
  done: string | undefined;
  /** What can still be changed, as it is now; undefined once a quote was sent. */
  changeable: Changeable | undefined;
}

interface Changeable {
  /** Undefined where the answer is to be in writing. */
  hasPhone: boolean;
  services: readonly string[];
  /** What is asked for besides the services. */
  topic: string | undefined;
  message: string;
  /** As "2026-11-26-am": what may be chosen, and what was. */
  offered: readonly string[];
  preferred: readonly string[];
}

/** What a link leads to. "missing": it isn't ours, or was made for something else. */
export type RequestCheck =
  | { kind: "open"; view: RequestView }
  | { kind: "ended" | "missing" }
  | { kind: "withdrawn"; reference: string };

/** What became of a post. */
export interface RequestAnswer extends Pick<AssessmentAnswer, "error" | "fields" | "fileHelp" | "headers" | "values"> {
  status: 200 | 404 | AssessmentAnswer["status"];
  /** Which of the page's forms was posted. */
  act?: string | undefined;
  /** Done: the page is shown anew and says so. */
  isDone?: boolean;
}

/** What the form asked for. */
export function requestKind({ urgent, callback }: Pick<RequestView, "urgent" | "callback">) {
  return urgent ? "urgent" : callback ? "callback" : "assessment";
}
