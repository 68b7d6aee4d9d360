import { Hero } from "#app/components/hero.tsx";
import { OfferCard, OfferCards } from "#app/components/offer-card.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { FigureNote } from "#app/figures/notes.tsx";
import type { FigureId } from "#content/figures/index.ts";
import { money, moneyRange } from "#content/format.ts";
import { requestFormPath } from "#content/pages.ts";
import { type AirConditioningSize, prices } from "#content/prices.ts";
import { promises } from "#content/promises.ts";

interface Offer {
  title: string;
  size: AirConditioningSize;
  /** By law you pay at least this much. */
  least: FigureId;
  limit?: string;
}

const offers: readonly Offer[] = [
  {
    title: "One room",
    size: "split",
    least: "veu-aircon-copayment-small",
  },
  {
    title: "Three rooms",
    size: "three-heads",
    least: "veu-aircon-copayment-medium",
    limit: " (under 10\u00a0kW)",
  },
  {
    title: "The whole house",
    size: "ducted",
    least: "veu-aircon-copayment-ducted",
  },
];

export function AirconHero() {
  return (
    <Hero
      path="/aircon-rebate"
      title="Reverse-cycle air conditioning"
      lead="One machine heats in winter and cools in summer. We supply it, fit it, and take the Victorian Energy Upgrades discount off your quote."
      actions={[
        { href: requestFormPath, text: "Get Quote" },
        { href: "#eligibility", text: "Who gets the discount" },
      ]}
      trust={[
        "Licensed electricians and refrigeration mechanics",
        <>
          <FigureValue key="insurance" id="public-liability" /> of public liability insurance
        </>,
        `One written price, fixed for ${promises.quoteHolds}`,
      ]}
    >
      <h2 className="mt-6 pb-3 text-h3 wide:mt-8">What it costs, installed</h2>
      <OfferCards>
        {offers.map(({ title, size, least, limit }) => {
          const { name, low, typical, high } = prices.airConditioning[size];
          return (
            <OfferCard key={size} title={title} price={`About ${money(typical)}`}>
              <p>
                {name}: {moneyRange(low, high)}
              </p>
              <p>
                With the discount, from <FigureValue id={least} />
                {limit}
              </p>
            </OfferCard>
          );
        })}
      </OfferCards>
      <p className="mt-3 text-small">
        GST included, before the discount. What you get off depends on the system and on what it replaces. By law you
        pay at least the “from” price.
        <FigureNote id="veu-aircon-start" />
      </p>
    </Hero>
  );
}
