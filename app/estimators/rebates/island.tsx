import { money } from "#content/format.ts";
import { Estimator } from "../frame/estimator.tsx";
import { compute, readSent } from "./answer.ts";
import { RebatesResults } from "./results.tsx";

export interface RebatesProps {
  /** The query as it was sent; without any of its fields an example is worked out. */
  sent: string;
  /** Melbourne's date. */
  today: string;
}

export function Island({ sent, today }: RebatesProps) {
  function answer(question: string) {
    const { input, problems, query } = readSent(question, today);
    const result = compute(input);
    const { total } = result.outputs;
    return {
      problems,
      results: <RebatesResults input={input} result={result} query={query} />,
      isOwnQuestion: question !== "",
      announcement: total === undefined ? "" : `Together ${money(total)}, if eligible for all`,
    };
  }
  return <Estimator sent={sent} answer={answer} />;
}
