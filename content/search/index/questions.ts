import { faq } from "#content/questions/faq/index.ts";
import { hotWaterQuestions } from "#content/questions/hot-water.ts";
import type { Question } from "#content/questions/question.ts";
import { residentialQuestions } from "#content/questions/residential.ts";

/** The questions that pages answer, each under the page that it is on. */
export const questionsByPage: readonly { path: string; questions: readonly Question[] }[] = [
  { path: "/residential", questions: residentialQuestions },
  { path: "/hot-water", questions: hotWaterQuestions },
  { path: "/faq", questions: faq.flatMap(({ questions }) => questions) },
];
