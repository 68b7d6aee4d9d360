import { useToday } from "#app/routing/today.ts";
import { capitalised } from "#content/format.ts";
import { offerName } from "#content/offers/entry-prices.ts";
import { offerPrice } from "#content/offers/offer-price.ts";
import type { OfferId } from "#content/prices.ts";
import { plainText, type Question } from "#content/questions/question.ts";
import type { Day } from "#content/rules/schedule.ts";

/** Our “from” prices for search engines, each with the price to plan on. They change, so they are in the page, not in its head. */
export function OffersData({ service, offers }: { service: string; offers: readonly OfferId[] }) {
  const json = JSON.stringify(offersOf(service, offers, useToday()));
  // A `<` inside the data could end the block early.
  const data = { __html: json.replaceAll("<", "\\u003c") };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with what could end the block escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={data} />;
}

/** Questions and answers for search engines. The answers hold figures of the day, so they are in the page, not in its head. */
export function QuestionsData({ questions }: { questions: readonly Question[] }) {
  const json = JSON.stringify(faqPage(questions, useToday()));
  // A `<` inside the data could end the block early.
  const data = { __html: json.replaceAll("<", "\\u003c") };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with what could end the block escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={data} />;
}

/** A page's prices, as part of its service: typical, and from. */
function offersOf(service: string, offers: readonly OfferId[], today: Day): object {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": "#service",
    name: service,
    offers: offers.map((id) => offerOf(id, today)),
  };
}

function offerOf(id: OfferId, day: Day): object {
  const { typical, after, other, from, dollars } = offerPrice(id, day);
  return {
    "@type": "Offer",
    name: offerName(id),
    description: `${capitalised(typical)} ${after} for a typical Melbourne home${other && `, or ${other}`}. ${from} GST included.`,
    priceSpecification: {
      "@type": "PriceSpecification",
      price: dollars.typical,
      minPrice: dollars.from,
      priceCurrency: "AUD",
      valueAddedTaxIncluded: true,
    },
  };
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
