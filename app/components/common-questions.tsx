import type { ReactNode } from "react";
import { QuestionsJsonLd } from "#app/document/json-ld.tsx";
import type { Question } from "#content/questions/question.ts";
import { Questions } from "./questions.tsx";

interface CommonQuestionsProps {
  group: string;
  questions: readonly Question[];
  /** Shown under the heading. */
  children?: ReactNode;
}

/** Visitors' questions about one service, for them and for search engines. */
export function CommonQuestions({ group, questions, children }: CommonQuestionsProps) {
  return (
    <section className="wrap split pb-section" aria-labelledby="questions">
      <div className="wide:col-[1/5] wide:pr-8">
        <h2 id="questions">Three common questions</h2>
        {children}
      </div>
      <div className="wide:col-[5/13]">
        <Questions group={group} questions={questions} />
        <QuestionsJsonLd questions={questions} />
      </div>
    </section>
  );
}
