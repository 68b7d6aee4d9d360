import { dayAndTime, timeOnDay } from "#content/melbourne.ts";
import { coverageKinds } from "#content/places/coverage-kinds.ts";
import { dangerText, promises } from "#content/promises.ts";
import type { RequestKind, RequestView } from "#content/request/view.ts";
import { anotherTimeText, answerWords, latestAnswer, noContractSentence } from "../letters/next-steps.ts";
import { type Step, wasMissed } from "../record/outcomes.ts";
import { goesAhead, isQuoteValid, isVisitCancelled, type Stage } from "../record/stage.ts";
import { visitName, visitTime } from "../record/visit.ts";

interface RequestFacts {
  received: number;
  promised: number;
  kind: RequestKind;
  /** The visitor wants us to write instead of calling. */
  prefersWriting: boolean;
  /** Our last contact was in writing. */
  wasWrittenTo: boolean;
  /** The quote is on the page. */
  hasQuote: boolean;
  /** The visitor can book a visit on the page. */
  canBook: boolean;
  /** The place is so far away that we start by phone or video. */
  isRemote: boolean;
  /** The visitor used the link in our letter, so they confirm a visit on the page itself. */
  cameByLetter: boolean;
  now: number;
}

/** The steps that the page lists. */
type ListedStep = Extract<Step, "call" | "visit" | "quote" | "contract">;

/** What the visitor's page says about the request: what happens next, and the steps so far and to come. */
export function wordsForVisitor(
  stage: Stage,
  facts: RequestFacts,
): Pick<RequestView, "heading" | "intro" | "laterVisit" | "steps"> {
  const { step, visit, visitAhead, heldUntil, contact, due, quote, hasContract } = stage;
  const isFaultReport = facts.kind === "fault";
  const isCompleted = stage.lastOutcome === "fixed" || stage.lastOutcome === "going-ahead";
  // Shows only recorded steps as past. A call or a visit that became unnecessary isn't shown.
  const hasCall = step === "call" || contact?.outcome === "called" || wasMissed(contact?.outcome ?? "");
  const isQuoted = step === "decision" || step === "reply" || step === "contract";
  const isSigned = stage.lastOutcome === "going-ahead";
  const hasContractStep = isSigned || (step !== "closed" && goesAhead(stage));
  const hasVisit = isCompleted ? stage.wasVisited : !isQuoted || visit !== undefined;
  const stepOrder: readonly ListedStep[] =
    isFaultReport || facts.kind === "assessment"
      ? ([hasCall && "call", hasVisit && "visit", "quote", hasContractStep && "contract"] as const).filter(
          (listedStep) => listedStep !== false,
        )
      : ["call"];
  const anySteps: readonly Step[] = stepOrder;
  const currentIndex = anySteps.indexOf(step);
  // We owe them a call as well: about the quote, or about another time for the visit.
  const owesVisit = (step === "visit" && isVisitCancelled(stage)) || (step === "contract" && hasContract);
  const callsAgain = due !== undefined && (step === "reply" || owesVisit);
  const isPast = (listedStep: ListedStep) => {
    if (listedStep === "contract") return isSigned;
    // Staff may send a quote before the visit.
    if (listedStep === "visit" && visitAhead) return false;
    if (listedStep === "quote" && isQuoteValid(stage, facts.now)) return true;
    return (
      isCompleted ||
      step === "decision" ||
      currentIndex > stepOrder.indexOf(listedStep) ||
      (currentIndex === -1 && step !== "closed")
    );
  };
  const stateOf = (listedStep: ListedStep): "past" | "current" | "next" =>
    isPast(listedStep) ? "past" : listedStep === step && !callsAgain ? "current" : "next";
  const owesContract = step === "contract" && due !== undefined;
  const promiseText = (action: string, by: number) =>
    `${by < facts.now ? "We promised to" : "We’ll"} ${action} by ${timeOnDay(new Date(by), new Date(facts.now))}`;
  const reachWord = facts.prefersWriting ? "write" : "call";
  const contractText = owesContract ? promiseText("send the contract", due) : "Contract";
  const words: Record<ListedStep, string> = {
    call: isPast("call") ? contactText(stage, facts) : promiseText(reachWord, facts.promised),
    visit: visit
      ? `${isPast("visit") ? "Visited" : heldUntil === undefined ? "Visit booked for" : "Visit held for you:"} ${visitName(visit)}`
      : "Visit",
    quote: isFaultReport ? "Fixed" : isPast("quote") ? "Quote sent" : "Written quote",
    contract: isSigned ? "Contract signed" : hasContract ? "Contract sent, for you to sign" : contractText,
  };
  const owedCall = callsAgain ? [{ text: promiseText(reachWord, due), state: "current" as const }] : [];
  // In the order they happened, which may not be the usual one. A step without a recorded time comes last.
  const times: { [name in ListedStep]?: number | undefined } = {
    call: contact?.at,
    visit: visit?.starts,
    quote: quote?.at,
  };
  const timeOf = (listedStep: ListedStep) => times[listedStep] ?? facts.now;
  const pastSteps = stepOrder.filter(isPast).toSorted((a, b) => timeOf(a) - timeOf(b));
  const stepOf = (listedStep: ListedStep) => ({ text: words[listedStep], state: stateOf(listedStep) });
  return {
    ...headingAndIntro(stage, facts),
    steps: [
      { text: `Received ${dayAndTime(new Date(facts.received))}`, state: "past" },
      ...pastSteps.map(stepOf),
      ...owedCall,
      // No step follows if the request was closed without going ahead.
      ...stepOrder.filter((listedStep) => !isPast(listedStep) && (step !== "closed" || isCompleted)).map(stepOf),
    ],
  };
}

