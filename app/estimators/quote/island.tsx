import { Estimator } from "../frame/estimator.tsx";
import { compute, readSent } from "./answer.ts";
import { QuoteResults } from "./results.tsx";

export interface QuoteProps {
  /** The query as it was sent. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

export function Island({ sent, today }: QuoteProps) {
  function answer(question: string) {
    const { input, problems, query } = readSent(question, today);
    const result = compute(input);
    return {
      problems,
      results: <QuoteResults result={result} query={query} />,
      isOwnQuestion: input.price !== undefined || input.stcs !== undefined,
      announcement: result.findings.join(" "),
    };
  }
  return <Estimator sent={sent} answer={answer} />;
}
