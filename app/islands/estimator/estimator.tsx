import type { ReactNode } from "react";
import { type Look, useQuestion } from "./use-question.ts";

interface EstimatorProps {
  /** The query as the page was asked. */
  sent: string;
  look: Look;
  /** Form and results for a query, as the server renders them. */
  children: (sent: string) => ReactNode;
}

/** Works a form out again while someone types, and says what came out once they pause. */
export function Estimator({ sent: first, look, children }: EstimatorProps) {
  const { sent, said, frame } = useQuestion(first, look);
  return (
    <div ref={frame}>
      {children(sent)}
      <p className="unseen" role="status">
        {said}
      </p>
    </div>
  );
}
