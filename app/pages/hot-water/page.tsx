import { Closing } from "#app/components/closing.tsx";
import { CommonQuestions } from "#app/components/common-questions.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { OffersData } from "#app/document/data-blocks.tsx";
import { hotWater } from "#app/estimators/calculators/hot-water.tsx";
import { houseFieldNames } from "#app/estimators/house-fields.ts";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { promises } from "#content/promises.ts";
import { hotWaterQuestions } from "#content/questions/questions.ts";
import { Benefits } from "./benefits.tsx";
import { Comparison } from "./comparison.tsx";
import { Eligibility } from "./eligibility.tsx";
import { HotWaterHero } from "./hero.tsx";
import { RunningCost } from "./running-cost.tsx";
import { Upgrades } from "./upgrades.tsx";

export const reads = () => [...hotWater.names, ...houseFieldNames];

export function Page({ question, today }: PageRequest) {
  return (
    <>
      <HotWaterHero />
      <LocalContents
        links={[
          ["comparison", "Running costs"],
          ["upgrades", "From gas or electric"],
          ["eligibility", "Discounts and dates"],
          ["cost-to-buy", "What your quote lists"],
          ["estimate", "Your own running costs"],
          ["benefits", "Four numbers"],
        ]}
      />
      <Comparison />
      <Upgrades />
      <Eligibility />
      <RunningCost question={question} today={today} />
      <Benefits />
      <CommonQuestions group="hot-water" questions={hotWaterQuestions} />
      <Offers />
      <Closing
        title="Before the old one lets you down"
        second={{ href: "/blog/heat-pump-winter-2026", text: "Heat pumps in winter" }}
        label="Request Free Assessment"
      >
        Send a photo of your hot water system and its label. We’ll get back to you within {promises.requestReply} with a
        size, a place to put it and a price fixed for {promises.quoteHolds}.
      </Closing>
    </>
  );
}

function Offers() {
  return <OffersData service="Heat pump hot water" prices={["heat-pump-price"]} />;
}
