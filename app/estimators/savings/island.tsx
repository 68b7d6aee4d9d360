import { moneyRange } from "#content/format.ts";
import { Estimator } from "../frame/estimator.tsx";
import { compute, read } from "./answer.ts";
import { type SavingsPage, savingsQuestion } from "./home-question.ts";
import { SavingsResults } from "./results.tsx";

export interface SavingsProps extends SavingsPage {
  /** The query as it was sent; fields that it does not name get their usual answers. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

export function Island({ sent, today, site, usual }: SavingsProps) {
  function answer(question: string) {
    const { input, problems, query } = read(savingsQuestion(question, { site, usual }));
    const result = compute(input, today);
    const { worth } = result;
    const wrong = Object.keys(problems).length > 0;
    return {
      problems,
      results: <SavingsResults result={result} query={query} example={question === ""} wrong={wrong} />,
      isOwnQuestion: question !== "",
      announcement: worth ? `Worth ${moneyRange(worth.low, worth.high)} a year` : "",
    };
  }
  return <Estimator sent={sent} answer={answer} />;
}
