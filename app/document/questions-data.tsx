import { useToday } from "#app/page-request/today.tsx";
import type { Question } from "#content/questions/question.ts";
import { faqPage } from "./structured-data.ts";

/** Questions and answers for search engines. The answers hold figures of the day, so they are in the page, not in its head. */
export function QuestionsData({ questions }: { questions: readonly Question[] }) {
  const json = JSON.stringify(faqPage(questions, useToday()));
  // A `<` inside the data could end the block early.
  const data = { __html: json.replaceAll("<", "\\u003c") };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with what could end the block escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={data} />;
}
