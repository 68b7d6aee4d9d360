import { Hero } from "#app/components/hero.tsx";
import { SizePrices } from "#app/components/offer-card.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { batteryTiers } from "#content/offers/tiers.ts";
import { requestFormPath } from "#content/pages.ts";
import { promises } from "#content/promises.ts";

export function BatteriesHero() {
  return (
    <div className="dusk">
      <Hero
        path="/solar-batteries"
        title="Use your midday solar at night"
        lead="A battery stores spare solar and gives it back after dark. Each price is for the smallest size in its group, after the federal discount, GST included."
        actions={[
          { href: requestFormPath, text: "Get Quote" },
          { href: "#sizing", text: "What size do I need?" },
        ]}
        trust={[
          <a key="who" href="/about">
            Licensed electricians
          </a>,
          <>
            Insured to <FigureValue key="insurance" id="public-liability" />
          </>,
          `A written quote, fixed for ${promises.quoteHolds}`,
        ]}
      >
        <div className="mt-5 wide:mt-8">
          <SizePrices title="What each size costs" sizes={batteryTiers} />
        </div>
      </Hero>
    </div>
  );
}
