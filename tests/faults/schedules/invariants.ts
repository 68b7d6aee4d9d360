import type { History } from "./history.ts";
import { markedStays, oneReminder, quietAfterMark, unmarkedIsReminded } from "./invariants/calls.ts";
import { acknowledgedIsDelivered, fewAlerts, nothingHalfDone, problemsAreTold } from "./invariants/delivered.ts";
import { addedFileIsDelivered, addedFileIsQuiet, fileGoesWithItsRequest } from "./invariants/files.ts";
import { fewConfirmations, fewCopies, oneMail, oneRequest, staffFirst } from "./invariants/once.ts";
import { ownSystemHears, ownSystemIsLeftAlone } from "./invariants/own-system.ts";
import { documentedAnswers, nothingUnhandled, personalDataInItsPlaces } from "./invariants/places-and-answers.ts";
import { nothingStays, silenceAfterWithdrawal, toldToStop, wholeChain } from "./invariants/withdrawn.ts";

/** What must hold after any schedule. Each answers with what is wrong, if anything is. */
export const invariants = {
  "what was acknowledged is delivered": acknowledgedIsDelivered,
  "a mail comes once, except where its answer was lost": oneMail,
  "the same request is one request": oneRequest,
  "the visitor hears after staff": staffFirst,
  "nothing is mailed after withdrawal": silenceAfterWithdrawal,
  "staff who have a withdrawn request are told to stop": toldToStop,
  "nothing of a withdrawn request stays": nothingStays,
  "a withdrawal takes the whole chain of corrections": wholeChain,
  "nothing is left half done": nothingHalfDone,
  "personal data stays in its places": personalDataInItsPlaces,
  "nothing goes wrong unhandled, or goes on without end": nothingUnhandled,
  "staff are told of every problem": problemsAreTold,
  "alerts come at most hourly": fewAlerts,
  "copies are few": fewCopies,
  "confirmations are few, and none for a callback or a robot": fewConfirmations,
  "a file that was added is kept once, and reaches staff": addedFileIsDelivered,
  "a file that was added brings nothing else": addedFileIsQuiet,
  "a file that was added goes with its request": fileGoesWithItsRequest,
  "what staff marked stays on the card, once": markedStays,
  "nobody is reminded after a mark": quietAfterMark,
  "each reminder comes once": oneReminder,
  "staff are reminded of a call that nobody marked": unmarkedIsReminded,
  "the business's own system hears of a request and its withdrawal": ownSystemHears,
  "the business's own system is told nothing that it must not hear": ownSystemIsLeftAlone,
  "every answer is one of those documented": documentedAnswers,
} as const satisfies Record<string, (history: History) => string[]>;

type Invariant = keyof typeof invariants;

export interface Violation {
  invariant: Invariant;
  details: string[];
}

export function violations(history: History): Violation[] {
  const names = Object.keys(invariants).filter((name): name is Invariant => name in invariants);
  return names
    .map((invariant) => ({ invariant, details: invariants[invariant](history) }))
    .filter(({ details }) => details.length > 0);
}
