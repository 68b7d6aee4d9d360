import { Estimator } from "../frame/estimator.tsx";
import { compute } from "./answer.ts";
import { effectsOf } from "./effects.ts";
import { read } from "./question.ts";
import { PriceResults, sentenceOf } from "./results.tsx";

export interface PriceProps {
  /** The query as it was sent. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

export function Island({ sent, today }: PriceProps) {
  function answer(question: string) {
    const { input, problems, query } = read(new URLSearchParams(question), today);
    const result = compute(input);
    return {
      problems,
      results: (
        <PriceResults
          answer={result}
          effects={effectsOf(query, result, today)}
          query={query}
          wrong={Object.keys(problems).length > 0}
        />
      ),
      isOwnQuestion: question !== "",
      announcement: result.cost ? sentenceOf(result.cost.pay, result.saving) : "",
    };
  }
  return <Estimator sent={sent} answer={answer} />;
}
