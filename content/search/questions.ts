import { faq } from "../services/faq/index.ts";
import { hotWaterQuestions } from "../services/hot-water-questions.ts";
import type { Question } from "../services/question.ts";
import { residentialQuestions } from "../services/residential-questions.ts";

/** The questions that pages answer, each under the page that it stands on. */
export const questionsByPage: readonly { path: string; questions: readonly Question[] }[] = [
  { path: "/residential", questions: residentialQuestions },
  { path: "/hot-water", questions: hotWaterQuestions },
  { path: "/faq", questions: faq.flatMap(({ questions }) => questions) },
];
