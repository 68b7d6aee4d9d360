// Sentences about a request's next step, shared by the emails and the request's own page.
import { dateName, melbourneDate, timeOnDay } from "#content/melbourne.ts";
import type { AnswerName } from "../record/outcomes.ts";
import { answerNow, goesAhead, openQuestions, type Stage } from "../record/stage.ts";

interface NextStepFacts {
  now: number;
  /** The visitor wants us to write instead of calling. */
  prefersWriting: boolean;
}

/** How a visit that was cancelled or has lapsed gets another time, while the request is open. `bookAt`: where they can choose it. */
export function anotherTimeText(stage: Stage, facts: NextStepFacts, bookAt: string | undefined): string {
  if (goesAhead(stage)) {
    const { next } = answerWords("accepted-quote", stage, facts);
    return bookAt ? `${next} You can choose another time for the visit ${bookAt}.` : next;
  }
  const callText = owedCallText(stage, facts);
  if (callText) return bookAt ? `${callText}. Or choose another time ${bookAt}.` : `${callText}.`;
  return bookAt ? `Choose another time ${bookAt}.` : "To agree on another time, call us.";
}

/** Says that a quote replaces an earlier one. */
export function replacedQuoteText({ quote }: Pick<Stage, "quote">): string | undefined {
  if (quote?.replaces === "quote") return "It replaces the quote we sent you before.";
  return quote?.replaces === "accepted-quote"
    ? "It replaces the quote you said you’d like to go ahead with, and any contract for it. Please let us know if you’d still like to go ahead."
    : undefined;
}

export const noContractSentence = "Your answer isn’t a contract: you owe nothing until you’ve signed one.";

/** What the customer says about the quote. Their page shows what applies now, an email what they said last. */
export function latestAnswer(stage: Stage, { isEmail }: { isEmail: boolean }): LatestAnswer | undefined {
  const { answer, questions, hasContract, contractSentAt } = stage;
  const question = isEmail ? questions.at(-1) : openQuestions(stage).at(-1);
  const isLast = question && question.at >= Math.max(answer?.at ?? 0, contractSentAt);
  if (question && (isEmail ? isLast : hasContract || answer?.outcome !== "accepted-quote")) return "asked-about-quote";
  return answerNow(stage);
}

type LatestAnswer = AnswerName | "asked-about-quote";

/** What we say about that answer, and what we do next. */
export function answerWords(answer: LatestAnswer, stage: Stage, facts: NextStepFacts): { title: string; next: string } {
  const { step, hasContract, due, quote } = stage;
  const callText = step === "reply" || step === "call" ? owedCallText(stage, facts) : undefined;
  switch (answer) {
    case "asked-about-quote": {
      const contractText = hasContract ? " We’ve sent you the contract, too: it can wait until then." : "";
      return { title: "We have your question", next: callText ? `${callText}.${contractText}` : "" };
    }
    case "declined-quote": {
      const priceText = quote ? ` Its price holds until ${dateName(melbourneDate(new Date(quote.ends)))}.` : "";
      return { title: "You said “Not now”", next: `We won’t remind you of the quote.${priceText}` };
    }
    case "accepted-quote": {
      if (!hasContract) {
        const title = "Thank you: you’d like to go ahead";
        if (due === undefined) return { title, next: "" };
        const sendsText = `We’ll send you the contract ${byWhenText(due, facts.now)}.`;
        const next = callText ? `${callText}, and then send you the contract.` : sendsText;
        return { title, next: `${next} Read it, and sign it if you agree.` };
      }
      const visitSentence =
        step === "contract" && due !== undefined ? ` ${owedCallText(stage, facts)} about another visit.` : "";
      return {
        title: "Your contract is ready to sign",
        next: `We’ve sent you the contract. Read it, and sign it if you agree.${callText ? ` ${callText}.` : visitSentence}`,
      };
    }
  }
}

/** "We'll call you by 11 am on Wednesday 25 November". Undefined if we owe no call. */
function owedCallText(stage: Stage, { now, prefersWriting }: NextStepFacts): string | undefined {
  // While we wait for a decision, `due` is when the quote expires, not when we call.
  return stage.due === undefined || stage.step === "decision"
    ? undefined
    : `We’ll ${prefersWriting ? "write to" : "call"} you ${byWhenText(stage.due, now)}`;
}

/** A letter may go out late, so it names no time that has passed. */
function byWhenText(due: number, now: number): string {
  return due > now ? `by ${timeOnDay(new Date(due))}` : "as soon as we can";
}
