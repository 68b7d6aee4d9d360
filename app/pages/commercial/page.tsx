import { Closing } from "../../components/closing.tsx";
import { LocalContents } from "../../components/local-contents.tsx";
import { NotedPage } from "../../components/notes.tsx";
import { pageHandle } from "../../head.ts";
import { Buildings } from "./buildings.tsx";
import { Finance } from "./finance.tsx";
import { CommercialHero } from "./hero.tsx";
import { Metrics } from "./metrics.tsx";
import { Programs } from "./programs.tsx";
import { SiteVisit } from "./site-visit.tsx";

export const handle = pageHandle("/commercial");

export function Component() {
  return (
    <NotedPage>
      <CommercialHero />
      <LocalContents
        links={[
          ["gains", "What it gains you"],
          ["buildings", "Your kind of building"],
          ["programs", "Certificates and tariffs"],
          ["finance", "Four ways to pay"],
          ["visit", "The site visit"],
        ]}
      />
      <Metrics />
      <Buildings />
      <Programs />
      <Finance />
      <SiteVisit />
      <Closing
        title="Twelve months of bills and an hour on site"
        second={{ href: "/blog/business-solar-compliance", text: "Approvals, in order" }}
        label="Schedule Site Visit"
      >
        That is what a proposal needs. It comes with the expected output by month, the export limit we would ask for,
        and a price fixed for 30 days.
      </Closing>
    </NotedPage>
  );
}
