import { moneyRange } from "#content/format.ts";
import { Estimator } from "../frame/estimator.tsx";
import { compute, read } from "./answer.ts";
import { HotWaterResults } from "./results.tsx";

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
      isOwnQuestion: question !== "",
      announcement:
        low === undefined || high === undefined ? "" : `The heat pump saves ${moneyRange(low, high)} a year`,
    };
  }
  return <Estimator sent={sent} answer={answer} />;
}
