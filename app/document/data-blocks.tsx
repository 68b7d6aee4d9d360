import { useToday } from "#app/page-request/today.ts";
import { type FixedFigureId, figure, fixedValue, todayOf } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { capitalised } from "#content/format.ts";
import { plainText, type Question } from "#content/questions/question.ts";
import type { Day } from "#content/rules/schedule.ts";

/** Our “from” prices for search engines, each with the price to plan on: that changes, so it is in the page, not in its head. */
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

/** A page's prices, as a part of its service: typical, and from. */
function offersOf(service: string, prices: readonly FixedFigureId[], today: Day): object {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": "#service",
    name: service,
    offers: prices.map((id) => offerOf(id, today)),
  };
}

function offerOf(id: FixedFigureId, day: Day): object {
  const { assumption } = figure(id);
  const today = todayOf(id, day);
  const typical = today ? `${today.value} ${today.label}. ${today.claim}`.trim() : `${fixedValue(id)}.`;
  return {
    "@type": "Offer",
    description: `${capitalised(typical)} ${textOn(assumption, day)}`,
    priceSpecification: {
      "@type": "PriceSpecification",
      price: dollarsOf(today?.value ?? fixedValue(id)),
      minPrice: dollarsOf(fixedValue(id)),
      priceCurrency: "AUD",
      valueAddedTaxIncluded: true,
    },
  };
}

function dollarsOf(text: string): number {
  return Number(text.replaceAll(/[^\d]/g, ""));
}

function faqPage(questions: readonly Question[], today: Day): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ ask, answer }) => ({
      "@type": "Question",
      name: ask,
      acceptedAnswer: { "@type": "Answer", text: answer.map((paragraph) => plainText(paragraph, today)).join(" ") },
    })),
  };
}
