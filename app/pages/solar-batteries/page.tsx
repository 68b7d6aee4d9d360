import { OffersData } from "#app/document/data-blocks.tsx";
import { pageHandle } from "#app/document/head.ts";
import { breadcrumbs, serviceData } from "#app/document/structured-data.ts";
import { read } from "#app/estimators/battery/answer.ts";
import { houseFields } from "#app/estimators/question/house-fields.ts";
import { fieldsReadBy } from "#app/estimators/question/reader.ts";
import { lateStyles } from "#app/page-request/late-styles.tsx";
import { dated, live } from "#app/page-request/section.ts";
import { Closing } from "#app/sections/closing.tsx";
import { LocalContents } from "#app/sections/local-contents.tsx";
import { promises } from "#content/promises.ts";
import { Benefits } from "./benefits.tsx";
import { Brands } from "./brands.tsx";
import { BatteriesHero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Incentive } from "./incentive.tsx";
import { nightOf } from "./night/night.ts";
import { NightFigure } from "./night/night-figure.tsx";
import { Sizing } from "./sizing.tsx";
import { Tiers } from "./tiers.tsx";

export const handle = pageHandle("/solar-batteries", {
  reads: (today: string) => [...fieldsReadBy(read, today), ...houseFields],
  jsonLd: (siteUrl) => [
    breadcrumbs(siteUrl, "/solar-batteries"),
    serviceData(siteUrl, {
      name: "Home batteries",
      path: "/solar-batteries",
    }),
  ],
  sections: [
    dated(BatteriesHero),
    lateStyles("solar-batteries"),
    dated(() => <NightFigure night={nightOf()} />),
    dated(() => <HowItWorks night={nightOf()} />),
    dated(() => (
      <LocalContents
        links={[
          ["benefits", "What it does"],
          ["brands", "Five brands"],
          ["tiers", "Three sizes"],
          ["incentive", "The federal discount"],
          ["sizing", "How big?"],
          ["estimate", "Your own overnight use"],
        ]}
      />
    )),
    dated(Benefits),
    dated(Brands),
    dated(Tiers),
    dated(Incentive),
    live(({ question }) => <Sizing sent={question} />),
    dated(() => (
      <OffersData
        service="Home batteries"
        prices={["tier-essential-price", "tier-home-price", "tier-extended-price"]}
      />
    )),
    dated(() => (
      <Closing
        title="Send us your bill or meter data"
        second={{ href: "/blog/battery-worth-it-2025", text: "When a battery isn’t worth it" }}
      >
        We work out your evening use, check the switchboard and where the battery could go, and quote on one or two
        sizes. We’ll get back to you within {promises.requestReply}.
      </Closing>
    )),
  ],
});
