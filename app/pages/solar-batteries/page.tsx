import { Closing } from "#app/components/closing.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { OffersData } from "#app/document/data-blocks.tsx";
import { promises } from "#content/promises.ts";
import { Benefits } from "./benefits.tsx";
import { Brands } from "./brands.tsx";
import { BatteriesHero } from "./hero.tsx";
import { Incentive } from "./incentive.tsx";
import { Night } from "./night.tsx";
import { Sizing } from "./sizing.tsx";
import { Tiers } from "./tiers.tsx";

export function Page() {
  return (
    <>
      <BatteriesHero />
      <Night />
      <div className="from-tablet:pt-8">
        <LocalContents
          links={[
            ["benefits", "What it does"],
            ["brands", "Five brands"],
            ["tiers", "Three sizes"],
            ["incentive", "The federal discount"],
            ["sizing", "How big?"],
          ]}
        />
      </div>
      <Benefits />
      <Brands />
      <Tiers />
      <Incentive />
      <Sizing />
      <OffersData
        service="Home batteries"
        prices={["tier-essential-price", "tier-home-price", "tier-extended-price"]}
      />
      <Closing
        title="Send us your bill or meter data"
        second={{ href: "/blog/battery-worth-it-2025", text: "When a battery isn’t worth it" }}
      >
        We work out your evening use, check the switchboard and where the battery could go, and quote on one or two
        sizes. We’ll get back to you within {promises.requestReply}.
      </Closing>
    </>
  );
}
