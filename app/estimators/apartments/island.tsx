import { CheckResults } from "../frame/check-results.tsx";
import { Estimator } from "../frame/estimator.tsx";
import { compute, example } from "./answer.ts";
import { read } from "./question.ts";

export interface OwnersCorporationProps {
  /** The query as it was sent. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

export function Island({ sent, today }: OwnersCorporationProps) {
  function answer(question: string) {
    const { input, problems, query } = read(new URLSearchParams(question));
    const result = compute(input, today);
    return {
      problems,
      results: <CheckResults answer={result} tool="apartments" query={query} example={example(today)} />,
      isOwnQuestion: !["start", "unclear"].includes(result.verdict),
      announcement: result.title,
    };
  }
  return <Estimator sent={sent} answer={answer} />;
}
