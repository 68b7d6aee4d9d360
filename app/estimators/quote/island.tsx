import { Estimator } from "../frame/estimator.tsx";
import { compute, read } from "./answer.ts";
import { QuoteResults } from "./results.tsx";

export interface QuoteProps {
  /** The query as it was sent. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

export function Island({ sent, today }: QuoteProps) {
  function answer(question: string) {
    const { input, problems, query } = read(new URLSearchParams(question), today);
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
