import { Closing } from "#app/components/closing.tsx";
import { day } from "#app/estimators/calculators/day.tsx";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { DayPlate } from "#app/pictures/day-plate.tsx";
import { promises } from "#content/promises.ts";
import { Day, OwnDay } from "./day.tsx";
import { HomeHero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LatestRules } from "./latest-rules.tsx";
import { PriceEntry } from "./price-entry.tsx";
import { Services } from "./services.tsx";

export const reads = () => day.names;

export function Page({ question, today }: PageRequest) {
  return (
    <>
      <HomeHero />
      <DayPlate />
      <PriceEntry />
      <Day />
      <OwnDay sent={question} today={today} />
      <HowItWorks />
      <Services />
      <LatestRules />
      <Closing
        title="Send us a bill, and we’ll come and look at your roof"
        second={{ href: "/about", text: "Who we are" }}
        picture="house-night"
      >
        We’ll get back to you within {promises.requestReply}. The assessment takes {promises.assessment}, and the quote
        is fixed for {promises.quoteHolds}.
      </Closing>
    </>
  );
}
