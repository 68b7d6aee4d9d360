import { ServerPart } from "#app/island/server-part.tsx";
import { type Answer, useQuestion } from "./use-question.ts";
import { YourHouse } from "./your-house.tsx";

interface EstimatorProps {
  /** The query as the page was asked. */
  sent: string;
  answer: (sent: string) => Answer;
  /** Whether the page says what was entered about the house elsewhere. */
  showsHouse?: boolean;
}

/** The page's form, answered again while someone types; what came out is said once they pause. */
export function Estimator({ sent, answer, showsHouse = false }: EstimatorProps) {
  const { results, isOwnQuestion, question, announcement, frame } = useQuestion(sent, answer);
  return (
    <div
      className={isOwnQuestion ? "estimate asked" : "estimate"}
      data-question={isOwnQuestion ? question.replace(/^\?/, "") : undefined}
      ref={frame}
    >
      <div>
        {showsHouse && sent !== "" && <YourHouse question={question} />}
        <ServerPart name="form" />
      </div>
      {results}
      <p className="unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}
