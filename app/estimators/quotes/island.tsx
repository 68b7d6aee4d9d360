import { Estimator } from "../frame/estimator.tsx";
import { compute, nameOf } from "./answer.ts";
import { read } from "./question.ts";
import { QuotesResults } from "./results.tsx";

export interface QuotesProps {
  /** The query as it was sent. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

export function Island({ sent, today }: QuotesProps) {
  function answer(question: string) {
    const { input, problems, query } = read(new URLSearchParams(question), today);
    const result = compute(input, today);
    return {
      problems,
      results: <QuotesResults answer={result} query={query} today={today} />,
      isOwnQuestion: input.quotes.some(({ quote }) => quote.price !== undefined),
      announcement: result.judged.map(({ number, verdict }) => `${nameOf(number)}: ${verdict.title}`).join(". "),
    };
  }
  return <Estimator sent={sent} answer={answer} />;
}
