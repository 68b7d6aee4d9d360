import { range } from "#content/format.ts";
import { Estimator } from "../frame/estimator.tsx";
import { compute, read } from "./answer.ts";
import { BatteryResults } from "./results.tsx";

export interface BatteryProps {
  /** The query as it was sent; fields that it does not name get their usual answers. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

export function Island({ sent, today }: BatteryProps) {
  function answer(question: string) {
    const { input, problems, query } = read(new URLSearchParams(question));
    const result = compute(input, today);
    const { "usable-low": low, "usable-high": high } = result.outputs;
    return {
      problems,
      results: (
        <BatteryResults
          input={input}
          result={result}
          query={query}
          example={question === ""}
          wrong={Object.keys(problems).length > 0}
        />
      ),
      isOwnQuestion: question !== "",
      announcement: low === undefined || high === undefined ? "" : `${range(low, high)} kWh usable`,
    };
  }
  return <Estimator sent={sent} answer={answer} />;
}
