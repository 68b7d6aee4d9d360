import { useToday } from "#app/page-request/today.tsx";
import type { FixedFigureId } from "#content/figures/index.ts";
import type { Question } from "#content/questions/question.ts";
import { faqPage, offersOf } from "./structured-data.ts";

/** Advertised prices for search engines, each with what it is today: that changes, so it is in the page, not in its head. */
export function OffersData({ service, prices }: { service: string; prices: readonly FixedFigureId[] }) {
  const json = JSON.stringify(offersOf(service, prices, useToday()));
  // A `<` inside the data could end the block early.
  const data = { __html: json.replaceAll("<", "\\u003c") };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with what could end the block escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={data} />;
}

/** Questions and answers for search engines. The answers hold figures of the day, so they stand in the page, not in its head. */
export function QuestionsData({ questions }: { questions: readonly Question[] }) {
  const json = JSON.stringify(faqPage(questions, useToday()));
  // A `<` inside the data could end the block early.
  const data = { __html: json.replaceAll("<", "\\u003c") };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with what could end the block escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={data} />;
}
