import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageHandle } from "#app/document/head.ts";
import { breadcrumbs, serviceData } from "#app/document/structured-data.ts";
import { read } from "#app/estimators/battery/answer.ts";
import { fieldsReadBy } from "#app/estimators/question/reader.ts";
import { NotedPage } from "#app/figures/notes.tsx";
import { still } from "#app/figures/still.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { LocalContents } from "#app/sections/local-contents.tsx";
import { promises } from "#content/promises.ts";
import { Benefits } from "./benefits.tsx";
import { Brands } from "./brands.tsx";
import { BatteriesHero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Incentive } from "./incentive.tsx";
import { nightOf } from "./night.ts";
import { Sizing } from "./sizing.tsx";
import { Tiers } from "./tiers.tsx";

export const handle = {
  ...pageHandle("/solar-batteries", () => ({
    jsonLd: (siteUrl) => [
      breadcrumbs(siteUrl, "/solar-batteries"),
      serviceData(siteUrl, {
        name: "Home batteries",
        path: "/solar-batteries",
        prices: ["tier-essential-price", "tier-home-price", "tier-extended-price"],
      }),
    ],
  })),
  reads: (today: string) => fieldsReadBy(read, today),
};

export function loader({ request }: LoaderFunctionArgs) {
  return { sent: new URL(request.url).search };
}

export function Component() {
  const { sent } = useLoaderData<typeof loader>();
  return (
    <NotedPage>
      <AboveTheEstimate />
      <Sizing sent={sent} />
      <Closing
        title="Show us one night of your meter"
        second={{ href: "/blog/battery-worth-it-2025", text: "When a battery isn’t worth it" }}
      >
        We read your evenings off the bill or the meter’s data, look at the wall and the switchboard, and quote one size
        or two. We answer within {promises.requestReply}.
      </Closing>
    </NotedPage>
  );
}

const AboveTheEstimate = still(() => {
  const night = nightOf();
  return (
    <>
      <BatteriesHero night={night} />
      <HowItWorks night={night} />
      <LocalContents
        links={[
          ["benefits", "What it does"],
          ["brands", "Five brands"],
          ["tiers", "Three sizes"],
          ["incentive", "The federal discount"],
          ["sizing", "How big?"],
          ["estimate", "With your own night"],
        ]}
      />
      <Benefits />
      <Brands />
      <Tiers />
      <Incentive />
    </>
  );
});
