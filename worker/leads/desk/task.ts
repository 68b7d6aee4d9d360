import { melbourneDate, timeOnDay } from "#content/melbourne.ts";
import { isClosed } from "#content/visits.ts";
import { type OutcomeName, outcomeNamed } from "../record/outcomes.ts";
import { goesAhead, isQuoteValid, isVisitCancelled, openQuestions, type Stage } from "../record/stage.ts";
import { visitName } from "../record/visit.ts";

interface TaskFacts {
  now: number;
  /** We write to this visitor instead of calling. */
  prefersWriting: boolean;
  isFaultReport: boolean;
  /** The home has no hot water. */
  urgent?: boolean | undefined;
}

/** What staff must do next, and by when. */
export function taskOf(
  stage: Stage,
  { now, prefersWriting, isFaultReport, urgent }: TaskFacts,
): { text: string; isLate: boolean } {
  const { step, visit, visitAhead, heldUntil, wantsToMove, isCallMissed, due, lastOutcome, hasContract, contact } =
    stage;
  const isLate = due !== undefined && due < now && step !== "decision";
  const deadlineText = due === undefined ? "" : timeOnDay(new Date(due));
  const inTime = (action: string) =>
    isLate ? `${action} now: it was due by ${deadlineText}` : `${action} by ${deadlineText}`;
  const replyText = prefersWriting ? "Answer" : isCallMissed ? "Call again" : "Call";
  if (step === "closed") {
    const closing = outcomeNamed(lastOutcome ?? "");
    return { text: closing?.leadsTo === "closed" ? closing.text : "Closed", isLate: false };
  }
  if (step === "decision") return { text: waitingFor(stage), isLate: false };
  const nextVisitText = visitAhead ? `. Visit ${visitName(visitAhead)}` : "";
  const contractText = hasContract ? ". Contract sent" : "";
  if (step === "reply") {
    const wishes = [
      goesAhead(stage) && !hasContract && "Wants to go ahead",
      openQuestions(stage).length > 0 && "Has a question about the quote",
      wantsToMove && "Wants another time for the visit",
    ].filter(Boolean);
    return {
      text: `${wishes.join(". ")}: ${replyText.toLowerCase()} by ${deadlineText}${contractText}${nextVisitText}`,
      isLate,
    };
  }
  const isCancelled = isVisitCancelled(stage);
  const rebookingText = isCancelled ? "Visit cancelled: agree on another" : undefined;
  if (step === "contract" && due === undefined)
    return { text: [waitingFor(stage), rebookingText].filter(Boolean).join(". "), isLate: false };
  if (step === "contract") {
    const wishText = wantsToMove ? "Wants another time for the visit. " : "";
    const taskText = hasContract
      ? `${inTime(`Visit cancelled. ${replyText}`)}. ${waitingFor(stage)}`
      : inTime(`${wishText}Send the contract`);
    return { text: taskText + nextVisitText, isLate };
  }
  const hasQuote = isQuoteValid(stage, now);
  if (step === "quote" && visit) {
    const contractQuestion = hasContract && "is the contract signed?";
    const taskText = isFaultReport
      ? "is it fixed?"
      : contractQuestion || (hasQuote ? "does the quote still stand?" : "send the quote");
    return { text: `Visited ${visitName(visit)}: ${taskText}`, isLate };
  }
  if (visit?.halfDay && isClosed(melbourneDate(new Date(visit.starts))))
    return { text: `Visit ${visitName(visit)}, but nobody visits that day: agree on another`, isLate: true };
  if (visit && heldUntil === undefined)
    return {
      text:
        (wantsToMove
          ? `Wants another time: ${replyText.toLowerCase()} by ${deadlineText}`
          : `Visit ${visitName(visit)}`) +
        (hasQuote
          ? `. ${waitingFor(stage)}`
          : contact || wantsToMove
            ? ""
            : `. No need to ${prefersWriting ? "write" : "call"} first`),
      isLate,
    };
  if (due === undefined) {
    const nextText = isFaultReport
      ? "book a visit, or record that it’s fixed"
      : urgent && "book a visit, or send a quote";
    const reachedText = rebookingText ?? `Reached: ${nextText || "waiting for them"}`;
    return { text: hasQuote ? waitingFor(stage) : reachedText, isLate: false };
  }
  const isHeld = visit && heldUntil !== undefined;
  const holdText = isHeld
    ? `. ${visitName(visit)} is held until ${timeOnDay(new Date(heldUntil))}, not yet confirmed`
    : "";
  const cancelledText = step === "visit" && isCancelled ? "Visit cancelled. " : "";
  return { text: cancelledText + inTime(replyText) + contractText + holdText, isLate };
}

/** What a quote waits for once staff have dealt with its answer. */
function waitingFor({ answer, hasContract }: Stage): string {
  if (hasContract) return "Contract sent: waiting for their signature";
  return answer ? "Declined for now" : "Quote sent: waiting for them";
}

/** The card's main button: the call or the email, the map on the day of the visit, or an outcome. */
export type MainButton = "reach" | "map" | OutcomeName;

export function mainButtonOf(
  stage: Stage,
  { now, isFaultReport }: Pick<TaskFacts, "now" | "isFaultReport">,
): MainButton | undefined {
  const { step, visitAhead, heldUntil, wantsToMove, due, hasContract } = stage;
  if (step === "decision" || step === "closed") return undefined;
  if (step === "quote") return isFaultReport ? "fixed" : hasContract ? "going-ahead" : "quoted";
  if (step === "contract" && due !== undefined && !hasContract) return "contract-sent";
  if (step === "reply" || wantsToMove || heldUntil !== undefined) return "reach";
  if (visitAhead)
    return melbourneDate(new Date(visitAhead.starts)) === melbourneDate(new Date(now)) ? "map" : undefined;
  if (step === "call" || due !== undefined) return "reach";
  return step === "visit" || isVisitCancelled(stage) ? "booked" : undefined;
}
