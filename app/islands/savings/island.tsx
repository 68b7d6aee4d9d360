import { compute, read } from "#content/estimates/savings.ts";
import { moneyRange } from "#content/format.ts";
import {
  SavingsAnswer,
  type SavingsAnswerProps,
  savingsQuestion,
} from "../../components/savings-estimate/savings-answer.tsx";
import { Estimator } from "../estimator/estimator.tsx";

export function Island({ sent, today, site, usual }: SavingsAnswerProps) {
  function look(query: string) {
    const { input, problems } = read(savingsQuestion(query, { site, usual }));
    const { worth } = compute(input, today);
    return { problems, answer: worth ? `Worth ${moneyRange(worth.low, worth.high)} a year` : "" };
  }
  return (
    <Estimator sent={sent} look={look}>
      {(query) => <SavingsAnswer site={site} usual={usual} sent={query} today={today} />}
    </Estimator>
  );
}
