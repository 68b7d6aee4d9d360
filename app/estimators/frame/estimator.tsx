import { ServerPart } from "#app/island/server-part.tsx";
import { type Answer, useQuestion } from "./use-question.ts";

interface EstimatorProps {
  /** The query as the page was asked. */
  sent: string;
  answer: (sent: string) => Answer;
}

/** The page's form, answered again while someone types; what came out is said once they pause. */
export function Estimator({ sent, answer }: EstimatorProps) {
  const { results, isOwnQuestion, question, announcement, frame } = useQuestion(sent, answer);
  return (
    <div
      className={isOwnQuestion ? "estimate asked" : "estimate"}
      data-question={isOwnQuestion ? question.replace(/^\?/, "") : undefined}
      ref={frame}
    >
      <ServerPart name="form" />
      {results}
      <p className="unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}
