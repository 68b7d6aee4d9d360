import type { Question } from "#content/questions/question.ts";
import { TextWithFigures } from "../figures/text-with-figures.tsx";

interface QuestionsProps {
  /** Opening one question of a group closes the others. */
  group: string;
  questions: readonly Question[];
}

/** Questions whose answers unfold. The id is inside the answer, so that a link to it opens the answer. */
export function Questions({ group, questions }: QuestionsProps) {
  return (
    <div className="questions">
      {questions.map(({ id, formerId, ask, answer }) => (
        <details key={id} name={group}>
          <summary>
            <h3>{ask}</h3>
          </summary>
          <div className="answer" id={id}>
            {formerId && <span id={formerId} />}
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <TextWithFigures text={paragraph} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
