import { CheckResults } from "../frame/check-results.tsx";
import { Estimator } from "../frame/estimator.tsx";
import { compute, example } from "./answer.ts";
import { read } from "./question.ts";

export interface VppProps {
  /** The query as it was sent. */
  sent: string;
}

export function Island({ sent }: VppProps) {
  function answer(question: string) {
    const { input, problems, query } = read(new URLSearchParams(question));
    const result = compute(input);
    return {
      problems,
      results: <CheckResults answer={result} tool="vpp" query={query} example={example()} />,
      isOwnQuestion: !["start", "unclear"].includes(result.verdict),
      announcement: result.title,
    };
  }
  return <Estimator sent={sent} answer={answer} />;
}
