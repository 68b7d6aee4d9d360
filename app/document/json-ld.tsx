import { useToday } from "#app/routing/today.ts";
import { capitalised } from "#content/format.ts";
import { offerName } from "#content/offers/from-prices.ts";
import { offerPrice } from "#content/offers/offer-price.ts";
import type { OfferId } from "#content/prices.ts";
import { plainText, type Question } from "#content/questions/question.ts";
import type { Day } from "#content/rules/schedule.ts";
import { jsonLdText } from "./json-ld-text.ts";

/** Our “from” prices for search engines, each with the price to plan on. They change by the day, so they aren't in the head. */
export function OffersJsonLd({ service, offers }: { service: string; offers: readonly OfferId[] }) {
  return <JsonLd data={offersJsonLd(service, offers, useToday())} />;
}

/** Questions and answers for search engines. Answers name figures, which change by the day, so they aren't in the head. */
export function QuestionsJsonLd({ questions }: { questions: readonly Question[] }) {
  return <JsonLd data={questionsJsonLd(questions, useToday())} />;
}

function JsonLd({ data }: { data: object }) {
  const json = { __html: jsonLdText(data) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={json} />;
}

/** A page's service with its offers, each with its typical and its "from" price. */
function offersJsonLd(service: string, offers: readonly OfferId[], today: Day): object {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": "#service",
    name: service,
    offers: offers.map((id) => offerJsonLd(id, today)),
  };
}

function offerJsonLd(id: OfferId, day: Day): object {
  const { typicalText, afterDiscountsText, otherPriceText, fromPriceSentence, dollars } = offerPrice(id, day);
  return {
    "@type": "Offer",
    name: offerName(id),
    description: `${capitalised(typicalText)} ${afterDiscountsText} for a typical Melbourne home${otherPriceText && `, or ${otherPriceText}`}. ${fromPriceSentence} GST included.`,
    priceSpecification: {
      "@type": "PriceSpecification",
      price: dollars.typical,
      minPrice: dollars.from,
      priceCurrency: "AUD",
      valueAddedTaxIncluded: true,
    },
  };
}

function questionsJsonLd(questions: readonly Question[], today: Day): object {
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
