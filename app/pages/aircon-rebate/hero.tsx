import { Hero } from "#app/components/hero.tsx";
import { OfferCard, OfferCards } from "#app/components/offer-card.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { FigureNote } from "#app/figures/notes.tsx";
import { money, moneyRange } from "#content/format.ts";
import { requestFormPath } from "#content/pages.ts";
import { type AirConditioningSize, prices } from "#content/prices.ts";
import { promises } from "#content/promises.ts";

interface Offer {
  title: string;
  size: AirConditioningSize;
}

const offers: readonly Offer[] = [
  { title: "One room", size: "split" },
  { title: "Three rooms", size: "three-heads" },
  { title: "The whole house", size: "ducted" },
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
        {offers.map(({ title, size }) => {
          const { name, low, typical, high } = prices.airConditioning[size];
          return (
            <OfferCard key={size} title={title} price={`About ${money(typical)}`}>
              <p>
                {name}: {moneyRange(low, high)}
              </p>
            </OfferCard>
          );
        })}
      </OfferCards>
      <p className="mt-3 text-small">
        GST included, before the state discount, which your quote shows in dollars. How much comes off depends on the
        system and what it replaces. By law you pay at least <FigureValue id="veu-aircon-copayment-small" /> for one
        room, <FigureValue id="veu-aircon-copayment-medium" /> for three rooms (under 10&nbsp;kW) and{" "}
        <FigureValue id="veu-aircon-copayment-ducted" /> for the whole house.
        <FigureNote id="veu-aircon-start" />
      </p>
    </Hero>
  );
}
