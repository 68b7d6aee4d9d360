import { Closing } from "#app/components/closing.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { commercial } from "#app/estimators/calculators/commercial.tsx";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { promises } from "#content/promises.ts";
import { Buildings } from "./buildings.tsx";
import { Finance } from "./finance.tsx";
import { Gains } from "./gains.tsx";
import { CommercialHero } from "./hero.tsx";
import { Programs } from "./programs.tsx";
import { Savings } from "./savings.tsx";
import { SiteVisit } from "./site-visit.tsx";
import { WeekFigure } from "./week.tsx";

export const reads = () => commercial.names;

export function Page({ question, today }: PageRequest) {
  return (
    <>
      <CommercialHero />
      <WeekFigure />
      <LocalContents
        links={[
          ["gains", "Benefits"],
          ["buildings", "Your kind of building"],
          ["programs", "Certificates and tariffs"],
          ["owners-corporation", "Owners corporations"],
          ["estimate", "Your savings"],
          ["finance", "Four ways to pay"],
          ["visit", "The site visit"],
        ]}
      />
      <Gains />
      <Buildings />
      <Programs />
      <Savings question={question} today={today} />
      <Finance />
      <SiteVisit />
      <Closing
        title="Twelve months of bills and an hour on site"
        second={{ href: "/blog/business-solar-compliance", text: "Approvals, step by step" }}
        label="Schedule Site Visit"
      >
        That’s all we need for a free proposal. It comes with the output by month, the export limit we’d apply for, and
        a price fixed for {promises.quoteHolds}.
      </Closing>
    </>
  );
}
