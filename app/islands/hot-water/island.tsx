import { compute, read } from "#content/estimates/hot-water.ts";
import { moneyRange } from "#content/format.ts";
import { HotWaterAnswer, type HotWaterAnswerProps } from "../../components/hot-water-estimate/hot-water-answer.tsx";
import { Estimator } from "../estimator/estimator.tsx";

export function Island({ sent, today }: HotWaterAnswerProps) {
  function look(query: string) {
    const { input, problems } = read(new URLSearchParams(query), today);
    const { "hot-water-saving-low": low, "hot-water-saving-high": high } = compute(input, today).outputs;
    return {
      problems,
      answer: low === undefined || high === undefined ? "" : `The heat pump saves ${moneyRange(low, high)} a year`,
    };
  }
  return (
    <Estimator sent={sent} look={look}>
      {(query) => <HotWaterAnswer sent={query} today={today} />}
    </Estimator>
  );
}
