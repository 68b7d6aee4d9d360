import { compute, read } from "#content/estimates/hot-water.ts";
import { moneyRange } from "#content/format.ts";
import { HotWaterResults } from "../../components/hot-water-estimate/hot-water-results.tsx";
import { Estimator } from "../estimator/estimator.tsx";

export interface HotWaterProps {
  /** The query as it was sent; fields that it does not name get their usual answers. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

export function Island({ sent, today }: HotWaterProps) {
  function answer(question: string) {
    const { input, problems, query } = read(new URLSearchParams(question), today);
    const result = compute(input);
    const { "hot-water-saving-low": low, "hot-water-saving-high": high } = result.outputs;
    return {
      problems,
      results: (
        <HotWaterResults
          input={input}
          result={result}
          query={query}
          example={question === ""}
          wrong={Object.keys(problems).length > 0}
        />
      ),
      asked: question !== "",
      said: low === undefined || high === undefined ? "" : `The heat pump saves ${moneyRange(low, high)} a year`,
    };
  }
  return <Estimator sent={sent} answer={answer} />;
}
