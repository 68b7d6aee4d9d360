import { compute, read } from "#content/estimates/rebates.ts";
import { money } from "#content/format.ts";
import { RebatesAnswer, type RebatesAnswerProps } from "../../components/rebates-estimate/rebates-answer.tsx";
import { Estimator } from "../estimator/estimator.tsx";

export function Island({ sent, today }: RebatesAnswerProps) {
  function look(query: string) {
    const { input, problems } = read(new URLSearchParams(query), today);
    const { total } = compute(input, today).outputs;
    return { problems, answer: total === undefined ? "" : `Together ${money(total)}, if eligible for all` };
  }
  return (
    <Estimator sent={sent} look={look}>
      {(query) => <RebatesAnswer sent={query} today={today} />}
    </Estimator>
  );
}
