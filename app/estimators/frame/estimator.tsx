import { Kept } from "#app/island/kept.tsx";
import { type Answer, useQuestion } from "./use-question.ts";

interface EstimatorProps {
  /** The query as the page was asked. */
  sent: string;
  answer: (sent: string) => Answer;
}

/** The page's form, answered again while someone types; what came out is said once they pause. */
export function Estimator({ sent, answer }: EstimatorProps) {
  const { results, asked, question, said, frame } = useQuestion(sent, answer);
  return (
    <div
      className={asked ? "estimate asked" : "estimate"}
      data-question={asked ? question.replace(/^\?/, "") : undefined}
      ref={frame}
    >
      <Kept name="form" />
      {results}
      <p className="unseen" role="status">
        {said}
      </p>
    </div>
  );
}