/** The first step once it is past, worded as it was recorded, even if the visitor has since asked for another way of contact. */
function contactText({ contact }: Stage, { wasWrittenTo }: RequestFacts): string {
  if (contact?.outcome === "called") return wasWrittenTo ? "We wrote to you" : "We called";
  return wasMissed(contact?.outcome ?? "") ? "We tried to call you" : "We’ve been in touch";
}

function cancelledVisitText(stage: Stage): string {
  const { booked } = stage;
  return booked && isVisitCancelled(stage) ? ` Our visit on ${visitName(booked)}, is cancelled.` : "";
}

function headingAndIntro(
  stage: Stage,
  { promised, kind, prefersWriting, wasWrittenTo, hasQuote, canBook, isRemote, cameByLetter, now }: RequestFacts,
) {
  const { step, visit, visitAhead, heldUntil, wantsToMove, contact, isCallMissed } = stage;
  const { lastOutcome, quote } = stage;
  const dueText = timeOnDay(new Date(promised), new Date(now));
  const untilMovedText = wantsToMove
    ? "You asked for another time for the visit. Until we agree on one, we’ll come"
    : "";
  const laterVisit = visitAhead && `${untilMovedText || "We’ll visit"} ${visitTime(visitAhead)}.`;
  const cancelledText = cancelledVisitText(stage);
  const orBookText = canBook ? " Or choose a time below." : "";
  const isFaultReport = kind === "fault";
  const isCalledBack = kind === "callback" || kind === "urgent";
  if (lastOutcome === "fixed")
    return { heading: "It’s fixed", intro: "If it comes back, call us and give your reference." };
  if (lastOutcome === "going-ahead")
    return { heading: "We’re going ahead", intro: "Your contract sets out the dates. Call us with any questions." };
  if (step === "closed")
    return {
      heading: "This request is closed",
      intro: `We aren’t working on it any more. If that’s a mistake, ${prefersWriting ? "reply to our email" : "call us"}.`,
    };
  const answer = latestAnswer(stage, { isEmail: false });
  if (answer !== undefined && (step === "reply" || step === "contract" || goesAhead(stage))) {
    const { title, next } = answerWords(answer, stage, { now, prefersWriting });
    const bookText = canBook && cancelledText ? " You can choose another time for the visit below." : "";
    const noContractText = answer === "asked-about-quote" ? "" : ` ${noContractSentence}`;
    return { heading: title, intro: `${next}${cancelledText}${bookText}${noContractText}`, laterVisit };
  }
  const isQuoteOpen = hasQuote && isQuoteValid(stage, now);
  if (isQuoteOpen && (visit || step === "decision")) {
    const unansweredWords = {
      title: "Your quote is ready",
      next: "Read it when it suits you, then tell us what you’d like.",
    };
    const { title, next } = answer ? answerWords(answer, stage, { now, prefersWriting }) : unansweredWords;
    return { heading: title, intro: `${next} ${noContractSentence}${cancelledText}`, laterVisit };
  }
  if (step === "decision" && hasQuote && quote)
    return {
      heading: "Your quote has expired",
      intro: `It was fixed for ${promises.quoteHolds}. Call us and we’ll send you a new one.`,
    };
  if (step === "decision")
    return {
      heading: "Your quote is on its way to you",
      intro: `We’ve sent it. It’s fixed for ${promises.quoteHolds}. If you can’t find it, call us.`,
    };
  if (step === "quote" && isFaultReport)
    return { heading: "We’ve been to your place", intro: "If something is still wrong, call us." };
  if (step === "quote")
    return { heading: "Next: your written quote", intro: "We’ve been to your place, and are working out your quote." };
  if (visit && heldUntil !== undefined)
    return {
      heading: `${visitName(visit)}: please confirm`,
      intro: `We’re holding this time until ${timeOnDay(new Date(heldUntil), new Date(now))}. To keep it, ${cameByLetter ? "press the button below" : "open the link in our email and confirm it there"}. Until it’s confirmed, we’ll still ${prefersWriting ? "write to" : "call"} you by ${dueText}.`,
    };
  if (visit)
    return {
      heading: `We’ll visit ${visitTime(visit)}`,
      intro: wantsToMove
        ? `You asked for another time. We’ll ${prefersWriting ? "write" : "call"} to agree on one. Until then, this time stands.`
        : isFaultReport
          ? "We’ll come to fix what you reported. To change the time, call us."
          : `It takes ${promises.assessment}: the roof, the switchboard and the meter.${contact || prefersWriting ? "" : " You don’t need to wait for a call."}`,
    };
  if (step === "visit" && cancelledText) {
    const next = anotherTimeText(stage, { now, prefersWriting }, canBook ? "below" : undefined);
    return { heading: "Next: another time for the visit", intro: `${cancelledText.trim()} ${next}` };
  }
  if (step === "visit") {
    const isReached = contact?.outcome === "called";
    const inTouchText = !isReached ? "We’ve been in touch" : wasWrittenTo ? "We’ve written to you" : "We’ve talked";
    if (isCalledBack)
      return {
        heading: isReached ? "We’ve called you back" : inTouchText,
        intro: "If there’s anything else, call us.",
      };
    return isFaultReport
      ? { heading: inTouchText, intro: "If we have to come, you’ll see the time here." }
      : {
          heading: "Next: a time for the visit",
          intro: `${contact ? `${inTouchText}. ` : ""}Once a visit is booked, you’ll see it here.${orBookText}`,
        };
  }
  if (prefersWriting)
    return now > promised
      ? { heading: "We’re late to write to you", intro: `We promised to write by ${dueText}. We’re sorry.` }
      : { heading: `We’ll write to you by ${dueText}`, intro: `We’ll answer by email. We won’t call.${orBookText}` };
  if (isCallMissed)
    return { heading: "We tried to call you", intro: `We’ll try again. Or call us when it suits you.${orBookText}` };
  if (now > promised)
    return {
      heading: "We’re late to call you",
      intro: `We promised to call by ${dueText}. We’re sorry. Please call us.`,
    };
  return {
    heading: `We’ll call you by ${dueText}`,
    intro: isFaultReport
      ? `If it gets worse, call us. ${dangerText}`
      : isCalledBack
        ? `${kind === "urgent" ? "Then we’ll tell you how soon you’ll have hot water again. " : ""}If we miss you, we’ll try again.`
        : isRemote
          ? coverageKinds["remote-consultation"].howWeCome
          : `We’ll agree on a time to visit.${orBookText}`,
  };
}
