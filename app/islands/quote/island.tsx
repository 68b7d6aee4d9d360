import { compute, read } from "#content/estimates/quote.ts";
import { QuoteAnswer, type QuoteAnswerProps } from "../../components/quote-check/quote-answer.tsx";
import { Estimator } from "../estimator/estimator.tsx";

export function Island({ sent, today }: QuoteAnswerProps) {
  function look(query: string) {
    const { input, problems } = read(new URLSearchParams(query), today);
    return { problems, answer: compute(input).findings.join(" ") };
  }
  return (
    <Estimator sent={sent} look={look}>
      {(query) => <QuoteAnswer sent={query} today={today} />}
    </Estimator>
  );
}
